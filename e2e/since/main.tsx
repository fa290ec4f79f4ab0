// A table that goes on by itself, seen from seat 0: how an online table mounts "since you were here".

import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/brygada-1918';
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { mines } from '../../src/games/mines/game.ts';
import recorded from '../../src/games/mines/recorded/3-seats-search-greedy-random.json';
import type { Game } from '../../src/kernel/game.ts';
import { LiveTable } from '../../src/kernel/live.ts';
import { readRecord } from '../../src/kernel/record.ts';
import { notesFor } from '../../src/kernel/view.ts';
import type { TableClient } from '../../src/web/client.ts';
import type { Sitting } from '../../src/web/pieces/page.ts';
import { usePreferences } from '../../src/web/preferences.ts';
import { type Past, pastReel } from '../../src/web/replay/past-reel.ts';
import type { Told } from '../../src/web/replay/reel.ts';
import { useSince } from '../../src/web/replay/use-since.tsx';
import { OpenTable } from '../../src/web/screens/open-table.tsx';
import { useSay } from '../../src/web/words.ts';
import '../../src/web/look/tokens.css';
import '../../src/web/look/house.css';
import '../../src/web/look/table.css';
import '../../src/web/look/bar.css';
import '../../src/web/look/aside.css';
import '../../src/web/look/screens.css';
import '../../src/web/look/narrow.css';

const SEAT = 0;
const game = mines as unknown as Game;
const record = readRecord(recorded);

/** A table after some choices of the record; it goes on when it is told to. */
function goingTable(choices: number) {
  const { seats, options, seed } = record;
  const live = LiveTable.open(game, { seats, options, seed });
  const told: Told[] = [];
  const past: Past[] = [];
  const listeners = new Set<() => void>();
  let sitting: Sitting | null = null;
  const tell = (notes: Told['notes']) => {
    const seen = live.seenBy(SEAT);
    told.push({ notes: notesFor(notes, SEAT) });
    past.push({ at: told.length, seen });
    sitting = {
      at: told.length,
      seat: SEAT,
      seen,
      foreseen: [],
      undo: 'nothing',
      log: told.flatMap(({ notes }) => notes),
      over: live.over,
      standing: [],
    };
    for (const heard of listeners) heard();
  };
  const choose = (seat: number, choice: unknown) => tell(live.choose(seat, choice).notes);
  const goOn = () => choose(...(record.choices[live.at] as [number, unknown]));
  tell(live.opening);
  for (let i = 0; i < choices; i++) goOn();
  const client: TableClient = {
    current: () => sitting,
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    trouble: () => null,
    choose: option => choose(SEAT, option),
    undo: () => {},
    why: async candidate => live.why(SEAT, candidate),
    dispose: () => {},
  };
  const ask = async (from: number, to: number) => {
    await new Promise(resolve => setTimeout(resolve, 80));
    return past.slice(from - 1, to);
  };
  return { client, goOn, reel: pastReel({ seat: SEAT, told: () => told, ask }) };
}

function Table() {
  const say = useSay();
  const { theme } = usePreferences();
  document.documentElement.dataset.theme = theme;
  const [{ client, reel, goOn }] = useState(() =>
    goingTable(Number(new URLSearchParams(location.search).get('choices'))),
  );
  Object.assign(window, { goOn });
  const nameOf = (seat: number) => say(`name.${seat}`);
  const since = useSince({ game: 'mines', client, reel, table: 'e2e', nameOf });
  return <OpenTable game="mines" sitters={[]} nameOf={nameOf} {...since} />;
}

const place = document.getElementById('app');
if (place)
  createRoot(place).render(
    <Suspense>
      <Table />
    </Suspense>,
  );
