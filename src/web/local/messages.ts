// What a page and the worker that holds its table say to each other.

import type { Seat } from '../../kernel/game.ts';
import type { Sitting } from '../pieces/page.ts';

/** Who holds a seat of a local table: a bot, or a person who sits here. */
export interface Holder {
  /** Empty for a person who plays alone: they are "you". */
  readonly name: string;
  /** The bot that plays; null for a person. */
  readonly bot: string | null;
}

/** Who sits where, and how the table is set up. */
export interface Start {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly holders: readonly Holder[];
  /** A record to go on from, as text. */
  readonly record?: string;
}

/** How one screen goes round among several persons. */
export interface Lid {
  /** Closed: the page is told what everybody may know, and nothing else. */
  readonly closed: boolean;
  /** The person everybody waits for; null while bots play. */
  readonly next: Seat | null;
}

/** All a page is shown of a local table. */
export interface Shown {
  readonly game: string;
  readonly sitting: Sitting;
  readonly holders: readonly Holder[];
  /** Null where nobody has to hand the screen on. */
  readonly lid: Lid | null;
  /** The view of every seat once the table is over; else null. */
  readonly views: readonly object[] | null;
  /** Whether this browser keeps the table, so that it can be gone on with later. */
  readonly kept: boolean;
}

/** From the page to the worker. */
export type Wish =
  /** Opens a new table, or with null the one that is kept under this name. */
  | {
      readonly do: 'open';
      readonly id: string;
      readonly start: Start | null;
      readonly pause: number;
    }
  | { readonly do: 'choose'; readonly option: unknown }
  | { readonly do: 'undo' }
  | { readonly do: 'why'; readonly id: number; readonly candidate: unknown }
  /** Somebody says who they are and lifts the lid. */
  | { readonly do: 'lift'; readonly seat: Seat }
  | { readonly do: 'close' }
  /** The whole record, secrets and all. */
  | { readonly do: 'record' };

/** From the worker to the page. */
export type Word =
  | { readonly is: 'shown'; readonly shown: Shown }
  | { readonly is: 'why'; readonly id: number; readonly rule: string | null }
  | { readonly is: 'record'; readonly text: string }
  | { readonly is: 'missing' }
  | { readonly is: 'trouble'; readonly message: string };
