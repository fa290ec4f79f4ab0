// Options from candidates and laws, why, set-up options, and agendas that go wrong.

import { expect, test } from 'vitest';
import { seeded } from './chance.ts';
import type { Game } from './game.ts';
import { auction, bid } from './kit/games/auction.ts';
import {
  anyOption,
  choose,
  IllegalChoice,
  judged,
  open,
  optionsOf,
  pending,
  questions,
  weighed,
  why,
} from './play.ts';
import { readOptions } from './settings.ts';

const game: Game = auction;
const table = () => open(game, { seats: 3, chance: seeded('play') }).table;
const handOf = (seat: number, of = table()) =>
  (of as never as { hands: number[][] }).hands[seat] ?? [];

/** The auction, with another way of asking for bids. */
const withBid = (change: Partial<typeof bid>) =>
  ({ ...auction, steps: { ...auction.steps, bid: { ...bid, ...change } } }) as unknown as Game;

test('options are the candidates that meet every law', () => {
  const [question] = pending(game, table());
  const highest = Math.max(...handOf(0));
  expect(question?.options).toEqual(handOf(0).filter(card => card !== highest));
});

test('why names the first rule a candidate breaks, null for an option', () => {
  const cards = handOf(0);
  const highest = Math.max(...cards);
  expect(why(game, table(), 0, highest)).toBe('auction.3');
  expect(
    why(
      game,
      table(),
      0,
      cards.find(card => card !== highest),
    ),
  ).toBeNull();
  expect(() => why(game, table(), 9, 1)).toThrow(/there is no seat 9/);
  expect(weighed(game, table(), 0)).toContainEqual({ candidate: highest, rule: 'auction.3' });
});

const nested = Array.from({ length: 20_000 }).reduce<unknown>(inner => [inner], 0);

test.each([
  ['a horse'],
  [null],
  [undefined],
  [{ card: { card: {} } }],
  [Number.NaN],
  [1e308],
  [10n],
  [nested],
])('what no law speaks of breaks the rule by which the seat is asked: %#', rubbish => {
  expect(why(game, table(), 0, rubbish)).toBe('auction.2');
  expect(() => choose(game, table(), 0, rubbish)).toThrow(IllegalChoice);
  const ruled = withBid({ rule: 'auction.3' });
  expect(why(ruled, table(), 0, rubbish)).toBe('auction.3');
  expect(judged(ruled, table(), 0, rubbish)).toMatchObject({ step: 'bid', lastResort: true });
});

test('what a game throws is no exception for the player who asked', () => {
  const broken = () => {
    throw new TypeError('no such card');
  };
  const clumsy = withBid({ laws: [{ rule: 'auction.4', claim: 'never', holds: broken }] });
  const [card] = handOf(0);
  expect(judged(clumsy, table(), 0, card)).toMatchObject({ rule: 'auction.4', faults: [{}] });
  const blind = { is: broken as never, laws: [] };
  const lost = withBid({ rule: 'auction.3', beyond: blind });
  expect(judged(lost, table(), 0, 'a horse')).toMatchObject({ rule: 'auction.3', faults: [{}] });
  const timeless = { ...game, turnRule: broken };
  const later = table();
  choose(game, later, 0, pending(game, later)[0]?.options[0]);
  expect(judged(timeless, later, 0, 'a horse')).toMatchObject({
    rule: 'auction.5',
    faults: [{}],
  });
});

test('an illegal choice throws with its rule and changes nothing', () => {
  const at = table();
  const before = structuredClone(at);
  const highest = Math.max(...handOf(0));
  expect(() => choose(game, at, 0, highest)).toThrow(IllegalChoice);
  expect(at).toEqual(before);
});

test('a seat that has chosen is not asked again: the rule of turns is cited', () => {
  const at = table();
  choose(game, at, 0, pending(game, at)[0]?.options[0]);
  expect(why(game, at, 0, 1)).toBe('auction.2');
  const byMoment = { ...game, turnRule: (_table: object, seat: number) => `auction.${seat}` };
  expect(why(byMoment, at, 0, 1)).toBe('auction.0');
});

test('anyOption finds every option as often', () => {
  const at = table();
  const [question] = questions(game, at);
  if (!question) throw new Error('nothing is asked');
  const chance = seeded('any');
  const counts = new Map<unknown, number>();
  for (let i = 0; i < 8000; i++) {
    const option = anyOption(at, question, chance);
    counts.set(option, (counts.get(option) ?? 0) + 1);
  }
  expect(new Set(counts.keys())).toEqual(new Set(optionsOf(at, question)));
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test('a step that asks nobody, is unknown or runs in circles is a clear error', () => {
  const broken =
    (frame: object, steps: object = {}) =>
    () =>
      open(
        {
          ...game,
          setup: (_start: object, agenda: { next(frame: object): void }) => {
            agenda.next(frame);
            return {};
          },
          steps: { ...game.steps, ...steps },
        } as unknown as Game,
        { seats: 2, chance: seeded('x') },
      );
  expect(broken({ step: 'dance' })).toThrow('auction has no step "dance"');
  const circle = (_table: object, frame: object, agenda: { next(frame: object): void }) =>
    agenda.next(frame);
  expect(broken({ step: 'spin' }, { spin: circle })).toThrow(/10000 steps without a question/);
  const { table: nobody } = open(game, { seats: 2, chance: seeded('x') });
  nobody.agenda.push({ step: 'bid' });
  expect(() => pending(game, nobody)).toThrow('the agenda stopped at "bid", which asks nobody');
});

const settings = {
  flag: { kind: 'flag', default: false },
  level: { kind: 'choice', default: 'easy', values: ['easy', 'hard'] },
  first: { kind: 'seat', default: 'random' },
  data: {
    kind: 'data',
    default: null,
    read: (value: unknown) => {
      if (value !== 'good') throw new Error('not good');
      return value;
    },
  },
} as const;

test('set-up options are checked and filled in', () => {
  expect(readOptions(settings, 3, {})).toEqual({
    flag: false,
    level: 'easy',
    first: 'random',
    data: null,
  });
  expect(readOptions(settings, 3, { first: 2, flag: true, data: 'good' })).toMatchObject({
    first: 2,
  });
});

test.each([
  [null, 'the set-up options must be an object'],
  [[], 'the set-up options must be an object'],
  [{ colour: 'red' }, 'unknown set-up option "colour" (known: flag, level, first, data)'],
  [JSON.parse('{"__proto__": 1}'), 'unknown set-up option "__proto__"'],
  [{ toString: 1 }, 'unknown set-up option "toString"'],
  [{ flag: 1 }, '"flag" must be true or false'],
  [{ level: 'odd' }, '"level" must be one of easy, hard'],
  [{ first: 3 }, '"first" must be "random" or a seat from 0 to 2'],
  [{ first: 0.5 }, '"first" must be "random" or a seat from 0 to 2'],
  [{ data: 'bad' }, '"data": not good'],
])('the set-up options %j are refused', (wished, message) => {
  expect(() => readOptions(settings, 3, wished)).toThrow(message);
});
