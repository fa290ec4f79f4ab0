// The log: what happened, in words.

import { inPerson, type Teller } from '../../kernel/box.ts';
import type { Note, Seat } from '../../kernel/game.ts';
import type { Place } from './board.ts';
import type { TileKind } from './choices.ts';
import { GOLD, type GoodId, SILVER } from './goods.ts';
import { NOBODY, type Owner } from './table.ts';
import {
  abilityName,
  actionName,
  amount,
  bundle,
  goodName,
  holderName,
  names,
  onceName,
  placeName,
  tileName,
} from './telling-words.ts';

/** Everything a note may carry. */
interface Details {
  readonly seat?: Seat;
  readonly order?: readonly Seat[];
  readonly goods?: readonly number[];
  readonly rocks?: number;
  readonly good?: GoodId;
  readonly give?: GoodId;
  readonly take?: GoodId;
  readonly add?: GoodId;
  readonly count?: number;
  readonly steps?: number;
  readonly silver?: number;
  readonly gold?: number;
  readonly action?: number;
  readonly from?: number;
  readonly to?: number;
  readonly space?: Place;
  readonly displaced?: Owner | 'neutral';
  readonly kind?: TileKind;
  readonly given?: number;
  readonly taken?: number;
  readonly tile?: number;
  readonly token?: number;
  readonly ability?: number;
  readonly track?: string;
  readonly account?: string;
  readonly face?: string;
  readonly free?: boolean;
  readonly empty?: boolean;
}

export function noteTold(note: Note, teller: Teller): string {
  const details = note as unknown as Details & Note;
  const { say, who } = teller;
  const { seat, action, track, account } = details;
  const told = say(`note.${keyOf(details)}`, {
    ...note,
    who: seat === undefined ? '' : who(seat),
    name: action === undefined ? '' : actionName(action, teller),
    track: track === undefined ? '' : say(`track.${track}`),
    account: account === undefined ? '' : say(`account.${account}`),
    ...(details.steps === undefined ? {} : { count: details.steps }),
    ...goodsTold(details, teller),
    ...placesTold(details, teller),
    ...tilesTold(details, teller),
    ...(details.what === 'scored' ? { points: signed(details.count ?? 0) } : {}),
  });
  return inPerson(told, seat !== undefined && teller.isYou?.(seat) === true);
}

/** A number with a true minus. */
function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** What some notes say depends on how much they tell. */
function keyOf(note: Details & Note): string {
  const { what, displaced, empty, free, account, seat, to, steps } = note;
  switch (what) {
    case 'stepped':
      return steps === 0 ? 'steppedNot' : what;
    case 'climbed':
      return displaced === NOBODY ? what : 'climbedSwap';
    case 'offered':
      return empty ? 'offeredNothing' : what;
    case 'freed':
      return free ? 'freedFree' : what;
    case 'rock':
      return to === seat ? 'rockOwn' : what;
    case 'punished':
      return account === 'silver' || account === 'gold' ? 'punishedTrack' : what;
    default:
      return what;
  }
}

const FACES: { readonly [face: string]: readonly number[] } = {
  food: [1, 1, 1, 0, 0],
  silver: [0, 0, 0, 2, 0],
  gold: [0, 0, 0, 0, 1],
};

/** Whether a note is about one piece of a good, not about the kind. */
const isOne = ({ what }: Note) => what === 'discarded' || what === 'offering';

function goodsTold(note: Details & Note, teller: Teller): object {
  const { goods, rocks, good, give, take, add, count = 0, silver, gold, face, token } = note;
  const named = good ?? add;
  return {
    goods:
      note.what === 'held'
        ? amount(good as GoodId, count, teller)
        : bundle(goods ?? [], teller, rocks),
    good:
      named === undefined ? '' : isOne(note) ? amount(named, 1, teller) : goodName(named, teller),
    given: give === undefined ? '' : amount(give, count, teller),
    taken: take === undefined ? '' : amount(take, count, teller),
    silver: silver === undefined ? '' : amount(SILVER, silver, teller),
    gold: amount(GOLD, gold ?? count, teller),
    face: face === undefined ? '' : bundle(FACES[face] ?? [], teller),
    ...(token === undefined
      ? {}
      : {
          goods: bundle(
            [0, 0, 0, token === 0 ? 1 : 0, token === 1 ? 1 : 0],
            teller,
            token === 2 ? 1 : 0,
          ),
        }),
  };
}

/** Notes about pixies name places; the others name players. */
const CLIMBS = new Set(['climbed', 'neutral']);

function placesTold(note: Details & Note, teller: Teller): object {
  const { what, from, to, space, displaced, order } = note;
  const { say, who } = teller;
  const isClimb = CLIMBS.has(what);
  const place = (at: number | undefined) => (at === undefined ? '' : placeName(at, teller));
  const holder = (at: number | undefined) => (at === undefined ? '' : holderName(at, teller));
  return {
    from: isClimb ? place(from) : holder(from),
    to: isClimb ? place(to) : holder(to),
    place: place(space),
    displaced:
      displaced === undefined || displaced === NOBODY
        ? ''
        : displaced === 'neutral'
          ? say('owner.neutral')
          : who(displaced),
    order: order === undefined ? '' : names(order, teller),
  };
}

function tilesTold(note: Details & Note, teller: Teller): object {
  const { what, kind, given, taken, tile, ability } = note;
  return {
    ...(kind === undefined
      ? {}
      : {
          given: tileName(kind, given as number, teller),
          taken: tileName(kind, taken as number, teller),
        }),
    ...(tile === undefined
      ? {}
      : { tile: what === 'foodTile' ? tileName('food', tile, teller) : onceName(tile, teller) }),
    ability: ability === undefined ? '' : abilityName(ability, teller),
  };
}
