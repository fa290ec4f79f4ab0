// The cards as data (villagers.1–8, 28–37, 90–93). Figures and where they come from stand in
// components.json. A card on the table is the number of its kind: both copies are alike.

import components from './components.json';

export const SUITS = [
  'grain',
  'wood',
  'hay',
  'ore',
  'grapes',
  'wool',
  'leather',
  'solitary',
  'special',
] as const;

/** What a card's back shows: the trade of the villager. */
export type Suit = (typeof SUITS)[number];

/** A part of the box that can be added to any game, and has villagers. */
type Module = 'scoundrels' | 'saints' | 'profiteers';

/** A kind of villager by its number: its place in the list of cards. */
export type CardId = number;

/** No card, or no place. */
export const NOBODY = -1;

/** What a silver or bronze symbol counts in its own village. */
export type Counted =
  | Suit
  | 'food'
  | 'builders'
  | 'padlocks'
  | 'gold symbols'
  | 'gold on wood'
  | 'coins on one villager'
  | 'villagers with coins'
  | 'sets of ore, hay and wood'
  | 'chains of two'
  | 'chains of three'
  | 'best silver'
  | 'villagers'
  | 'special cards in hand';

/** Silver or bronze: `each` gold for every `per` of what it counts. */
export interface Formula {
  readonly counts: Counted;
  readonly each: number;
  readonly per: number;
}

/** One kind of villager, with everything printed on it. */
export interface Card {
  readonly id: CardId;
  /** Its name in the components and, behind `card.`, in the words. */
  readonly name: string;
  /** Null for the Countess alone. */
  readonly suit: Suit | null;
  readonly symbols: number;
  readonly copies: number;
  readonly module: Module | 'base';
  /** The villager it is laid on; NOBODY if it goes on the table. */
  readonly on: CardId;
  /** How many cards may lie on it. */
  readonly holds: number;
  readonly food: number;
  readonly builders: number;
  readonly gold: number;
  readonly silver: Formula | null;
  readonly bronze: Formula | null;
  /** The villager that unlocks it; NOBODY without a padlock. */
  readonly padlock: CardId;
  readonly keyring: number;
  readonly fourPlus: boolean;
  /** Whether it is discarded after it was played. */
  readonly discarded: boolean;
}

/** A card as the components file writes it: what is not printed is left out. */
interface Printed {
  readonly id: string;
  readonly suit: Suit | null;
  readonly symbols?: number;
  readonly copies: number;
  readonly module?: Module;
  readonly on?: string;
  readonly holds?: number;
  readonly food?: number;
  readonly builders?: number;
  readonly gold?: number;
  readonly silver?: Formula;
  readonly bronze?: Formula;
  readonly padlock?: string;
  readonly keyring?: number;
  readonly fourPlus?: boolean;
  readonly discarded?: boolean;
}

const PRINTED = components.cards as readonly Printed[];

/** The number of a kind by its name. */
export function idOf(name: string): CardId {
  const id = PRINTED.findIndex(card => card.id === name);
  if (id < 0) throw new Error(`no card is called "${name}"`);
  return id;
}

/** Every kind of card, suit by suit. */
export const CARDS: readonly Card[] = PRINTED.map((card, id) => ({
  id,
  name: card.id,
  suit: card.suit,
  symbols: card.suit === null ? 0 : (card.symbols ?? 1),
  copies: card.copies,
  module: card.module ?? 'base',
  on: card.on === undefined ? NOBODY : idOf(card.on),
  holds: card.holds ?? 0,
  food: card.food ?? 0,
  builders: card.builders ?? 0,
  gold: card.gold ?? 0,
  silver: card.silver ?? null,
  bronze: card.bronze ?? null,
  padlock: card.padlock === undefined ? NOBODY : idOf(card.padlock),
  keyring: card.keyring ?? 0,
  fourPlus: card.fourPlus ?? false,
  discarded: card.discarded ?? false,
}));

/** What is printed on a card. */
export function cardOf(card: CardId): Card {
  return CARDS[card] as Card;
}

export function isCard(value: unknown): value is CardId {
  return Number.isInteger(value) && CARDS[value as number] !== undefined;
}

const SUIT_NUMBERS = CARDS.map(({ suit }) => (suit === null ? NOBODY : SUITS.indexOf(suit)));

/** The number of a card's suit in the list of suits. */
export function suitOf(card: CardId): number {
  return SUIT_NUMBERS[card] as number;
}

export const FOUNDERS = idOf('founders');
export const FOUNDERS_FOOD = idOf('founders-food');
export const COUNTESS = idOf('countess');
export const COUNTESS_BLANK = idOf('countess-blank');
export const MONK = idOf('monk');
export const APPRENTICE = idOf('apprentice');
export const TINNER = idOf('tinner');
export const SMUGGLER = idOf('smuggler');
export const FREELANCER = idOf('freelancer');
export const BENEFACTOR = idOf('benefactor');
export const NUN = idOf('nun');
export const PIGEONEER = idOf('pigeoneer');
export const PROPHET = idOf('prophet');
export const RECRUITER = idOf('recruiter');
export const BARBARIAN = idOf('barbarian');
export const COURIER = idOf('courier');
export const FLAKER = idOf('flaker');
export const NOBLE = idOf('noble');
export const SCHEMER = idOf('schemer');
export const THIEF = idOf('thief');
export const SHERIFF = idOf('sheriff');

/** The three basic villagers, in the order of their supplies (villagers.2). */
export const BASICS: readonly CardId[] = ['lumberjack', 'hayer', 'miner'].map(idOf);

/** Whether something is the number of a basic villager. */
export function isBasic(value: unknown): value is number {
  return Number.isInteger(value) && BASICS[value as number] !== undefined;
}

export const SPECIAL = SUITS.indexOf('special');

/** The six cards with the signpost (villagers.1); which they are is reconstructed. */
export const STARTERS: readonly CardId[] = components.starters.map(idOf);

/** A development by its number. */
export type DevelopmentId = number;

export const CATEGORIES = ['technology', 'trade', 'community'] as const;

/** Who has most of something is rewarded after every build phase (villagers.93–95). */
export interface Development {
  readonly id: string;
  readonly category: (typeof CATEGORIES)[number];
  readonly most: Counted;
  readonly gold: number;
  readonly food?: number;
  readonly builders?: number;
  /** A basic villager of choice. */
  readonly basic?: boolean;
  /** The top card of a stack or the reserve. */
  readonly card?: boolean;
}

export const DEVELOPMENTS = components.developments as readonly Development[];

/** An event of the solo mode by its number. */
export type EventId = number;

/** What the Countess has in store (villagers.70, 75–78). */
export interface SoloEvent {
  readonly id: string;
  readonly season: 'summer' | 'winter';
  /** When it acts. */
  readonly acts: 'events' | 'draft' | 'build' | 'reveal' | 'round';
}

export const EVENTS = components.events as readonly SoloEvent[];

/** The number of an event by its name. */
export function eventNamed(name: string): EventId {
  return EVENTS.findIndex(({ id }) => id === name);
}

/** The suits of the Mini Villagers' pairs; the number after the last is the Capricious Countess. */
export const MINI_SUITS = components.mini as readonly Suit[];
