// Addresses and rules are read as they were written.

import { expect, test } from 'vitest';
import rules from '../games/mines/rules.en.md?raw';
import { passagesOf, ruleText } from '../kernel/rulebook.ts';
import { replayAddress, routeOf, rulesAddress, tableAddress } from './route.ts';

test('every address leads somewhere', () => {
  expect(routeOf('')).toEqual({ at: 'shelf' });
  expect(routeOf('#/nowhere/at/all')).toEqual({ at: 'shelf' });
  expect(routeOf('#/table/mines')).toEqual({ at: 'table', game: 'mines', table: null });
  expect(routeOf(tableAddress('mines', 'a1'))).toEqual({ at: 'table', game: 'mines', table: 'a1' });
  expect(routeOf(rulesAddress('mines', 'mines.15b'))).toEqual({
    at: 'rules',
    game: 'mines',
    rule: '15b',
  });
});

test('an address of a replay leads to one moment, as one seat saw it', () => {
  const open = { at: 'replay', source: 'file', moment: null, seat: null, of: null };
  expect(routeOf(replayAddress('file'))).toEqual(open);
  expect(routeOf(replayAddress('a1b2', 12, 'open'))).toEqual({
    ...open,
    source: 'a1b2',
    moment: 12,
    seat: 'open',
  });
  expect(routeOf(replayAddress('file', 3, '1', 'mark'))).toEqual({
    ...open,
    moment: 3,
    seat: '1',
    of: 'mark',
  });
  expect(routeOf('#/replay/file?at=-3')).toEqual(open);
  expect(routeOf('#/replay/file?at=soon&seat=1')).toEqual({ ...open, seat: '1' });
  expect(routeOf('#/replay')).toEqual({ at: 'shelf' });
});

test('the reader finds each rule by its number and keeps the note on what is reconstructed', () => {
  expect(ruleText(rules, 'mines.24')).toMatch(/^Most points win/);
  expect(ruleText(rules, 'mines.999')).toBeNull();
  expect(passagesOf(rules).filter(({ is }) => is === 'note')).toHaveLength(1);
});
