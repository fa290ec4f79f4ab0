// The draft phase and the update of the Road (villagers.9–23).

import { expect, test } from 'vitest';
import { position } from '../testing.ts';

const six = ['hunter', 'wattler', 'graper', 'mason', 'carpenter', 'thatcher'];
const stacks = [
  ['agent', 'priest', 'fisher'],
  ['cooper'],
  ['seeker'],
  ['brewer'],
  ['cobbler'],
  ['tailor'],
];
const draft = (more: object = {}) =>
  position({ hands: [[], [], []], road: six, stacks, phase: 'draft', ...more });

test('villagers.9 a round: draft, update, build, then the next round', () => {
  const at = draft();
  expect(at.table.phase).toBe('draft');
  for (let i = 0; i < 6; i++) at.choose(at.options[0] as object);
  expect([at.table.phase, at.asked?.step]).toEqual(['build', 'build']);
  at.allDone();
  expect([at.table.phase, at.table.round, at.asked?.step]).toEqual(['draft', 3, 'draft']);
});

test('villagers.10 two cards, one more for each food, never more than five', () => {
  const limits = (chains: string[]) => draft({ villages: [chains] }).view(0).players[0]?.draftLimit;
  expect(limits([])).toBe(2);
  expect(limits(['hunter'])).toBe(3);
  expect(limits(['hunter', 'hunter', 'fisher'])).toBe(5);
  expect(limits(['hunter', 'hunter', 'fisher', 'fisher'])).toBe(5);
});

test('villagers.10 drafting is not a matter of choice', () => {
  expect(draft().why({ do: 'nothing' })).toBe('villagers.10');
});

test('villagers.11 clockwise from the first player; who has reached the limit is passed over', () => {
  const at = draft({ first: 1, villages: [[], ['hunter'], []] });
  const order: number[] = [];
  while (at.asked?.step === 'draft') {
    order.push(at.seat);
    at.choose(at.options[0] as object);
  }
  expect(order).toEqual([1, 2, 0, 1, 2, 0, 1]);
  expect(draft().why({ do: 'take', road: 0 }, 2)).toBe('villagers.11');
});

test('villagers.12 a face-up card, or the top of a stack unseen: it lies on the square', () => {
  const at = draft();
  expect(at.doing('take')).toHaveLength(6);
  expect(at.doing('blind')).toHaveLength(6);
  expect(at.take('graper').square(0)).toEqual(['graper']);
  expect(at.blind(1).square(1)).toEqual(['cooper']);
});

test('villagers.12 there must be a card', () => {
  const at = draft({ road: six.slice(0, 5) });
  expect(at.why({ do: 'take', road: 5 })).toBe('villagers.12');
});

test('villagers.13 coins on the card are for who takes it', () => {
  const at = draft({ road: ['hunter+2', ...six.slice(1)] }).take('hunter');
  expect([at.gold(0), at.table.roadCoins[0]]).toEqual([10, 0]);
});

test('villagers.14 the leftmost stack fills the gap at once; a blind draw leaves none', () => {
  const at = draft().take('graper');
  expect(at.road[2]).toBe('agent');
  at.blind(5);
  expect(at.pile(0)).toEqual(['priest', 'fisher']);
});

test('villagers.14 once the first stack is empty the next one fills', () => {
  const at = draft({ stacks: [[], ...stacks.slice(1)] }).take('graper');
  expect(at.road[2]).toBe('cooper');
});

test('villagers.15 with the limit reached the square goes to hand', () => {
  const at = draft({ hands: [[], []] })
    .take('graper')
    .blind(1)
    .take('hunter');
  expect([at.square(0), at.hand(0)]).toEqual([[], ['graper', 'hunter']]);
  expect(at.square(1)).toEqual(['cooper']);
});

test('villagers.16 an empty stack is out of the game', () => {
  const at = draft({ stacks: [['agent'], [], ['seeker']] });
  expect(at.why({ do: 'blind', pile: 1 })).toBe('villagers.16');
});

test('villagers.17 the reserve is drafted from, and fills, only when all stacks are empty', () => {
  const at = draft({ stacks: [['agent']], reserve: ['priest', 'fisher'] });
  expect(at.why({ do: 'blind', pile: 6 })).toBe('villagers.17');
  at.blind(0);
  expect(at.why({ do: 'blind', pile: 6 })).toBeNull();
  expect(at.take('graper').road[2]).toBe('priest');
});

test('villagers.17 without a reserve gaps stay', () => {
  const at = draft({ stacks: [], reserve: [] }).take('graper');
  expect(at.road[2]).toBeNull();
});

test('villagers.A3 when nothing is left to draft, the draft ends', () => {
  const at = draft({ stacks: [], reserve: [], road: ['hunter'] }).take('hunter');
  expect([at.asked?.step, at.hand(0)]).toEqual(['build', ['hunter']]);
});

test('villagers.18 villagers.20 villagers.A2 cards with coins leave, the bank gets them, and all get a coin', () => {
  const at = position({
    hands: [[], [], []],
    road: ['hunter+1', 'wattler', 'graper+2'],
    stacks,
    reserve: ['priest', 'fisher', 'agent', 'mason', 'seeker'],
    phase: 'update',
  });
  expect(at.discard).toEqual(['hunter', 'graper']);
  expect(at.road).toEqual(['priest', 'wattler', 'fisher', 'agent', 'mason', 'seeker']);
  expect(at.table.roadCoins).toEqual([1, 1, 1, 1, 1, 1]);
  expect(at.table.bank).toBe(5000 - 24 - 6);
});

test('villagers.19 gaps are filled from the reserve, and without one from the leftmost stack', () => {
  const at = position({
    hands: [[], [], []],
    road: ['hunter+1', 'wattler+1', 'graper', 'mason', 'carpenter', 'thatcher'],
    stacks,
    reserve: ['priest'],
    phase: 'update',
  });
  expect(at.road.slice(0, 2)).toEqual(['priest', 'agent']);
});

const pair = (more: object = {}) =>
  position({ hands: [[], []], road: six, stacks, reserve: six, phase: 'update', ...more });

test('villagers.21 for two, the second player first, on any card, or none', () => {
  const at = pair();
  expect(at.asked).toEqual({ seat: 1, step: 'coin' });
  at.choose({ do: 'coin', road: 3 });
  expect(at.asked).toEqual({ seat: 0, step: 'coin' });
  at.choose({ do: 'coin', road: 3 });
  expect([at.road[3], at.table.roadCoins[3]]).toEqual(['mason', 2]);
  expect(pair({ road: ['hunter'] }).why({ do: 'coin', road: 2 })).toBe('villagers.21');
});

test('villagers.22 cards without a coin are discarded', () => {
  const at = pair().choose({ do: 'coin', road: 0 }).choose({ do: 'coin', road: null });
  expect(at.discard).toEqual(six.slice(1));
});

test('villagers.23 the reserve fills the gaps; cards with coins stay and gather more', () => {
  const at = pair({ road: ['hunter', 'wattler+1'] });
  at.choose({ do: 'coin', road: 1 }).choose({ do: 'coin', road: null });
  expect(at.table.roadCoins[1]).toBe(2);
  expect(at.road).toEqual(['hunter', 'wattler', 'wattler', 'graper', 'mason', 'carpenter']);
});

test('villagers.B9 what was drafted this round can be looked up, and only then', () => {
  const at = draft({ hands: [[], []] })
    .blind(1)
    .blind(2)
    .blind(3)
    .blind(4);
  expect(at.view(1).players[0]?.drafts.length).toBe(2);
  expect(at.view(1).players[0]?.hand).toEqual(['grain', 'wood']);
});
