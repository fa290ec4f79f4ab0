// Since you were here, for a table screen: the table to feed the page with, and what lies on its tray.

import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Seat } from '../../kernel/game.ts';
import { useBox } from '../boxes.ts';
import type { TableClient } from '../client.ts';
import { usePreferences } from '../preferences.ts';
import { gameSay, useSay } from '../words.ts';
import { Controls } from './controls.tsx';
import type { Reel } from './reel.ts';
import { type Memory, SinceTable } from './since.ts';

interface SinceProps {
  /** The name of the game. */
  readonly game: string;
  /** The table as it is now; its `at` counts everything told, the set-up first. */
  readonly client: TableClient;
  /** What the watcher was shown so far. */
  readonly reel: Reel;
  /** The table's id: how much was seen is kept under it. */
  readonly table: string;
  readonly nameOf: (seat: Seat) => string;
}

/** The client and the bar an open table is given; the bar is null when there is nothing to replay. */
export function useSince({ game, client, reel, table, nameOf }: SinceProps): {
  readonly client: TableClient;
  readonly bar: ReactNode;
} {
  const say = useSay();
  const box = useBox(game);
  const { language } = usePreferences();
  const kept = useMemo(() => new SinceTable(client, reel, memoryOf(table)), [client, reel, table]);
  const since = useSyncExternalStore(kept.subscribe, kept.since);
  useEffect(() => {
    const stop = kept.start();
    const look = () => kept.look(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [kept]);
  const isYou = (seat: Seat) => seat === client.current()?.seat;
  const who = (seat: Seat) => (isYou(seat) ? say('name.you') : nameOf(seat));
  const bar = () => {
    switch (since.is) {
      case 'present':
        return null;
      case 'offered':
        return (
          <section className="ask since" id="decision" tabIndex={-1}>
            <h2 role="status">{say('replay.since.happened', { count: since.missed })}</h2>
            <div className="acts">
              <button type="button" className="btn sec" data-act="skip" onClick={kept.toPresent}>
                {say('replay.since.skip')}
              </button>
              <button type="button" className="btn pri" data-act="since" onClick={kept.watch}>
                {say('replay.since.watch')}
              </button>
            </div>
          </section>
        );
      case 'replayed':
        return (
          <Controls
            projector={since.projector}
            teller={{ say: gameSay(language, box), who, isYou }}
            {...{ box, say }}
          >
            <button type="button" className="btn pri" data-act="present" onClick={kept.toPresent}>
              {say('replay.since.now')}
            </button>
          </Controls>
        );
    }
  };
  return { client: kept, bar: bar() };
}

/** How much of a table this browser has shown. */
function memoryOf(table: string): Memory {
  const key = `stolik.seen.${table}`;
  return {
    read() {
      try {
        const at = Number(localStorage.getItem(key) ?? Number.NaN);
        return Number.isInteger(at) && at > 0 ? at : null;
      } catch {
        return null;
      }
    },
    write(at) {
      try {
        localStorage.setItem(key, String(at));
      } catch {
        // Then nothing is offered next time.
      }
    },
  };
}
