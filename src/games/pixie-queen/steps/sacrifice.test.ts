// Phase III, Sacrifice (pixie-queen.53–59, 88).

import { describe, expect, test } from 'vitest';
import { seeded } from '../../../kernel/chance.ts';
import { LiveTable } from '../../../kernel/live.ts';
import { same } from '../../../kernel/plain.ts';
import { copyOf, optionsOf, questions, take } from '../../../kernel/play.ts';
import { redealt } from '../../../kernel/view.ts';
import { pixieQueen } from '../game.ts';
import { GOODS, type Good } from '../goods.ts';
import { position } from '../testing.ts';
import { ONCE } from '../tiles.ts';

const rich = { apple: 3, bread: 2, honey: 2, silver: 3, gold: 2 };

test('pixie-queen.53 the next round tile says what the Queen wants', () => {
  const at = position({ phase: 'sacrifice', wanted: 'honey' });
  expect(at.view(0).wanted).toEqual([2]);
  expect(at.view(0).unseenTiles).toEqual([3, 3, 2]);
});

test('pixie-queen.54 one kind, in secret, opened together', () => {
  const at = position({ phase: 'sacrifice', goods: [rich, rich, rich] });
  at.offer(2, 'gold', 2);
  expect(at.view(0).players[2]?.offer).toBeNull();
  expect(at.view(2).players[2]?.offer).toEqual([0, 0, 2]);
  expect(at.view(0).sealed).toEqual([false, false, true]);
  at.offer(0, 'apple', 3).offer(1, 'silver', 1);
  expect(at.view(0).players.map(({ offer }) => offer)).toEqual([
    [3, 0, 0],
    [0, 1, 0],
    [0, 0, 2],
  ]);
});

test('pixie-queen.54 pixie-queen.E28 no more than one has, and no limit else', () => {
  const at = position({ phase: 'sacrifice', goods: [{ apple: 30 }] });
  expect(at.why({ do: 'offer', good: 0, count: 30 }, 0)).toBeNull();
  expect(at.why({ do: 'offer', good: 0, count: 31 }, 0)).toBe('pixie-queen.54');
});

test('pixie-queen.55 pixie-queen.E51 Double Offering: two kinds, and the tile goes back', () => {
  const at = position({ phase: 'sacrifice', goods: [rich, rich, rich], once: ['double-offering'] });
  at.offer(0, 'apple', 2).offer(0, 'silver', 1);
  expect(at.view(1).players[0]).toMatchObject({ offer: null, once: 0 });
  at.offer(1, 'gold').offer(2, 'gold');
  expect(at.offered(0)).toEqual([2, 1, 0]);
  expect(at.table.once[0]).toBe(-1);
  expect(at.count('doubled')).toBe(1);
});

test('pixie-queen.55 a second hand is of another kind', () => {
  const at = position({ phase: 'sacrifice', goods: [rich], once: ['double-offering'] });
  at.offer(0, 'silver', 1);
  expect(at.why({ do: 'offer', good: 3, count: 1 }, 0)).toBe('pixie-queen.55');
});

test('pixie-queen.E26 with one kind alone the tile is kept', () => {
  const at = position({ phase: 'sacrifice', goods: [rich, rich, rich], once: ['double-offering'] });
  at.offer(0, 'apple', 2).choose({ do: 'done' }, 0).offer(1, 'gold').offer(2, 'gold');
  expect(at.table.once[0]).toBe(ONCE.indexOf('double-offering'));
});

test('pixie-queen.56 an empty hand costs five points', () => {
  const at = position({ phase: 'sacrifice', goods: [rich, rich, rich] });
  at.offer(0, 'apple').offer(1).offer(2, 'silver');
  expect(at.table.penalty).toEqual([0, 5, 0]);
});

test('pixie-queen.57 other food cannot be offered', () => {
  const at = position({ phase: 'sacrifice', wanted: 'apple', goods: [rich] });
  expect(at.why({ do: 'offer', good: 1, count: 1 }, 0)).toBe('pixie-queen.57');
});

test('pixie-queen.58 everything goes to the store, metal also from the end of a track', () => {
  const at = position({ phase: 'sacrifice', goods: [rich, rich, rich], silver: [5, 0, 0] });
  const before = at.table.store[3] as number;
  at.offer(0, 'silver', 3).offer(1, 'apple').offer(2, 'gold');
  expect([at.table.store[3], at.goods(0)[3], at.table.silver[0]]).toEqual([before + 3, 0, 5]);
});

test('pixie-queen.59 nobody pleases the Queen: the last one demotes, and there are no rewards', () => {
  const at = position({
    phase: 'sacrifice',
    goods: [rich, rich, rich],
    pixies: [[1], [2], [3, 8]],
    abilities: ['extra-promotion'],
    silver: [3, 3, 3],
    gold: [3, 3, 3],
  });
  at.offer(0, 'silver').offer(1, 'gold').offer(2, 'gold');
  expect(at.asked).toEqual({ seat: 2, step: 'demote' });
  at.choose({ do: 'demote', space: 8 });
  expect([at.places(2), at.table.silver]).toEqual([[3], [3, 3, 3]]);
  expect(at.table.round).toBe(2);
});

test('pixie-queen.59 whoever has none is passed over, up to the Favourite, who is spared', () => {
  const offers = [
    [0, 1, 0],
    [0, 1, 0],
    [0, 1, 0],
  ];
  const at = position({ phase: 'answer', offers, pixies: [[1], [2]] });
  expect(at.asked).toEqual({ seat: 1, step: 'demote' });
  const spared = position({ phase: 'answer', offers, pixies: [[1]] });
  expect(spared.places(0)).toEqual([1]);
});

test('pixie-queen.59 pixie-queen.E22 Mercy hands it on to the next', () => {
  const at = position({ phase: 'answer', pixies: [[1], [2], [3]], once: [null, null, 'mercy'] });
  at.choose({ do: 'mercy' });
  expect(at.asked).toEqual({ seat: 1, step: 'demote' });
  expect([at.places(2), at.table.once[2]]).toEqual([[3], -1]);
});

test('pixie-queen.88 two players offer two kinds, three with the tile', () => {
  const at = position({
    seats: 2,
    phase: 'sacrifice',
    goods: [rich, rich],
    once: [null, 'double-offering'],
  });
  at.offer(0, 'apple').offer(0, 'gold', 2);
  at.offer(1, 'apple').offer(1, 'silver').offer(1, 'gold');
  expect([at.offered(0), at.offered(1)]).toEqual([
    [1, 0, 2],
    [1, 1, 1],
  ]);
  expect(at.table.once[1]).toBe(-1);
});

test('pixie-queen.E27 with two players one hand may be empty', () => {
  const at = position({ seats: 2, phase: 'sacrifice', goods: [rich, rich] });
  at.offer(0, 'apple').choose({ do: 'done' }, 0).offer(1);
  expect(at.table.penalty).toEqual([0, 5]);
});

describe('several hands are one set', () => {
  const ORDERS: Good[][] = [
    ['apple', 'silver', 'gold'],
    ['apple', 'gold', 'silver'],
    ['silver', 'apple', 'gold'],
    ['silver', 'gold', 'apple'],
    ['gold', 'apple', 'silver'],
    ['gold', 'silver', 'apple'],
  ];
  const once = ['double-offering', null, null];
  const two = () => position({ seats: 2, phase: 'sacrifice', goods: [rich, rich] });
  const three = () => position({ seats: 2, phase: 'sacrifice', goods: [rich, rich], once });
  const doubled = () => position({ phase: 'sacrifice', goods: [rich, rich, rich], once });

  test.each(ORDERS)('pixie-queen.54 pixie-queen.55 Double Offering: %s, then %s', (one, other) => {
    const at = doubled();
    at.offer(0, one);
    expect(at.view(1).sealed).toEqual([false, false, false]);
    at.offer(0, other);
    expect(at.view(1).sealed).toEqual([true, false, false]);
    expect(at.table).toEqual(doubled().offer(0, other).offer(0, one).table);
  });

  test.each(ORDERS)('pixie-queen.88 two players, three hands: %s, %s, %s', (...kinds) => {
    const at = three();
    for (const kind of kinds) {
      expect(at.view(1).sealed).toEqual([false, false]);
      at.offer(0, kind);
    }
    expect(at.view(1).sealed).toEqual([true, false]);
    expect(at.table).toEqual(three().offer(0, 'apple').offer(0, 'silver').offer(0, 'gold').table);
  });

  test.each<Good>(['apple', 'silver', 'gold'])(
    'pixie-queen.88 %s alone is sealed by saying that it is all, and by nothing else',
    kind => {
      const at = two().offer(0, kind);
      expect(at.view(0).sealed).toEqual([false, false]);
      const others = (['apple', 'silver', 'gold'] as const).filter(other => other !== kind);
      for (const other of others)
        expect(at.why({ do: 'offer', good: GOODS.indexOf(other), count: 1 }, 0)).toBeNull();
      expect(at.why({ do: 'offer', good: GOODS.indexOf(kind), count: 1 }, 0)).toBe(
        'pixie-queen.55',
      );
      at.offer(0);
      expect(at.view(0).sealed).toEqual([true, false]);
      expect(at.count('emptyHand')).toBe(0);
    },
  );

  test('pixie-queen.54 with nothing left for a further hand one still says that it is all', () => {
    const at = position({ seats: 2, phase: 'sacrifice', goods: [{ gold: 1 }, rich] });
    at.offer(0, 'gold');
    expect(at.options).toEqual([{ do: 'done' }]);
  });

  test('pixie-queen.54 nobody learns anything of a hand before all have sealed', () => {
    const [food, gold] = [two().offer(0, 'apple'), two().offer(0, 'gold', 2)];
    for (const watcher of [1, null]) expect(food.view(watcher)).toEqual(gold.view(watcher));
    const deals = [food, gold].map(at => redealt(pixieQueen, at.table, 1, seeded('deal')));
    expect(deals[0]).toEqual(deals[1]);
    expect(food.notes.filter(({ what, only }) => what === 'held' && only !== 0)).toEqual([]);
  });

  test('a hand can be taken back, one by one, also after the others have sealed', () => {
    const live = LiveTable.at(pixieQueen as never, doubled().table);
    const before = live.copy();
    live.choose(0, { do: 'offer', good: 4, count: 2 });
    live.choose(1, { do: 'done' });
    live.choose(0, { do: 'offer', good: 0, count: 3 });
    live.undo(0);
    expect((live.copy() as unknown as typeof before & { offers: number[] }).offers).toEqual([
      0, 0, 2, 0, 0, 0, 0, 0, 0,
    ]);
    live.undo(0);
    live.undo(1);
    expect(live.copy()).toEqual(before);
  });

  test('no two options of one question lead to the same table: bots weigh nothing twice', () => {
    for (const at of [two(), three(), two().offer(0, 'silver'), three().offer(0, 'gold')]) {
      const [question] = questions(pixieQueen as never, at.table);
      if (question === undefined) throw new Error('nobody is asked');
      const tables = optionsOf(at.table, question).map(option => {
        const table = copyOf(at.table);
        const [again] = questions(pixieQueen as never, table);
        if (again) take(pixieQueen as never, table, again, option);
        return table;
      });
      tables.forEach((table, i) => {
        expect(tables.slice(i + 1).some(other => same(other, table))).toBe(false);
      });
    }
  });

  test('pixie-queen.54 everybody sees how many hands somebody may hold out', () => {
    expect(
      two()
        .view(null)
        .players.map(({ hands }) => hands),
    ).toEqual([2, 2]);
    expect(
      three()
        .view(1)
        .players.map(({ hands }) => hands),
    ).toEqual([3, 2]);
    expect(
      doubled()
        .view(2)
        .players.map(({ hands }) => hands),
    ).toEqual([2, 1, 1]);
  });
});
