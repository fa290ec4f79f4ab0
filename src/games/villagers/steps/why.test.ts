// A reasonable wrong click at the steps that ask for one thing: each breaks a rule of its own.

import { expect, test } from 'vitest';
import { seeded } from '../../../kernel/chance.ts';
import { open } from '../../../kernel/play.ts';
import { BASICS, DEVELOPMENTS, eventNamed, idOf } from '../cards.ts';
import { villagers } from '../game.ts';
import { Position, position } from '../testing.ts';

const build = (card: string, on: number, more: object = {}) => ({
  do: 'build',
  card: idOf(card),
  on,
  monks: 0,
  unlock: 'none',
  ...more,
});
const stacks = [['agent'], ['agent'], [], ['agent', 'mason', 'fisher']];

test('villagers.53 villagers.28 villagers.52 settling whom the Apprentice freed', () => {
  const villages = [['miner > seeker > spelunker', 'lumberjack'], []];
  const at = position({ hands: [['apprentice', 'hunter'], []], villages });
  const seeker = at.place(0, 'seeker');
  at.choose({ do: 'apprentice', seat: 0, place: seeker });
  expect(at.asked?.step).toBe('settle');
  expect(at.why(build('hunter', -1))).toBe('villagers.53');
  expect(at.why(build('seeker', at.place(0, 'lumberjack')))).toBe('villagers.28');
  expect(at.why(build('seeker', -1))).toBe('villagers.28');
  expect(at.why(build('seeker', 0, { monks: 1 }))).toBe('villagers.52');
  expect(at.why(build('seeker', at.place(0, 'miner'), { unlock: 'bank' }))).toBe('villagers.33');
});

test('villagers.96b settling whom the Benefactor invites', () => {
  const at = position({
    hands: [['benefactor', 'hunter', 'seeker', 'tinner', 'monk'], []],
    options: { saints: true },
    phase: 'draft',
  });
  at.choose({ do: 'benefactor' });
  expect(at.asked?.step).toBe('settle');
  expect(at.why(build('tinner', -1))).toBe('villagers.96b');
  expect(at.why(build('agent', -1))).toBe('villagers.24');
  expect(at.why(build('seeker', 0, { monks: 1 }))).toBe('villagers.96b');
  expect(at.why(build('seeker', -1))).toBe('villagers.28');
});

test('villagers.52 a Monk under the first card of a chain is a rule broken, not a fault', () => {
  const at = position({ hands: [['monk', 'hunter', 'shepherd'], [], [], []] });
  for (const on of [200, 0, -1, -7])
    expect(at.why(build('shepherd', on, { monks: 1 }))).toBe('villagers.28');
});

test('villagers.96f villagers.96h villagers.96i picking and arranging', () => {
  const options = { saints: true, scoundrels: true };
  const noble = position({ hands: [['noble'], ['monk', 'hunter']], options });
  noble.choose({ do: 'noble', seat: 1 });
  expect(noble.why({ card: idOf('monk') })).toBe('villagers.96f');
  expect(noble.why({ card: idOf('agent') })).toBe('villagers.96f');
  const reserve = ['hunter', 'mason', 'agent'];
  const pigeoneer = position({ hands: [['pigeoneer'], []], reserve, options });
  pigeoneer.choose({ do: 'pigeoneer' });
  expect(pigeoneer.why({ card: idOf('fisher') })).toBe('villagers.96h');
  pigeoneer.choose({ card: idOf('hunter') });
  expect(pigeoneer.why({ top: idOf('hunter') })).toBe('villagers.96h');
  const prophet = position({ hands: [['prophet'], []], stacks, options, phase: 'draft' });
  prophet.choose({ do: 'prophet', pile: 3 });
  expect(prophet.why({ card: idOf('hunter') })).toBe('villagers.96i');
  expect(prophet.why({ do: 'take', road: 0 })).toBe('villagers.96i');
  prophet.choose({ card: idOf('fisher') });
  expect(prophet.why({ top: idOf('fisher') })).toBe('villagers.96i');
});

test('villagers.38 the card for a basic villager comes from the hand', () => {
  const at = position({ hands: [['hunter'], []], stacks });
  at.choose({ do: 'hire', basic: 0 });
  expect(at.why({ pile: 2 })).toBe('villagers.16');
  at.choose({ pile: 0 });
  expect(at.why({ card: idOf('agent') })).toBe('villagers.38');
  expect(at.why({ do: 'take', road: 0 })).toBe('villagers.38');
});

test('villagers.96n an order names a suit or a card of this game', () => {
  const at = position({ hands: [['tinner'], []], options: { scoundrels: true } });
  at.choose({ do: 'order' });
  expect(at.asked?.step).toBe('order');
  for (const order of [{ when: 'suit', suit: 40 }, { when: 'card', card: idOf('spinner') }, {}])
    expect(at.why(order)).toBe('villagers.96n');
});

test('villagers.D11 villagers.D12 villagers.2 villagers.16 rewards', () => {
  const rewarded = (name: string, more: object = {}) => {
    const at = position({
      hands: [[], []],
      villages: [['hunter'], []],
      options: { developments: true },
      stacks,
      ...more,
    });
    const ids = ['gold-mine', 'guildhall', name].map(id =>
      DEVELOPMENTS.findIndex(development => development.id === id),
    );
    at.table.developments.splice(0, 3, ...ids);
    return at;
  };
  const tavern = rewarded('tavern');
  tavern.table.basics[1] = 0;
  tavern.allDone();
  expect(tavern.why({ basic: 1 })).toBe('villagers.2');
  expect(tavern.why({ basic: BASICS.length })).toBe('villagers.D11');
  const church = rewarded('church', { reserve: [] }).allDone();
  expect(church.why({ pile: 2 })).toBe('villagers.16');
  expect(church.why({ pile: 6 })).toBe('villagers.D12');
  expect(church.why({ do: 'take', road: 0 })).toBe('villagers.D12');
});

test('villagers.79 villagers.E1 villagers.E13 villagers.E17 whom and what an event is about', () => {
  const event = (name: string, more: object = {}) =>
    position({
      hands: [['hunter']],
      villages: [
        ['miner > seeker', 'agent', 'monk=miner > mason'],
        ['countess', 'hunter', 'cooper'],
      ],
      stacks,
      events: [name],
      phase: 'events',
      ...more,
    }).choose({ do: 'event', event: eventNamed(name) });
  const betrayer = event('betrayer');
  expect(betrayer.why({ seat: 0, place: 0 })).toBe('villagers.79');
  expect(betrayer.why({ seat: 0, place: betrayer.place(0, 'miner') })).toBe('villagers.79');
  expect(betrayer.why({ seat: 1, place: 1 })).toBe('villagers.E1');
  const arrest = event('arrest', { villages: [['miner', 'agent'], ['countess']] });
  expect(arrest.why({ seat: 0, place: 1 })).toBe('villagers.E14');
  const bribes = event('bribes');
  expect(bribes.why({ seat: 0, place: 1 })).toBe('villagers.E3');
  expect(bribes.why({ seat: 1, place: 0 })).toBe('villagers.E3');
  expect(event('abduction').why({ card: idOf('mason') })).toBe('villagers.E13');
  const conscription = event('conscription', { reserve: [] });
  expect(conscription.why({ pile: 2 })).toBe('villagers.16');
  expect(conscription.why({ pile: 6 })).toBe('villagers.E17');
});

test('villagers.98 Mini Villagers know two ways to draw', () => {
  const start = { seats: 3, options: { mini: true }, chance: seeded('mini') };
  const at = new Position(open(villagers, start).table);
  expect(at.why({ draw: 'two' })).toBe('villagers.98');
  expect(at.why({ do: 'take', road: 0 })).toBe('villagers.98');
});
