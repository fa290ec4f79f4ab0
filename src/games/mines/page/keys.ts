// The keyboard: digits for the hand or the piles, letters for mines.

import { useEffect } from 'react';
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
}

const SOURCES: readonly Draw['from'][] = [...RACES, 'deck'];

/** Listens for keys for as long as the table is shown. */
export function useKeys(gestures: Gestures): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest('input, select, textarea')) return;
      if (act(gestures, key)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

/** Does what a key stands for; false if it stands for nothing here. */
function act(gestures: Gestures, key: string): boolean {
  const { moves, view } = gestures;
  if (key === 'Escape') {
    moves.putDown();
    return true;
  }
  if (key === 'Enter' && moves.draft !== null) {
    moves.confirm();
    return true;
  }
  if (key.toLowerCase() === 'z') {
    gestures.takeBack();
    return true;
  }
  if (/^[1-9]$/.test(key)) return digit(gestures, Number(key));
  const asks = key === '?';
  const focused = (document.activeElement as HTMLElement | null)?.dataset.place;
  const mine = [...view.field, ...view.captured].find(
    lying =>
      lying !== null &&
      (asks ? String(lying.place) === focused : key.toUpperCase() === letterOf(lying.place, view)),
  );
  if (asks && mine && moves.targets.has(mine.place)) return false;
  const beside = mine && document.querySelector(`[data-place="${mine.place}"]`);
  if (!mine || !beside) return false;
  (beside as HTMLElement).focus();
  gestures.pointAtMine(mine, beside);
  return true;
}

function digit({ moves, view, pointAtUnit, pointAtSource }: Gestures, number: number): boolean {
  if (moves.step === 'draw') {
    const from = SOURCES[number - 1];
    const beside = from && document.querySelector(`[data-from-source="${from}"]`);
    if (!beside) return false;
    pointAtSource(from, beside);
    return true;
  }
  const unit = view.hand[number - 1];
  const beside = unit && document.querySelector(`.hand [data-piece="unit-${unit.id}"]`);
  if (!beside) return false;
  (beside as HTMLElement).focus();
  pointAtUnit(unit, beside);
  return true;
}
