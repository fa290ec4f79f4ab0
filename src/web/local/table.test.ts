// The local table: what leaves the worker is what the person may know.

import { expect, test } from 'vitest';
import { mines } from '../../games/mines/game.ts';
import type { Game } from '../../kernel/game.ts';
import { auction } from '../../kernel/kit/games/auction.ts';
import { courier } from '../../kernel/kit/games/courier.ts';
import { Refusal } from '../../kernel/settings.ts';
import type { Sitting } from '../pieces/page.ts';
import { LocalTable } from './table.ts';

const game = mines as unknown as Game;
const options = { first: 0 };
const holders = [
  { name: '', bot: null },
  { name: 'Kasia', bot: 'random' },
  { name: 'Bartek', bot: 'greedy' },
];
const start = { game: 'mines', options, holders };

/** Lets everybody choose, the person the first option, until the end or `most` choices. */
function play(table: LocalTable, most = 1000): void {
  for (let i = 0; i < most; i++) {
    const { seen, over } = table.shown().sitting;
    if (over) return;
    const [asked] = seen.pending;
    if (asked) table.choose(asked.options[0]);
    else expect(table.letBotChoose()).toBe(true);
  }
}

/** Cards other players drew face down, wherever a note would name them. */
const leaks = ({ log, foreseen }: Sitting) =>
  [...log, ...foreseen.flat()].filter(
    ({ what, seat, from, unit }) =>
      what === 'drew' && seat !== 0 && from === 'deck' && unit !== undefined,
  );

test('a table is played to its end, and the person is told no secret', () => {
  const table = new LocalTable(game, start);
  for (let i = 0; i < 1000 && !table.shown().sitting.over; i++) {
    play(table, 1);
    const sitting = table.shown().sitting;
    expect(leaks(sitting)).toEqual([]);
    expect(sitting.foreseen).toHaveLength(sitting.seen.pending[0]?.options.length ?? 0);
    if (!sitting.over) expect(sitting.standing).toEqual([]);
  }
  expect(table.shown().sitting.over).toBe(true);
  expect(table.shown().sitting.standing).toHaveLength(3);
});

test('what is foreseen of a draw says nothing about the real card', () => {
  const table = new LocalTable(game, start);
  table.choose(table.shown().sitting.seen.pending[0]?.options[0]);
  const drawn = (sitting: Sitting) => {
    const at = sitting.seen.pending[0]?.options.findIndex(
      option => (option as { from?: string }).from === 'deck',
    );
    return sitting.foreseen[at ?? -1]?.find(({ what }) => what === 'drew')?.unit;
  };
  const foreseen = Array.from({ length: 20 }, () => drawn(table.shown().sitting));
  expect(new Set(foreseen).size).toBeGreaterThan(1);
});

test('a kept table goes on where it was left, with the same log', () => {
  const table = new LocalTable(game, start);
  play(table, 30);
  const again = new LocalTable(game, { ...start, record: JSON.stringify(table.record()) });
  const { foreseen: _before, ...before } = table.shown().sitting;
  const { foreseen: _after, ...after } = again.shown().sitting;
  expect(after).toEqual(before);
});

test('undo takes back the play and what was told of it', () => {
  const begun = { game: 'mines', version: 1, seats: 3, options, seed: 'undo', choices: [] };
  const table = new LocalTable(game, { ...start, record: JSON.stringify(begun) });
  const before = table.shown().sitting;
  const stays = before.foreseen.findIndex(notes => notes.every(({ what }) => what === 'played'));
  expect(stays).toBeGreaterThanOrEqual(0);
  table.choose(before.seen.pending[0]?.options[stays]);
  expect(table.shown().sitting.undo).toBeNull();
  table.undo();
  expect(table.shown().sitting.seen).toEqual(before.seen);
  expect(table.shown().sitting.log).toEqual(before.log);
});

test('why not names a rule for anything, also for what is no candidate', () => {
  const table = new LocalTable(game, start);
  expect(table.why({ unit: 'dragon' })).toMatch(/^mines\.\d+$/);
  expect(table.why({ unit: table.shown().sitting.log.length, place: 99 })).toMatch(
    /^mines\.1[12]$/,
  );
  expect(() => table.choose({ from: 'deck' })).toThrow(Refusal);
});

const here = (...names: string[]) => names.map(name => ({ name, bot: null }));

test('where all are asked at once the screen goes from seat to seat, and secrets stay under the lid', () => {
  const holders = here('Ania', 'Celina', 'Ewa');
  const table = new LocalTable(auction as unknown as Game, {
    game: 'auction',
    options: {},
    holders,
  });
  const seen: (number | null)[] = [];
  for (let seat = 0; seat < 3; seat++) {
    expect(table.shown().lid).toEqual({ closed: true, next: seat });
    expect(JSON.stringify(table.shown().sitting.log)).not.toContain('card');
    table.lift(seat);
    const { sitting } = table.shown();
    seen.push(sitting.seat);
    expect(sitting.log.filter(({ card }) => card !== undefined)).toEqual([]);
    table.choose(sitting.seen.pending[0]?.options[0]);
    // Sealed, and still theirs to think better of.
    if (seat < 2) expect(table.shown()).toMatchObject({ lid: { closed: false, next: seat + 1 } });
    if (seat < 2) expect(table.shown().sitting.undo).toBeNull();
    if (seat < 2) table.close();
  }
  expect(seen).toEqual([0, 1, 2]);
  // All bids are open now, and a new round has begun: whoever has the screen goes on.
  expect(table.shown()).toMatchObject({ lid: { closed: false, next: 2 } });
});

test('an offer nobody else can see is taken by whoever asks for the screen', () => {
  const holders = here('Ania', 'Celina');
  const table = new LocalTable(courier as unknown as Game, {
    game: 'courier',
    options: {},
    holders,
  });
  const offered = (seat: number) => {
    table.close();
    table.lift(seat);
    return table.shown().sitting.seen.pending.some(({ step }) => step === 'cutIn');
  };
  expect([offered(0), offered(1)].filter(Boolean)).toHaveLength(1);
  table.close();
  expect(table.shown().sitting.seen.waiting).toEqual([
    { seat: 0, step: 'fetch' },
    { seat: 1, step: 'fetch' },
  ]);
});
