// An open table, wherever it is kept: feeds the game's page, shows the log and answers why not.

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Seat } from '../../kernel/game.ts';
import { rulesOf, useBox } from '../boxes.ts';
import type { TableClient } from '../client.ts';
import { pages } from '../pages.ts';
import { Icon } from '../pieces/icons.tsx';
import type { PageProps } from '../pieces/page.ts';
import { usePreferences } from '../preferences.ts';
import { rulesAddress } from '../route.ts';
import { gameSay, useSay } from '../words.ts';
import { InWords } from './in-words.tsx';
import { Log } from './log.tsx';
import { NoticeBeside, useNotice } from './notice.tsx';
import { Side } from './side.tsx';
import { Top } from './top.tsx';

interface OpenTableProps {
  readonly game: string;
  readonly client: TableClient;
  readonly sitters: PageProps['sitters'];
  /** What people call the seat; the watcher's own is called "you". */
  readonly nameOf: (seat: Seat) => string;
  /** In a replay: who is called "you", whoever's eyes it is watched through; null if nobody is. */
  readonly own?: Seat | null;
  readonly views?: PageProps['views'];
  readonly bar?: ReactNode;
  /** Buttons for the top bar. */
  readonly tools?: ReactNode;
  /** Stands under the title. */
  readonly subtitle?: string;
  /** A sentence about something that is not as it should be. */
  readonly banner?: string | null;
  /** What is said at the table; null where nothing can be said. */
  readonly chat?: { readonly count: number; readonly panel: ReactNode } | null;
  /** What can be done about the table besides playing. */
  readonly menu?: ReactNode;
  /** Where the table can be replayed once it is over. */
  readonly after?: string | null;
}

/** The top bar, the game's page and the shell's column beside it. */
export function OpenTable(props: OpenTableProps) {
  const { game, client, sitters, nameOf, views = null, bar = null, subtitle, banner } = props;
  const { chat = null, menu = null, after = null } = props;
  const { tools = null } = props;
  const say = useSay();
  const box = useBox(game);
  const { language, confirm } = usePreferences();
  const sitting = useSyncExternalStore(client.subscribe, client.current);
  const trouble = useSyncExternalStore(client.subscribe, client.trouble);
  const notices = useNotice();
  const [drawer, setDrawer] = useState(false);
  useShellKeys(game, setDrawer);
  // Why not is answered at once.
  useEffect(() => void rulesOf(box, language), [box, language]);
  // Whoever looks. In a replay they stay the same, whosever eyes they look through.
  const own = props.own === undefined ? sitting?.seat : props.own;
  useOtherEyes(own, () => {
    notices.explain(null);
    toDecision();
  });
  const { Table } = pages[game] as (typeof pages)[string];
  const who = (seat: Seat) => (seat === own ? say('name.you') : nameOf(seat));
  const teller = { say: gameSay(language, box), who };
  return (
    <div className={`table ${drawer ? 'drawn' : ''}`} data-game={game}>
      <button type="button" className="skip" onClick={toDecision}>
        {say('top.skip')}
      </button>
      <Top
        extra={
          <>
            {tools}
            <button
              type="button"
              className="iconbtn drawer"
              aria-expanded={drawer}
              aria-label={say('top.log')}
              onClick={() => setDrawer(!drawer)}
            >
              <Icon name="log" />
            </button>
            <a
              className="iconbtn"
              href={rulesAddress(game)}
              aria-label={say('top.rules')}
              title={say('top.rules')}
            >
              <Icon name="help" />
            </a>
          </>
        }
      >
        <span className="sep" />
        <h1 className="game">
          {teller.say('title')}
          {subtitle && <small>{subtitle}</small>}
        </h1>
      </Top>
      {trouble !== null && (
        <p className="trouble" role="alert">
          {say('table.trouble', { message: trouble })}{' '}
          <a href={`#/new/${game}`}>{say('table.startAgain')}</a>
        </p>
      )}
      {banner && (
        <p className="trouble" role="alert">
          {banner}
        </p>
      )}
      {sitting && (
        <Table
          key={String(own)}
          {...sitting}
          {...{ confirm, teller, say, sitters, views, bar }}
          choose={client.choose}
          takeBack={client.undo}
          why={client.why}
          explain={notices.explain}
          onward={
            sitting.over && (
              <a className="btn pri" href={`#/new/${game}`}>
                {say('table.again')}
              </a>
            )
          }
          aside={
            <Side {...{ say, chat, menu }}>
              <Log
                {...{ sitting, box, teller, say, after }}
                shown={drawer}
                again={`#/new/${game}`}
                cite={(rule, beside) => notices.explain({ title: '', rule }, beside)}
              />
            </Side>
          }
        />
      )}
      {sitting && <InWords lines={box.telling.table(sitting.seen.view, teller)} say={say} />}
      <NoticeBeside {...notices} game={game} language={language} say={say} />
    </div>
  );
}

/** L for the log, wherever it lies; R for the rules. */
function useShellKeys(game: string, setDrawer: (change: (open: boolean) => boolean) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea'))
        return;
      const key = event.key.toLowerCase();
      if (key === 'r') location.hash = rulesAddress(game);
      if (key !== 'l') return;
      setDrawer(open => !open);
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.lines')?.focus());
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [game, setDrawer]);
}

/** Acts whenever somebody else begins to look. */
function useOtherEyes(watcher: Seat | null | undefined, act: () => void): void {
  const last = useRef(watcher);
  useEffect(() => {
    if (last.current !== undefined && last.current !== watcher) act();
    last.current = watcher;
  });
}

/** Moves the focus to the question. */
function toDecision(): void {
  document.getElementById('decision')?.focus();
}
