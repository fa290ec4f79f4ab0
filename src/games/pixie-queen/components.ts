// Reading another board: a file of the same schema as components.json, or some parts of it.

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

type Loose = { readonly [name: string]: unknown };

/** Reads a components file; parts that are missing stay ours. Throws an Error that says what is wrong. */
export function readComponents(value: unknown): Components {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('components must be an object');
  const given = { ...(standard as Loose), ...(value as Loose) };
  return {
    pyramid: readPyramid(given.pyramid),
    tracks: readTracks(given.tracks),
    rewards: readRewards(given.rewards),
    score: readScore(given.score),
    dice: readDice(given.dice),
    street: readStreet(given.street),
  };
}

function listOf(what: string, value: unknown, min: number, max: number): Loose[] {
  if (!Array.isArray(value) || value.length < min || value.length > max)
    throw new Error(`${what} must be a list of ${min === max ? min : `${min} to ${max}`}`);
  return value.map(item => (typeof item === 'object' && item !== null ? item : { item }) as Loose);
}

function within(what: string, figure: unknown, min: number, max: number): number {
  if (!Number.isInteger(figure) || (figure as number) < min || (figure as number) > max)
    throw new Error(`${what} must be a whole number from ${min} to ${max}`);
  return figure as number;
}

function oneOf<T extends string>(what: string, value: unknown, known: readonly T[]): T {
  const found = known.find(name => name === value);
  if (found === undefined) throw new Error(`${what} must be one of ${known.join(', ')}`);
  return found;
}

/** Sixteen double spaces on levels without a gap; a space on level n has n symbols. */
function readPyramid(value: unknown): Components['pyramid'] {
  const spaces = listOf('pyramid', value, SPACES, SPACES).map(({ action, level, food }) => {
    const number = within('pyramid: action', action, 1, SPACES);
    const at = within(`action ${number}: level`, level, 1, SPACES);
    const symbols = listOf(`action ${number}: food`, food, at, at).map(
      ({ item }): Food => oneOf(`action ${number}: food`, item, FOODS),
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
  return listOf('tracks', value, 2, 20).map((space, at) => ({
    penalty: within(`tracks ${at + 1}: penalty`, space.penalty, 0, 20),
    victory: within(`tracks ${at + 1}: victory`, space.victory, 0, 5),
    silverPerGold: within(`tracks ${at + 1}: silverPerGold`, space.silverPerGold, 1, 20),
    goldPerRing: within(`tracks ${at + 1}: goldPerRing`, space.goldPerRing, 1, 20),
  }));
}

function readRewards(value: unknown): Components['rewards'] {
  const rows = (value ?? {}) as Loose;
  const [offering, servant, ring] = ROWS.map(row =>
    listOf(`rewards.${row}`, rows[row], 1, 12).map(({ points, golden }): Reward => {
      if (typeof golden !== 'boolean')
        throw new Error(`rewards.${row}: golden must be true or false`);
      return { points: within(`rewards.${row}: points`, points, 0, 30), golden };
    }),
  ) as [Reward[], Reward[], Reward[]];
  if (![...offering, ...servant, ...ring].some(({ golden }) => golden))
    throw new Error('rewards need a golden tile');
  return { offering, servant, ring };
}

function readScore(value: unknown): Components['score'] {
  const { pit, most, symbols } = (value ?? {}) as Loose;
  const end = within('score.pit', pit, 10, 200);
  const at = listOf('score.symbols', symbols, 0, 30).map(({ item }) =>
    within('score.symbols', item, 1, end - 1),
  );
  if (at.some((symbol, i) => i > 0 && symbol <= (at[i - 1] as number)))
    throw new Error('score.symbols must rise');
  return { pit: end, most: within('score.most', most, 0, 200), symbols: at };
}

function readDice(value: unknown): Components['dice'] {
  const { casino, whip } = (value ?? {}) as Loose;
  return {
    casino: listOf('dice.casino', casino, 1, 20).map(
      ({ item }): CasinoFace => oneOf('dice.casino', item, CASINO),
    ),
    whip: listOf('dice.whip', whip, 1, 20).map(({ item }) => within('dice.whip', item, 1, 6)),
  };
}

function readStreet(value: unknown): Components['street'] {
  const spaces = (value ?? {}) as Loose;
  const room = (action: 17 | 19 | 20) => within(`street.${action}`, spaces[action], 1, 20);
  return { 17: room(17), 19: room(19), 20: room(20) };
}
