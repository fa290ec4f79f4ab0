// Every choice there is, by the step that asks for it. One small object a decision; what has
// independent parts is asked piece by piece.

import type { CardId, EventId } from './cards.ts';
import type { Owner, Pile } from './table.ts';
import type { Place } from './village.ts';

/** How a padlock is opened (villagers.33–37, 55): not at all, by the bank, by the Tinner, or by a villager. */
export type Unlock = 'none' | 'bank' | 'tinner' | { readonly seat: Owner; readonly place: Place };

/** Building a card of the hand: on a place of the own village or on the table (NOBODY), with as many
 *  Monks laid under it as are needed (villagers.28, 33, 52). */
export interface Build {
  readonly do: 'build';
  readonly card: CardId;
  readonly on: Place;
  readonly monks: number;
  readonly unlock: Unlock;
}

/** The Jester sends an event away (villagers.80). */
export interface Jester {
  readonly do: 'jester';
  readonly event: EventId;
}

/** Specials for the draft phase (villagers.96). */
export type DraftSpecial =
  | { readonly do: 'barbarian' }
  | { readonly do: 'benefactor' }
  | { readonly do: 'flaker'; readonly seat: Owner; readonly card: CardId }
  | { readonly do: 'order' };

/** `draft`: take a face-up card of the Road, the top of a stack or of the reserve, or play a special. */
export type DraftChoice =
  | { readonly do: 'take'; readonly road: number }
  | { readonly do: 'blind'; readonly pile: Pile }
  | { readonly do: 'recruit' }
  | { readonly do: 'nothing' }
  | { readonly do: 'prophet'; readonly pile: Pile }
  | DraftSpecial
  | Jester;

/** `linger`: after the draft, for whoever holds a special card. */
export type LingerChoice = { readonly do: 'done' } | DraftSpecial;

/** `courier`: cut in before somebody else drafts (villagers.96). `pass` where the table waits for it. */
export type CourierChoice =
  | { readonly do: 'courier'; readonly road: number }
  | { readonly do: 'pass' };

/** `order`: when the table is to wait for one's Courier. */
export type Order =
  | { readonly when: 'never' }
  | { readonly when: 'always' }
  | { readonly when: 'suit'; readonly suit: number }
  | { readonly when: 'card'; readonly card: CardId };

/** `gift`: a face-up card of the Road for the Countess (villagers.72). */
export interface Gift {
  readonly road: number;
}

/** `coin`: a face-up card of the Road that gets a coin, or none (villagers.21). */
export type CoinChoice = { readonly do: 'coin'; readonly road: number | null } | Jester;

/** `build`: what one may do in the build phase. */
export type BuildChoice =
  | Build
  | { readonly do: 'hire'; readonly basic: number }
  | { readonly do: 'tinner' }
  | { readonly do: 'smuggler'; readonly place: Place; readonly unlock: Unlock }
  | { readonly do: 'apprentice'; readonly seat: Owner; readonly place: Place }
  | { readonly do: 'pigeoneer' }
  | { readonly do: 'noble'; readonly seat: Owner }
  | { readonly do: 'schemer'; readonly seat: Owner; readonly place: Place }
  | { readonly do: 'sheriff'; readonly seat: Owner; readonly place: Place }
  | { readonly do: 'thief'; readonly place: Place; readonly seat: Owner }
  | { readonly do: 'freelancer'; readonly seat: Owner; readonly place: Place }
  | { readonly do: 'order' }
  | Jester
  | { readonly do: 'done' };

/** `settle`: where the card goes that an Apprentice freed, or one played with the Benefactor. The side
 *  of one's Founders is chosen by their card. */
export type SettleChoice = Build;

/** `putBack`: where the card for a basic villager goes, then `return`: which card of the hand.
 *  `abduct`: a card of the hand. `pick`: a card one is looking at (Prophet, Pigeoneer, Noble). */
export interface OneCard {
  readonly card: CardId;
}

/** `arrange`: which card comes next from the top; null leaves the rest as it lies. */
export interface Arrange {
  readonly top: CardId | null;
}

/** `putBack`, `conscript`: a stack of the Road, or the reserve. */
export interface OnePile {
  readonly pile: Pile;
}

/** `church`: a stack of the Road, or the reserve; null declines the card. */
export interface ChurchChoice {
  readonly pile: Pile | null;
}

/** `tavern`: a basic villager; null declines it. */
export interface TavernChoice {
  readonly basic: number | null;
}

/** `events`: which event is resolved next, or the Jester. */
export type NextEvent = { readonly do: 'event'; readonly event: EventId } | Jester;

/** `victim`: a villager an event is about. */
export interface OnePlace {
  readonly seat: Owner;
  readonly place: Place;
}

/** `toll`: pay, or do with less (Rats, Arson), or send the Jester. */
export type TollChoice = { readonly do: 'toll'; readonly pay: boolean } | Jester;

/** `mini`: draw a card, or let all remaining draws happen. */
export interface MiniDraw {
  readonly draw: 'one' | 'all';
}
