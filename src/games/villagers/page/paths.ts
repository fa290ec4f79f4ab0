// Every option as the pieces one points at, in order: a card, then where it goes, then who opens its
// padlock. All gestures of the page, by click, key or drag, walk along these paths.

import { type Key, type Path, path } from '../../../web/pieces/moves.ts';
import {
  APPRENTICE,
  BARBARIAN,
  BENEFACTOR,
  type CardId,
  COURIER,
  FLAKER,
  NOBLE,
  NOBODY,
  PIGEONEER,
  PROPHET,
  SCHEMER,
  SHERIFF,
  SMUGGLER,
  TINNER,
} from '../cards.ts';
import type {
  Arrange,
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
  OnePile,
  OnePlace,
  Order,
  SettleChoice,
  TavernChoice,
  TollChoice,
  Unlock,
} from '../choices.ts';
import type { Owner, Pile } from '../table.ts';
import type { Place } from '../village.ts';

export const roadKey = (at: number): Key => `road-${at}`;
export const pileKey = (pile: Pile): Key => `pile-${pile}`;
export const handKey = (card: CardId): Key => `hand-${card}`;
export const basicKey = (basic: number): Key => `basic-${basic}`;
export const placeKey = (owner: Owner, place: Place): Key => `place-${owner}-${place}`;
export const playerKey = (owner: Owner): Key => `player-${owner}`;
export const squareKey = (owner: Owner, card: CardId): Key => `square-${owner}-${card}`;
export const lookKey = (card: CardId): Key => `look-${card}`;
export const eventKey = (event: number): Key => `event-${event}`;
/** A free spot in one's own village. */
export const TABLE: Key = 'table';

type Doing =
  | DraftChoice
  | LingerChoice
  | CourierChoice
  | CoinChoice
  | BuildChoice
  | NextEvent
  | TollChoice;

/** The path of an option at a step. */
export function pathOf(step: string, option: unknown, me: Owner): Path {
  switch (step) {
    case 'gift':
      return path(roadKey((option as Gift).road));
    case 'church': {
      const { pile } = option as ChurchChoice;
      return path(pile === null ? 'decline' : pileKey(pile));
    }
    case 'putBack':
    case 'conscript':
      return path(pileKey((option as OnePile).pile));
    case 'return':
    case 'abduct':
      return path(handKey((option as OneCard).card));
    case 'pick':
      return path(lookKey((option as OneCard).card));
    case 'arrange': {
      const { top } = option as Arrange;
      return path(top === null ? 'asItLies' : lookKey(top));
    }
    case 'tavern': {
      const { basic } = option as TavernChoice;
      return path(basic === null ? 'decline' : basicKey(basic));
    }
    case 'victim':
      return path(placeKey((option as OnePlace).seat, (option as OnePlace).place));
    case 'mini':
      return path(`draw-${(option as MiniDraw).draw}`);
    case 'order':
      return path(`order-${JSON.stringify(option as Order)}`);
    default:
      return deed(option as Doing | SettleChoice, me);
  }
}

function deed(option: Doing | SettleChoice, me: Owner): Path {
  switch (option.do) {
    case 'take':
      return path(roadKey(option.road));
    case 'blind':
      return path(pileKey(option.pile));
    case 'coin':
      return path(option.road === null ? 'noCoin' : roadKey(option.road));
    case 'build': {
      const { card, on, unlock } = option;
      return unlocked(unlock, handKey(card), on === NOBODY ? TABLE : placeKey(me, on));
    }
    case 'hire':
      return path(basicKey(option.basic));
    case 'smuggler':
      return unlocked(option.unlock, handKey(SMUGGLER), placeKey(me, option.place));
    case 'thief':
      return path(placeKey(me, option.place), playerKey(option.seat));
    case 'freelancer':
      return path(placeKey(option.seat, option.place), 'hire');
    case 'flaker':
      return path(handKey(FLAKER), squareKey(option.seat, option.card));
    case 'prophet':
      return path(handKey(PROPHET), pileKey(option.pile));
    case 'courier':
      return path(handKey(COURIER), roadKey(option.road));
    case 'noble':
      return path(handKey(NOBLE), playerKey(option.seat));
    case 'apprentice':
    case 'schemer':
    case 'sheriff':
      return path(handKey(TARGETING[option.do]), placeKey(option.seat, option.place));
    case 'barbarian':
    case 'benefactor':
    case 'tinner':
    case 'pigeoneer':
      return path(handKey(PLAYED[option.do]), 'play');
    case 'jester':
      return path('jester', eventKey(option.event));
    case 'event':
      return path(eventKey(option.event));
    case 'toll':
      return path(option.pay ? 'pay' : 'doWithout');
    default:
      return path(option.do);
  }
}

const TARGETING = { apprentice: APPRENTICE, schemer: SCHEMER, sheriff: SHERIFF };
const PLAYED = {
  barbarian: BARBARIAN,
  benefactor: BENEFACTOR,
  tinner: TINNER,
  pigeoneer: PIGEONEER,
};

/** A padlock with one way to open it needs no further pointing. */
function unlocked(unlock: Unlock, ...keys: Key[]): Path {
  if (unlock === 'none') return path(...keys);
  return { keys: [...keys, unlockKey(unlock)], sure: keys.length };
}

/** Who opens a padlock, as something to point at. */
function unlockKey(unlock: Exclude<Unlock, 'none'>): Key {
  return typeof unlock === 'string' ? unlock : placeKey(unlock.seat, unlock.place);
}
