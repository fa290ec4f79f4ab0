// The modules: set-up, Scoundrels, Saints, Profiteers (villagers.90–92, 96).

import { expect, test } from 'vitest';
import { seeded } from '../../../kernel/chance.ts';
import { open, pending } from '../../../kernel/play.ts';
import { CARDS, cardOf, idOf } from '../cards.ts';
import { villagers } from '../game.ts';
import type { Villagers } from '../table.ts';
import { optionTold } from '../telling-options.ts';
import { position } from '../testing.ts';

const opened = (seats: number, options: object): Villagers =>
  open(villagers, { seats, options, chance: seeded('modules') }).table;
const ofModule = (cards: number[], module: string) =>
  cards.filter(card => cardOf(card).module === module).map(card => cardOf(card).name);
const scoundrels = { options: { scoundrels: true } };
const saints = { options: { saints: true } };
const profiteers = { options: { profiteers: true } };
const six = ['hunter', 'wattler', 'graper', 'mason', 'carpenter', 'thatcher'];
const stacks = [
  ['agent', 'priest', 'fisher'],
  ['cooper'],
  ['seeker'],
  ['brewer'],
  ['cobbler'],
  ['tailor'],
];

test('villagers.90 Thieves and Sheriffs with four and five; one of the others for everybody', () => {
  const [few, many] = [opened(3, scoundrels.options), opened(5, scoundrels.options)];
  expect(few.hands.map(hand => ofModule(hand, 'scoundrels').length)).toEqual([1, 1, 1]);
  expect(few.box).toHaveLength(2);
  expect(ofModule(few.piles.flat(), 'scoundrels')).toEqual([]);
  const everywhere = [...many.piles, ...many.hands].flat();
  expect(ofModule(everywhere, 'scoundrels')).toHaveLength(9);
  expect(many.box).toEqual([]);
});

test('villagers.91 villagers.A16 a Saint for everybody, the Nun among them', () => {
  const { hands, box } = opened(3, saints.options);
  expect(hands.map(hand => ofModule(hand, 'saints').length)).toEqual([1, 1, 1]);
  expect(box).toHaveLength(2);
  expect(cardOf(idOf('nun')).module).toBe('saints');
});

test('villagers.92 eight Profiteers in the deck', () => {
  const { hands, piles } = opened(2, profiteers.options);
  expect(ofModule([...hands, ...piles].flat(), 'profiteers')).toHaveLength(8);
});

test('villagers.92 villagers.A12 one bronze symbol a round, the best one, from the round it is built', () => {
  const at = position({
    hands: [['captain'], []],
    villages: [['lumberjack > arkwright & carpenter+2', 'chandler+1', 'miner > mason']],
    ...profiteers,
  });
  at.build('captain').allDone();
  expect(at.noted('bronze')).toMatchObject({ card: idOf('arkwright'), gold: 4 });
  expect(at.gold(0)).toBe(12);
});

test('villagers.92 the Alchemist turns half a silver symbol into gold, rounded down', () => {
  const at = position({
    hands: [[], []],
    villages: [['miner > alchemist', 'grocer', 'hunter']],
    phase: 'evening',
    ...profiteers,
  });
  expect(at.noted('bronze')).toMatchObject({ gold: 1 });
});

test('villagers.A21 the Countess has nothing of bronze', () => {
  const villages = [[], ['countess', 'captain']];
  const at = position({ hands: [[]], villages, phase: 'evening', ...profiteers });
  expect(at.noted('bronze')).toBeUndefined();
  expect(at.table.accounts[1]).toEqual([1, ...Array(10).fill(0)]);
});

test('villagers.96a the Barbarian clears the Road, keeps the coins, and one drafts as usual', () => {
  const at = position({
    hands: [['barbarian'], []],
    road: ['hunter+1', 'wattler+2', 'graper'],
    stacks,
    reserve: six,
    phase: 'draft',
    ...scoundrels,
  });
  at.choose({ do: 'barbarian' });
  expect([at.gold(0), at.road]).toEqual([11, six]);
  expect(at.discard).toEqual(['barbarian', 'hunter', 'wattler', 'graper']);
  expect(at.asked).toEqual({ seat: 0, step: 'draft' });
});

test('villagers.B6 what the reserve lacks for the Barbarian comes from the leftmost stack', () => {
  const at = position({
    hands: [['barbarian'], []],
    road: six,
    stacks,
    reserve: six.slice(0, 5),
    phase: 'draft',
    ...scoundrels,
  });
  expect(at.choose({ do: 'barbarian' }).road[5]).toBe('agent');
});

const benefactor = (hand: string[], villages: string[][] = []) =>
  position({ hands: [hand, []], villages, road: six, stacks, phase: 'draft', ...saints });

test('villagers.96b the Benefactor lays a villager for nothing; food counts at once', () => {
  const at = benefactor(['benefactor', 'hunter']);
  at.choose({ do: 'benefactor' }).build('hunter');
  expect([at.village(0), at.asked?.step]).toEqual([['founders', 'hunter'], 'draft']);
  expect(at.view(0).players[0]?.draftLimit).toBe(3);
});

test('villagers.96b nothing red, and it must find a place', () => {
  expect(benefactor(['benefactor', 'nun', 'jeweler']).why({ do: 'benefactor' })).toBe(
    'villagers.96b',
  );
  const at = benefactor(['benefactor', 'monk', 'hunter', 'fisher']);
  at.choose({ do: 'benefactor' });
  expect(new Set(at.options.map(({ card }) => card))).toEqual(
    new Set([idOf('hunter'), idOf('fisher')]),
  );
});

test('villagers.96b villagers.B12 after drafting one is asked again, and the limit may rise once more', () => {
  const at = benefactor(['benefactor']).take('mason').done().blind(1).take('hunter');
  expect([at.asked, at.hand(0)]).toEqual([
    { seat: 0, step: 'linger' },
    ['mason', 'hunter', 'benefactor'],
  ]);
  at.choose({ do: 'benefactor' }).build('hunter').done().blind(2);
  expect(at.asked).toEqual({ seat: 0, step: 'draft' });
});

test('villagers.B12 whoever holds a red card is asked, whichever it is', () => {
  const at = position({ hands: [['monk'], []], road: six, stacks, phase: 'draft', ...saints });
  expect(at.take('mason').asked).toEqual({ seat: 0, step: 'linger' });
  expect(at.options).toEqual([{ do: 'done' }]);
});

const courier = (hands: string[][]) =>
  position({ hands, road: ['hunter+1', ...six.slice(1)], stacks, phase: 'draft', ...scoundrels });

test('villagers.96 villagers.96c villagers.B3 the Courier takes a card before the other picks', () => {
  const at = courier([[], ['courier'], []]);
  at.choose({ do: 'courier', road: 0 }, 1);
  expect([at.hand(1), at.gold(1), at.road[0]]).toEqual([['hunter'], 9, 'agent']);
  expect([at.table.drafted[1], at.discard]).toEqual([0, ['courier']]);
  expect(at.asked).toEqual({ seat: 0, step: 'draft' });
});

test('villagers.55 villagers.96b a Tinner of the build phase opens no padlock for the Benefactor', () => {
  const at = position({
    hands: [['benefactor', 'jeweler'], ['tinner']],
    villages: [['miner > seeker > spelunker'], ['miner > blacksmith']],
    gold: [0, 8],
    road: six,
    stacks,
    ...saints,
  });
  at.done().choose({ do: 'tinner' }).done();
  while (at.asked?.step === 'coin') at.choose({ do: 'coin', road: null });
  if (at.seat === 1) at.choose(at.options[0] as object);
  expect([at.asked, at.table.turn.tinner]).toEqual([{ seat: 0, step: 'draft' }, false]);
  expect(at.doing('benefactor')).toEqual([]);
});

test('villagers.96b a limit that falls ends the draft at once', () => {
  for (const last of ['draft', 'linger']) {
    const at = position({
      hands: [['benefactor', 'vintner'], []],
      villages: [['graper'], ['lumberjack > cooper']],
      road: six,
      stacks,
      phase: 'draft',
      ...saints,
    });
    expect(at.view(0).players[0]?.draftLimit).toBe(3);
    while (at.seat === 1 || at.table.drafted[0] !== 2 || at.asked?.step !== last)
      if (at.asked?.step === 'linger') at.done();
      else at.choose(at.options[0] as object);
    expect(at.square(0)).toHaveLength(2);
    at.choose({ do: 'benefactor' }).choose(at.ways('vintner')[0] as object);
    expect([at.square(0), at.hand(0).length]).toEqual([[], 2]);
    expect(at.asked).not.toEqual({ seat: 0, step: 'draft' });
  }
});

test('villagers.96c not in one’s own turn, and not after the other has picked', () => {
  const at = courier([['courier'], [], ['monk']]);
  expect(at.doing('courier')).toEqual([]);
  expect(at.why({ do: 'courier', road: 1 }, 1)).toBe('villagers.11');
  const lingering = courier([['monk'], ['courier'], []]).take('mason');
  expect(lingering.asked).toEqual({ seat: 0, step: 'linger' });
  expect(lingering.why({ do: 'courier', road: 1 }, 1)).toBe('villagers.11');
});

test('villagers.96c nobody else can see who could cut in', () => {
  const at = courier([[], ['courier'], ['monk']]);
  expect(
    pending(villagers as never, at.table).map(({ seat, optional }) => [seat, optional]),
  ).toEqual([
    [0, undefined],
    [1, true],
  ]);
  expect(at.view(0).awaited).toEqual([]);
});

test('villagers.B13 no Courier comes while a Prophet looks through a stack', () => {
  const options = { scoundrels: true, saints: true };
  const one = [['agent'], ['cooper', 'seeker']];
  const at = position({
    hands: [['prophet'], ['courier']],
    road: six,
    stacks: one,
    phase: 'draft',
    options,
  });
  const courierOf = () => pending(villagers as never, at.table).find(({ seat }) => seat === 1);
  expect(courierOf()?.options).toHaveLength(6);
  at.choose({ do: 'prophet', pile: 0 });
  expect(courierOf()).toBeUndefined();
  expect(at.why({ do: 'courier', road: 0 }, 1)).toBe('villagers.11');
  expect(at.options).toEqual([{ card: idOf('agent') }]);
  at.choose({ card: idOf('agent') });
  expect(at.square(0)).toEqual(['agent']);
});

test('villagers.96n a standing order makes the table wait: always, for a suit, for a card', () => {
  const after = (order: object) => {
    const at = courier([['monk', 'courier'], [], []]);
    at.choose({ do: 'order' }).choose(order);
    return at.take('mason').done();
  };
  const never = after({ when: 'never' });
  expect([never.view(1).awaited, never.asked]).toEqual([[], { seat: 1, step: 'draft' }]);
  const always = after({ when: 'always' });
  expect([always.view(1).awaited, always.asked]).toEqual([[0], { seat: 0, step: 'courier' }]);
  expect(always.why({ do: 'take', road: 0 }, 1)).toBe('villagers.96n');
  expect(always.choose({ do: 'pass' }).asked).toEqual({ seat: 1, step: 'draft' });
  const wine = 4;
  expect(after({ when: 'suit', suit: wine }).view(1).awaited).toEqual([0]);
  expect(after({ when: 'suit', suit: 5 }).view(1).awaited).toEqual([]);
  expect(after({ when: 'card', card: idOf('graper') }).view(1).awaited).toEqual([0]);
  expect(after({ when: 'card', card: idOf('jeweler') }).view(1).awaited).toEqual([]);
});

test('villagers.96n what an order says is its owner’s secret; once a turn; anybody with a red card', () => {
  const at = courier([['monk'], [], []])
    .choose({ do: 'order' })
    .choose({ when: 'always' });
  expect([at.view(0).order, at.view(1).order]).toEqual([{ when: 'always' }, { when: 'never' }]);
  expect(at.why({ do: 'order' })).toBe('villagers.96n');
  expect(courier([['hunter'], [], []]).why({ do: 'order' })).toBe('villagers.96n');
  expect(at.why({ do: 'pass' }, 1)).toBe('villagers.11');
});

const flaker = (squares: string[][]) =>
  position({ hands: [['flaker'], []], road: six, stacks, squares, phase: 'draft', ...scoundrels });

test('villagers.96d the Flaker lures a villager of any square; its owner drafts once more', () => {
  const at = flaker([]).take('mason').done().take('hunter');
  expect([at.square(0), at.square(1)]).toEqual([['mason'], ['hunter']]);
  at.choose({ do: 'flaker', seat: 1, card: idOf('hunter') });
  expect([at.hand(0), at.table.drafted]).toEqual([['hunter'], [1, 0]]);
  expect(flaker([]).why({ do: 'flaker', seat: 1, card: idOf('hunter') })).toBe('villagers.96d');
});

const freelancer = (villages: string[][], more: object = {}) =>
  position({ hands: [['hunter'], []], villages, ...profiteers, ...more });

test('villagers.96e one gold on anybody’s Freelancer: one action more, each once, never above five', () => {
  const at = freelancer([['freelancer'], ['freelancer']]);
  at.choose({ do: 'freelancer', seat: 1, place: 1 }).choose({
    do: 'freelancer',
    seat: 0,
    place: 1,
  });
  expect([at.table.turn.limit, at.gold(0), at.coins(1, 'freelancer')]).toEqual([4, 6, 1]);
  expect(at.why({ do: 'freelancer', seat: 1, place: 1 })).toBe('villagers.96e');
  const full = freelancer([['freelancer', 'wattler', 'wattler', 'wattler']]);
  expect(full.why({ do: 'freelancer', seat: 0, place: 1 })).toBe('villagers.25');
  const poor = freelancer([['freelancer']], { gold: [0, 8] });
  expect(poor.why({ do: 'freelancer', seat: 0, place: 1 })).toBe('villagers.96e');
});

test('villagers.B11 a Freelancer is paid first of all, a Recruiter before the first card', () => {
  const at = freelancer([['freelancer']]).build('hunter');
  expect(at.why({ do: 'freelancer', seat: 0, place: 1 })).toBe('villagers.96e');
});

test('villagers.96f the Noble sees a hand and takes a card that is not red', () => {
  const at = position({ hands: [['noble'], ['hunter', 'monk'], ['monk']], ...scoundrels });
  expect(at.doing('noble')).toEqual([{ do: 'noble', seat: 1 }]);
  expect(at.why({ do: 'noble', seat: 2 })).toBe('villagers.96f');
  at.choose({ do: 'noble', seat: 1 });
  expect(at.view(0).look?.cards).toEqual([idOf('hunter'), idOf('monk')]);
  expect(at.view(2).look?.cards).toBeNull();
  expect(at.options).toEqual([{ card: idOf('hunter') }]);
  at.choose({ card: idOf('hunter') });
  expect([at.hand(0), at.hand(1)]).toEqual([['hunter'], ['monk']]);
});

test('villagers.96g the Nun is paid for the best silver that is there once', () => {
  const at = position({
    hands: [[], []],
    villages: [['founders-food', 'nun', 'grocer', 'grocer', 'freemason', 'wattler']],
    gold: [0, 0],
    stacks: [],
    markets: 1,
    phase: 'market',
    ...saints,
  });
  expect(at.gold(0)).toBe(3 + 3 + 3 + 3);
});

test('villagers.96h the Pigeoneer takes one of six and lays the others back in any order', () => {
  const at = position({
    hands: [['pigeoneer'], []],
    stacks,
    reserve: [...six, 'agent'],
    ...saints,
  });
  at.choose({ do: 'pigeoneer' });
  expect(at.view(0).look?.cards).toEqual(six.map(idOf));
  at.choose({ card: idOf('mason') });
  expect([at.hand(0), at.asked?.step]).toEqual([['mason'], 'arrange']);
  at.choose({ top: idOf('thatcher') })
    .choose({ top: idOf('graper') })
    .choose({ top: null });
  expect(at.pile(6)).toEqual(['thatcher', 'graper', 'hunter', 'wattler', 'carpenter', 'agent']);
  expect(at.view(0).reserve.known.slice(0, 6)).toEqual([...at.pile(6).slice(0, 5).map(idOf), null]);
  expect(at.view(1).reserve.known.every(card => card === null)).toBe(true);
  const none = position({ hands: [['pigeoneer'], []], reserve: [], ...saints });
  expect(none.why({ do: 'pigeoneer' })).toBe('villagers.96h');
});

test('villagers.96i the Prophet drafts a card of a stack, never of the reserve', () => {
  const at = position({ hands: [['prophet'], []], road: six, stacks, phase: 'draft', ...saints });
  expect(at.why({ do: 'prophet', pile: 6 })).toBe('villagers.96i');
  at.choose({ do: 'prophet', pile: 0 }).choose({ card: idOf('fisher') });
  expect([at.square(0), at.table.drafted[0]]).toEqual([['fisher'], 1]);
  at.choose({ top: idOf('priest') });
  expect([at.pile(0), at.asked?.seat]).toEqual([['priest', 'agent'], 1]);
});

test('villagers.96j the Recruiter: one gold for two cards in a row, the Road filled between', () => {
  const at = position({
    hands: [[], []],
    villages: [['recruiter']],
    road: six,
    stacks,
    phase: 'draft',
    ...saints,
  });
  at.choose({ do: 'recruit' }).take('hunter');
  expect([at.gold(0), at.road[0], at.seat]).toEqual([7, 'agent', 0]);
  expect(at.why({ do: 'recruit' })).toBe('villagers.96j');
  expect(at.take('agent').seat).toBe(1);
  expect(at.why({ do: 'recruit' })).toBe('villagers.96j');
});

test('villagers.96j the draft limit holds', () => {
  const at = position({
    hands: [[], []],
    villages: [['recruiter']],
    road: six,
    stacks,
    phase: 'draft',
    ...saints,
  });
  at.take('hunter').take('wattler');
  expect(at.why({ do: 'recruit' })).toBe('villagers.10');
});

test('villagers.96k the Schemer takes a top villager, coins go to its owner', () => {
  const villages = [['hunter'], ['lumberjack > carpenter+4', 'nun']];
  const at = position({ hands: [['schemer'], []], villages, ...scoundrels });
  const spots = at.doing('schemer').map(({ seat, place }) => [seat, place]);
  expect(spots).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(at.why({ do: 'schemer', seat: 1, place: 3 })).toBe('villagers.96k');
  expect(at.why({ do: 'schemer', seat: 1, place: 0 })).toBe('villagers.51');
  expect(at.why({ do: 'schemer', seat: 0, place: 0 })).toBe('villagers.96k');
  expect(at.why({ do: 'schemer', seat: 1, place: 1 })).toBe('villagers.96k');
  at.choose({ do: 'schemer', seat: 1, place: 2 });
  expect([at.hand(0), at.gold(1), at.village(1)]).toEqual([
    ['carpenter'],
    12,
    ['founders', 'lumberjack', 'nun'],
  ]);
});

test('villagers.B8 a basic villager the Schemer took is built for an action', () => {
  const at = position({ hands: [['schemer'], []], villages: [['miner']], ...scoundrels });
  at.choose({ do: 'schemer', seat: 0, place: 1 }).build('miner');
  expect(at.table.turn.built).toBe(1);
});

test('villagers.96l the Sheriff discards a Thief and takes the coins', () => {
  const villages = [[], ['thief+6']];
  const at = position({ hands: [['sheriff'], []], villages, ...scoundrels });
  expect(at.why({ do: 'sheriff', seat: 1, place: 0 })).toBe('villagers.96l');
  at.choose({ do: 'sheriff', seat: 1, place: 1 });
  expect([at.gold(0), at.discard, at.village(1)]).toEqual([14, ['sheriff', 'thief'], ['founders']]);
});

test('villagers.96m villagers.A6 a Thief takes three gold, once a phase, from the turn it is built', () => {
  const at = position({ hands: [['thief'], [], []], gold: [8, 2, 3], ...scoundrels });
  at.build('thief');
  expect(at.doing('thief')).toEqual([{ do: 'thief', place: 1, seat: 2 }]);
  at.choose({ do: 'thief', place: 1, seat: 2 });
  expect([at.gold(2), at.coins(0, 'thief')]).toEqual([0, 3]);
  expect(at.why({ do: 'thief', place: 1, seat: 2 })).toBe('villagers.96m');
  expect(at.view(0).players[0]?.market.coins).toBe(3);
});

test('villagers.96e villagers.96l villagers.96m two of one village are told apart', () => {
  const pair = (card: string) => [`${card}+1`, card];
  const at = position({
    hands: [['sheriff'], [], [], []],
    villages: [pair('thief'), [...pair('thief'), ...pair('freelancer')]],
    options: { scoundrels: true, profiteers: true },
  });
  const teller = {
    say: (key: string, values: object = {}) => `${key} ${Object.values(values).join(' ')}`,
    who: (seat: number) => `seat ${seat}`,
  };
  for (const name of ['sheriff', 'thief', 'freelancer']) {
    const labels = at.doing(name).map(option => optionTold(option, at.view(0), teller).label);
    expect(labels.length).toBeGreaterThan(1);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test('every red card of every module has a window to be played in', () => {
  const red = CARDS.filter(({ suit, module }) => suit === 'special' && module !== 'base');
  expect(red.map(({ name }) => name)).toHaveLength(13);
});
