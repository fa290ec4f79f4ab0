// What page and server say to each other. Both check what they hear.

import { z } from 'zod';
import { LANGUAGES, type Language } from '../kernel/box.ts';
import type { KeyedSeed } from '../kernel/fairness.ts';
import type { Note, Standing } from '../kernel/game.ts';
import type { UndoBarrier } from '../kernel/live.ts';
import type { Seen } from '../kernel/view.ts';
import type { Change } from './change.ts';

/** A guest's name as others read it. */
export const guestWish = z.strictObject({ name: z.string().trim().min(1).max(40) });

/** A wish for a new table. */
export const tableWish = z.strictObject({
  game: z.string().max(40),
  holders: z
    .array(
      z.union([z.literal('me'), z.literal('open'), z.strictObject({ bot: z.string().max(40) })]),
    )
    .min(1)
    .max(8),
  options: z.record(z.string().max(40), z.unknown()).default({}),
});

/** What a seat adds to the shuffles, having seen the hash of the server's key. */
const entropy = z.string().max(200).optional();

/** An invitation somebody was given. */
export const joinWish = z.strictObject({ invitation: z.string().max(64), entropy });

/** A wish to begin. */
export const startWish = z.strictObject({ entropy });

/** A wish for a bot on a free seat, or for a bot's seat to be free. */
export const placeWish = z.strictObject({
  seat: z.int().min(0).max(7),
  bot: z.string().max(40).nullable(),
});

/** A wish to put a table away, or to take it out again. */
export const archiveWish = z.strictObject({ archived: z.boolean() });

/** A one-time code from another device. */
export const codeWish = z.strictObject({ code: z.string().max(40) });

const endpoint = z.url().max(1000);

/** A browser that wants to be called when it is its guest's turn, with the page closed. */
export const deviceWish = z.strictObject({
  endpoint,
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
  language: z.enum(LANGUAGES),
});

/** A browser that wants to be left alone. */
export const forgetWish = z.strictObject({ endpoint });

/** What a browser is told in a push. Nothing of the table but where it is. */
export interface Call {
  readonly title: string;
  readonly body: string;
  readonly language: Language;
  readonly table: string;
}

const at = z.int().min(0);
const id = z.int();

/** What a page says over the socket of a table. Hello comes first; who looks on shows their link. */
export const said = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('hello'), at, lookOn: z.string().max(64).optional() }),
  z.strictObject({ do: z.literal('look'), away: z.boolean() }),
  z.strictObject({ do: z.literal('choose'), at, choice: z.unknown() }),
  z.strictObject({ do: z.literal('undo'), at }),
  z.strictObject({ do: z.literal('why'), id, candidate: z.unknown() }),
  z.strictObject({ do: z.literal('foresee'), id }),
  z.strictObject({ do: z.literal('past'), id, from: at, to: at }),
  z.strictObject({ do: z.literal('chat'), text: z.string().trim().min(1).max(500) }),
]);

/** Anything a page says over the socket. */
export type Said = z.infer<typeof said>;

/** Why the server refused something, for programs. */
export type Refused =
  | 'malformed'
  | 'late'
  | 'illegal'
  | 'cannot-undo'
  | 'over'
  | 'not-seated'
  | 'too-fast';

/** A table as its guests, and whoever knows its address, may know it. */
export interface Card {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: object;
  readonly status: 'lobby' | 'playing' | 'over' | 'closed' | 'frozen';
  readonly createdAt: number;
  readonly changedAt: number;
  /** The key is in it only when the table is over. */
  readonly seed: KeyedSeed;
  /** The seat of whoever asked; null if they do not sit here. */
  readonly seat: number | null;
  /** The seat of whoever may begin and close the table. */
  readonly host: number | null;
  readonly archived: boolean;
  readonly waitsFor: readonly number[];
  readonly holders: readonly {
    readonly name: string | null;
    readonly bot: string | null;
    /** Whether a person is in the room right now. */
    readonly present: boolean;
  }[];
  /** For those who sit here: what lets others in. */
  readonly invitation?: string;
  readonly lookOn?: string;
}

/** Something that was said at the table. */
export interface ChatLine {
  readonly seat: number;
  readonly text: string;
  readonly when: number;
}

/** How a table stands for one watcher. */
interface Standpoint {
  readonly tell: 'table';
  /** How much the watcher has been told. */
  readonly at: number;
  readonly seat: number | null;
  readonly over: boolean;
  readonly undo: UndoBarrier | null;
  readonly standing: readonly Standing[] | null;
  readonly when: number;
  /** What the page has not heard yet. */
  readonly since: readonly { readonly notes: readonly Note[]; readonly undone?: number }[];
}

/** All that is seen of a table, or only what became of what was seen when one thing less had been told. */
export type TableTale = Standpoint & ({ readonly seen: Seen } | { readonly change: Change | null });

/** What the server tells a page over the socket of a table. */
export type Tale =
  | { readonly tell: 'people'; readonly card: Card }
  | TableTale
  | {
      readonly tell: 'refused';
      readonly reason: Refused;
      readonly message: string;
      readonly rule: string | null;
    }
  | { readonly tell: 'why'; readonly id: number; readonly rule: string | null }
  | {
      readonly tell: 'foreseen';
      readonly id: number;
      readonly at: number;
      readonly foreseen: readonly (readonly Note[])[];
    }
  | {
      readonly tell: 'past';
      readonly id: number;
      readonly past: readonly { readonly at: number; readonly seen: Seen }[];
    }
  | { readonly tell: 'chat'; readonly lines: readonly ChatLine[] };
