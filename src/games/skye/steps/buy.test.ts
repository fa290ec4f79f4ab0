// Phase 4 (skye.15–18, 41–45).

import { expect, test } from 'vitest';
import { GONE, HELD, ON_BOARD, UNLOCKED } from '../table.ts';
import { position, tile } from '../testing.ts';

const market = {
  at: 'buy',
  row: [
    ['B01', 'B02'],
    ['B03', 'B04'],
  ],
  prices: [
    [2, 3],
    [4, 1],
  ],
} as { at: 'buy'; row: string[][]; prices: number[][] };

test('skye.15 everybody once, from the start player on, or a pass', () => {
  const at = position({ ...market, seats: 3, first: 1, gold: [9, 9, 9] });
  expect(at.asked).toEqual({ seat: 1, step: 'buy' });
  at.buy('B01');
  expect(at.asked?.seat).toBe(2);
  at.pass();
  expect(at.asked?.seat).toBe(0);
  at.buy('B03');
  expect(at.table.phase).toBe('build');
});

test('skye.16 paid from the hand; the seller has it at once, with the gold on the tile', () => {
  const at = position({ ...market, gold: [4, 0] });
  expect(at.options().length).toBe(3);
  at.buy('B03');
  expect(at.table.gold).toEqual([0, 8]);
  at.buy('B02');
  expect(at.table.gold).toEqual([6, 5]);
});

test('skye.16 who has too little cannot buy, whatever lies on their own tiles', () => {
  const at = position({ ...market, gold: [3, 0] });
  expect(at.whyNotBuy('B03')).toBe('skye.16');
  expect(at.whyNotBuy('B04')).toBeNull();
});

test('skye.17 neither one’s own tiles nor what is bought already', () => {
  const at = position({ ...market, seats: 3, gold: [9, 9, 9] });
  expect(at.whyNotBuy('B01')).toBe('skye.17');
  at.buy('B03').pass();
  expect(at.asked?.seat).toBe(2);
  expect(at.whyNotBuy('B03')).toBe('skye.17');
  expect(at.whyNotBuy('B60')).toBe('skye.17');
});

test('skye.18 unsold tiles stay, their gold goes to the bank', () => {
  const at = position({ ...market, gold: [9, 9] });
  const { bank } = at.table;
  at.buy('B03').pass();
  expect(at.table.bank).toBe(bank + 2 + 3 + 1);
  expect(at.table.hands[0]).toEqual([tile('B03'), tile('B01'), tile('B02')]);
  expect(at.table.hands[1]).toEqual([tile('B04')]);
  expect(at.table.gold).toEqual([5, 17]);
});

const journey = { ...market, journeyman: true, gold: [20, 20] };

test('skye.41 whoever sells may go on, on the warrior track only', () => {
  const at = position(journey).buy('B03');
  expect(at.asked).toEqual({ seat: 1, step: 'advance' });
  expect(at.tracks).toEqual(['warrior']);
  expect(at.whyNotAdvance('herald')).toBe('skye.41');
  at.advance('warrior');
  expect([at.marks(0), at.marks(1)]).toEqual([
    [0, 0, 0],
    [1, 0, 0],
  ]);
  at.buy('B01').stay();
  expect(at.marks(0)).toEqual([0, 0, 0]);
});

test('skye.42 a tile with the journeyman: a step on any track, bought or unsold', () => {
  const at = position({
    ...journey,
    row: [
      ['J1', 'B02'],
      ['J2', 'B04'],
    ],
    marks: [[0, 0, 2]],
  });
  at.buy('J2').stay();
  expect(at.asked).toEqual({ seat: 0, step: 'advance' });
  expect(at.tracks).toEqual(['warrior', 'merchant', 'herald']);
  at.advance('herald');
  expect(at.noted('advanced')).toMatchObject({ cost: 5, field: 'H3' });
  at.pass();
  // J1 is left unsold.
  expect(at.asked).toEqual({ seat: 0, step: 'advance' });
  at.advance('merchant');
  expect(at.marks(0)).toEqual([0, 1, 3]);
});

test('skye.42 also for a tile that cannot be laid', () => {
  const meadow = ['B28 1 0 2', 'B09 -1 0 1'];
  const at = position({ ...journey, lands: [meadow], row: [['J8'], []], prices: [[1], []] });
  at.pass().pass().advance('warrior');
  expect(at.noted('returned')).toMatchObject({ seat: 0, tile: tile('J8') });
  expect(at.marks(0)).toEqual([1, 0, 0]);
});

test('skye.43 the bank pays the seller, whatever the buyer has; unsold tiles cost their gold', () => {
  const at = position({ ...journey, gold: [0, 0], tokens: [['bankPays']] });
  const { bank } = at.table;
  expect(at.whyNotBuy('B03')).toBeNull();
  at.buy('B03').stay().pass();
  expect(at.table.gold).toEqual([0, 8]);
  expect(at.table.bank).toBe(bank - 4 + 2 + 3 + 1);
});

test('skye.44 a second purchase when all had their turn, before unsold tiles are paid for', () => {
  const at = position({
    ...journey,
    seats: 3,
    gold: [20, 20, 20],
    tokens: [['twoPurchases'], ['twoPurchases']],
  });
  at.buy('B03').stay().pass().pass();
  expect(at.asked).toEqual({ seat: 0, step: 'buy' });
  expect(at.table.hands[1]).toEqual([]);
  at.buy('B04').stay();
  expect(at.asked).toEqual({ seat: 1, step: 'buy' });
  at.buy('B01').stay();
  expect(at.table.hands).toEqual([[tile('B03'), tile('B04'), tile('B02')], [tile('B01')], []]);
});

test('skye.15 skye.44 everybody sees who may still buy', () => {
  const at = position({ ...journey, seats: 3, gold: [20, 20, 20], tokens: [['twoPurchases']] });
  const buyers = () => at.view(2).buyers;
  expect(buyers()).toEqual([0, 1, 2]);
  at.buy('B03');
  expect(buyers()).toEqual([0, 1, 2]);
  at.stay().pass();
  expect(buyers()).toEqual([0, 2]);
  at.pass();
  expect(buyers()).toEqual([0]);
  at.pass();
  expect(buyers()).toEqual([]);
});

const order = [
  'advanceAny',
  'fiveGold',
  'bankPays',
  'vpAndRoad',
  'twoRoads',
  'noDiscard',
  'thirdWaypoint',
  'extraMovement',
  'twoPurchases',
];

test('skye.45 what is unlocked in a phase cannot be used in it', () => {
  // The warrior's third place holds Bank pays; a sale unlocks it before its owner buys.
  const at = position({
    ...journey,
    first: 1,
    gold: [0, 20],
    marks: [[10, 0, 0]],
    places: [order],
  });
  at.buy('B01').advance('warrior');
  expect(at.token(0, 'bankPays')).toBe(UNLOCKED);
  expect(at.table.gold[0]).toBe(4);
  expect(at.whyNotBuy('B03')).toBeNull();
  at.table.gold[0] = 3;
  expect(at.whyNotBuy('B03')).toBe('skye.16');
  const points = at.table.points[0] as number;
  at.pass();
  expect(at.token(0, 'bankPays')).toBe(HELD);
  expect(at.table.points[0]).toBe(points + 3);
});

test('skye.D14 tokens are settled at the end of the phase, those they unlock last', () => {
  // A sale unlocks Step on any track; that step unlocks Point and road.
  const at = position({ ...journey, first: 1, marks: [[2, 2, 0]], places: [order] });
  at.buy('B01').advance('warrior');
  expect(at.token(0, 'advanceAny')).toBe(UNLOCKED);
  at.pass();
  expect(at.asked).toEqual({ seat: 0, step: 'advance' });
  at.advance('merchant');
  expect(at.notes.filter(({ what }) => what === 'redeemed').map(({ token }) => token)).toEqual([
    1, 2,
  ]);
  expect(at.token(0, 'advanceAny')).toBe(GONE);
  expect([at.table.points[0], at.table.journey?.roadTokens[0]]).toEqual([1, 1]);
  expect(at.token(0, 'fiveGold')).toBe(ON_BOARD);
});

test('skye.D14 of two tokens with Step among them, their owner says which comes first', () => {
  // Two sales: the warrior's first place holds Step, a tile takes the herald onto Five gold.
  const five = [...order];
  five[7] = 'fiveGold';
  five[1] = 'extraMovement';
  const given = { ...journey, first: 1, marks: [[2, 0, 4]], places: [five] };
  const at = position({ ...given, row: [['B01'], ['J1']], prices: [[1], [1]], gold: [8, 5] });
  at.buy('B01').advance('warrior').buy('J1').stay().advance('herald');
  expect(at.asked).toEqual({ seat: 0, step: 'order' });
  expect(at.options()).toEqual([
    { do: 'use', token: 'advanceAny' },
    { do: 'use', token: 'fiveGold' },
  ]);
  expect(at.why({ do: 'use', token: 'bankPays' })).toBe('skye.D14');
  at.choose({ do: 'use', token: 'fiveGold' });
  expect(at.notes.flatMap(note => (note.what === 'redeemed' ? [note.token] : []))).toEqual([5, 1]);
  expect(at.asked).toEqual({ seat: 0, step: 'advance' });
  expect(at.table.gold[0]).toBe(8 + 2 - 1 - 8 + 5);
});

test('skye.E5 the step of the token must be made, any other may be declined', () => {
  const at = position({ ...journey, first: 1, marks: [[2, 0, 0]], places: [order] });
  expect(at.buy('B01').options()).toContainEqual({ do: 'stay' });
  at.advance('warrior').pass();
  expect(at.tracks).toHaveLength(3);
  expect(at.why({ do: 'stay' })).toBe('skye.E5');
});

test('skye.E5 who can go nowhere, or pay for nothing, need not make the token’s step', () => {
  // Warrior and merchant are at their ends; the herald's next field costs 5.
  const market = { ...journey, first: 1, places: [order] };
  const poor = position({ ...market, marks: [[2, 11, 2]] });
  poor.buy('B01').advance('warrior');
  poor.table.journey?.marks.splice(0, 1, 13);
  poor.table.gold[0] = 4;
  poor.pass();
  expect(poor.options()).toEqual([{ do: 'stay' }]);
  expect(poor.whyNotAdvance('herald')).toBe('skye.D12');
  expect(poor.whyNotAdvance('warrior')).toBe('skye.D9');
  const done = position({ ...market, marks: [[2, 11, 9]] });
  done.buy('B01').advance('warrior');
  done.table.journey?.marks.splice(0, 1, 13);
  expect(done.pass().asked?.step).toBe('lay');
});

test('skye.E1 the seller’s step first, then the buyer’s; unsold tiles in turn order', () => {
  const at = position({
    ...journey,
    first: 1,
    row: [
      ['J1', 'J3'],
      ['J2', 'J4'],
    ],
  });
  at.buy('J1');
  expect(at.asked).toEqual({ seat: 0, step: 'advance' });
  at.stay();
  expect(at.asked).toEqual({ seat: 1, step: 'advance' });
  at.stay().pass();
  const asked: (number | undefined)[] = [];
  for (; at.asked?.step === 'advance'; at.stay()) asked.push(at.asked.seat);
  expect(asked).toEqual([1, 1, 0]);
});
