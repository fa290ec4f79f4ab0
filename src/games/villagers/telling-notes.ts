// The log: what happened, in words.

import { inPerson, type Teller } from '../../kernel/box.ts';
import type { Note, Seat } from '../../kernel/game.ts';
import { type CardId, cardOf, DEVELOPMENTS, NOBODY, SUITS } from './cards.ts';
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
  readonly count?: number;
  readonly road?: number | null;
  readonly pile?: number;
  readonly suit?: number;
  readonly event?: number;
  readonly development?: number;
}

export function noteTold(note: Note, teller: Teller): string {
  const { say, who } = teller;
  const { seat, owner, payee, card, cards, pile, suit, event, development } = note as Details;
  const isMini = note.what.startsWith('mini');
  const told = say(`note.${keyOf(note)}`, {
    ...note,
    who: seat === undefined ? '' : who(seat),
    owner: owner === undefined ? '' : partyName(owner, teller),
    payee: payee === undefined ? '' : partyName(payee, teller),
    card: card === undefined || isMini ? '' : cardName(card, teller),
    whom: card === undefined || isMini ? '' : say(`whom.${cardOf(card).name}`),
    mini: card === undefined || !isMini ? '' : miniName(card, teller),
    cards: cards === undefined ? '' : cardNames(cards, teller) || say('table.gap'),
    pile: pile === undefined || pile === NOBODY ? '' : pileName(pile, teller),
    suit: suit === undefined ? '' : say(`suit.${SUITS[suit]}`),
    event: event === undefined ? '' : eventName(event, teller),
    development:
      development === undefined ? '' : say(`development.${DEVELOPMENTS[development]?.id}`),
    ...(note.count === undefined ? { count: countIn(note) } : {}),
  });
  const about = seat ?? (typeof owner === 'number' ? owner : undefined);
  const sentence = inPerson(told, about !== undefined && teller.isYou?.(about) === true);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What a sentence counts, where the note does not say so itself. */
function countIn({ what, gold, total, cards, coins }: Note): unknown {
  if (what === 'took') return coins;
  if (what === 'left') return (cards as readonly CardId[]).length;
  return total ?? gold;
}

/** What some notes say depends on how much they tell. */
function keyOf(note: Note): string {
  const { what, rule } = note;
  const { card, cards, coins, count, owner, payee, road } = note as Details;
  switch (what) {
    case 'took':
      return coins ? 'tookCoins' : 'took';
    case 'built':
      return BUILT[String(payee)] ?? 'builtPaid';
    case 'token':
      return owner === null ? 'tokenNobody' : what;
    case 'declined':
      return rule === 'villagers.D11' ? 'declinedBasic' : 'declinedCard';
    case 'paidToll':
      return count === 0 ? 'paidNothing' : what;
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
