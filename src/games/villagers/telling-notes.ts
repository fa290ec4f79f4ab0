// The log: what happened, in words.

import type { Teller } from '../../kernel/box.ts';
import type { Note, Seat } from '../../kernel/game.ts';
import { type CardId, DEVELOPMENTS, NOBODY, SUITS } from './cards.ts';
import type { Owner } from './table.ts';
import { cardName, cardNames, eventName, miniName, pileName } from './telling-options.ts';

/** Everything a note may carry. */
interface Details {
  readonly seat?: Seat;
  readonly owner?: Owner | 'countess' | null;
  readonly payee?: Owner | 'countess' | 'own' | 'bank' | 'tinner' | 'none';
  readonly card?: CardId;
  readonly cards?: readonly CardId[];
  readonly coins?: number;
  readonly road?: number | null;
  readonly pile?: number;
  readonly suit?: number;
  readonly event?: number;
  readonly development?: number;
}

export function noteTold(note: Note, teller: Teller): string {
  const { say, who } = teller;
  const { seat, owner, payee, card, cards, coins, pile, suit, event, development } =
    note as Details;
  const isMini = note.what.startsWith('mini');
  return say(`note.${keyOf(note)}`, {
    ...note,
    who: seat === undefined ? '' : who(seat),
    owner: owner === undefined ? '' : partyName(owner, teller),
    payee: payee === undefined ? '' : partyName(payee, teller),
    card: card === undefined || isMini ? '' : cardName(card, teller),
    mini: card === undefined || !isMini ? '' : miniName(card, teller),
    cards: cards === undefined ? '' : cardNames(cards, teller) || say('table.gap'),
    pile: pile === undefined || pile === NOBODY ? '' : pileName(pile, teller),
    suit: suit === undefined ? '' : say(`suit.${SUITS[suit]}`),
    event: event === undefined ? '' : eventName(event, teller),
    development:
      development === undefined ? '' : say(`development.${DEVELOPMENTS[development]?.id}`),
    ...(note.what === 'took' ? { count: coins } : {}),
  });
}

/** What some notes say depends on how much they tell. */
function keyOf(note: Note): string {
  const { what } = note;
  const { card, cards, coins, payee, road } = note as Details;
  switch (what) {
    case 'took':
      return coins ? 'tookCoins' : 'took';
    case 'built':
      return BUILT[String(payee)] ?? 'builtPaid';
    case 'coin':
      return road === null ? 'noCoin' : 'coin';
    case 'looks':
      return cards === undefined ? 'looks' : 'looksCards';
    case 'returned':
    case 'fetched':
    case 'blessed':
    case 'miniDraw':
      return card === undefined ? what : `${what}Card`;
    default:
      return what;
  }
}

const BUILT: { readonly [payee: string]: string } = {
  none: 'built',
  bank: 'builtBank',
  tinner: 'builtTinner',
  own: 'builtOwn',
};

/** A player, the Countess, or the bank. */
function partyName(party: Owner | string | null, { say, who }: Teller): string {
  if (party === null) return say('nobody');
  if (typeof party === 'number') return who(party);
  return party === 'countess' || party === 'bank' ? say(party) : party;
}
