import { expect, test } from 'vitest';
import { rulesIn, ruleText } from '../kernel/rulebook.ts';
import { coverage } from './coverage.ts';
import { wilson } from './simulate.ts';

const EN = '# Game\n> **Note.** x\n\n**1** First.\n\n**2a** Second.\n\n**E1** Third **bold**.\n';
const PL = '**1** Raz.\n\n**2a** Dwa.\n\n**E1** Trzy.\n';

test('rules are the paragraphs that begin with a number in bold', () => {
  expect(rulesIn(EN)).toEqual([
    { number: '1', text: 'First.' },
    { number: '2a', text: 'Second.' },
    { number: 'E1', text: 'Third **bold**.' },
  ]);
  expect(ruleText(EN, 'game.2A')).toBe('Second.');
  expect(ruleText(EN, 'e1')).toBe('Third **bold**.');
  expect(ruleText(EN, '9')).toBeNull();
});

test('a rule is covered by a test whose name begins with it, alone or among others', () => {
  const tests = [
    "test('game.1 game.2a something', () => {});",
    "  test.each([1, f(2)])(\n    'game.E1 with %i',\n    n => {},\n  );",
  ];
  expect(coverage('game', [EN, PL], tests)).toEqual({
    rules: 3,
    covered: 3,
    uncovered: [],
    odd: [],
  });
});

test('skipped tests, mentions inside a name and other games do not cover a rule', () => {
  const tests = ["test.skip('game.1 x')", "test('about game.2a')", "test('other.E1 x')"];
  expect(coverage('game', [EN, PL], tests).uncovered).toEqual(['1', '2a', 'E1']);
});

test('tests of rules that do not exist and languages that differ are reported', () => {
  const { odd } = coverage('game', [EN, '**1** Raz.'], ["test('game.7 x')"]);
  expect(odd).toEqual([
    'the languages do not number the same rules in the same order',
    'a test names game.7, which is no rule',
  ]);
});

test('Wilson’s interval for a share', () => {
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  expect(wilson(50, 100)).toEqual({ share: 0.5, low: 0.404, high: 0.596 });
  expect(wilson(100, 100)).toEqual({ share: 1, low: 0.963, high: 1 });
});
