// Choices told in words.

import type { Teller } from '../../kernel/box.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Place } from './board.ts';
import type {
  Act,
  Climb,
  Count,
  Demotion,
  Discard,
  Found,
  Freeing,
  Meal,
  Offer,
  OneAbility,
  Promotion,
  Rock,
  Swap,
  TurnChoice,
  Whip,
} from './choices.ts';
import components from './components.json';
import { GOLD, SILVER } from './goods.ts';
import { NOBODY } from './table.ts';
import {
  abilityName,
  actionName,
  amount,
  bundle,
  goodName,
  holderName,
  ownerName,
  placeName,
  tileName,
} from './telling-words.ts';
import { ABILITIES, EXTRA } from './tiles.ts';
import type { PixieQueenView, SeenPlayer } from './view.ts';

const { empty: EMPTY } = components.penalties;

type Doing = TurnChoice | Discard | Demotion | Promotion | Freeing | Offer;
type Plain = Partial<OneAbility & Meal & Count & Whip & Found & Rock>;

interface Told {
  readonly group: string;
  readonly label: string;
}

/** A choice in a few words; all ways to carry out one action share a group. */
export function optionTold(option: unknown, view: PixieQueenView, teller: Teller): Told {
  if ('do' in (option as Doing)) return deedTold(option as Doing, view, teller);
  return { group: '', label: plainTold(option as Plain, teller) };
}

function plainTold(option: Plain, teller: Teller): string {
  const { say, who } = teller;
  if (option.ability !== undefined) {
    const effect = say(`effect.${ABILITIES[option.ability]}`);
    return say('option.ability', { ability: abilityName(option.ability, teller), effect });
  }
  if (option.food !== undefined) return bundle(option.food, teller);
  if (option.points !== undefined)
    return say('option.whip', { shares: shares(option.points, teller) });
  if (option.token !== undefined) {
    const isRock = option.token === 2;
    return bundle(isRock ? [] : [0, 0, 0, 1 - option.token, option.token], teller, isRock ? 1 : 0);
  }
  if (option.slot !== undefined)
    return say('option.rock', { who: who(option.seat as Seat), number: option.slot + 1 });
  return say('option.count', { count: option.count });
}

function shares(points: readonly number[], { say, who }: Teller): string {
  return points
    .flatMap((count, seat) => (count > 0 ? [say('option.share', { who: who(seat), count })] : []))
    .join(', ');
}

function deedTold(option: Doing, view: PixieQueenView, teller: Teller): Told {
  const { say } = teller;
  const other = (label: string): Told => ({ group: say('option.group.other'), label });
  switch (option.do) {
    case 'act': {
      const { action } = option;
      const group = say('option.group.action', { action, name: actionName(action, teller) });
      return { group, label: actTold(option, view, teller) };
    }
    case 'free':
      return {
        group: say('option.group.rocks'),
        label: say('option.free', { number: option.slot + 1 }),
      };
    case 'promote':
      return { group: placeName(option.from, teller), label: climbTold(option, view, teller) };
    case 'discard':
      return { group: '', label: say('option.discard', { good: amount(option.good, 1, teller) }) };
    case 'demote':
      return { group: '', label: say('option.demote', { place: placeName(option.space, teller) }) };
    case 'offer': {
      const goods = amount(option.good, option.count, teller);
      return { group: goodName(option.good, teller), label: say('option.offer', { goods }) };
    }
    case 'done':
      return other(doneTold(view, teller));
    default:
      return other(say(`option.${option.do}`));
  }
}

/** Nothing more; in a sacrifice that seals the hands, and empty ones cost something (pixie-queen.56). */
function doneTold({ phase, seat, players }: PixieQueenView, { say }: Teller): string {
  if (phase !== 'sacrifice') return say('option.done');
  const offered = seat !== null && players[seat]?.offer?.some(count => count > 0);
  return offered ? say('option.sealed') : say('option.emptyHand', { count: EMPTY });
}

function actTold(option: Act, view: PixieQueenView, teller: Teller): string {
  const { say } = teller;
  const me = view.players[view.seat ?? view.turn] as SeenPlayer;
  switch (option.action) {
    case 1:
      return say('option.food', { good: fromStore(option.food, 2, view, teller) });
    case 3:
      return climbTold(option, view, teller);
    case 4:
      return say('option.trade', {
        give: goodName(option.give, teller),
        take: goodName(option.take, teller),
      });
    case 5:
      return say('option.melt', {
        gold: amount(GOLD, option.count, teller),
        silver: amount(SILVER, option.count * me.silverPerGold, teller),
      });
    case 10:
    case 12:
      return say('option.roll');
    case 11:
      return say('option.step', { track: say(`track.${option.track}`) });
    case 13:
      return say('option.forge', { gold: amount(GOLD, me.goldPerRing, teller) });
    case 14:
      return say('option.rob', {
        who: standing(option.space, view, teller),
        place: placeName(option.space, teller),
      });
    case 15:
      return say(option.search ? 'option.digSearch' : 'option.dig');
    case 16:
      return swapTold(option, me, view, teller);
    case 17:
      return 'food' in option
        ? say('option.food', { good: amount(option.food, 1, teller) })
        : say('option.discard', { good: amount(option.discard, 1, teller) });
    case 18:
      return say('option.copy', { count: view.copyPenalty });
    case 19:
      return say('option.offering', { good: amount(option.add, 1, teller) });
    case 20:
      return say('option.honey', { count: option.honey });
    case 21:
      return say('option.precedence');
    default:
      return say('option.take');
  }
}

/** So many of a good, as far as the store has them (pixie-queen.E1). */
function fromStore(good: number, count: number, { store }: PixieQueenView, teller: Teller): string {
  return amount(good, Math.min(count, store[good] as number), teller);
}

/** Whose pixie stands on a space. */
function standing(space: Place, view: PixieQueenView, teller: Teller): string {
  const owner = view.spaces[space - 1]?.pixie ?? NOBODY;
  return ownerName(owner, view.players.length, teller);
}

function climbTold({ from, to }: Climb, view: PixieQueenView, teller: Teller): string {
  const places = { from: placeName(from, teller), to: placeName(to, teller) };
  const there = view.spaces[to - 1]?.pixie ?? NOBODY;
  if (there === NOBODY) return teller.say('option.climb', places);
  return teller.say('option.climbSwap', { ...places, who: standing(to, view, teller) });
}

function swapTold(swap: Swap, me: SeenPlayer, view: PixieQueenView, teller: Teller): string {
  const { tile: kind, slot, with: from, at } = swap;
  const given = tileBefore(kind, slot, me);
  const taken =
    from === NOBODY
      ? ({ food: view.foodStack[0], once: at, ability: view.abilityRow[at] }[kind] as number)
      : tileBefore(kind, at, view.players[from] as SeenPlayer);
  return teller.say('option.swap', {
    given: tileName(kind, given, teller),
    taken: tileName(kind, taken, teller),
    from: holderName(from, teller),
  });
}

/** The tile in a slot before somebody's screen. */
function tileBefore(kind: Swap['tile'], slot: number, player: SeenPlayer): number {
  if (kind === 'ability') return player.ability;
  if (kind === 'food') return slot === EXTRA ? player.extraFood : player.foodTile;
  return slot === EXTRA ? player.extraOnce : player.once;
}
