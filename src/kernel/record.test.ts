import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { auction } from './kit/games/auction.ts';
import { LiveTable } from './live.ts';
import { type Record, readRecord, replay, resultOf } from './record.ts';

const game: Game = auction;

function played(choices: number): LiveTable {
  const live = LiveTable.open(game, { seats: 2, seed: 'record' });
  for (let i = 0; i < choices; i++) {
    const [asked] = live.pending();
    if (asked) live.choose(asked.seat, asked.options[0]);
  }
  return live;
}

test('a record replays to the same table', () => {
  const live = played(7);
  expect(replay(game, readRecord(JSON.parse(JSON.stringify(live.record()))))).toEqual(live.copy());
});

test('a record of another version is refused, and says so', () => {
  const record = { ...played(2).record(), version: 7 };
  expect(() => replay(game, record)).toThrow(
    'this record was played by version 7 of auction; here is version 1',
  );
});

test('a record of another game is refused', () => {
  const record = { ...played(2).record(), game: 'chess' };
  expect(() => replay(game, record)).toThrow('this is a record of "chess", not of "auction"');
});

test('an illegal choice is refused by its number, with the rule, and nothing is half-applied', () => {
  const record = played(5).record();
  const broken: Record = { ...record, choices: [[0, 99], ...record.choices] };
  expect(() => replay(game, broken)).toThrow('choice 1 of the record is illegal: seat 0, 99');
  const tooHigh = auctionHighest();
  const forbidden: Record = { ...record, choices: [[0, tooHigh]] };
  expect(() => replay(game, forbidden)).toThrow(
    `choice 1 of the record is illegal: seat 0, ${tooHigh} (rule auction.3)`,
  );
  const afterEnd: Record = { ...played(99).record() };
  expect(() => replay(game, { ...afterEnd, choices: [...afterEnd.choices, [0, 1]] })).toThrow(
    /choice 11 of the record is illegal: seat 0, 1 \(rule auction.5\)/,
  );
});

/** The card auction.3 forbids seat 0 to bid first. */
function auctionHighest(): number {
  const { hands } = played(0).copy() as unknown as { hands: number[][] };
  return Math.max(...(hands[0] ?? []));
}

test('the result says how it ended', () => {
  const live = played(99);
  const { standing, hash } = resultOf(game, live.copy());
  expect(standing).toEqual(live.standing());
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

test('anything that is no record is refused with a message, never with a crash', () => {
  const record = JSON.parse(JSON.stringify(played(4).record()));
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(() => readRecord(value)).toThrow(/^not a record: /);
    }),
  );
  for (const field of ['game', 'version', 'seats', 'options', 'seed', 'choices'])
    expect(() => readRecord({ ...record, [field]: undefined })).toThrow(/^not a record: /);
  expect(() =>
    readRecord({
      ...record,
      choices: [
        [0, 1],
        ['x', 2],
      ],
    }),
  ).toThrow('not a record: choice 2 is not [seat, choice]');
  expect(() => readRecord({ ...record, seed: { commitment: 1 } })).toThrow(/"seed"/);
});
