// A table somebody made by hand is refused when it cannot be; every table that can be reached is let through.

import { describe, expect, test } from 'vitest';
import { seeded } from '../../kernel/chance.ts';
import { walk } from '../../kernel/kit/walk.ts';
import { copyOf, open } from '../../kernel/play.ts';
import { readTable } from '../../kernel/table.ts';
import { type CardId, unitOf } from './cards.ts';
import { check } from './check.ts';
import { mines } from './game.ts';
import type { Mine, MinesTable } from './table.ts';

const opened = () => copyOf(open(mines, { seats: 3, chance: seeded('check') }).table);

test.each([2, 3, 4])('every table that can be reached is let through: %i seats', seats => {
  for (const seed of ['check 1', 'check 2', 'check 3']) {
    const start = { seats, options: { backs: seats === 3 } };
    const look = ({ table }: { table: object }) => check(table as MinesTable);
    look(walk(mines as never, start, seed, look));
  }
});

/** Takes a card of a race and strength from wherever it lies in the deck. */
function drawn(table: MinesTable, race: string, strength: number): CardId {
  const at = table.deck.findIndex(card => {
    const unit = unitOf(card);
    return unit.race === race && unit.strength === strength;
  });
  const [card] = table.deck.splice(at, 1);
  if (at < 0 || card === undefined) throw new Error(`no ${race} ${strength} in the deck`);
  return card;
}

/** Cards of the deck, weakest first, of one race or another. */
function some(table: MinesTable, count: number, race?: string): CardId[] {
  const cards = table.deck
    .map(unitOf)
    .filter(unit => race === undefined || unit.race === race)
    .sort((one, other) => one.strength - other.strength)
    .slice(0, count);
  return cards.map(unit => drawn(table, unit.race, unit.strength));
}

const onField = (units: (table: MinesTable) => CardId[]) => (table: MinesTable) => {
  const laid = units(table);
  (table.field[0] as Mine).units.push(...laid);
};
const captured = (units: (table: MinesTable) => CardId[]) => (table: MinesTable) => {
  const card = table.deck.pop() as CardId;
  table.captured.push({ card, units: units(table), owner: 0 });
};

describe('what cannot be', () => {
  test.each<[string, (table: MinesTable) => unknown, RegExp]>([
    ['a card in two places', t => t.hands[0]?.splice(0, 1, t.deck[0] as CardId), /two places/],
    ['a card that does not exist', t => t.deck.push(80), /deck/],
    ['seven cards in a hand', t => t.hands[0]?.push(...t.deck.splice(-1)), /hands/],
    ['a king twice', t => t.kings.splice(0, 1, t.kings[1] as never), /kings/],
    [
      'a mine of nobody',
      t => t.captured.push({ card: t.deck.pop() as CardId, units: [], owner: 3 }),
      /captured/,
    ],
    ['more units than the defence', onField(t => some(t, 5)), /field: no more units/],
    [
      'a weaker unit on top',
      onField(t => some(t, 20).slice(-1).concat(some(t, 1))),
      /field: each unit/,
    ],
    ['one’s own race digging', captured(t => some(t, 1, t.kings[0])), /captured: miners/],
    ['a pile of the wrong race', t => t.camp.orc.push(...some(t, 1, 'dwarf')), /camp/],
  ])('%s is refused', (_what, change, message) => {
    const table = opened();
    expect(() => readTable(mines as never, table)).not.toThrow();
    change(table);
    expect(() => readTable(mines as never, table)).toThrow(message);
  });
});
