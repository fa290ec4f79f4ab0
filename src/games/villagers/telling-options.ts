// Choices told in words.

import type { Teller } from '../../kernel/box.ts';
import { BASICS, type CardId, cardOf, EVENTS, MINI_SUITS, NOBODY, SUITS } from './cards.ts';
import type {
  Arrange,
  Build,
  BuildChoice,
  ChurchChoice,
  CoinChoice,
  CourierChoice,
  DraftChoice,
  Gift,
  LingerChoice,
  MiniDraw,
  NextEvent,
  OneCard,
  OnePlace,
  Order,
  TavernChoice,
  TollChoice,
  Unlock,
} from './choices.ts';
import { tollFor } from './steps/events.ts';
import { COUNTESS_SEAT, type Owner, type Pile, RESERVE } from './table.ts';
import type { VillagersView } from './view.ts';
import type { Place } from './village.ts';

type Doing =
  | BuildChoice
  | DraftChoice
  | LingerChoice
  | CourierChoice
  | CoinChoice
  | NextEvent
  | TollChoice;
type Plain = Gift & OneCard & ChurchChoice & TavernChoice & OnePlace & Arrange & MiniDraw;

/** A choice in a few words; choices that belong together share a group. */
export function optionTold(
  option: unknown,
  view: VillagersView,
  teller: Teller,
): { group: string; label: string } {
  if ('do' in (option as Doing)) return deedTold(option as Doing, view, teller);
  if ('when' in (option as Order)) return { group: '', label: orderName(option as Order, teller) };
  return { group: '', label: plainTold(option as Partial<Plain>, view, teller) };
}

function plainTold(option: Partial<Plain>, view: VillagersView, teller: Teller): string {
  const { say } = teller;
  if (option.draw) return say(option.draw === 'one' ? 'option.drawOne' : 'option.drawAll');
  if (option.top === null) return say('option.asItLies');
  if (option.top !== undefined) return cardName(option.top, teller);
  if (option.road !== undefined) return roadName(option.road, view, teller);
  if (option.basic === null || option.pile === null) return say('option.decline');
  if (option.basic !== undefined) return cardName(BASICS[option.basic] as CardId, teller);
  if (option.pile !== undefined) return pileName(option.pile, teller);
  if (option.place !== undefined)
    return placeOf(option.seat as Owner, option.place, 'option.placeOf', view, teller);
  return cardName(option.card as CardId, teller);
}

function deedTold(option: Doing, view: VillagersView, teller: Teller) {
  const { say } = teller;
  const red = (label: string) => ({ group: say('option.group.red'), label });
  const other = (label: string) => ({ group: say('option.group.other'), label });
  switch (option.do) {
    case 'build':
      return { group: cardName(option.card, teller), label: buildTold(option, view, teller) };
    case 'take': {
      const { card, coins } = view.road[option.road] ?? { card: NOBODY, coins: 0 };
      const label = say(coins > 0 ? 'option.takeCoins' : 'option.take', {
        card: cardName(card, teller),
        coins,
      });
      return { group: say('option.group.draft'), label };
    }
    case 'blind': {
      const pile = option.pile === RESERVE ? view.reserve : view.stacks[option.pile];
      const suit = say(`suit.${pile?.top}`);
      const label = say('option.blind', { pile: pileName(option.pile, teller), suit });
      return { group: say('option.group.blind'), label };
    }
    case 'hire':
      return {
        group: say('option.group.hire'),
        label: say('option.hire', { card: cardName(BASICS[option.basic] as CardId, teller) }),
      };
    case 'prophet':
      return red(say('option.prophet', { pile: pileName(option.pile, teller) }));
    case 'flaker': {
      const card = cardName(option.card, teller);
      return red(say('option.flaker', { card, who: ownerName(option.seat, view, teller) }));
    }
    case 'courier':
      return red(say('option.courier', { card: roadName(option.road, view, teller) }));
    case 'smuggler':
      return red(smugglerTold(option.place, option.unlock, view, teller));
    case 'apprentice':
    case 'schemer':
    case 'sheriff':
    case 'freelancer':
      return red(placeOf(option.seat, option.place, `option.${option.do}`, view, teller));
    case 'thief': {
      const place = placeName(view.seat ?? view.turn.seat, option.place, view, teller);
      return red(say('option.thief', { place, who: ownerName(option.seat, view, teller) }));
    }
    case 'noble':
      return red(say('option.noble', { who: ownerName(option.seat, view, teller) }));
    case 'barbarian':
    case 'benefactor':
    case 'tinner':
    case 'pigeoneer':
      return red(say(`option.${option.do}`));
    case 'coin':
      return option.road === null
        ? other(say('option.noCoin'))
        : { group: '', label: say('option.coin', { card: roadName(option.road, view, teller) }) };
    case 'jester':
    case 'event':
      return other(say(`option.${option.do}`, { event: eventName(option.event, teller) }));
    case 'toll':
      return other(option.pay ? tollTold(view, teller) : say('option.less'));
    default:
      return other(say(`option.${option.do}`));
  }
}

/** What Rats or Arson would cost now (villagers.A10). */
function tollTold({ players, seat }: VillagersView, { say }: Teller): string {
  const count = tollFor(players[seat ?? 0]?.gold ?? 0);
  return count === 0 ? say('option.payNothing') : say('option.pay', { count });
}

function buildTold({ on, monks, unlock }: Build, view: VillagersView, teller: Teller): string {
  const { say } = teller;
  const seat = view.seat ?? view.turn.seat;
  const way =
    on === NOBODY
      ? say('option.buildTable')
      : say('option.buildOn', { place: placeName(seat, on, view, teller) });
  const under = ['', say('option.monks'), say('option.twoMonks')][monks];
  return unlockTold(under === '' ? way : `${way}, ${under}`, unlock, view, teller);
}

function smugglerTold(place: Place, unlock: Unlock, view: VillagersView, teller: Teller): string {
  const seat = view.seat ?? view.turn.seat;
  const way = teller.say('option.smuggler', { place: placeName(seat, place, view, teller) });
  return unlockTold(way, unlock, view, teller);
}

function unlockTold(way: string, unlock: Unlock, view: VillagersView, teller: Teller): string {
  const { say } = teller;
  if (unlock === 'none') return way;
  if (unlock === 'bank') return say('option.payBank', { way });
  if (unlock === 'tinner') return say('option.payTinner', { way });
  const place = placeName(unlock.seat, unlock.place, view, teller);
  if (unlock.seat === (view.seat ?? view.turn.seat)) return say('option.payOwn', { way, place });
  return say('option.payOther', { way, place, who: ownerName(unlock.seat, view, teller) });
}

function placeOf(
  seat: Owner,
  place: Place,
  key: string,
  view: VillagersView,
  teller: Teller,
): string {
  const name = placeName(seat, place, view, teller);
  return teller.say(key, { place: name, who: ownerName(seat, view, teller) });
}

/** A villager in a village: its name and the number of its place. */
function placeName(owner: Owner, place: Place, view: VillagersView, teller: Teller): string {
  const there = view.players[owner]?.village.find(seen => seen.place === place);
  const card = cardName(there?.card ?? NOBODY, teller);
  return teller.say('place', { card, number: place + 1 });
}

function roadName(road: number, view: VillagersView, teller: Teller): string {
  return cardName(view.road[road]?.card ?? NOBODY, teller);
}

export function cardName(card: CardId, { say }: Teller): string {
  return card === NOBODY ? say('table.gap') : say(`card.${cardOf(card).name}`);
}

export function cardNames(cards: readonly CardId[], teller: Teller): string {
  return cards.map(card => cardName(card, teller)).join(', ');
}

export function pileName(pile: Pile, { say }: Teller): string {
  return pile === RESERVE ? say('pile.reserve') : say('pile.stack', { number: pile + 1 });
}

export function eventName(event: number, { say }: Teller): string {
  return say(`event.${EVENTS[event]?.id}`);
}

/** A card of the Mini Villagers: its suit, or the Countess. */
export function miniName(card: number, { say }: Teller): string {
  const suit = MINI_SUITS[card];
  return suit === undefined ? say('mini.countess') : say(`suit.${suit}`);
}

export function ownerName(owner: Owner, view: VillagersView, { say, who }: Teller): string {
  return view.solo && owner === COUNTESS_SEAT ? say('countess') : who(owner);
}

export function orderName(order: Order, teller: Teller): string {
  const { say } = teller;
  if (order.when === 'suit')
    return say('option.whenSuit', { suit: say(`suit.${SUITS[order.suit]}`) });
  if (order.when === 'card') return say('option.whenCard', { card: cardName(order.card, teller) });
  return say(`option.${order.when}`);
}
