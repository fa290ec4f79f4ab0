// How villagers, places and moments are called on the page.

import type { Teller } from '../../../kernel/box.ts';
import { type CardId, cardOf, type Formula, NOBODY, type Suit, suitOf } from '../cards.ts';
import type { Owner } from '../table.ts';
import type { SeenPlace, VillagersView } from '../view.ts';

/** A text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A hand as its owner holds it: by suit. */
export function bySuit(hand: readonly CardId[]): CardId[] {
  return hand.toSorted((a, b) => suitOf(a) - suitOf(b) || a - b);
}

/** A villager's name. */
export function cardName(card: CardId, { say }: Teller): string {
  return capital(say(`card.${cardOf(card).name}`));
}

/** A villager's name where there is little room: its first word, if it is long. */
export function shortName(card: CardId, teller: Teller): string {
  const name = cardName(card, teller);
  return name.length > 13 ? (name.split(' ')[0] as string) : name;
}

export function suitName(suit: Suit, { say }: Teller): string {
  return capital(say(`suit.${suit}`));
}

/** A player, or the Countess. */
export function ownerName(owner: Owner, view: VillagersView, { say, who }: Teller): string {
  return view.players[owner]?.countess ? say('page.countess') : who(owner);
}

/** A formula in words. */
export function formulaName({ counts, each, per }: Formula, { say }: Teller): string {
  const what = say(`page.counts.${counts}`);
  return say(per > 1 ? 'page.formulaPer' : 'page.formula', { each, per, what });
}

/** Everything printed on a villager's card, for whoever cannot see it. */
export function cardLabel(card: CardId, teller: Teller): string {
  const { say } = teller;
  const { suit, symbols, on, padlock, food, builders, gold, silver, bronze, keyring, name } =
    cardOf(card);
  const parts = [
    cardName(card, teller),
    suit && (symbols > 1 ? `${suitName(suit, teller)} ×${symbols}` : suitName(suit, teller)),
    on !== NOBODY && say('page.liesOn', { card: cardName(on, teller) }),
    padlock !== NOBODY && say('page.openedBy', { card: cardName(padlock, teller) }),
    food > 0 && say('page.foodCount', { count: food }),
    builders > 0 && say('page.builderCount', { count: builders }),
    gold > 0 && say('page.goldCount', { count: gold }),
    silver && say('page.silver', { formula: formulaName(silver, teller) }),
    bronze && say('page.bronze', { formula: formulaName(bronze, teller) }),
    keyring > 0 && say('page.keyringCount', { count: keyring }),
    suit === 'special' && say(`page.short.${name}`),
  ];
  return parts.filter(Boolean).join(', ');
}

/** A villager as it lies in a village. */
export function placeLabel({ card, coins, covered, as }: SeenPlace, teller: Teller): string {
  const { say } = teller;
  const parts = [
    covered ? say('page.covered', { card: cardName(card, teller) }) : cardLabel(card, teller),
    as !== card && !cardOf(card).name.startsWith('founders')
      ? say('page.standsFor', { card: cardName(as, teller) })
      : '',
    coins > 0 ? say('page.coinsOn', { count: coins }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}
