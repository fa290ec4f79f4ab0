// Record files: read with one clear reason if they are none, kept for this visit, handed out again.

import { gameNames } from '../../games/shelf.ts';
import { BadRecord, type Flaw, type Record, readRecord } from '../../kernel/record.ts';
import { Refusal } from '../../kernel/settings.ts';
import type { Say } from '../words.ts';

/** A record as a file: its name and its text, to the letter. */
export interface RecordFile {
  readonly name: string;
  readonly text: string;
}

/** What a page can say of a file that is no record it can show. */
type Trouble =
  | Flaw
  | 'size'
  | 'json'
  | 'setup'
  | 'unread'
  | 'missing'
  | 'playing'
  | 'noLast'
  | 'link';

/** A file that cannot be shown, with the reason by name. */
export class Unreadable extends Error {
  constructor(
    readonly trouble: Trouble,
    readonly about: { readonly [name: string]: unknown } = {},
  ) {
    super(trouble);
  }
}

/** Far more than any play needs. */
const MOST_BYTES = 4_000_000;

/** What a text holds beside a record. */
export function parsed(text: string): { readonly [name: string]: unknown } {
  try {
    return Object(JSON.parse(text)) as { [name: string]: unknown };
  } catch {
    throw new Unreadable('json');
  }
}

/** The record in a text. */
export function recordIn(text: string): Record {
  if (text.length > MOST_BYTES) throw new Unreadable('size');
  const record = readRecord(parsed(text));
  if (!gameNames.includes(record.game))
    throw new BadRecord('game', `unknown game "${record.game}"`, { game: record.game });
  return record;
}

/** What is wrong, in words. Whatever the rules of the house refuse otherwise is about the set-up. */
export function wrongIn(error: unknown, say: Say): string {
  if (error instanceof BadRecord) {
    const { rule } = error.about;
    const cited = typeof rule === 'string' ? ` (§ ${rule.slice(rule.indexOf('.') + 1)})` : '';
    return say(`replay.wrong.${error.flaw}`, { ...error.about, cited, seat: seatIn(error) });
  }
  if (error instanceof Unreadable) return say(`replay.wrong.${error.trouble}`, error.about);
  const message = (error as Error).message;
  return say(`replay.wrong.${error instanceof Refusal ? 'setup' : 'unread'}`, { message });
}

/** Seats are counted from 1 where people read of them. */
function seatIn({ about }: BadRecord): unknown {
  return typeof about.seat === 'number' ? about.seat + 1 : about.seat;
}

/** A few letters that tell one file from another, for an address. */
export function markOf({ text }: RecordFile): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}

const KEY = 'stolik.replay.file';
let inHand: RecordFile | null = null;

/** Keeps a file for this visit, so that the page can be loaded again. */
export function keepFile(file: RecordFile): void {
  inHand = file;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(file));
  } catch {
    // A browser that refuses to store holds it until the page is left.
  }
}

/** The file that is watched in this visit. */
export function keptFile(): RecordFile | null {
  if (inHand !== null) return inHand;
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as RecordFile | null;
  } catch {
    return null;
  }
}
