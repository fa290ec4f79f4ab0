// Mini Villagers (villagers.97–99): who ends up with the Capricious Countess begins.

import { ask, type Seat } from '../../../kernel/game.ts';
import { MINI_SUITS } from '../cards.ts';
import type { MiniDraw } from '../choices.ts';
import type { FrameOf, Mini, VillagersAgenda, VillagersTable } from '../table.ts';

const DRAWS: readonly MiniDraw[] = [{ draw: 'one' }, { draw: 'all' }];

/** One draws a card, or has all remaining draws done. */
export const mini = ask<VillagersTable, FrameOf<'mini'>, MiniDraw>({
  candidates: () => DRAWS.slice(),
  laws: [],
  rule: 'villagers.98',
  take(table, { seat }, { draw }, agenda) {
    const game = table.mini as Mini;
    let turn = seat;
    do {
      drawOne(game, turn, draw === 'one', agenda);
      turn = withCards(game, turn, 1);
    } while (draw === 'all' && !isDecided(game));
    if (!isDecided(game)) {
      agenda.next({ step: 'mini', seat: turn });
      return;
    }
    const first = game.hands.findIndex(hand => hand.length > 0);
    table.first = first;
    table.phase = 'draft';
    agenda.note({ what: 'begins', rule: 'villagers.99', seat: first });
  },
});

/** All pairs are gone and somebody holds the Countess (villagers.99). */
function isDecided({ discard, hands }: Mini): boolean {
  return discard.length === 2 * MINI_SUITS.length && hands.some(hand => hand.length > 0);
}

/** From the pile, or a random card of the next player to the right (villagers.98). Only single draws are told. */
function drawOne(game: Mini, seat: Seat, told: boolean, agenda: VillagersAgenda): void {
  const { pile, hands } = game;
  const hand = hands[seat] as number[];
  const from = pile.length > 0 ? null : withCards(game, seat, -1);
  const card = from === null ? agenda.draw(pile) : agenda.chance.draw(hands[from] as number[]);
  hand.push(card);
  hand.sort((a, b) => a - b);
  const rule = 'villagers.98';
  if (told) {
    agenda.note({ what: 'miniDraw', rule, seat, from, card, only: seat });
    agenda.note({ what: 'miniDraw', rule, seat, from, except: seat });
  }
  const at = hand.findIndex((held, i) => hand[i + 1] === held);
  if (at < 0) return;
  const pair = hand.splice(at, 2);
  game.discard.push(...pair);
  game.discarders.push(seat);
  agenda.note({ what: 'miniPair', rule, seat, card: pair[0] });
}

/** The dealer, or the next who has cards; if nobody has any, the dealer all the same (villagers.98). */
export function firstToDraw(game: Mini): Seat {
  const { hands, dealer } = game;
  return (hands[dealer] as number[]).length > 0 ? dealer : withCards(game, dealer, 1);
}

/** The nearest player who still has cards: to the left, or to the right; the same one if nobody has. */
function withCards({ hands }: Mini, seat: Seat, side: 1 | -1): Seat {
  for (let i = 1; i <= hands.length; i++) {
    const next = (seat + side * i + hands.length * 2) % hands.length;
    if ((hands[next] as number[]).length > 0) return next;
  }
  return seat;
}
