// About whom something can be done, and when that is offered.

import { expect, test } from 'vitest';
import type { Card } from '../../wire/messages.ts';
import { absentee } from './absentee.ts';

const MINUTE = 60_000;
const person = (name: string, present: boolean) => ({ name, bot: null, present, nudgedAt: null });
const card = {
  status: 'playing',
  seat: 0,
  host: 0,
  pace: 'live',
  waitsFor: [1],
  holders: [person('Kasia', true), person('Tom', false), person('Ola', true)],
} as unknown as Card;

const after = (minutes: number, change: Partial<Card> = {}) =>
  absentee({ card: { ...card, ...change }, since: 0, now: minutes * MINUTE });

test('the host is offered it soon, the others after the time agreed on', () => {
  expect(after(0.1)).toBeNull();
  expect(after(1)).toBe(1);
  expect(after(1, { seat: 2 })).toBeNull();
  expect(after(5, { seat: 2 })).toBe(1);
  expect(after(60, { seat: 2, pace: 'day' })).toBeNull();
  expect(after(24 * 60, { seat: 2, pace: 'day' })).toBe(1);
});

test('whoever is there has the whole time, from the host, too', () => {
  const holders = card.holders.map(holder => ({ ...holder, present: true }));
  expect(after(1, { holders })).toBeNull();
  expect(after(5, { holders })).toBe(1);
});

test('not where it is my own turn, nor for who looks on, nor about bots', () => {
  expect(after(9, { waitsFor: [0, 1] })).toBeNull();
  expect(after(9, { seat: null })).toBeNull();
  expect(after(9, { status: 'over' })).toBeNull();
  const holders = card.holders.map(holder => ({ ...holder, bot: 'greedy' }));
  expect(after(9, { holders })).toBeNull();
});
