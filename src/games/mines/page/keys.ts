// The keyboard: digits for the hand or the piles, letters for mines, + for a large view.

import { focused, handled, useKeyboard } from '../../../web/pieces/keys.ts';
import { RACES, type Unit } from '../cards.ts';
import type { Draw } from '../steps/refill.ts';
import type { MinesView, SeenMine } from '../view.ts';
import type { Moves } from './moves.ts';
import { letterOf } from './names.ts';

interface Gestures {
  readonly moves: Moves;
  readonly view: MinesView;
  pointAtUnit(unit: Unit, beside: Element): void;
  pointAtMine(mine: SeenMine, beside: Element): void;
  pointAtSource(from: Draw['from'], beside: Element): void;
  takeBack(): void;
  /** Shows a piece large. */
  hold(piece: HTMLElement): void;
  /** One step back: closes what lies over the board; false if nothing does. */
  leave(): boolean;
}

const SOURCES: readonly Draw['from'][] = [...RACES, 'deck'];

/** Listens for keys for as long as the table is shown. */
export function useKeys(gestures: Gestures): void {
  useKeyboard(key => act(gestures, key));
}

/** Does what a key stands for; false if it stands for nothing here. */
function act(gestures: Gestures, key: string): boolean {
  if (handled(gestures, key)) return true;
  if (key === '?') return whyNot(gestures);
  return /^[1-9]$/.test(key) ? digit(gestures, Number(key)) : letter(gestures, key);
}

/** Asks about the piece that has the focus, unless it could be chosen. */
function whyNot({ moves, view, pointAtMine, pointAtSource }: Gestures): boolean {
  const at = focused();
  const from = at?.dataset.fromSource as Draw['from'] | undefined;
  if (at && from && !moves.draws.has(from)) {
    pointAtSource(from, at);
    return true;
  }
  const mine = [...view.field, ...view.captured].find(
    lying => lying && String(lying.place) === at?.dataset.place,
  );
  if (!at || !mine || moves.targets.has(mine.place)) return false;
  pointAtMine(mine, at);
  return true;
}

function letter({ view, pointAtMine }: Gestures, key: string): boolean {
  const mine = [...view.field, ...view.captured].find(
    lying => lying && key.toUpperCase() === letterOf(lying.place, view),
  );
  const beside = mine && document.querySelector<HTMLElement>(`.mine[data-place="${mine.place}"]`);
  if (!mine || !beside) return false;
  beside.focus();
  pointAtMine(mine, beside);
  return true;
}

function digit({ moves, view, pointAtUnit, pointAtSource }: Gestures, number: number): boolean {
  if (moves.step === 'draw') {
    const from = SOURCES[number - 1];
    const beside = from && document.querySelector<HTMLElement>(`[data-from-source="${from}"]`);
    if (!beside) return false;
    beside.focus();
    pointAtSource(from, beside);
    return true;
  }
  const unit = view.hand[number - 1];
  const beside = unit && document.querySelector<HTMLElement>(`[data-unit="${unit.id}"]`);
  if (!beside) return false;
  beside.focus();
  pointAtUnit(unit, beside);
  return true;
}
