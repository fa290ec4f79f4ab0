// Refilling the hand (mines.20): from the deck or from the top of a camp pile.

import { ask, law, type Seat } from '../../../kernel/game.ts';
import { type CardId, RACES, type Race } from '../cards.ts';
import { HAND, handOf, type MinesAgenda, type MinesFrame, type MinesTable } from '../table.ts';

type DrawFrame = Extract<MinesFrame, { step: 'draw' }>;

/** Where a card is drawn from. */
export interface Draw {
  readonly from: 'deck' | Race;
}

const SOURCES: readonly Draw[] = [{ from: 'deck' }, ...RACES.map(from => ({ from }))];

/** Asks for a card, unless the hand is full or nothing is left to draw. */
export function refill(
  table: MinesTable,
  { seat }: { readonly seat: Seat },
  agenda: MinesAgenda,
): void {
  if (handOf(table, seat).length < HAND && SOURCES.some(source => hasCard(table, source)))
    agenda.next({ step: 'draw', seat });
}

export const draw = ask<MinesTable, DrawFrame, Draw>({
  rule: 'mines.20',

  candidates: () => SOURCES.slice(),

  laws: [
    law('mines.20', 'there must be a card to draw', (table, source) => hasCard(table, source)),
  ],

  take(table, { seat }, { from }, agenda) {
    const unit = from === 'deck' ? agenda.draw(table.deck) : (table.camp[from].pop() as CardId);
    handOf(table, seat).push(unit);
    if (from === 'deck') {
      agenda.note({ what: 'drew', rule: 'mines.20', seat, from, unit, only: seat });
      agenda.note({ what: 'drew', rule: 'mines.20', seat, from, except: seat });
    } else agenda.note({ what: 'drew', rule: 'mines.20', seat, from, unit });
    refill(table, { seat }, agenda);
  },
});

function hasCard(table: MinesTable, { from }: Draw): boolean {
  return (from === 'deck' ? table.deck : table.camp[from]).length > 0;
}
