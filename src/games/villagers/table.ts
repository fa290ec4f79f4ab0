// The table: the state of a game and what can be on its agenda.

import type { Agenda } from '../../kernel/agenda.ts';
import type { Seat, Table } from '../../kernel/game.ts';
import type { Settings } from '../../kernel/settings.ts';
import { type CardId, type DevelopmentId, type EventId, FOUNDERS, FOUNDERS_FOOD } from './cards.ts';
import type { Order } from './choices.ts';
import type { Place, Village } from './village.ts';

/** Whose village or supply: a seat; alone at the table, 1 is the Countess. */
export type Owner = number;

/** A face-down pile: 0–5 the stacks from the left, 6 the reserve. */
export type Pile = number;

/** The seats there can be. */
export const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];
export const ROAD = 6;
export const STACKS = 6;
/** The stacks under which the markets lie (villagers.7). */
export const FIRST_MARKET: Pile = 1;
export const SECOND_MARKET: Pile = STACKS - 1;
export const RESERVE: Pile = 6;
/** The Countess, when one plays alone (villagers.71). */
export const COUNTESS_SEAT: Owner = 1;

/** Villagers: the game's own part of the table. */
export interface Villagers {
  /** Who has the first-player marker. */
  first: Seat;
  round: number;
  phase: Phase;
  /** How many markets have been held. */
  markets: number;
  /** The face-up cards; NOBODY at an empty place. */
  readonly road: CardId[];
  readonly roadCoins: number[];
  /** The six stacks and the reserve, face down; the last card is the top. */
  readonly piles: CardId[][];
  /** Who knows each card of the piles: a bit a seat; SUIT_SEEN if all know its suit. */
  readonly knowers: number[][];
  /** How many of each basic villager are left. */
  readonly basics: number[];
  readonly hands: CardId[][];
  /** The cards on each village square, in the order they were drafted. */
  readonly squares: CardId[][];
  /** What each has drafted this round: all saw it, wherever it is now. */
  readonly drafts: CardId[][];
  /** How many cards each has drafted that count to the limit. */
  readonly drafted: number[];
  readonly villages: Village[];
  /** Each supply of gold. */
  readonly gold: number[];
  /** Where each supply came from and went, by account (ACCOUNTS): the sum is the supply. */
  readonly accounts: number[][];
  /** What is left in the bank: as good as endless, and every coin is counted. */
  bank: number;
  /** Who has had to flip the Founders (villagers.57). */
  readonly flipped: boolean[];
  /** Face up, open to all. */
  readonly discard: CardId[];
  /** Scoundrels and Saints nobody was dealt: in the box, unknown to all. */
  readonly box: CardId[];
  turn: Turn;
  /** The villager an Apprentice has just freed (villagers.53); NOBODY if there is none. */
  freed: CardId;
  /** What somebody is looking at (villagers.96). */
  look: Look | null;
  /** When the table waits for somebody's Courier; none without the Scoundrels. */
  readonly orders: Order[];
  /** One a category (villagers.93), and who holds its token; NOBODY if nobody does. */
  readonly developments: DevelopmentId[];
  readonly tokens: Owner[];
  readonly solo: Solo | null;
  /** Stays as it ended. */
  readonly mini: Mini | null;
}

export type Phase = 'mini' | 'draft' | 'update' | 'build' | 'developments' | 'events' | 'over';

/** Set in the mask of a card in a pile when everybody has seen its back. */
export const SUIT_SEEN = 1 << 5;

/** What the seat whose turn it is has done so far. */
export interface Turn {
  seat: Owner;
  /** The build limit, fixed when the phase begins (villagers.25). */
  limit: number;
  /** How many build actions were taken. */
  built: number;
  /** How many basic villagers were hired. */
  basics: number;
  /** Whether padlocks are free (villagers.55). */
  tinner: boolean;
  /** Whether anything was done yet: a Freelancer is paid before (villagers.96). */
  begun: boolean;
  /** Whether a card was drafted in this turn: a Courier comes before (villagers.96). */
  picked: boolean;
  /** Whether the Recruiter was paid in this turn. */
  recruited: boolean;
  /** Whether a standing order was given in this turn. */
  ordered: boolean;
  /** The Freelancers paid and the Thieves sent out in this phase, by their spots. */
  readonly used: number[];
}

/** A turn in which nothing has happened yet. */
export function newTurn(): Turn {
  return {
    seat: 0,
    limit: 0,
    built: 0,
    basics: 0,
    tinner: false,
    begun: false,
    picked: false,
    recruited: false,
    ordered: false,
    used: [],
  };
}

/** An owner as notes tell it. */
export function named(table: { readonly seats: number }, owner: Owner): Owner | 'countess' {
  return owner < table.seats ? owner : 'countess';
}

/** A place in anybody's village, as one number. */
export function spot(owner: Owner, place: Place): number {
  return owner * MOST_PLACES + place;
}

export const MOST_PLACES = 256;

/** Somebody looks at cards nobody else sees: the top of a pile, or another player's hand. */
export interface Look {
  readonly seat: Seat;
  /** The special that lets them: Prophet, Pigeoneer or Noble. */
  readonly by: CardId;
  /** The pile; NOBODY for a hand. */
  readonly pile: Pile;
  /** How many cards of the pile, from its top. */
  readonly cards: number;
  /** Whose hand; NOBODY for a pile. */
  readonly hand: Owner;
  /** How many of the rest have been laid back in order; NOBODY before a card is picked. */
  readonly laid: number;
}

/** Alone against the Countess (villagers.70–84). */
export interface Solo {
  jester: boolean;
  /** Face-up events. */
  readonly events: EventId[];
  /** Face down, the last one is the top: summer, winter. */
  readonly decks: EventId[][];
  readonly discards: EventId[][];
  /** What the Jester sent away: out of the game (villagers.80). */
  readonly gone: EventId[];
  /** Events of this round that were answered: one did with less, or paid (villagers.A10). */
  readonly answered: EventId[];
  /** One draft less this round (Rats). */
  hungry: boolean;
}

/** Mini Villagers: who begins (villagers.97–99). Cards are suits of pairs; the highest is the Countess. */
export interface Mini {
  readonly hands: number[][];
  readonly pile: number[];
  /** Pair by pair, and who discarded each: all saw it. */
  readonly discard: number[];
  readonly discarders: Seat[];
  dealer: Seat;
}

export type VillagersTable = Table<Villagers, VillagersFrame>;
export type VillagersAgenda = Agenda<VillagersFrame>;

/** The steps of a game, in the order they come. */
export type VillagersFrame =
  | { readonly step: 'mini'; readonly seat: Seat }
  | { readonly step: 'round' }
  | { readonly step: 'toll'; readonly seat: Seat; readonly event: EventId }
  | { readonly step: 'drafter'; readonly seat: Seat }
  | { readonly step: 'courier'; readonly seat: Seat; readonly awaited: boolean }
  | { readonly step: 'draft'; readonly seat: Seat }
  | { readonly step: 'gift'; readonly seat: Seat }
  | { readonly step: 'picked'; readonly seat: Seat; readonly again: boolean }
  | { readonly step: 'linger'; readonly seat: Seat }
  | { readonly step: 'order'; readonly seat: Seat }
  | { readonly step: 'update' }
  | { readonly step: 'coin'; readonly seat: Seat }
  | { readonly step: 'sweep' }
  | { readonly step: 'builder'; readonly seat: Seat }
  | { readonly step: 'build'; readonly seat: Seat }
  | { readonly step: 'putBack'; readonly seat: Seat; readonly basic: number }
  | { readonly step: 'return'; readonly seat: Seat; readonly basic: number; readonly pile: Pile }
  | { readonly step: 'settle'; readonly seat: Seat }
  | { readonly step: 'pick'; readonly seat: Seat }
  | { readonly step: 'arrange'; readonly seat: Seat }
  | { readonly step: 'evening' }
  | { readonly step: 'reward'; readonly at: number }
  | { readonly step: 'church'; readonly seat: Seat }
  | { readonly step: 'tavern'; readonly seat: Seat }
  | { readonly step: 'events'; readonly seat: Seat }
  | { readonly step: 'victim'; readonly seat: Seat; readonly event: EventId }
  | { readonly step: 'abduct'; readonly seat: Seat }
  | { readonly step: 'conscript'; readonly seat: Seat }
  | { readonly step: 'dusk' }
  | { readonly step: 'countess' }
  | { readonly step: 'market' };

/** Frames of one step. */
export type FrameOf<S extends VillagersFrame['step']> = Extract<VillagersFrame, { step: S }>;

export const settings: Settings = {
  /** Who begins (villagers.4). */
  first: {
    kind: 'seat',
    default: 'random',
    when: start => !isSolo(start) && start.options.mini !== true,
  },
  /** Mini Villagers decide who begins (villagers.97). */
  mini: { kind: 'flag', default: false, when: start => !isSolo(start) },
  scoundrels: { kind: 'flag', default: false },
  saints: { kind: 'flag', default: false },
  profiteers: { kind: 'flag', default: false },
  developments: { kind: 'flag', default: false },
  /** How strong the Countess is, for one who plays alone (villagers.82, 83). */
  level: {
    kind: 'choice',
    default: 'normal',
    values: ['novice', 'normal', 'veteran'],
    when: isSolo,
  },
};

/** Whether one plays alone against the Countess. */
export function isSolo(table: { readonly seats: number }): boolean {
  return table.seats === 1;
}

export function handOf(table: Villagers, seat: Seat): CardId[] {
  return table.hands[seat] as CardId[];
}

export function squareOf(table: Villagers, seat: Seat): CardId[] {
  return table.squares[seat] as CardId[];
}

export function villageOf(table: Villagers, owner: Owner): Village {
  return table.villages[owner] as Village;
}

export function goldOf(table: Villagers, owner: Owner): number {
  return table.gold[owner] as number;
}

export function pileOf(table: Villagers, pile: Pile): CardId[] {
  return table.piles[pile] as CardId[];
}

/** Whether a card is Founders, whichever side is up. */
export function isFounders(card: CardId): boolean {
  return card === FOUNDERS || card === FOUNDERS_FOOD;
}
