// The end of the build phase, markets, silver and the end (villagers.32, 57–63).

import { expect, test } from 'vitest';
import { CARDS, cardOf, idOf } from '../cards.ts';
import type { MarketLine } from '../stall.ts';
import { type Position, position } from '../testing.ts';

test('villagers.57 without any food the Founders are flipped, once', () => {
  const at = position({ hands: [[], []], villages: [[], ['hunter']], phase: 'evening' });
  expect([at.village(0), at.village(1)]).toEqual([['founders-food'], ['founders', 'hunter']]);
  expect(at.table.flipped).toEqual([true, false]);
});

test('villagers.57 once flipped never again', () => {
  const at = position({ hands: [['apprentice'], []], villages: [['founders > poulterer']] });
  at.table.flipped[0] = true;
  at.choose({ do: 'apprentice', seat: 0, place: 0 }).build('founders').allDone();
  expect(at.village(0)).toContain('founders');
});

test('villagers.A4 covered Founders are flipped as well; it shows no food', () => {
  const villages = [['founders > freemason']];
  const at = position({ hands: [[], []], villages, phase: 'evening' });
  expect(at.village(0)).toEqual(['founders-food', 'freemason']);
  expect(at.view(0).players[0]?.food).toBe(0);
});

test('villagers.58 the marker goes to the left', () => {
  const at = position({ hands: [[], [], []], first: 2, phase: 'evening' });
  expect([at.table.first, at.asked?.seat]).toEqual([0, 0]);
});

const rest = [['agent'], ['agent'], ['agent'], ['agent']];

test('villagers.59 the market of 23: printed gold and coins, silver brings nothing, coins stay', () => {
  const at = position({
    hands: [[], []],
    villages: [['lumberjack > wheeler > cartwright & cooper+4', 'beekeeper', 'freemason']],
    stacks: [[], [], ...rest],
    phase: 'market',
  });
  expect(at.gold(0)).toBe(8 + 23);
  expect(at.noted('firstMarket')).toMatchObject({ owner: 1, total: 2 });
  expect(at.coins(0, 'cooper')).toBe(4);
  expect([at.table.markets, at.asked?.step]).toEqual([1, 'draft']);
});

test('villagers.A1 villagers.59 the second stack brings the first market, though the first has cards', () => {
  const held = (stacks: string[][]) =>
    position({ hands: [[], []], stacks, phase: 'market' }).table.markets;
  expect(held([['agent'], [], ...rest])).toBe(1);
  expect(held([[], ['agent'], ...rest])).toBe(0);
  expect(held([[], [], ...rest])).toBe(1);
});

test('villagers.60 the market of 26: two Grocers at three food, 4 gold, and 4 coins moved last', () => {
  const at = position({
    hands: [[], []],
    villages: [
      [
        'founders-food',
        'hunter',
        'harvester',
        'grocer',
        'grocer',
        'beekeeper',
        'lumberjack > carpenter+4',
      ],
    ],
    gold: [0, 0],
    stacks: [],
    markets: 1,
    phase: 'market',
  });
  expect(at.noted('secondMarket')).toBeDefined();
  expect(at.notes.find(({ what, owner }) => what === 'secondMarket' && owner === 0)).toMatchObject({
    gold: 4,
    silver: 18,
    coins: 4,
    total: 26,
  });
  expect([at.gold(0), at.coins(0, 'carpenter'), at.asked]).toEqual([26, 0, null]);
});

test('villagers.60 the Agent is paid before the coins are moved', () => {
  const at = position({
    hands: [[], []],
    villages: [['founders-food', 'agent', 'lumberjack > carpenter+6 & shipwright+2']],
    gold: [0, 0],
    stacks: [],
    markets: 1,
    phase: 'market',
  });
  expect(at.gold(0)).toBe(2 + 6 + 8);
});

test('villagers.59 villagers.60 villagers.96g what a market brings is told villager by villager', () => {
  const held = (markets: number, stacks: string[][]) =>
    position({
      hands: [[], []],
      villages: [['founders-food', 'nun', 'grocer', 'lumberjack > carpenter+4', 'hunter'], []],
      options: { saints: true },
      phase: 'market',
      stacks,
      markets,
    });
  const told = (at: Position, what: string) =>
    at.notes.find(note => note.what === what && note.owner === 0) as unknown as Told;
  const first = told(
    held(0, [[], [], ['mason', 'mason', 'mason', 'mason', 'mason']]),
    'firstMarket',
  );
  expect(first.lines.map(({ silver }) => silver)).toEqual(first.lines.map(() => 0));
  expect(sumOf(first)).toBe(first.total);
  const second = told(held(1, []), 'secondMarket');
  const [nun, grocer] = ['nun', 'grocer'].map(name =>
    second.lines.find(({ card }) => card === idOf(name)),
  );
  expect([nun?.silver, nun?.place]).toEqual([grocer?.silver, 1]);
  expect(second.lines).toContainEqual(
    expect.objectContaining({ card: idOf('carpenter'), coins: 4 }),
  );
  expect(sumOf(second)).toBe(second.total);
});

interface Told {
  readonly total: number;
  readonly lines: readonly MarketLine[];
}

const sumOf = ({ lines }: Told) =>
  lines.reduce((sum, { gold, coins, silver }) => sum + gold + coins + silver, 0);

/** What the silver of a villager is worth in a village. */
function silver(name: string, chains: string[]): number | null | undefined {
  const at = position({ hands: [[], []], villages: [chains] });
  const card = CARDS.find(card => card.name === name)?.id;
  return at.view(0).players[0]?.village.find(place => place.card === card)?.silver;
}

test('villagers.61 suits and padlocks count everywhere, food, builders and gold on top cards', () => {
  const wood = [
    'lumberjack > wheeler > cartwright & cooper',
    'lumberjack > wood-carver & log-rafter',
  ];
  expect(silver('wood-carver', wood)).toBe(13);
  expect(silver('log-rafter', wood)).toBe(8);
  expect(
    silver('ore-muler', [
      'hayer > ore-muler',
      'miner > glass-blower & mason',
      'miner > blacksmith',
    ]),
  ).toBe(9);
  expect(silver('horse-trader', ['hayer > horse-trader & bed-builder'])).toBe(6);
  expect(silver('priest', ['priest', 'chandler', 'hunter'])).toBe(6);
  expect(silver('locksmith', ['miner > locksmith', 'graper > vintner > wine-trader'])).toBe(6);
  expect(silver('freemason', ['freemason', 'wattler', 'lumberjack > carpenter'])).toBe(6);
  expect(silver('grocer', ['grocer', 'hayer > grazier > milk-maid'])).toBe(6);
  expect(silver('wholesaler', ['wholesaler', 'miner', 'hayer', 'lumberjack > carpenter'])).toBe(3);
});

test('villagers.61 villagers.A15 the Peddler counts symbols, Founders’ gold too, not their value', () => {
  const jewels = 'miner > seeker > spelunker > jeweler';
  expect(silver('peddler', ['founders-food', 'hayer > peddler', jewels, jewels])).toBe(3);
  expect(silver('peddler', ['hayer > peddler', jewels, jewels])).toBe(3);
  expect(silver('peddler', ['hayer > peddler', jewels, jewels, 'chandler'])).toBe(6);
});

test('villagers.61 the Wood Carver counts 9 for a Cartwright whatever lies on it', () => {
  expect(silver('wood-carver', ['lumberjack > wheeler > cartwright+4 & wood-carver'])).toBe(9);
});

test('villagers.62 an Ore Muler is worth 9 at six ore, whenever it is asked', () => {
  const ore = ['miner > seeker', 'miner > blacksmith', 'miner > mason'];
  expect(silver('ore-muler', ['hayer > ore-muler', ...ore])).toBe(9);
});

test('villagers.A18 the Ore Muler is Hay and counts Ore: not itself', () => {
  expect(cardOf(idOf('ore-muler'))).toMatchObject({ suit: 'hay', symbols: 1 });
  expect(silver('ore-muler', ['hayer > ore-muler', 'miner'])).toBe(0);
  expect(silver('ore-muler', ['hayer > ore-muler', 'miner', 'miner'])).toBe(3);
});

test('villagers.A12 Agents take the richest villager', () => {
  expect(silver('agent', ['agent', 'lumberjack > carpenter+2 & cooper+6'])).toBe(6);
});

const ending = (gold: number[], villages: string[][] = []) =>
  position({
    hands: gold.map(() => []),
    villages: gold.map((_gold, seat) => villages[seat] ?? ['founders-food']),
    gold,
    stacks: [],
    markets: 1,
    phase: 'market',
  });

test('villagers.63 most gold wins, then fewest villagers, then it is shared', () => {
  expect(ending([10, 12, 11]).places).toEqual([3, 1, 2]);
  expect(ending([10, 10, 5], [['founders-food', 'miner'], ['founders-food']]).places).toEqual([
    2, 1, 3,
  ]);
  expect(ending([10, 10, 5]).places).toEqual([1, 1, 3]);
});

test('villagers.A13 all cards of a village are villagers, covered ones too', () => {
  const at = ending([10, 10], [['founders-food > brewer'], ['founders-food', 'miner > seeker']]);
  expect(at.view(0).players.map(({ size }) => size)).toEqual([2, 3]);
});

test('villagers.63 when the game is over nobody may go on', () => {
  expect(ending([10, 12]).why({ do: 'done' })).toBe('villagers.63');
});

test('villagers.B4 both markets in one round: the first, then the second', () => {
  const at = position({
    hands: [[], []],
    villages: [['founders-food', 'chandler']],
    gold: [0, 0],
    stacks: [],
    phase: 'market',
  });
  expect([at.gold(0), at.asked]).toEqual([6, null]);
});

test('villagers.32 both branches of a first card are one chain', () => {
  const at = position({
    hands: [[], []],
    villages: [
      ['hayer > carter', 'miner > blacksmith & blacksmith', 'lumberjack > wheeler > cartwright'],
    ],
    options: { profiteers: true },
    phase: 'evening',
  });
  expect(at.noted('bronze')).toMatchObject({ gold: 2 });
});
