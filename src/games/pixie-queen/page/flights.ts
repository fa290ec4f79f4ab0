// Goods fly between the store, the bag, the palace and the players, as the log tells it. Quick; a
// click or a key ends them; whoever asked for less motion sees none.

import { type RefObject, useEffect, useRef } from 'react';
import type { Note } from '../../../kernel/game.ts';
import { isStill, zoomOf } from '../../../web/pieces/flip.ts';
import { GOODS } from '../goods.ts';

const FLIGHT = 480;
const STAGGER = 45;
/** However much moves at once, so many are seen. */
const MOST = 12;

/** Ends of a flight, as selectors. */
interface Flight {
  readonly good: string;
  readonly from: string;
  readonly to: string;
}

const seatOf = (seat: unknown, me: number | null, good: string) =>
  seat === me ? `#stock-${good}` : `#seat-${seat}`;

/** Notes that tell of goods that went from somewhere to whoever the note is about. */
const FROM: { readonly [what: string]: string } = {
  gained: '[data-home=store]',
  stole: '[data-home=store]',
  income: '[data-home=store]',
  meal: '[data-home=store]',
  dug: '[data-home=bag]',
};

/** The flights a note tells of. */
function flightsOf(note: Note, me: number | null): Flight[] {
  const { what, seat } = note;
  const goods = (note.goods ?? []) as readonly number[];
  const each = (from: (good: string) => string, to: (good: string) => string) =>
    goods.flatMap((count, id) => {
      const good = GOODS[id] ?? 'apple';
      return Array.from({ length: Math.min(count, 4) }, () => ({
        good,
        from: from(good),
        to: to(good),
      }));
    });
  const own = (good: string) => seatOf(seat, me, good);
  const start = FROM[what];
  if (start !== undefined) return each(() => start, own);
  if (what === 'robbed') return each(good => seatOf(note.from, me, good), own);
  if (what === 'offered') return each(own, () => '[data-home=palace]');
  if (what === 'offering') return each(own, () => '[data-home=store]');
  return [];
}

/** Lets the goods of new notes fly. */
export function useFlights(
  root: RefObject<HTMLElement | null>,
  log: readonly Note[],
  me: number | null,
): void {
  const told = useRef(log.length);
  useEffect(() => {
    const since = log.slice(told.current);
    const fresh = log.length > told.current && since.length < 60;
    told.current = log.length;
    const place = root.current;
    if (!fresh || place === null || isStill()) return;
    const flights = since.flatMap(note => flightsOf(note, me)).slice(0, MOST);
    const ghosts = flights.flatMap(({ good, from, to }, i) =>
      fly(place, good, from, to, i * STAGGER),
    );
    if (ghosts.length === 0) return;
    // They outlive the next note: only time, a click or a key ends them.
    const end = () => {
      for (const ghost of ghosts) ghost.remove();
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
    const timer = setTimeout(end, FLIGHT + ghosts.length * STAGGER + 60);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
  }, [log, me, root]);
}

/** One good on its way, drawn above everything. */
function fly(
  root: HTMLElement,
  good: string,
  from: string,
  to: string,
  delay: number,
): HTMLElement[] {
  const start = root.querySelector(from)?.getBoundingClientRect();
  const goal = root.querySelector(to)?.getBoundingClientRect();
  if (!start || !goal || start.width === 0 || goal.width === 0) return [];
  const table = root.closest<HTMLElement>('.table') ?? root;
  const zoom = zoomOf(table);
  const ghost = document.createElement('i');
  ghost.className = `pq-flying ${good}`;
  ghost.setAttribute('aria-hidden', 'true');
  const at = ({ left, top, width, height }: DOMRect) =>
    `${(left + width / 2) / zoom - 9}px ${(top + height / 2) / zoom - 9}px`;
  ghost.animate(
    [
      { translate: at(start), scale: 0.6, opacity: 0.2 },
      { scale: 1.25, opacity: 1, offset: 0.4 },
      { translate: at(goal), scale: 0.8, opacity: 1 },
    ],
    { duration: FLIGHT, delay, fill: 'both', easing: 'cubic-bezier(.3,.05,.15,1)' },
  );
  root.append(ghost);
  return [ghost];
}
