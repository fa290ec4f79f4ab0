// Tiles: taking them (6–9), swapping them (16), the extra slot (pixie-queen.3, 4, 39, 40, 47, P8).

import { expect, test } from 'vitest';
import { position } from '../testing.ts';
import { ABILITIES, ONCE } from '../tiles.ts';

const swapOf = (tile: string, from: number, at = 0, slot = 0) => ({ tile, slot, with: from, at });
const ability = (name: string) => ABILITIES.indexOf(name);
const once = (name: string) => ONCE.indexOf(name);

test('pixie-queen.39 the top food tile, if there is room', () => {
  const at = position();
  at.act(6);
  expect(at.table.foodTiles).toEqual([2, 0, 0]);
  expect(at.view(0).foodStack).toEqual([3, 4, 4]);
  expect(position({ foodTiles: [2, 0, 0] }).whyNot(6)).toBe('pixie-queen.3');
  expect(position({ foodStack: [] }).whyNot(6)).toBe('pixie-queen.39');
});

test('pixie-queen.40 a one-off tile, if nobody has it and there is room', () => {
  const at = position({ once: [null, 'mercy', 'search-bag'] });
  expect([at.whyNot(9), at.whyNot(8), at.whyNot(7)]).toEqual([
    'pixie-queen.40',
    'pixie-queen.40',
    null,
  ]);
  at.act(7);
  expect(at.table.once[0]).toBe(once('double-offering'));
  expect(position({ once: ['mercy'] }).whyNot(7)).toBe('pixie-queen.3');
});

test('pixie-queen.3 one of a kind, one more with the Extra slot', () => {
  const at = position({ foodTiles: [2, 0, 0], once: ['mercy'], abilities: ['extra-slot'] });
  expect(at.waysTo(6)).toHaveLength(1);
  at.act(6);
  expect(at.view(1).players[0]).toMatchObject({ foodTile: 2, extraFood: 2, once: once('mercy') });
  const full = position({ foodTiles: [2, 0, 0], abilities: ['extra-slot'], extra: { food: 3 } });
  expect(full.whyNot(6)).toBe('pixie-queen.3');
});

test('pixie-queen.4 a used tile is back on the board, free for anybody', () => {
  const at = position({ once: ['search-bag'] });
  expect(at.view(1).onceOnBoard).toEqual([true, false, true]);
  at.act(15, { search: true });
  expect(at.view(1).onceOnBoard).toEqual([true, true, true]);
});

test('pixie-queen.47 a food tile for the top of the stack, which gets the old one', () => {
  const at = position({ foodTiles: [2, 4, 0], foodStack: [3, 4] });
  at.act(16, swapOf('food', -1));
  expect([at.table.foodTiles[0], at.view(0).foodStack]).toEqual([3, [2, 4]]);
});

test('pixie-queen.47 a one-off tile goes back to its own place', () => {
  const at = position({ once: ['mercy'] });
  at.act(16, swapOf('once', -1, once('search-bag')));
  expect(at.table.once[0]).toBe(once('search-bag'));
  expect(at.view(0).onceOnBoard).toEqual([true, false, true]);
});

test('pixie-queen.47 an ability is laid where the new one lay', () => {
  const abilityRow = [null, 'free-copy', null, 'cheap-gold', null, null];
  const at = position({ abilities: ['free-rocks'], abilityRow });
  at.act(16, swapOf('ability', -1, 3));
  expect(at.table.abilities[0]).toBe(ability('cheap-gold'));
  expect(at.table.abilityRow[3]).toBe(ability('free-rocks'));
});

test('pixie-queen.47 nobody can refuse', () => {
  const at = position({ foodTiles: [2, 4, 0], abilities: ['free-rocks', 'free-copy'] });
  at.act(16, swapOf('food', 1));
  expect(at.table.foodTiles).toEqual([4, 2, 0]);
  at.act(18, {}).act(16, swapOf('ability', 0));
  expect(at.table.abilities.slice(0, 2)).toEqual([ability('free-copy'), ability('free-rocks')]);
});

test('pixie-queen.47 without a tile of the kind, or one to take, there is no swap', () => {
  const at = position({ foodTiles: [0, 4, 0], once: ['mercy'], abilityRow: [] });
  expect(at.whyNot(16, swapOf('food', 1))).toBe('pixie-queen.47');
  expect(at.whyNot(16, swapOf('once', 1))).toBe('pixie-queen.47');
  expect(at.whyNot(16, swapOf('once', 0))).toBe('pixie-queen.47');
  expect(position().whyNot(16)).toBe('pixie-queen.47');
});

test('pixie-queen.P8 pixie-queen.E41 what lies on the Extra slot goes along', () => {
  const at = position({
    abilities: ['extra-slot', 'free-copy'],
    extra: { food: 3 },
    foodTiles: [0, 2, 0],
  });
  at.act(16, swapOf('ability', 1));
  expect(at.view(0).players.map(({ foodTile, extraFood }) => [foodTile, extraFood])).toEqual([
    [0, 0],
    [2, 3],
    [0, 0],
  ]);
});

test('pixie-queen.E42 whoever gets the Extra slot with a tile keeps both', () => {
  const at = position({
    phase: 'steal',
    abilities: ['extra-slot'],
    extra: { food: 3 },
    foodTiles: [2, 0, 0],
  });
  at.choose({ food: [2, 0, 0] }).choose({ food: [0, 3, 0] });
  expect(at.goods(0)).toEqual([2, 3, 0, 0, 0]);
});

test('pixie-queen.E41 pixie-queen.E49 on the board the tile waits for whoever takes the ability', () => {
  const abilityRow = ['extra-slot', null, null, null, null, null];
  const at = position({ abilities: ['free-copy'], abilityRow, extra: { once: 'mercy' } });
  expect(at.view(0)).toMatchObject({ extraOnce: once('mercy'), onceOnBoard: [true, true, false] });
  expect(at.whyNot(9)).toBe('pixie-queen.40');
  at.act(16, swapOf('ability', -1, 0));
  expect(at.view(0).players[0]?.extraOnce).toBe(once('mercy'));
});

test('pixie-queen.E49 a new tile goes to the slot of its kind first', () => {
  const at = position({ abilities: ['extra-slot'] });
  at.act(7);
  expect(at.view(0).players[0]).toMatchObject({ once: once('double-offering'), extraOnce: -1 });
});

test('pixie-queen.47 a tile on another player’s Extra slot can be swapped for', () => {
  const at = position({
    foodTiles: [2, 2, 0],
    abilities: [null, 'extra-slot'],
    extra: { food: 4 },
  });
  at.act(16, swapOf('food', 1, 1));
  expect([at.table.foodTiles, at.table.extraFood]).toEqual([[4, 2, 0], 2]);
});

test('pixie-queen.E43 equal tiles may be swapped', () => {
  const at = position({ foodTiles: [3, 3, 0] });
  expect(at.whyNot(16, swapOf('food', 1))).toBeNull();
});

test('pixie-queen.73 pixie-queen.E46 rocks may go before Rocks without bread is swapped away', () => {
  const given = {
    abilities: ['cheap-gold', 'free-rocks'],
    rocks: [
      [0, 0],
      [2, 1],
    ] as [number, number][],
  };
  const at = position(given).act(16, swapOf('ability', 1));
  expect(at.asked).toEqual({ seat: 1, step: 'robbed' });
  at.choose({ do: 'free', slot: 1 }).choose({ do: 'free', slot: 0 }).done();
  expect([at.rocks(1), at.table.abilities.slice(0, 2)]).toEqual([
    [1, 0],
    [ability('free-rocks'), ability('cheap-gold')],
  ]);
  const none = position({ abilities: given.abilities }).act(16, swapOf('ability', 1));
  expect(none.asked).toEqual({ seat: 1, step: 'act' });
});
