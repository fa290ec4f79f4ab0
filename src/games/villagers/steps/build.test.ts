// The build phase: limits, chains, padlocks, basic villagers (villagers.24–41), with the rulebook's examples.

import { expect, test } from 'vitest';
import { idOf } from '../cards.ts';
import { position } from '../testing.ts';

test('villagers.24 from the first player on, each plays the whole phase', () => {
  const at = position({ hands: [['hunter'], ['hunter'], []], first: 1 });
  expect(at.asked).toEqual({ seat: 1, step: 'build' });
  at.build('hunter');
  expect(at.asked?.seat).toBe(1);
  expect(at.done().asked?.seat).toBe(2);
  expect(at.done().asked?.seat).toBe(0);
  expect(at.why({ do: 'build', card: idOf('agent'), on: -1, monks: 0, unlock: 'none' })).toBe(
    'villagers.24',
  );
});

test('villagers.25 two cards and one for each builder, at most five, or fewer', () => {
  const limit = (chains: string[]) =>
    position({ hands: [[], []], villages: [chains] }).table.turn.limit;
  expect(limit([])).toBe(2);
  expect(limit(['wattler', 'lumberjack > carpenter'])).toBe(4);
  expect(limit(Array(4).fill('wattler'))).toBe(5);
  const at = position({ hands: [['hunter', 'harvester', 'agent'], []] });
  at.build('hunter').build('harvester');
  expect(at.ways('agent')).toEqual([]);
  const choice = { do: 'build', card: idOf('agent'), on: -1, monks: 0, unlock: 'none' };
  expect(at.why(choice)).toBe('villagers.25');
});

test('villagers.25 builders that come during the phase do not raise the limit', () => {
  const at = position({ hands: [['wattler', 'wattler', 'hunter'], []] });
  at.build('wattler').build('wattler');
  expect([at.ways('hunter'), at.table.turn.limit]).toEqual([[], 2]);
});

test('villagers.A19 the limit is fixed when your own phase begins', () => {
  const at = position({
    hands: [['schemer'], []],
    villages: [[], ['wattler']],
    options: { scoundrels: true },
  });
  expect(at.view(1).players[1]?.buildLimit).toBe(3);
  at.choose({ do: 'schemer', seat: 1, place: 1 }).done();
  expect([at.seat, at.table.turn.limit]).toEqual([1, 2]);
});

test('villagers.26 nothing takes a built villager back to hand', () => {
  const at = position({ hands: [['hunter', 'agent'], []] }).build('hunter');
  expect(at.options.every(({ do: deed }) => deed !== 'schemer')).toBe(true);
  expect(at.done().hand(0)).toEqual(['agent']);
});

test('villagers.27 basics and discarded red villagers are free of the limit, in any order', () => {
  const hand = ['mason', 'blacksmith', 'tinner', 'agent', 'hunter'];
  const at = position({ hands: [hand, []] });
  at.hire('miner', 'hunter').build('mason').choose({ do: 'tinner' }).build('blacksmith');
  expect(at.table.turn.built).toBe(2);
  expect(at.village(0)).toEqual(['founders', 'miner', 'mason', 'blacksmith']);
});

test('villagers.28 a villager lies on the one before it in its chain', () => {
  const at = position({
    hands: [['cartwright', 'wheeler'], []],
    villages: [['lumberjack', 'miner']],
  });
  expect(at.ways('cartwright')).toEqual([]);
  const onMiner = { do: 'build', card: idOf('wheeler'), on: 2, monks: 0, unlock: 'none' };
  expect(at.why(onMiner)).toBe('villagers.28');
  at.build('wheeler').build('cartwright', { on: 'wheeler' });
  expect(at.village(0)).toEqual(['founders', 'lumberjack', 'miner', 'wheeler', 'cartwright']);
});

test('villagers.28 villagers with a banner go on the table', () => {
  const at = position({ hands: [['graper', 'hunter', 'shepherd', 'tanner'], []] });
  expect(at.doing('build').map(({ on }) => on)).toEqual([-1, -1, -1, -1]);
});

test('villagers.28 the Cartwright’s chain of the rulebook, beside a Carpenter, and a Swineherd', () => {
  const at = position({
    hands: [['wheeler', 'cartwright', 'swineherd'], []],
    villages: [['lumberjack > carpenter']],
  });
  expect(at.table.turn.limit).toBe(3);
  at.build('swineherd', { on: 'founders' }).build('wheeler').build('cartwright');
  const { village } = at.view(0).players[0] ?? { village: [] };
  const lumberjack = village.find(({ card }) => card === idOf('lumberjack'));
  expect([lumberjack?.covered, lumberjack?.room]).toEqual([true, 0]);
  expect(at.hand(0)).toEqual([]);
});

test('villagers.29 two on the first card of a chain, one in the middle, none on the last', () => {
  const at = position({
    hands: [['carpenter', 'wheeler', 'cartwright', 'truffler'], []],
    villages: [['founders > swineherd', 'lumberjack > wheeler > cartwright & carpenter']],
    gold: [0, 8],
  });
  expect(at.ways('carpenter')).toEqual([]);
  expect(at.ways('cartwright')).toEqual([]);
  const third = { do: 'build', card: idOf('carpenter'), on: 2, monks: 0, unlock: 'none' };
  expect(at.why(third)).toBe('villagers.29');
  const twins = position({ hands: [['carpenter'], []], villages: [['lumberjack > carpenter']] });
  expect(
    twins
      .build('carpenter')
      .village(0)
      .filter(name => name === 'carpenter'),
  ).toHaveLength(2);
});

test('villagers.30 a covered villager keeps its suit and padlock, and nothing else', () => {
  const at = position({
    hands: [['swineherd', 'fromager'], []],
    villages: [['hayer > grazier > milk-maid']],
  });
  const seen = () => at.view(null).players[0];
  expect([seen()?.food, seen()?.market.gold]).toEqual([2, 2]);
  at.build('swineherd').build('fromager');
  expect([seen()?.food, seen()?.market.gold]).toEqual([2, 17]);
});

test('villagers.31 a chain grows over rounds, and villagers may come twice', () => {
  const at = position({
    hands: [['wheeler', 'wheeler'], []],
    villages: [['lumberjack', 'lumberjack > wheeler']],
  });
  expect(at.ways('wheeler').map(({ on }) => on)).toEqual([1, 2]);
});

test('villagers.33 villagers.34 a padlock is opened by an own, another’s or nobody’s villager', () => {
  const hands = [['beekeeper'], []];
  const own = position({ hands, villages: [['lumberjack > carpenter']] }).build('beekeeper');
  expect([own.gold(0), own.coins(0, 'carpenter')]).toEqual([8, 2]);
  const other = position({ hands, villages: [[], ['lumberjack > carpenter']] }).build('beekeeper');
  expect([other.gold(0), other.coins(1, 'carpenter')]).toEqual([6, 2]);
  const nobody = position({ hands }).build('beekeeper', { unlock: 'bank' });
  expect([nobody.gold(0), nobody.table.bank]).toEqual([6, 5000 - 16 + 2]);
  const choice = { do: 'build', card: idOf('beekeeper'), on: -1, monks: 0, unlock: 'none' };
  expect(position({ hands }).why(choice)).toBe('villagers.33');
});

test('villagers.34 who cannot pay cannot unlock', () => {
  const at = position({ hands: [['beekeeper'], []], gold: [1, 8] });
  const choice = { do: 'build', card: idOf('beekeeper'), on: -1, monks: 0, unlock: 'bank' };
  expect([at.ways('beekeeper'), at.why(choice)]).toEqual([[], 'villagers.34']);
  const wrong = { ...choice, unlock: { seat: 0, place: 0 } };
  expect(at.why(wrong)).toBe('villagers.34');
  const free = position({
    hands: [['beekeeper'], []],
    gold: [0, 8],
    villages: [['lumberjack > carpenter'], ['lumberjack > carpenter']],
  });
  expect(free.ways('beekeeper')).toHaveLength(1);
});

test('villagers.35 of several one chooses; the bank is no choice while somebody has one', () => {
  const at = position({
    hands: [['beekeeper'], []],
    villages: [['lumberjack > carpenter'], ['lumberjack > carpenter']],
  });
  expect(at.ways('beekeeper').map(({ unlock }) => unlock)).toEqual([
    { seat: 0, place: 2 },
    { seat: 1, place: 2 },
  ]);
  const choice = { do: 'build', card: idOf('beekeeper'), on: -1, monks: 0, unlock: 'bank' };
  expect(at.why(choice)).toBe('villagers.35');
});

test('villagers.36 Cooper, Brewer, Fisher: paid to another, on the Cooper just built, to the bank', () => {
  const at = position({
    hands: [['cooper', 'brewer', 'fisher'], []],
    villages: [['lumberjack', 'wattler'], ['miner > blacksmith']],
  });
  at.build('cooper', { unlock: 1 });
  expect([at.gold(0), at.coins(1, 'blacksmith')]).toEqual([6, 2]);
  at.build('brewer', { unlock: 'own' });
  expect([at.gold(0), at.coins(0, 'cooper')]).toEqual([6, 2]);
  at.build('fisher', { unlock: 'bank' });
  expect(at.gold(0)).toBe(4);
});

test('villagers.38 a card goes face down on a stack, a basic villager comes', () => {
  const at = position({ hands: [['hunter', 'agent'], []] });
  at.hire('hayer', 'hunter', 2);
  expect([at.pile(2)[0], at.hand(0), at.village(0)]).toEqual([
    'hunter',
    ['agent'],
    ['founders', 'hayer'],
  ]);
  expect(at.view(0).stacks[2]?.known[0]).toBe(idOf('hunter'));
  expect(at.view(1).stacks[2]?.known[0]).toBeNull();
  expect(at.view(1).stacks[2]?.top).toBe('solitary');
});

test('villagers.38 three times a phase, for a card each, while there are any', () => {
  const at = position({ hands: [['hunter', 'hunter', 'agent', 'agent'], []] });
  at.hire('hayer', 'hunter').hire('hayer', 'hunter').hire('miner', 'agent');
  expect(at.why({ do: 'hire', basic: 0 })).toBe('villagers.38');
  const poor = position({ hands: [[], []] });
  expect(poor.why({ do: 'hire', basic: 0 })).toBe('villagers.38');
  const out = position({ hands: [['hunter'], []] });
  out.table.basics[2] = 0;
  expect(out.why({ do: 'hire', basic: 2 })).toBe('villagers.2');
});

test('villagers.38 villagers.16 not on the place of an empty stack', () => {
  const at = position({
    hands: [['hunter'], []],
    stacks: [['agent']],
    reserve: ['agent'],
  });
  at.choose({ do: 'hire', basic: 0 });
  expect(at.options).toEqual([{ pile: 0 }]);
  expect([at.why({ pile: 3 }), at.why({ pile: 6 })]).toEqual(['villagers.16', 'villagers.39']);
});

test('villagers.39 villagers.B2 without stacks it goes on the reserve, and without that it is discarded', () => {
  const at = position({ hands: [['hunter'], []], stacks: [], reserve: ['agent'] });
  expect(at.hire('miner', 'hunter').pile(6)).toEqual(['hunter', 'agent']);
  const none = position({ hands: [['hunter'], []], stacks: [], reserve: [] });
  expect(none.hire('miner', 'hunter').discard).toEqual(['hunter']);
});

test('villagers.40 basic villagers do not count to the build limit', () => {
  const at = position({ hands: [['hunter', 'agent', 'harvester'], []] });
  at.hire('miner', 'agent').build('hunter').build('harvester');
  expect(at.table.turn.built).toBe(2);
});

test('villagers.41 a card put back is drafted again and keeps the stack alive', () => {
  const at = position({ hands: [['hunter'], []], stacks: [['agent'], ['mason']], reserve: [] });
  at.hire('miner', 'hunter', 0).allDone();
  expect([at.pile(0), at.table.markets]).toEqual([['hunter', 'agent'], 0]);
  expect(at.asked?.step).toBe('draft');
});
