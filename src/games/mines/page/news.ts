// What changed since the person's last turn, read from the log.

import type { Note, Seat } from '../../../kernel/game.ts';
import type { CardId } from '../cards.ts';
import type { Place } from '../table.ts';

/** Who played a unit, and whether that is news. */
export interface Played {
  readonly by: Seat | null;
  readonly fresh: boolean;
}

/** What is new, who played what, and which way mines went. */
export interface News {
  readonly played: ReadonlyMap<CardId, Played>;
  /** Where a mine was opened or captured since. */
  readonly places: ReadonlySet<Place>;
  /** Who staffed a mine since. */
  readonly kings: ReadonlySet<Seat>;
  /** How many mines have lain at each place, so that a new one is not taken for the old. */
  readonly opened: ReadonlyMap<Place, number>;
  /** Where each captured mine was captured. */
  readonly capturedAt: ReadonlyMap<Place, Place>;
  /** The last mine each king was given. */
  readonly staffedAt: ReadonlyMap<Seat, Place>;
}

/** News since the seat last played; whoever looks on is told the latest turn. */
export function newsFrom(log: readonly Note[], seat: Seat | null): News {
  const since = log.findLastIndex(
    ({ what, seat: by }) => what === 'played' && (seat === null || by === seat),
  );
  const isNews = (i: number) => (seat === null ? since >= 0 && i >= since : i > since);
  const played = new Map<CardId, Played>();
  const places = new Set<Place>();
  const kings = new Set<Seat>();
  const opened = new Map<Place, number>();
  const capturedAt = new Map<Place, Place>();
  const staffedAt = new Map<Seat, Place>();
  log.forEach((note, i) => {
    const { what } = note;
    const by = note.seat as Seat;
    const place = note.place as Place;
    if (what === 'played') played.set(note.unit as CardId, { by, fresh: isNews(i) });
    if (what === 'opened') {
      opened.set(place, (opened.get(place) ?? 0) + 1);
      if (isNews(i)) places.add(place);
    }
    if (what === 'captured') {
      capturedAt.set(note.to as Place, place);
      if (isNews(i)) places.add(note.to as Place);
    }
    if (what === 'staffed') {
      staffedAt.set(by, place);
      if (isNews(i)) kings.add(by);
    }
  });
  return { played, places, kings, opened, capturedAt, staffedAt };
}

/** What a mine is called while it travels. */
export function minePiece(place: Place, { opened }: News): string {
  return `mine-${place}-${opened.get(place) ?? 0}`;
}

/** Where a mine that is new to its place came from: the deck, or the middle. */
export function mineOrigin(place: Place, { capturedAt }: News): string {
  const from = capturedAt.get(place);
  return from === undefined ? 'deck' : `place-${from}`;
}
