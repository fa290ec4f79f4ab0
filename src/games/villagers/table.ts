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

export const ROAD = 6;
export const STACKS = 6;
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
  /** How many cards each has drafted that count to the limit. */
  readonly drafted: number[];
  readonly villages: Village[];
  /** Each supply of gold. */
  readonly gold: number[];
  /** What is left in the bank: as good as endless, and every coin is counted. */
  bank: number;
  /** Who has had to flip the Founders (villagers.57). */
  readonly flipped: boolean[];
  /** Face up, open to all. */
  readonly discard: CardId[];
  /** Scoundrels and Saints nobody was dealt: in the box, unknown to all. */
  readonly box: CardId[];
  turn: Turn;
  /** What somebody is looking at (villagers.96). */
  look: Look | null;
  /** When the table waits for somebody's Courier; none without the Scoundrels. */
  readonly orders: Order[];
  /** One a category (villagers.93), and who holds its token; NOBODY if nobody does. */
  readonly developments: DevelopmentId[];
  readonly tokens: Owner[];
  readonly solo: Solo | null;
  mini: Mini | null;
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
  /** The Freelancers paid and the Thieves sent out in this phase, as seat × 64 + place. */
  readonly used: number[];
}

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
}

/** Alone against the Countess (villagers.70–84). */
export interface Solo {
  jester: boolean;
  /** Face-up events. */
  readonly events: EventId[];
  /** Face down, the last one is the top: summer, winter. */
  readonly decks: EventId[][];
  readonly discards: EventId[][];
  /** One draft less this round (Rats). */
  hungry: boolean;
}

/** Mini Villagers: who begins (villagers.97–99). Cards are suits of pairs; the highest is the Countess. */
export interface Mini {
  readonly hands: number[][];
  readonly pile: number[];
  readonly discard: number[];
  dealer: Seat;
}

export type VillagersTable = Table<Villagers, VillagersFrame>;
export type VillagersAgenda = Agenda<VillagersFrame>;

/** The steps of a game, in the order they come. */
export type VillagersFrame =
  | { readonly step: 'mini'; readonly seat: Seat }
  | { readonly step: 'round' }
  | { readonly step: 'drafter'; readonly seat: Seat }
  | { readonly step: 'courier'; readonly seat: Seat; readonly awaited: boolean }
  | {
      readonly step: 'draft';
      readonly seat: Seat;
      readonly picks: number;
      readonly ordered: boolean;
    }
  | { readonly step: 'gift'; readonly seat: Seat }
  | { readonly step: 'linger'; readonly seat: Seat; readonly ordered: boolean }
  | { readonly step: 'order'; readonly seat: Seat }
  | { readonly step: 'refill'; readonly seat: Seat }
  | { readonly step: 'update' }
  | { readonly step: 'coin'; readonly seat: Seat }
  | { readonly step: 'sweep' }
  | { readonly step: 'builder'; readonly seat: Seat }
  | { readonly step: 'toll'; readonly seat: Seat; readonly event: EventId }
  | { readonly step: 'build'; readonly seat: Seat }
  | { readonly step: 'return'; readonly seat: Seat; readonly basic: number }
  | { readonly step: 'putBack'; readonly seat: Seat; readonly basic: number; readonly card: CardId }
  | { readonly step: 'settle'; readonly seat: Seat; readonly card: CardId }
  | { readonly step: 'pick'; readonly seat: Seat }
  | {
      readonly step: 'arrange';
      readonly seat: Seat;
      readonly pile: Pile;
      readonly from: number;
      readonly left: number;
    }
  | { readonly step: 'evening' }
  | { readonly step: 'church'; readonly seat: Seat }
  | { readonly step: 'tavern'; readonly seat: Seat }
  | { readonly step: 'events'; readonly seat: Seat }
  | { readonly step: 'victim'; readonly seat: Seat; readonly event: EventId }
  | { readonly step: 'abduct'; readonly seat: Seat }
  | { readonly step: 'conscript'; readonly seat: Seat }
  | { readonly step: 'market' };

/** Frames of one step. */
export type FrameOf<S extends VillagersFrame['step']> = Extract<VillagersFrame, { step: S }>;

export const settings: Settings = {
  /** Who begins (villagers.4). */
  first: { kind: 'seat', default: 'random' },
  /** Mini Villagers decide who begins (villagers.97). */
  mini: { kind: 'flag', default: false },
  scoundrels: { kind: 'flag', default: false },
  saints: { kind: 'flag', default: false },
  profiteers: { kind: 'flag', default: false },
  developments: { kind: 'flag', default: false },
  /** How strong the Countess is, for one who plays alone (villagers.82, 83). */
  level: { kind: 'choice', default: 'normal', values: ['novice', 'normal', 'veteran'] },
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

/** The place of the first card of a kind in a village; NOBODY if there is none. */
export function placeOf(village: Village, card: CardId): Place {
  return village.cards.indexOf(card);
}

/** Whether a card is Founders, whichever side is up. */
export function isFounders(card: CardId): boolean {
  return card === FOUNDERS || card === FOUNDERS_FOOD;
}
