// Developments and the end of the build phase (villagers.93–95, D1–D12, A5, A17).

import { expect, test } from 'vitest';
import { seeded } from '../../../kernel/chance.ts';
import { open } from '../../../kernel/play.ts';
import { DEVELOPMENTS, type Development, idOf } from '../cards.ts';
import { villagers } from '../game.ts';
import { position } from '../testing.ts';
import { standingIn } from './evening.ts';

const NAMES = DEVELOPMENTS.map(({ id }) => id);

/** Two players at the end of a build phase, with the named developments on the table. */
function at(
  names: string[],
  villages: string[][],
  hands: string[][] = [[], []],
  more: object = {},
) {
  const table = position({ hands, villages, options: { developments: true }, ...more });
  const ids = ['gold-mine', 'guildhall', 'inn'].map(name => NAMES.indexOf(name));
  names.forEach(name => {
    const id = NAMES.indexOf(name);
    ids[Math.floor(id / 4)] = id;
  });
  table.table.developments.splice(0, 3, ...ids);
  return table;
}

test('villagers.93 one development a category, nobody holds a token yet', () => {
  const { table } = open(villagers, {
    seats: 3,
    options: { developments: true },
    chance: seeded('developments'),
  });
  const categories = table.developments.map(id => (DEVELOPMENTS[id] as Development).category);
  expect(categories).toEqual(['technology', 'trade', 'community']);
  expect(table.tokens).toEqual([-1, -1, -1]);
});

test('villagers.94 villagers.D2 strictly most wins; builders hold for the next round', () => {
  const table = at(['sawmill'], [['lumberjack'], []]).allDone();
  expect([table.gold(0), table.table.tokens[0]]).toEqual([10, 0]);
  expect(table.view(0).players[0]?.buildLimit).toBe(3);
  expect(table.view(0).players[1]?.buildLimit).toBe(2);
});

test('villagers.94 in a tie nobody wins and the token goes back', () => {
  const table = at(['sawmill'], [['lumberjack'], ['lumberjack']]);
  table.table.tokens[0] = 1;
  table.allDone();
  expect([table.gold(0), table.gold(1), table.table.tokens[0]]).toEqual([8, 8, -1]);
});

test('villagers.94 all winners are settled before any reward comes', () => {
  const table = at(['sawmill', 'tavern'], [['hunter'], []]).allDone();
  expect(table.asked).toEqual({ seat: 0, step: 'tavern' });
  table.choose({ basic: 0 });
  expect(table.village(0)).toEqual(['founders', 'hunter', 'lumberjack']);
  expect(table.table.tokens[0]).toBe(-1);
});

test('villagers.95 covered food, builders and gold do not count; suits and padlocks do', () => {
  const villages = [['hayer > grazier > milk-maid > fromager'], ['hunter', 'hunter']];
  const { table } = at([], villages);
  const count = (owner: number, name: string) => standingIn(table, owner, NAMES.indexOf(name));
  expect([count(0, 'marketplace'), count(1, 'marketplace')]).toEqual([1, 2]);
  expect([count(0, 'ox-crane'), count(0, 'guildhall'), count(0, 'town-hall')]).toEqual([4, 1, 2]);
});

test('villagers.A17 a tie at nothing is a tie', () => {
  expect(at(['gold-mine'], [[], []]).allDone().table.tokens[0]).toBe(-1);
});

test('villagers.A5 flip, bronze, developments, marker, then the market', () => {
  const table = position({
    hands: [[], []],
    villages: [['chandler', 'captain']],
    stacks: [[], [], ['agent'], ['agent'], ['agent'], ['agent']],
    options: { developments: true, profiteers: true },
    phase: 'evening',
  });
  const order = ['flipped', 'bronze', 'token', 'firstMarket', 'round'];
  const seen = table.notes.map(({ what }) => what).filter(what => order.includes(what));
  expect([...new Set(seen)]).toEqual(order);
});

test.each([
  ['windmill', ['miner > seeker', 'hayer > grazier'], 2, 'villagers.D1'],
  ['sawmill', ['lumberjack > log-rafter'], 3, 'villagers.D2'],
  ['gold-mine', ['miner > glass-blower'], 3, 'villagers.D3'],
  ['ox-crane', ['hayer > bed-builder'], 3, 'villagers.D4'],
  ['bank', ['chandler+2', 'hunter+1'], 2, 'villagers.D5'],
  ['marketplace', ['hunter'], 1, 'villagers.D6'],
  ['lighthouse', ['grocer', 'hunter', 'freemason'], 3, 'villagers.D7'],
  ['guildhall', ['fisher', 'beekeeper'], 2, 'villagers.D8'],
  ['town-hall', ['chandler'], 2, 'villagers.D9'],
  ['inn', [], 2, 'villagers.D10'],
  ['tavern', ['chandler', 'hunter'], 3, 'villagers.D11'],
  ['church', ['miner > seeker'], 3, 'villagers.D12'],
])(
  'villagers.D1 villagers.D2 villagers.D3 villagers.D4 villagers.D5 villagers.D6 villagers.D7 villagers.D8 villagers.D9 villagers.D10 villagers.D11 villagers.D12 what counts for %s',
  (name, chains, count) => {
    const { table } = at([], [chains], [['monk', 'tinner', 'hunter'], []]);
    expect(standingIn(table, 0, NAMES.indexOf(name))).toBe(count);
    const { gold, food = 0, builders = 0 } = DEVELOPMENTS[NAMES.indexOf(name)] as Development;
    expect(gold).toBe(food + builders > 0 ? 2 : name === 'tavern' || name === 'church' ? 3 : 5);
  },
);

test('villagers.D1 the Windmill’s food raises the next draft limit', () => {
  const table = at(['windmill'], [['miner > seeker', 'hunter'], []]).allDone();
  expect(table.view(0).players[0]?.draftLimit).toBe(4);
});

test('villagers.D10 villagers.D7 the Inn and the Lighthouse pay 5 gold', () => {
  const table = at(['inn', 'lighthouse'], [['hunter', 'grocer'], []], [['monk'], []]).allDone();
  expect(table.gold(0)).toBe(18);
});

test('villagers.D12 the Church’s card comes from any pile and only its winner sees it', () => {
  const table = at(['church'], [['miner'], []], [[], []], { reserve: ['tailor', 'agent'] });
  table.allDone();
  expect(table.options).toContainEqual({ pile: 6 });
  table.choose({ pile: 6 });
  expect(table.hand(0)).toEqual(['tailor']);
  expect(table.notes.filter(({ what }) => what === 'blessed').map(({ card }) => card)).toEqual([
    idOf('tailor'),
    undefined,
  ]);
});

test('villagers.D12 the Church’s card may be declined, and no stack runs out by it', () => {
  const stacks = [[], ['agent'], ['agent']];
  const table = at(['church'], [['hunter'], []], [[], []], { stacks }).allDone();
  expect(table.options.at(-1)).toEqual({ pile: null });
  table.choose({ pile: null });
  expect([table.hand(0), table.gold(0), table.table.markets]).toEqual([[], 11, 0]);
  expect(table.noted('declined')).toMatchObject({ rule: 'villagers.D12', seat: 0 });
  const taken = at(['church'], [['hunter'], []], [[], []], { stacks })
    .allDone()
    .choose({ pile: 1 });
  expect(taken.table.markets).toBe(1);
});

test('villagers.D11 the Tavern’s villager may be declined', () => {
  const table = at(['tavern'], [['hunter'], []]).allDone();
  expect(table.options).toEqual([{ basic: 0 }, { basic: 1 }, { basic: 2 }, { basic: null }]);
  table.choose({ basic: null });
  expect([table.village(0), table.gold(0)]).toEqual([['founders', 'hunter'], 11]);
  expect(table.noted('declined')).toMatchObject({ rule: 'villagers.D11', seat: 0 });
});

test('villagers.D11 villagers.D12 where there is nothing to take nobody is asked', () => {
  const church = at(['church'], [['miner'], []], [[], []], { stacks: [], reserve: [] }).allDone();
  expect(church.asked).toBeNull();
  const tavern = at(['tavern'], [['hunter'], []]);
  tavern.table.basics.fill(0);
  expect(tavern.allDone().asked?.step).toBe('draft');
});
