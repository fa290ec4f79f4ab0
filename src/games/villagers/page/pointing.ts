// What a click means where it is no step of a choice: a question why not, put to the rules.

import type { Key, Moves } from '../../../web/pieces/moves.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import { APPRENTICE, type CardId, cardOf, MONK, NOBODY, PROPHET, SMUGGLER } from '../cards.ts';
import type { Unlock } from '../choices.ts';
import type { VillagersView } from '../view.ts';
import { cardName } from './names.ts';

/** Points at something: goes on with a choice, or explains why it cannot be one. */
export function pointing(props: PageProps, moves: Moves) {
  const { teller, explain, why, say } = props;
  const view = props.seen.view as VillagersView;
  return (key: Key, beside: Element, card?: CardId): void => {
    if (moves.point(key)) return;
    if (moves.step === null) {
      const title = props.over ? say('bar.over') : teller.say('page.notYourTurn');
      why(null).then(rule => explain({ title, rule }, beside));
      return;
    }
    const meant = meantBy(key, moves, view);
    const name = card === undefined ? null : cardName(card, teller);
    const held = heldCard(moves);
    const title =
      meant !== null && held !== null && !key.startsWith('hand-')
        ? teller.say('page.cannotGo', { card: cardName(held, teller) })
        : name === null
          ? teller.say('page.notNow')
          : teller.say('page.cannotChoose', { card: name });
    // What can be no choice at this step is sent as it is: the rules say by which of them one is asked.
    why(meant ?? { pointed: key }).then(rule => {
      const says = meant === null || rule === null;
      const text = says ? teller.say(`page.hint.${moves.step}`) : undefined;
      explain({ title, rule, ...(text === undefined ? {} : { text }) }, beside);
    });
  };
}

/** The card of the hand that is picked up. */
function heldCard({ chosen: [first] }: Pick<Moves, 'chosen'>): CardId | null {
  return first?.startsWith('hand-') ? Number(first.slice(5)) : null;
}

/** What somebody may have meant who pointed there, as an option the rules can judge. */
export function meantBy(
  key: Key,
  moves: Pick<Moves, 'step' | 'chosen'>,
  view: VillagersView,
): object | null {
  const [kind, ...numbers] = key.split('-');
  const [first = NOBODY, second = NOBODY] = numbers.map(Number);
  const held = heldCard(moves);
  switch (moves.step) {
    case 'draft':
      if (kind === 'road') return { do: 'take', road: first };
      if (kind === 'pile') return { do: held === PROPHET ? 'prophet' : 'blind', pile: first };
      return special(kind, first, second);
    case 'linger':
      return special(kind, first, second);
    case 'courier':
      return kind === 'road' ? { do: 'courier', road: first } : null;
    case 'coin':
      return kind === 'road' ? { do: 'coin', road: first } : null;
    case 'gift':
      return kind === 'road' ? { road: first } : null;
    case 'putBack':
    case 'church':
    case 'conscript':
      return kind === 'pile' ? { pile: first } : null;
    case 'return':
    case 'abduct':
      return kind === 'hand' ? { card: first } : null;
    case 'tavern':
      return kind === 'basic' ? { basic: first } : null;
    case 'pick':
      return kind === 'look' ? { card: first } : null;
    case 'arrange':
      return kind === 'look' ? { top: first } : null;
    case 'victim':
      return kind === 'place' ? { seat: first, place: second } : null;
    case 'events':
      return kind === 'event' ? { do: 'event', event: first } : null;
    case 'toll':
      return kind === 'event' ? { do: 'jester', event: first } : null;
    case 'settle':
      if (kind === 'hand') return laid(first, NOBODY, view);
      if (kind !== 'place' || first !== view.seat) return null;
      return laid(held ?? view.freed ?? NOBODY, second, view);
    case 'build':
      if (kind === 'basic') return { do: 'hire', basic: first };
      if (kind === 'hand') return played(first, NOBODY, NOBODY, view);
      if (held === null || kind !== 'place') return null;
      return played(held, first, second, view);
    default:
      return null;
  }
}

/** A red card of the draft phase, and whom the Flaker would lure. */
function special(kind: string | undefined, first: number, second: number): object | null {
  if (kind === 'square') return { do: 'flaker', seat: first, card: second };
  if (kind !== 'hand') return null;
  const { name, suit } = cardOf(first);
  return suit === 'special' ? { do: name } : null;
}

/** Playing a card of the hand somewhere, or where it would belong. */
function played(card: CardId, owner: number, place: number, view: VillagersView): object | null {
  const { name, discarded, padlock } = cardOf(card);
  if (card === SMUGGLER)
    return {
      do: 'smuggler',
      place: place === NOBODY ? 0 : place,
      unlock: unlockFor(padlock, view),
    };
  if (card === APPRENTICE || (discarded && place !== NOBODY))
    return {
      do: name,
      seat: owner === NOBODY ? (view.seat ?? 0) : owner,
      place: Math.max(0, place),
    };
  if (discarded) return { do: name };
  if (owner !== NOBODY && owner !== view.seat) return null;
  return laid(card, place, view);
}

/** Laying a card on a place of one's own village, or where it would belong. */
function laid(card: CardId, place: number, view: VillagersView): object | null {
  if (card === NOBODY) return null;
  const { on, padlock } = cardOf(card);
  const own = view.players[view.seat ?? 0]?.village ?? [];
  const belongs =
    own.find(spot => spot.as === on && spot.room > 0) ?? own.find(spot => spot.as === on);
  const there = place === NOBODY ? (belongs?.place ?? NOBODY) : place;
  const monks = card === MONK ? 1 : 0;
  return { do: 'build', card, on: there, monks, unlock: unlockFor(padlock, view) };
}

/** The way one would open a padlock: through whoever has the villager, else by the bank. */
function unlockFor(padlock: CardId, view: VillagersView): Unlock {
  if (padlock === NOBODY) return 'none';
  for (const [seat, { village }] of view.players.entries()) {
    const opener = village.find(spot => spot.card === padlock);
    if (opener) return { seat, place: opener.place };
  }
  return 'bank';
}
