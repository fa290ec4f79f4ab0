// The cards: eighty units with a mine on the back (mines.1–4). The figures and where they come
// from stand in components.json; the mine backs there are reconstructed and can be replaced.

import { canonical } from '../../kernel/plain.ts';
import { flagOf, within } from '../../kernel/reading.ts';
import standard from './components.json';

export const RACES = ['dwarf', 'orc', 'goblin', 'giant'] as const;

/** A people under the mountains; every player is king of one. */
export type Race = (typeof RACES)[number];

/** A card by its number, 0–79: its place in the list of cards. */
export type CardId = number;

/** The front of a card. */
export interface Unit {
  readonly id: CardId;
  readonly race: Race;
  readonly strength: number;
}

/** The back of a card. */
export interface MineFace {
  /** How many units capture it. */
  readonly defence: number;
  /** How many miners staff it. */
  readonly size: number;
  /** Whether an overseer must follow the miners. */
  readonly overseer: boolean;
  /** Points if staffed, the same as penalty if not. */
  readonly value: number;
}

/** A card as the components file writes it: named by race, strength and which of two copies. */
interface Card {
  readonly id: string;
  readonly race: Race;
  readonly strength: number;
  readonly mine: MineFace;
}

const CARDS = standard.cards as readonly Card[];

/** The fronts of all cards. They never differ, whichever components are used. */
export const UNITS: readonly Unit[] = CARDS.map(({ race, strength }, id) => ({
  id,
  race,
  strength,
}));

/** The front of a card. */
export function unitOf(card: CardId): Unit {
  return UNITS[card] as Unit;
}

export function raceOf(card: CardId): Race {
  return unitOf(card).race;
}

export function strengthOf(card: CardId): number {
  return unitOf(card).strength;
}

export function isCard(value: unknown): value is CardId {
  return Number.isInteger(value) && UNITS[value as number] !== undefined;
}

/** The backs of the cards in use. */
export interface Backs {
  readonly faces: readonly MineFace[];
  /** The kind of each card's face, from 0: cards of one kind cannot be told apart from behind. */
  readonly kinds: readonly number[];
  readonly kindCount: number;
}

function backsOf(cards: readonly Card[]): Backs {
  const texts = cards.map(({ mine }) => canonical(mine));
  const distinct = [...new Set(texts)].sort();
  return {
    faces: cards.map(({ mine }) => mine),
    kinds: texts.map(text => distinct.indexOf(text)),
    kindCount: distinct.length,
  };
}

const STANDARD = backsOf(CARDS);
const replaced = new WeakMap<object, Backs>();

/** The backs of a table: the ones we ship, or those its set-up options bring. */
export function backsIn(options: { readonly [name: string]: unknown }): Backs {
  const components = options.components as { cards: Card[] } | null;
  if (components === null) return STANDARD;
  let backs = replaced.get(components);
  if (backs === undefined) {
    backs = backsOf(components.cards);
    replaced.set(components, backs);
  }
  return backs;
}

/** Reads another components file of the same schema; throws an Error that says what is wrong. */
export function readComponents(value: unknown): { cards: Card[] } {
  const cards = (value as { cards?: unknown } | null)?.cards;
  if (!Array.isArray(cards)) throw new Error('components need a list "cards"');
  if (cards.length !== CARDS.length)
    throw new Error(`components need ${CARDS.length} cards, not ${cards.length}`);
  const byId = new Map(cards.map(card => [(card as Card | null)?.id, card as Card]));
  return { cards: CARDS.map(front => readCard(front, byId.get(front.id))) };
}

function readCard({ id, race, strength }: Card, card: Card | undefined): Card {
  if (card === undefined) throw new Error(`card "${id}" is missing`);
  if (card.race !== race || card.strength !== strength)
    throw new Error(`card "${id}" must be of race ${race} and strength ${strength}`);
  const what = `card "${id}": mine`;
  const { defence, size, overseer, value } = (card.mine ?? {}) as Partial<MineFace>;
  const mine = {
    defence: within(`${what}.defence`, defence, 1, 9),
    size: within(`${what}.size`, size, 1, 9),
    overseer: flagOf(`${what}.overseer`, overseer),
    value: within(`${what}.value`, value, 0, 99),
  };
  return { id, race, strength, mine };
}
