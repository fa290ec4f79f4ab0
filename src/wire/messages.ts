// What page and server say to each other. Both check what they hear.

import { z } from 'zod';
import { LANGUAGES, type Language } from '../kernel/box.ts';
import type { KeyedSeed } from '../kernel/fairness.ts';
import type { Note, Standing } from '../kernel/game.ts';
import type { UndoBarrier } from '../kernel/live.ts';
import type { Seen } from '../kernel/view.ts';
import type { Change } from './change.ts';
import { LEVELS } from './levels.ts';
import { cleanName } from './name.ts';
import { PACES, type Pace } from './pace.ts';

/** A guest's name as others read it. */
export const guestWish = z.strictObject({
  name: z
    .string()
    .max(200)
    .transform((text, context) => {
      const name = cleanName(text);
      if (name === null) context.addIssue('a name is 1 to 40 characters that can be seen');
      return name ?? z.NEVER;
    }),
});

const level = z.enum(LEVELS);

/** A wish for a new table. */
export const tableWish = z.strictObject({
  game: z.string().max(40),
  holders: z
    .array(z.union([z.literal('me'), z.literal('open'), z.strictObject({ bot: level })]))
    .min(1)
    .max(8)
    .refine(holders => holders.filter(holder => holder === 'me').length === 1, {
      message: 'whoever opens a table takes one seat at it',
    }),
  options: z.record(z.string().max(40), z.unknown()).default({}),
  pace: z.enum(PACES).default('live'),
});

/** An invitation somebody was given. */
export const joinWish = z.strictObject({
  invitation: z.string().max(64),
  /** The seat somebody would like best. */
  seat: z.int().min(0).max(7).optional(),
});

/** The hash of the share a guest will add to the shuffles. */
export const promiseWish = z.strictObject({ promise: z.string().regex(/^[0-9a-f]{64}$/) });

/** The share itself, told when all promises are fixed. */
export const shareWish = z.strictObject({ share: z.string().max(200) });

/** A wish for a bot on a free seat, or for a bot's seat to be free. */
export const placeWish = z.strictObject({
  seat: z.int().min(0).max(7),
  bot: level.nullable(),
});

const seat = z.int().min(0).max(7);

/** A wish about somebody the table waits for: to nudge them, or to let a bot play for them. */
export const absentWish = z.strictObject({ seat });

/** Somebody who sat here is back in another browser. */
export const claimWish = z.strictObject({ invitation: z.string().max(64) });

/** What the host says to that. */
export const confirmWish = z.strictObject({ claim: z.string().max(64), yes: z.boolean() });

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
  /** A bot plays for this seat until its person is back. */
  | 'stand-in'
  | 'too-fast'
  /** What was played here cannot be told: by another version of the game, perhaps. */
  | 'untold'
  /** Something is wrong with the server or the game; nothing has changed. */
  | 'problem';

/** A table as its guests, and whoever knows its address, may know it. */
export interface Card {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: object;
  readonly status: 'lobby' | 'playing' | 'over' | 'closed' | 'frozen';
  readonly createdAt: number;
  readonly changedAt: number;
  /** Promises are in it once they are fixed, the key only when the table is over or closed. */
  readonly seed: KeyedSeed;
  /** The seat of whoever asked; null if they do not sit here. */
  readonly seat: number | null;
  /** The seat of whoever may begin and close the table. */
  readonly host: number | null;
  readonly archived: boolean;
  readonly waitsFor: readonly number[];
  readonly pace: Pace;
  /** Where everybody came in once it is over. */
  readonly placed:
    | readonly { readonly seat: number; readonly place: number; readonly points: number }[]
    | null;
  readonly holders: readonly {
    readonly name: string | null;
    readonly bot: string | null;
    /** The hash of the share they will add to the shuffles; null if they promised none. */
    readonly promise: string | null;
    /** Whether a person is in the room right now. */
    readonly present: boolean;
    /** When they were last nudged; null if the table has not waited for them so long. */
    readonly nudgedAt: number | null;
  }[];
  /** For whoever decides about it: people who say that a seat is theirs, in another browser. */
  readonly claims?: readonly {
    readonly id: string;
    readonly name: string;
    readonly seat: number;
  }[];
  /** For those who sit here: what lets others in. */
  readonly invitation?: string;
  readonly lookOn?: string;
  /** For those who sat here: the lobby in which this table is played again, and whether they sit there. */
  readonly again?: { readonly id: string; readonly invitation: string; readonly mine: boolean };
}

/** Something somebody did about another: nudged them, let a bot play for them, let them back. */
export interface Notice {
  readonly what: 'nudge' | 'stand-in' | 'back' | 'let-back';
  /** The seat it is about. */
  readonly seat: number;
}

/** Something that was said at the table, or a notice of what was done about somebody. */
export interface ChatLine {
  /** Who said it; null if nobody knows any more. */
  readonly name: string | null;
  /** Where they sat then. */
  readonly seat: number;
  readonly notice?: Notice;
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
      /** The number of the question this answers. */
      readonly id?: number;
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
