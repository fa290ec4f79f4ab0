// A pixie sent to the mine: for a slave symbol, or because the Queen is not pleased (pixie-queen.59, 79–82).

import { ask, law } from '../../../kernel/game.ts';
import { PALACE, SPACES } from '../board.ts';
import type { Demotion } from '../choices.ts';
import { isOnPyramid, sendToMine } from '../pixies.ts';
import { type FrameOf, NOBODY, type PixieAgenda, type PixieTable } from '../table.ts';
import { holdsOnce, MERCY, spendOnce } from '../tiles.ts';

const DEMOTIONS = Array.from(
  { length: SPACES + 1 },
  (_, space): Demotion => ({ do: 'demote', space }),
);
const BEG: Demotion = { do: 'mercy' };

/** Whether it is one of one's own that would go; with Mercy none does. What is no choice at all is none. */
function isOwn(table: PixieTable, choice: Demotion | null, { seat }: FrameOf<'demote'>): boolean {
  if (choice?.do === 'demote') return table.pixies[choice.space] === seat;
  return choice?.do === 'mercy';
}

/** One pixie of the pyramid, of its owner's choice, or Mercy. */
export const demote = ask<PixieTable, FrameOf<'demote'>, Demotion>({
  candidates(table, { seat }) {
    const options: Demotion[] = [];
    for (let space = 1; space <= SPACES; space++)
      if (table.pixies[space] === seat) options.push(DEMOTIONS[space] as Demotion);
    if (options.length > 0 && holdsOnce(table, seat, MERCY)) options.push(BEG);
    return options;
  },
  laws: [],
  rule: 'pixie-queen.79',
  beyond: {
    is: (choice): choice is Demotion => choice !== undefined,
    laws: [
      law('pixie-queen.81', 'you must have Mercy', (table, choice, { seat }) => {
        return choice?.do !== 'mercy' || holdsOnce(table, seat, MERCY);
      }),
      law('pixie-queen.66', 'at the entrance a pixie is safe', (_table, choice) => {
        return choice?.do !== 'demote' || choice.space !== PALACE;
      }),
      // One of one's own, from the pyramid: the Queen wants it (pixie-queen.59), or a slave symbol (pixie-queen.79).
      law('pixie-queen.59', 'one of your pixies on the pyramid', (table, choice, frame) => {
        return frame.queen === NOBODY || isOwn(table, choice, frame);
      }),
      law('pixie-queen.79', 'one of your pixies on the pyramid', isOwn),
    ],
  },
  otherwise: () => {},
  take(table, { seat, queen }, choice, agenda) {
    if (choice.do === 'demote') {
      sendToMine(table, choice.space);
      const rule = `pixie-queen.${queen === NOBODY ? 79 : 59}`;
      agenda.note({ what: 'demoted', rule, seat, space: choice.space });
      return;
    }
    spendOnce(table, seat, MERCY);
    agenda.note({ what: 'mercy', rule: 'pixie-queen.81', seat });
    if (queen !== NOBODY) agenda.next({ step: 'scorn', at: queen - 1 });
  },
});

/** The Queen is not pleased: from the last of the order up, one must demote a pixie; never the Favourite. */
export function scorn(table: PixieTable, { at }: FrameOf<'scorn'>, agenda: PixieAgenda): void {
  for (let place = at; place > 0; place--) {
    const seat = table.large[place] as number;
    if (!isOnPyramid(table, seat)) continue;
    agenda.next({ step: 'demote', seat, queen: place });
    return;
  }
}
