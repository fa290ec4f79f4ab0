// What a game declares as hidden is dealt anew, every place of it; what is not hidden stays.

import { type Chance, seeded } from '../chance.ts';
import type { Seat, Table } from '../game.ts';
import { type HiddenPlace, lay, lying } from '../hidden.ts';
import { canonical, clone, same } from '../plain.ts';
import { choose, copyOf } from '../play.ts';
import { openRecorded, type Record } from '../record.ts';
import { redealt } from '../view.ts';
import { momentsOf } from './twins.ts';
import { type AnyGame, Broken, type Start, watchersOf } from './walk.ts';

/** So many redeals, and nothing else ever lay there: then nothing else can. */
const MOST_DEALS = 400;
/** How many of them are also looked at for what must stay. */
const LOOKED_AT = 2;

/** For every name of a hidden place at how many moments something else could have lain there. */
export type Declared = Map<string, number>;

/** At some moments of a walk; see `mustVary`. */
export function hiddenIsDealtAnew(
  game: AnyGame,
  start: Start,
  seed: string,
  moments: number,
  declared: Declared = new Map(),
): Declared {
  const chance = seeded(`${seed}/hidden`);
  for (const table of momentsOf(game, start, seed, moments))
    mustVaryForAll(game, table, chance, declared);
  return declared;
}

/** The same along a recorded game: whoever played it got further than chance does. */
export function hiddenIsDealtAnewAlong(
  game: AnyGame,
  record: Record,
  every: number,
  declared: Declared = new Map(),
): Declared {
  const chance = seeded('along');
  const { table } = openRecorded(game, record);
  record.choices.forEach(([seat, choice], i) => {
    if (i % every === 0) mustVaryForAll(game, table, chance, declared);
    choose(game, table, seat, choice);
  });
  return declared;
}

/**
 * For every watcher: each hidden place at which something else could
 * lie does lie otherwise in some redeal, and no redeal changes anything that is not hidden.
 */
function mustVaryForAll(game: AnyGame, table: Table, chance: Chance, declared: Declared): void {
  for (const watcher of watchersOf(table)) mustVary(game, table, chance, watcher, declared);
}

function mustVary(
  game: AnyGame,
  table: Table,
  chance: Chance,
  watcher: Seat | null,
  declared: Declared,
): void {
  const truth = game.hidden(table, watcher);
  for (const { name, canDiffer } of truth)
    declared.set(name, (declared.get(name) ?? 0) + (canDiffer ? 1 : 0));
  const still = new Set(truth.flatMap(({ canDiffer }, i) => (canDiffer ? [i] : [])));
  for (let deals = 0; deals < LOOKED_AT || (still.size > 0 && deals < MOST_DEALS); deals++) {
    const deal = redealt(game, table, watcher, chance);
    const dealt = game.hidden(deal, watcher);
    if (deals < LOOKED_AT) mustStay(game, table, deal, watcher);
    for (const i of still) if (!same(thingsAt(truth[i]), thingsAt(dealt[i]))) still.delete(i);
  }
  for (const i of still) {
    const { name, of } = truth[i] as HiddenPlace;
    throw new Broken(
      `${game.name}: redeals for seat ${watcher} leave "${name}"${of === undefined ? '' : ` of seat ${of}`} ` +
        `as it lies: ${canonical(thingsAt(truth[i]))}`,
    );
  }
}

export function thingsAt(place: HiddenPlace | undefined): unknown[] {
  return place?.spots.map(lying) ?? [];
}

/** What is not declared as hidden is the same after a redeal. */
export function mustStay(game: AnyGame, table: Table, deal: Table, watcher: Seat | null): void {
  const [known, knownOfDeal] = [table, deal].map(of => {
    const copy = copyOf(of);
    for (const { spots } of game.hidden(copy, watcher)) for (const spot of spots) lay(spot, null);
    return { ...copy, chance: null };
  });
  if (!same(known, knownOfDeal))
    throw new Broken(
      `${game.name}: a redeal for seat ${watcher} changes what is not hidden:\n` +
        `${canonical(known)}\n${canonical(knownOfDeal)}`,
    );
}

/** The same game, but its redeals leave one hidden place as it lies: a leak, to put the check to the test. */
export function keeping(game: AnyGame, name: string): AnyGame {
  const named = (table: Table, seat: Seat | null) =>
    game.hidden(table, seat).filter(place => place.name === name);
  return {
    ...game,
    redeal(table, seat, chance) {
      const kept = named(table, seat).map(place => clone(thingsAt(place)));
      game.redeal(table, seat, chance);
      named(table, seat).forEach(({ spots }, i) => {
        spots.forEach((spot, at) => {
          lay(spot, clone(kept[i]?.[at]));
        });
      });
    },
  };
}
