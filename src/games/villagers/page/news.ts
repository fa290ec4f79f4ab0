// What changed since the person's last choice, and where pieces came from, read from the log.

import type { Note, Seat } from '../../../kernel/game.ts';
import type { Key } from '../../../web/pieces/moves.ts';
import type { CardId } from '../cards.ts';
import type { Owner } from '../table.ts';
import { pileKey, placeKey } from './paths.ts';

/** What is new, and which way cards went. */
export interface News {
  /** Villagers laid since. */
  readonly laid: ReadonlySet<Key>;
  /** How many cards have come to each place of the Road, and from which pile the last one. */
  readonly came: ReadonlyMap<number, { readonly count: number; readonly from: Key }>;
  /** Where the cards on each square were taken from, in order. */
  readonly taken: ReadonlyMap<Owner, readonly Key[]>;
  /** The suit or card each seat last gave back. */
  readonly marketAt: number;
}

const LAYS = new Set(['built', 'hired', 'joined']);

/** News since the seat last chose something; whoever looks on is told the latest turn. */
export function newsFrom(log: readonly Note[], seat: Seat | null): News {
  const since = log.findLastIndex(
    ({ what, seat: by }) => LAYS.has(what) && (seat === null || by === seat),
  );
  const laid = new Set<Key>();
  const came = new Map<number, { count: number; from: Key }>();
  const taken = new Map<Owner, Key[]>();
  let marketAt = -1;
  log.forEach((note, i) => {
    const by = note.seat as Owner;
    if (LAYS.has(note.what) && i > since) laid.add(placeKey(by, note.place as number));
    if (note.what === 'came') {
      const at = note.road as number;
      came.set(at, {
        count: (came.get(at)?.count ?? 0) + 1,
        from: pileKey(note.pile as number),
      });
    }
    if (note.what === 'round') taken.clear();
    if (note.what === 'took') add(taken, by, roadPiece(note.road as number, came));
    if (note.what === 'blind' || note.what === 'foresaw')
      add(taken, by, pileKey(note.pile as number));
    if (note.what === 'firstMarket' || note.what === 'secondMarket') marketAt = i;
  });
  return { laid, came, taken, marketAt };
}

function add<K>(map: Map<K, Key[]>, key: K, value: Key): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** What a card of the Road is called while it travels: another one comes under another name. */
export function roadPiece(at: number, came: News['came']): string {
  return `road-${at}-${came.get(at)?.count ?? 0}`;
}

/** What a card of the hand is called while it travels: copies are told apart by their number. */
export function handPiece(card: CardId, copy: number): string {
  return `hand-${card}-${copy}`;
}
