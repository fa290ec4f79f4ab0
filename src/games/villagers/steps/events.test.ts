// Alone against the Countess (villagers.70–84) and her events (villagers.E1–E24).

import { expect, test } from 'vitest';
import { seeded } from '../../../kernel/chance.ts';
import { open } from '../../../kernel/play.ts';
import { cardOf, EVENTS, eventNamed, idOf } from '../cards.ts';
import { villagers } from '../game.ts';
import type { Solo, Villagers } from '../table.ts';
import { position } from '../testing.ts';
import { MOOD_SWING } from './effects.ts';
import { eventsFor } from './events.ts';

const alone = (options: object = {}): Villagers =>
  open(villagers, { seats: 1, options, chance: seeded('alone') }).table;
const plenty = Array(6).fill(['agent', 'agent', 'agent', 'agent', 'agent', 'agent']);

/** A table alone before its event phase. */
const events = (names: string[], more: object = {}) =>
  position({
    hands: [[]],
    villages: [[], ['countess']],
    gold: [20, 1],
    stacks: plenty,
    reserve: ['hunter', 'hunter'],
    events: names,
    phase: 'events',
    ...more,
  });
/** The same after one event was resolved. */
const after = (name: string, more: object = {}) =>
  events([name], more).choose({ do: 'event', event: eventNamed(name) });

test('villagers.70 as for two without red cards, five on a stack, a Jester and one summer event', () => {
  const table = alone();
  expect(table.piles.map(pile => pile.length)).toEqual([5, 5, 5, 5, 5, 5, 37]);
  expect(
    [...table.piles, ...table.hands].flat().some(card => cardOf(card).suit === 'special'),
  ).toBe(false);
  expect(table.solo?.jester).toBe(true);
  expect(table.solo?.events.map(event => EVENTS[event]?.season)).toEqual(['summer']);
});

test('villagers.71 the Countess: 4 gold printed, 1 in her supply, no hand', () => {
  const table = alone();
  expect(table.villages[1]?.cards).toEqual([idOf('countess')]);
  expect([table.gold, table.hands.length]).toEqual([[8, 1], 1]);
});

const drafting = (more: object = {}) =>
  position({
    hands: [[]],
    villages: [[], ['countess']],
    road: ['hunter', 'wattler', 'graper+1', 'mason', 'carpenter', 'thatcher'],
    stacks: plenty,
    phase: 'draft',
    ...more,
  });

test('villagers.72 a card for you, a card for her, then the gaps are filled', () => {
  const at = drafting().take('hunter');
  expect([at.asked?.step, at.road[0]]).toEqual(['gift', null]);
  expect(at.why({ road: 0 })).toBe('villagers.72');
  at.choose({ road: 1 });
  expect(at.village(1)).toEqual(['countess', 'wattler']);
  expect(at.road.slice(0, 2)).toEqual(['agent', 'agent']);
});

test('villagers.73 in her village everything counts, and padlocks are paid to her villagers', () => {
  const at = position({
    hands: [['beekeeper']],
    villages: [[], ['countess', 'carpenter', 'wheeler', 'cartwright']],
  });
  expect(at.view(0).players[1]?.market.gold).toBe(4 + 3 + 9);
  at.build('beekeeper', { unlock: 1 });
  expect([at.gold(0), at.coins(1, 'carpenter')]).toEqual([6, 2]);
});

test('villagers.74 only you put a coin; one on a card she gets is hers', () => {
  const at = drafting().take('hunter').choose({ road: 2 });
  expect(at.gold(1)).toBe(2);
  at.take('mason').choose({ road: 4 });
  expect(at.asked).toEqual({ seat: 0, step: 'coin' });
  expect(at.choose({ do: 'coin', road: null }).asked?.step).toBe('build');
});

test('villagers.75 events are resolved in any order; those of other phases are discarded too', () => {
  const at = events(['land-claim', 'customs', 'serfdom']);
  expect(at.doing('event').map(({ event }) => event)).toEqual(
    ['land-claim', 'customs'].map(eventNamed),
  );
  expect(at.why({ do: 'event', event: eventNamed('serfdom') })).toBe('villagers.75');
  at.choose({ do: 'event', event: eventNamed('customs') });
  at.choose({ do: 'event', event: eventNamed('land-claim') });
  expect(at.table.solo?.discards[0]).toEqual(['customs', 'land-claim', 'serfdom'].map(eventNamed));
});

test('villagers.76 she takes a card; a Truffler worth 8 brings two events', () => {
  const at = events([], { reserve: ['truffler', 'hunter'] });
  expect(at.village(1)).toEqual(['countess', 'truffler']);
  expect(at.events).toHaveLength(2);
  expect([25, 10, 9, 1, 0].map(eventsFor)).toEqual([1, 1, 2, 2, 3]);
});

test('villagers.76 an Ore Muler worth 9 by her six ore brings two, a Jeweler one, a Seeker three', () => {
  const ore = ['countess', 'glass-blower', 'glass-blower', 'mason', 'seeker'];
  expect(events([], { villages: [[], ore], reserve: ['ore-muler'] }).events).toHaveLength(2);
  expect(events([], { reserve: ['jeweler'] }).events).toHaveLength(1);
  expect(events([], { reserve: ['seeker'] }).events).toHaveLength(3);
});

test('villagers.76 not in the last round', () => {
  const at = events([], { stacks: [], markets: 1 });
  expect([at.village(1), at.asked]).toEqual([['countess'], null]);
});

test('villagers.77 summer until the first market, then winter; an empty deck is shuffled anew', () => {
  const season = (markets: number) =>
    events([], { markets, reserve: ['jeweler'] }).table.solo?.events.map(
      event => EVENTS[event]?.season,
    );
  expect(new Set(season(0))).toEqual(new Set(['summer']));
  expect(new Set(season(1))).toEqual(new Set(['winter']));
  const at = events(['tribute'], { markets: 1, reserve: ['jeweler'] });
  const solo = at.table.solo;
  solo?.discards[1]?.push(...(solo.decks[1]?.splice(0) ?? []));
  at.choose({ do: 'event', event: eventNamed('tribute') });
  expect(at.table.solo?.decks[1]?.length).toBeGreaterThan(7);
  expect(at.events.length).toBeGreaterThan(0);
});

test('villagers.78 a card taken by an event may bring a market', () => {
  const stacks = [[], ['agent'], ...plenty.slice(2)];
  const at = after('conscription', { stacks, markets: 0 }).choose({ pile: 1 });
  expect(at.table.markets).toBe(1);
});

test('villagers.79 who cannot pay all pays what there is', () => {
  const at = after('land-claim', { villages: [['miner', 'hayer'], ['countess']], gold: [3, 1] });
  expect([at.gold(0), at.gold(1)]).toEqual([0, 4]);
});

test('villagers.80 the Jester sends one event away, once', () => {
  const at = events(['land-claim', 'customs']);
  at.choose({ do: 'jester', event: eventNamed('customs') });
  expect(at.events).toEqual(['land-claim']);
  expect(at.why({ do: 'jester', event: eventNamed('land-claim') })).toBe('villagers.80');
  const late = position({ hands: [['hunter']], events: ['serfdom'] });
  expect(late.doing('jester')).toHaveLength(1);
});

test('villagers.80 an event the Jester sent away is out of the game', () => {
  const customs = eventNamed('customs');
  const at = events(['customs', 'land-claim']).choose({ do: 'jester', event: customs });
  const { gone, discards, decks } = at.table.solo as Solo;
  expect(gone).toEqual([customs]);
  expect([...discards, ...decks].flat()).not.toContain(customs);
  expect(at.view(0).solo?.gone).toEqual([customs]);
});

test('villagers.80 Rats and Arson are resolved once they were answered', () => {
  const rats = { do: 'jester', event: eventNamed('rats') };
  const arson = { do: 'jester', event: eventNamed('arson') };
  const at = drafting({ events: ['rats', 'arson'] }).choose({ do: 'toll', pay: true });
  expect([at.why(rats), at.doing('jester')]).toEqual(['villagers.80', [arson]]);
  const built = position({ hands: [['hunter']], events: ['arson'] });
  expect(built.doing('jester')).toEqual([arson]);
  expect(built.choose({ do: 'toll', pay: false }).doing('jester')).toEqual([]);
});

test('villagers.81 she is scored like a player; one wins with more than she has', () => {
  const end = (gold: number[]) =>
    position({
      hands: [[]],
      villages: [['founders-food'], ['countess']],
      gold,
      stacks: [],
      markets: 1,
      phase: 'market',
    });
  expect([end([5, 0]).gold(1), end([5, 0]).places]).toEqual([4, [1]]);
  expect(end([4, 0]).places).toEqual([2]);
});

test('villagers.82 novice: one event, the blank side, no It Was You!', () => {
  const table = alone({ level: 'novice' });
  expect(table.villages[1]?.cards).toEqual([idOf('countess-blank')]);
  expect(table.solo?.decks[1]).not.toContain(eventNamed('it-was-you'));
  const at = events([], { reserve: ['seeker'], options: { level: 'novice' } });
  expect(at.events).toHaveLength(1);
});

test('villagers.83 veteran: two events, no Jester, no It Was You!, 10 gold for her', () => {
  const { solo, gold } = alone({ level: 'veteran' });
  expect([solo?.jester, gold[1], solo?.events.length]).toEqual([false, 10, 2]);
  expect(solo?.decks[1]).not.toContain(eventNamed('it-was-you'));
});

test('villagers.84 modules may be used alone', () => {
  const table = alone({ scoundrels: true, saints: true, developments: true });
  expect(table.hands[0]).toHaveLength(7);
  expect(table.developments).toHaveLength(3);
});

test('villagers.B5 the Countess competes for developments and gets the gold', () => {
  const at = position({
    hands: [[]],
    villages: [[], ['countess', 'hunter', 'hunter']],
    gold: [8, 1],
    stacks: plenty,
    options: { developments: true },
  });
  at.table.developments.splice(0, 3, 0, 5, 11);
  at.allDone();
  expect(at.gold(1)).toBe(1 + 5 + 3);
});

const mine = (chains: string[], more: object = {}) => ({
  villages: [chains, ['countess']],
  ...more,
});

test('villagers.E1 villagers.A7 Betrayer: a top villager of your choice goes over, coins first to you', () => {
  const at = after('betrayer', mine(['lumberjack > carpenter+4', 'hunter', 'miner']));
  expect(at.options).toEqual([
    { seat: 0, place: 2 },
    { seat: 0, place: 3 },
  ]);
  at.choose({ seat: 0, place: 2 });
  expect([at.gold(0), at.village(1)]).toEqual([24, ['countess', 'carpenter', 'hunter']]);
});

test('villagers.E2 Black Market: silver pays both', () => {
  const villages = [
    ['agent', 'grocer', 'hunter'],
    ['countess', 'grocer', 'hunter', 'fisher'],
  ];
  const at = after('black-market', { villages });
  expect([at.gold(0), at.gold(1)]).toEqual([23, 7]);
});

test('villagers.E3 Bribes: the keyring’s number on one of her villagers', () => {
  const at = after('bribes', { villages: [[], ['countess', 'blacksmith', 'hunter']] });
  at.choose({ seat: 1, place: 1 });
  expect(at.coins(1, 'blacksmith')).toBe(10);
});

test('villagers.E4 villagers.A14 Customs: villagers of the commonest suit, basics and Founders too', () => {
  const at = after('customs', mine(['founders > swineherd > truffler', 'miner > glass-blower']));
  expect([at.gold(0), at.gold(1)]).toEqual([17, 4]);
});

test('villagers.E5 Guild Conspiracy: 2 gold on each of her keyrings', () => {
  const at = after('guild-conspiracy', { villages: [[], ['countess', 'blacksmith', 'harvester']] });
  expect([at.coins(1, 'blacksmith'), at.coins(1, 'harvester')]).toEqual([2, 2]);
});

test('villagers.E6 Land Claim: 2 gold for each basic villager', () => {
  const at = after('land-claim', mine(['miner > seeker', 'hayer']));
  expect([at.gold(0), at.gold(1)]).toEqual([16, 5]);
});

test('villagers.E7 villagers.A8 Mood Swing: another summer event, at once', () => {
  const at = events(['mood-swing'], { villages: [['miner'], ['countess']] });
  at.table.solo?.decks.splice(0, 1, [eventNamed('serfdom'), eventNamed('land-claim')]);
  at.choose({ do: 'event', event: eventNamed('mood-swing') });
  expect([at.gold(0), at.noted('resolves')?.event]).toEqual([18, eventNamed('land-claim')]);
  const other = events(['mood-swing']);
  other.table.solo?.decks.splice(0, 1, [eventNamed('serfdom')]);
  other.choose({ do: 'event', event: eventNamed('mood-swing') });
  expect(other.noted('fizzles')?.event).toBe(eventNamed('serfdom'));
});

test('villagers.E8 Serfdom: a card given for a basic villager is hers', () => {
  const at = position({ hands: [['hunter']], villages: [[], ['countess']], events: ['serfdom'] });
  at.choose({ do: 'hire', basic: 0 });
  expect(at.asked?.step).toBe('return');
  at.choose({ card: idOf('hunter') });
  expect([at.village(0), at.village(1)]).toEqual([
    ['founders', 'lumberjack'],
    ['countess', 'hunter'],
  ]);
});

test('villagers.E9 Sinister Banquet: 2 gold for each food of hers', () => {
  const at = after('sinister-banquet', { villages: [[], ['countess', 'hunter', 'milk-maid']] });
  expect(at.gold(1)).toBe(7);
});

test('villagers.E10 Temporary Employment: 2 gold for each suit in your hand', () => {
  const at = after('temporary-employment', { hands: [['hunter', 'agent', 'mason']] });
  expect(at.gold(1)).toBe(5);
});

test('villagers.E11 The Countess Bank: the bank asks 3', () => {
  const at = position({ hands: [['beekeeper']], events: ['countess-bank'], gold: [3, 1] });
  expect(at.build('beekeeper', { unlock: 'bank' }).gold(0)).toBe(0);
  const poor = position({ hands: [['beekeeper']], events: ['countess-bank'], gold: [2, 1] });
  expect(poor.ways('beekeeper')).toEqual([]);
});

test('villagers.E12 Value Added Tax: 1 gold for each gold symbol you show', () => {
  const at = after('value-added-tax', mine(['chandler', 'lumberjack > wheeler > cartwright']));
  expect([at.gold(0), at.gold(1)]).toEqual([17, 4]);
});

test('villagers.E13 Abduction: a card of your hand is discarded', () => {
  const at = after('abduction', { hands: [['hunter', 'agent']], markets: 1 });
  expect(at.choose({ card: idOf('agent') }).discard).toEqual(['agent']);
});

test('villagers.E14 Arrest: a top villager is discarded, its coins are yours', () => {
  const at = after('arrest', mine(['lumberjack > carpenter+2'], { markets: 1 }));
  expect([at.discard, at.gold(0)]).toEqual([[], 20]);
  at.choose({ seat: 0, place: 2 });
  expect([at.discard, at.gold(0)]).toEqual([['carpenter'], 22]);
});

test('villagers.E15 Arson: one action less, or 3 gold', () => {
  const at = position({ hands: [['hunter']], events: ['arson'] });
  expect(at.asked?.step).toBe('toll');
  expect(at.choose({ do: 'toll', pay: false }).table.turn.limit).toBe(1);
  const paid = position({ hands: [[]], events: ['arson'] }).choose({ do: 'toll', pay: true });
  expect([paid.table.turn.limit, paid.gold(0)]).toEqual([2, 5]);
});

test('villagers.E16 Blackmail: the highest gold your village shows', () => {
  const at = after(
    'blackmail',
    mine(['lumberjack > wheeler > cartwright', 'chandler'], { markets: 1 }),
  );
  expect(at.gold(1)).toBe(10);
});

test('villagers.E17 Conscription: she takes a face-down card', () => {
  const at = after('conscription', { markets: 1 }).choose({ pile: 3 });
  expect([at.village(1)[1], at.pile(3)]).toEqual(['agent', Array(5).fill('agent')]);
});

test('villagers.E18 Dark Mood is put away for two others', () => {
  const at = events(['tribute'], { markets: 1, reserve: ['jeweler'] });
  at.table.solo?.decks.splice(1, 1, ['rats', 'arson', 'arrest', 'dark-mood'].map(eventNamed));
  at.choose({ do: 'event', event: eventNamed('tribute') });
  expect(at.events).toEqual(['arrest', 'arson']);
});

test('villagers.A20 for a novice too a Dark Mood brings two', () => {
  const at = events(['tribute'], { markets: 1, options: { level: 'novice' } });
  at.table.solo?.decks.splice(1, 1, ['rats', 'arson', 'arrest', 'dark-mood'].map(eventNamed));
  at.choose({ do: 'event', event: eventNamed('tribute') });
  expect(at.events).toEqual(['arrest', 'arson']);
});

test('villagers.E19 villagers.A9 It Was You! takes an unused Jester', () => {
  const at = events(['it-was-you', 'tribute'], { markets: 1 });
  at.choose({ do: 'event', event: eventNamed('tribute') });
  expect([at.table.solo?.jester, at.noted('jesterLost')]).toEqual([false, expect.anything()]);
  const used = events(['it-was-you', 'tribute'], { markets: 1 });
  used.choose({ do: 'jester', event: eventNamed('it-was-you') });
  expect(used.events).toEqual(['tribute']);
});

test('villagers.E20 Protection Money: the coins on one villager, from your supply', () => {
  const at = after('protection-money', mine(['lumberjack > carpenter+4', 'agent'], { markets: 1 }));
  at.choose({ seat: 0, place: 2 });
  expect([at.gold(0), at.gold(1), at.coins(0, 'carpenter')]).toEqual([16, 5, 4]);
});

test('villagers.E7 villagers.A8 a Mood Swing with no other summer event left brings nothing', () => {
  const at = events(['mood-swing']);
  for (const piles of [at.table.solo?.decks, at.table.solo?.discards]) piles?.splice(0, 1, []);
  at.choose({ do: 'event', event: eventNamed('mood-swing') });
  expect(at.noted('fizzles')).toMatchObject({ rule: 'villagers.A8', event: MOOD_SWING });
  expect(at.events).toEqual(['mood-swing']);
});

test('villagers.E7 villagers.A8 a Mood Swing made anew with the others goes on until one comes', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const at = events(['mood-swing'], { villages: [['miner'], ['countess']], seed });
    at.table.solo?.decks.splice(0, 1, []);
    at.table.solo?.discards.splice(0, 1, [eventNamed('land-claim')]);
    at.choose({ do: 'event', event: MOOD_SWING });
    expect([at.gold(0), at.noted('resolves')?.event]).toEqual([18, eventNamed('land-claim')]);
  }
});

test('villagers.A10 villagers.79 who has too little gold for Rats or Arson pays what there is', () => {
  const paid = (gold: number) =>
    drafting({ events: ['rats'], gold: [gold, 1] }).choose({ do: 'toll', pay: true });
  for (const [gold, left] of [
    [5, 2],
    [3, 0],
    [2, 0],
    [0, 0],
  ] as const) {
    const at = paid(gold);
    expect([at.gold(0), at.view(0).players[0]?.draftLimit]).toEqual([left, 2]);
    expect(at.noted('paidToll')?.count).toBe(gold - left);
  }
  const arson = position({ hands: [[]], events: ['arson'], gold: [1, 1] });
  arson.choose({ do: 'toll', pay: true });
  expect([arson.gold(0), arson.table.turn.limit]).toEqual([0, 2]);
});

test('villagers.E21 villagers.A10 Rats: one draft less, or 3 gold', () => {
  const at = drafting({ events: ['rats'] }).choose({ do: 'toll', pay: false });
  expect(at.view(0).players[0]?.draftLimit).toBe(1);
  const away = drafting({ events: ['rats'] }).choose({ do: 'jester', event: eventNamed('rats') });
  expect(away.asked?.step).toBe('draft');
});

test('villagers.E22 villagers.E23 Spy Network and Trade Network: one silver symbol, yours or hers', () => {
  const villages = [
    ['grocer', 'hunter'],
    ['countess', 'freemason', 'wattler'],
  ];
  const spy = after('spy-network', { villages, markets: 1 }).choose({ seat: 0, place: 1 });
  expect(spy.gold(1)).toBe(4);
  const trade = after('trade-network', { villages, markets: 1 }).choose({ seat: 1, place: 1 });
  expect(trade.gold(1)).toBe(4);
});

test('villagers.E24 Tribute: 1 gold for each card of your hand', () => {
  const at = after('tribute', { hands: [['hunter', 'agent', 'agent']], markets: 1 });
  expect([at.gold(0), at.gold(1)]).toEqual([17, 4]);
});

test('villagers.A11 without a reserve she takes from the leftmost stack', () => {
  const at = events([], { reserve: [] });
  expect([at.village(1), at.pile(0)]).toEqual([['countess', 'agent'], Array(5).fill('agent')]);
});
