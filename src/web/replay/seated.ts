// Who sat where, as a record's file tells it beside the record.

import type { Seat } from '../../kernel/game.ts';
import { parsed } from './record-file.ts';

/** Who held a seat: a bot by its level, or a person; empty where nobody told a name. */
interface Sat {
  readonly name: string;
  readonly bot: string | null;
}

const MOST_LETTERS = 40;
/** What could turn a name around or hide in it. */
const UNSEEN = /\p{C}/gu;

/** The record's text with those who sat there; the record itself stays as it is. */
export function withSeated(text: string, holders: readonly Sat[]): string {
  const seated = holders.map(({ bot }) => bot ?? 'you');
  const names = holders.map(({ name }) => name);
  return `${JSON.stringify({ ...parsed(text), seated, names })}\n`;
}

/** The bots, by seat, if the text names them. */
export function botsIn(text: string): (string | null)[] {
  const { seated } = parsed(text);
  if (!Array.isArray(seated)) return [];
  return seated.map(name => (typeof name === 'string' && name !== 'you' ? name : null));
}

/** What a seat is called, if the text says so. */
export function nameIn(text: string, seat: Seat): string {
  const { names } = parsed(text);
  const name: unknown = Array.isArray(names) ? names[seat] : undefined;
  return typeof name === 'string' ? name.replaceAll(UNSEEN, '').trim().slice(0, MOST_LETTERS) : '';
}
