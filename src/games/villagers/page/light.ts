// What belongs together: pointing at a villager lights up what opens it, what it lies on, what it
// opens and what may lie on it, wherever that is on the table.

import { createContext, useContext } from 'react';
import { type CardId, cardOf, NOBODY } from '../cards.ts';
import { ownRole } from '../village.ts';

/** How a card belongs to the one that is pointed at. */
export type Kinship = 'below' | 'above' | 'opener' | 'opened';

/** The villager that is pointed at, and how to point at another. */
export interface Light {
  readonly on: CardId | null;
  shine(card: CardId | null): void;
}

export const LightContext = createContext<Light>({ on: null, shine: () => {} });

/** How a card is lit now; null if it is not. */
export function useLight(card: CardId | undefined): Kinship | null {
  const { on } = useContext(LightContext);
  return on === null || card === undefined ? null : kinship(card, on);
}

/** How a card belongs to another. */
function kinship(card: CardId, to: CardId): Kinship | null {
  const here = cardOf(card);
  const there = cardOf(to);
  if (there.padlock === card) return 'opener';
  if (there.on !== NOBODY && there.on === ownRole(card)) return 'below';
  if (here.on !== NOBODY && here.on === ownRole(to)) return 'above';
  if (here.padlock === to) return 'opened';
  return null;
}

/** What an element that shows a villager does when it is pointed at or focused. */
export function useShining(card: CardId | undefined) {
  const { shine } = useContext(LightContext);
  if (card === undefined) return {};
  return {
    onPointerEnter: (event: { pointerType: string }) =>
      event.pointerType === 'mouse' && shine(card),
    onPointerLeave: () => shine(null),
    onFocus: () => shine(card),
    onBlur: () => shine(null),
  };
}
