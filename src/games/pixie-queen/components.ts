// Reading another board: a file of the same schema as components.json, or some parts of it.

import { flagOf, type Loose, listOf, objectOf, oneOf, within } from '../../kernel/reading.ts';
import {
  CASINO,
  type CasinoFace,
  type Components,
  type Reward,
  ROWS,
  SPACES,
  type TrackSpace,
} from './board.ts';
import standard from './components.json';
import { FOODS, type Food } from './goods.ts';

/** Reads a components file; parts that are missing stay ours. Throws an Error that says what is wrong. */
export function readComponents(value: unknown): Components {
  const given: Loose = { ...standard, ...objectOf('components', value) };
  return {
    pyramid: readPyramid(given.pyramid),
    tracks: readTracks(given.tracks),
    rewards: readRewards(given.rewards),
    score: readScore(given.score),
    dice: readDice(given.dice),
    street: readStreet(given.street),
  };
}

/** Sixteen double spaces on levels without a gap; a space on level n has n symbols. */
function readPyramid(value: unknown): Components['pyramid'] {
  const spaces = listOf('pyramid', value, SPACES, SPACES).map(space => {
    const { action, level, food } = objectOf('pyramid: a space', space);
    const number = within('pyramid: action', action, 1, SPACES);
    const at = within(`action ${number}: level`, level, 1, SPACES);
    const symbols = listOf(`action ${number}: food`, food, at, at).map(
      (symbol): Food => oneOf(`action ${number}: food`, symbol, FOODS),
    );
    return { action: number, level: at, food: symbols };
  });
  if (new Set(spaces.map(({ action }) => action)).size !== SPACES)
    throw new Error(`pyramid must have every action from 1 to ${SPACES} once`);
  const levels = new Set(spaces.map(({ level }) => level));
  if (Math.max(...levels) !== levels.size) throw new Error('pyramid must have no empty level');
  return spaces.sort((a, b) => a.action - b.action);
}

function readTracks(value: unknown): TrackSpace[] {
  return listOf('tracks', value, 2, 20).map((item, at) => {
    const what = `tracks ${at + 1}`;
    const space = objectOf(what, item);
    return {
      penalty: within(`${what}: penalty`, space.penalty, 0, 20),
      victory: within(`${what}: victory`, space.victory, 0, 5),
      silverPerGold: within(`${what}: silverPerGold`, space.silverPerGold, 1, 20),
      goldPerRing: within(`${what}: goldPerRing`, space.goldPerRing, 1, 20),
    };
  });
}

function readRewards(value: unknown): Components['rewards'] {
  const rows = objectOf('rewards', value);
  const [offering, servant, ring] = ROWS.map(row =>
    listOf(`rewards.${row}`, rows[row], 1, 12).map((item): Reward => {
      const { points, golden } = objectOf(`rewards.${row}: a tile`, item);
      return {
        points: within(`rewards.${row}: points`, points, 0, 30),
        golden: flagOf(`rewards.${row}: golden`, golden),
      };
    }),
  ) as [Reward[], Reward[], Reward[]];
  if (![...offering, ...servant, ...ring].some(({ golden }) => golden))
    throw new Error('rewards need a golden tile');
  return { offering, servant, ring };
}

function readScore(value: unknown): Components['score'] {
  const { pit, most, symbols } = objectOf('score', value);
  const end = within('score.pit', pit, 10, 200);
  const at = listOf('score.symbols', symbols, 0, 30).map(symbol =>
    within('score.symbols', symbol, 1, end - 1),
  );
  if (at.some((symbol, i) => i > 0 && symbol <= (at[i - 1] as number)))
    throw new Error('score.symbols must rise');
  return { pit: end, most: within('score.most', most, 0, 200), symbols: at };
}

function readDice(value: unknown): Components['dice'] {
  const { casino, whip } = objectOf('dice', value);
  return {
    casino: listOf('dice.casino', casino, 1, 20).map(
      (face): CasinoFace => oneOf('dice.casino', face, CASINO),
    ),
    whip: listOf('dice.whip', whip, 1, 20).map(face => within('dice.whip', face, 1, 6)),
  };
}

function readStreet(value: unknown): Components['street'] {
  const spaces = objectOf('street', value);
  const room = (action: 17 | 19 | 20) => within(`street.${action}`, spaces[action], 1, 20);
  return { 17: room(17), 19: room(19), 20: room(20) };
}
