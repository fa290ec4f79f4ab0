// Red villagers of the base game (villagers.50–56).

import { expect, test } from 'vitest';
import { idOf } from '../cards.ts';
import { position } from '../testing.ts';

test('villagers.50 with the mark: played, discarded, free; without: laid, for an action', () => {
  const at = position({ hands: [['tinner', 'nun'], []], options: { saints: true } });
  at.choose({ do: 'tinner' }).build('nun');
  expect([at.discard, at.village(0), at.table.turn.built]).toEqual([
    ['tinner'],
    ['founders', 'nun'],
    1,
  ]);
  const marked = { do: 'build', card: idOf('smuggler'), on: -1, monks: 0, unlock: 'bank' };
  expect(position({ hands: [['smuggler'], []] }).why(marked)).toBe('villagers.50');
});

test('villagers.51 an Apprentice leaves other players’ Founders alone', () => {
  const villages = [[], ['founders > swineherd']];
  const at = position({ hands: [['apprentice'], []], villages });
  expect(at.why({ do: 'apprentice', seat: 1, place: 0 })).toBe('villagers.51');
});

test('villagers.52 villagers.55 villagers.56 Monk for the Spelunker, Jeweler, Tinner, and 10 gold by the Smuggler', () => {
  const at = position({
    hands: [['monk', 'jeweler', 'tinner', 'smuggler'], []],
    villages: [['miner > seeker'], ['miner > blacksmith']],
  });
  at.choose({ do: 'tinner' }).build('jeweler', { on: 'seeker', monks: 1, unlock: 'tinner' });
  expect([at.table.turn.built, at.table.turn.limit, at.gold(0)]).toEqual([2, 2, 8]);
  at.choose({ do: 'smuggler', place: at.place(0, 'jeweler'), unlock: 'tinner' });
  expect([at.gold(0), at.discard]).toEqual([18, ['tinner', 'smuggler']]);
});

test('villagers.52 a Monk is never laid alone, and never on top', () => {
  const at = position({ hands: [['monk'], []], villages: [['miner']] });
  expect(at.doing('build')).toEqual([]);
  const alone = { do: 'build', card: idOf('monk'), on: -1, monks: 0, unlock: 'none' };
  expect(at.why(alone)).toBe('villagers.52');
});

test('villagers.52 the other cards of the chain must be right', () => {
  const at = position({ hands: [['monk', 'jeweler'], []], villages: [['miner']] });
  expect(at.ways('jeweler')).toEqual([]);
});

test('villagers.52 villagers.B10 two Monks under one villager, for three actions', () => {
  const at = position({
    hands: [['monk', 'monk', 'jeweler'], []],
    villages: [['miner', 'wattler']],
  });
  at.build('jeweler', { on: 'miner', monks: 2, unlock: 'bank' });
  expect(at.village(0).slice(3)).toEqual(['monk', 'monk', 'jeweler']);
  expect(at.table.turn.built).toBe(3);
  const few = position({ hands: [['monk', 'monk', 'jeweler'], []], villages: [['miner']] });
  expect(few.ways('jeweler')).toEqual([]);
});

test('villagers.53 an Apprentice takes a covered villager’s place, for one action', () => {
  const at = position({
    hands: [['apprentice'], []],
    villages: [['lumberjack'], ['lumberjack > wheeler > cartwright']],
  });
  at.choose({ do: 'apprentice', seat: 1, place: 2 });
  expect(at.asked?.step).toBe('settle');
  at.build('wheeler');
  expect(at.village(0)).toEqual(['founders', 'lumberjack', 'wheeler']);
  expect(at.village(1)).toEqual(['founders', 'lumberjack', 'apprentice', 'cartwright']);
  expect(at.table.turn.built).toBe(1);
});

test('villagers.53 the freed villager must find a place, padlock included', () => {
  const villages = [['hayer > grazier'], ['hayer > grazier > milk-maid > fromager']];
  const poor = position({ hands: [['apprentice'], []], villages, gold: [1, 8] });
  const choice = { do: 'apprentice', seat: 1, place: 3 };
  expect(poor.why(choice)).toBe('villagers.53');
  const at = position({ hands: [['apprentice'], []], villages });
  at.choose(choice).build('milk-maid', { unlock: 'bank' });
  expect([at.gold(0), at.village(0).at(-1)]).toEqual([6, 'milk-maid']);
  expect(at.why(choice)).toBe('villagers.53');
});

test('villagers.53 own covered Founders may be laid anew, either side up', () => {
  const at = position({ hands: [['apprentice'], []], villages: [['founders > swineherd']] });
  at.choose({ do: 'apprentice', seat: 0, place: 0 });
  expect(at.options.map(({ card }) => card)).toEqual([idOf('founders'), idOf('founders-food')]);
  at.build('founders-food');
  expect(at.village(0)).toEqual(['apprentice', 'swineherd', 'founders-food']);
  expect(at.view(0).players[0]?.food).toBe(2);
});

test('villagers.B1 an Apprentice leaves Monks and Apprentices where they are', () => {
  const at = position({
    hands: [['apprentice'], []],
    villages: [['lumberjack > monk=wheeler > cartwright']],
  });
  expect(at.why({ do: 'apprentice', seat: 0, place: 2 })).toBe('villagers.B1');
});

test('villagers.A22 a second Tinner may be played', () => {
  const at = position({ hands: [['tinner', 'tinner'], []] });
  at.choose({ do: 'tinner' }).choose({ do: 'tinner' });
  expect([at.hand(0), at.table.turn.tinner]).toEqual([[], true]);
});

test('villagers.54 a stand-in shows one red symbol and carries two of one suit at the bottom', () => {
  const at = position({
    hands: [['carpenter', 'mason'], []],
    villages: [['monk=lumberjack > wheeler']],
  });
  expect(at.ways('mason')).toEqual([]);
  expect(at.ways('carpenter').map(({ on }) => on)).toEqual([1]);
  at.build('carpenter');
  expect(at.view(0).players[0]?.village[1]?.room).toBe(0);
});

test('villagers.54 villagers.96k uncovered it goes to the hand of the village’s owner', () => {
  const at = position({
    hands: [['schemer'], []],
    villages: [[], ['lumberjack > monk=wheeler > cartwright']],
    options: { scoundrels: true },
  });
  at.choose({ do: 'schemer', seat: 1, place: 3 });
  expect([at.hand(0), at.hand(1)]).toEqual([['cartwright'], ['monk']]);
  expect(at.village(1)).toEqual(['founders', 'lumberjack']);
});

test('villagers.55 with a Tinner some padlocks may still be opened the usual way', () => {
  const at = position({
    hands: [['beekeeper', 'tinner'], []],
    villages: [['lumberjack > carpenter']],
  });
  const choice = { do: 'build', card: idOf('beekeeper'), on: -1, monks: 0, unlock: 'tinner' };
  expect(at.why(choice)).toBe('villagers.55');
  at.choose({ do: 'tinner' });
  expect(at.ways('beekeeper').map(({ unlock }) => unlock)).toEqual([
    'tinner',
    { seat: 0, place: 2 },
  ]);
  expect(at.build('beekeeper', { unlock: 'own' }).coins(0, 'carpenter')).toBe(2);
});

test('villagers.56 the Smuggler takes half, rounded up, of what is printed, and is unlocked itself', () => {
  const at = position({
    hands: [['smuggler'], []],
    villages: [['lumberjack > cartwright+4'], ['lumberjack > shipwright']],
  });
  at.choose({ do: 'smuggler', place: 2, unlock: { seat: 1, place: 2 } });
  expect([at.gold(0), at.coins(1, 'shipwright')]).toEqual([8 - 2 + 5, 2]);
});

test('villagers.B7 a Smuggler needs a villager that shows gold', () => {
  const at = position({ hands: [['smuggler'], []], villages: [['founders-food', 'hunter']] });
  expect(at.doing('smuggler')).toEqual([]);
  expect(at.why({ do: 'smuggler', place: 1, unlock: 'bank' })).toBe('villagers.56');
});
