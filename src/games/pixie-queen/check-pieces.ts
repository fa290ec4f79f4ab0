// Nothing is there that cannot be: points the ledger explains, no tile and no token too many.

import { type Board, SPACES } from './board.ts';
import components from './components.json';
import { FOODS } from './goods.ts';
import { ACCOUNTS } from './ledger.ts';
import { boardOf, isIn, NOBODY, type PixieTable, STREET_ACTIONS, streetTokens } from './table.ts';
import { EXTRA_SLOT } from './tiles.ts';

/** Says what must hold, and of what. */
export type Must = (holds: boolean, what: string) => void;

/** The accounts that move the disc; the others belong to the final scoring. */
const DURING = ACCOUNTS.indexOf('rocks');

/** Penalty points come from the ledger, and whoever has too many is out (pixie-queen.77, 78, 84). */
export function checkPoints(table: PixieTable, must: Must): void {
  const { ledger, penalty, phase, out } = table;
  const { pit } = boardOf(table);
  penalty.forEach((points, seat) => {
    const accounts = ledger.slice(seat * ACCOUNTS.length, (seat + 1) * ACCOUNTS.length);
    must(points === sum(accounts.slice(0, DURING)), 'penalty and ledger');
    must(phase === 'over' || sum(accounts.slice(DURING)) === 0, 'ledger');
    must(points >= pit === out.includes(seat), 'penalty and out');
  });
}

/** Tiles before and behind screens and on the board: never more than there are (pixie-queen.10–17). */
export function checkTiles(table: PixieTable, must: Must): void {
  const { chips, chipStore, abilities, abilityRow, wanted } = table;
  const { 1: ones, 2: twos } = components.generic;
  for (const [kind, all] of [ones, twos].entries()) {
    const held = sum(chips.filter((_count, at) => at % 2 === kind));
    must(held + (chipStore[kind] as number) <= all, 'chips');
  }
  const food = [...table.foodStack, ...table.foodTiles, table.extraFood].filter(tile => tile !== 0);
  const stack: readonly number[] =
    components.foodStack[String(table.seats) as keyof typeof components.foodStack];
  const isFood = (tile: unknown) => stack.includes(tile as number);
  must(
    food.every(isFood) && stack.every(tile => count(food, tile) <= count(stack, tile)),
    'food tiles',
  );
  const shown = [...abilities, ...abilityRow].filter(id => id !== NOBODY);
  must(shown.length <= components.abilitiesShown, 'abilities');
  const isExtraEmpty = table.extraFood === 0 && table.extraOnce === NOBODY;
  must(isExtraEmpty || shown.includes(EXTRA_SLOT), 'tiles on the extra slot');
  const tiles = [...table.roundTiles, ...wanted];
  must(
    FOODS.every((name, id) => count(tiles, id) === components.roundTiles[name]),
    'roundTiles',
  );
  must(wanted.length <= table.round, 'wanted and round');
}

/** Everybody's tokens, and as many on a space as it has room for (pixie-queen.8, 26, 48, 49). */
export function checkTokens(table: PixieTable, must: Must): void {
  const { usedBy, usedWith, street, tokens } = table;
  for (let space = 0; space <= SPACES; space++)
    must((usedBy[space] === NOBODY) === (usedWith[space] === 0), 'usedBy and usedWith');
  tokens.forEach((left, seat) => {
    const own = street.slice(seat * STREET_ACTIONS, (seat + 1) * STREET_ACTIONS);
    const onSpaces = sum(usedWith.filter((_count, space) => usedBy[space] === seat));
    must(left + onSpaces + sum(own) <= components.kit.tokens, 'tokens');
    must(left === 0 || isIn(table, seat), 'tokens');
    must((own[COPY] as number) <= 1, 'street');
  });
  const room: Board['street'] = boardOf(table).street;
  for (const action of [17, 19, 20] as const)
    must(streetTokens(table, action) <= room[action], 'street');
}

/** Action 18 among the street's: one space for each colour. */
const COPY = 1;

function count(list: readonly number[], item: number): number {
  return list.filter(other => other === item).length;
}

/** All of them together. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
