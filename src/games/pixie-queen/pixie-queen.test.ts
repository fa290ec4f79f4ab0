// Pixie Queen against the whole test kit.

import { proveGame } from '../../kernel/kit/prove.ts';
import type { Record } from '../../kernel/record.ts';
import { PALACE } from './board.ts';
import { pixieQueen } from './game.ts';
import { GOODS, KINDS } from './goods.ts';
import perft from './perft.json';
import rules from './rules.en.md?raw';
import { NOBODY, type PixieTable } from './table.ts';

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Every good, rock, pixie, token, tile and cube where it is. What fell into the Pit counts as it was. */
function census(table: PixieTable): string[] {
  const { goods, store, bag, offeringTrack, out, seats } = table;
  const isOut = (seat: number) => out.includes(seat);
  const inBag = [0, 0, 0, bag[0] as number, bag[1] as number];
  const kinds = GOODS.map((name, good) => {
    const held = sum(goods.filter((_count, at) => at % KINDS === good));
    return `${name} ${held + sum([store, offeringTrack, inBag].map(list => list[good] as number))}`;
  });
  const owners = table.slaves.map((_count, owner) => {
    const servants = table.servants.filter(seat => seat === owner).length;
    const standing = table.pixies.filter(pixie => pixie === owner).length;
    const pixies = isOut(owner)
      ? 'out'
      : `${(table.slaves[owner] as number) + standing + servants}`;
    return `pixies ${owner} ${pixies}`;
  });
  const tokens = table.tokens.map((left, seat) => {
    const onSpaces = sum(table.usedWith.filter((_count, at) => table.usedBy[at] === seat));
    const onStreet = sum(table.street.slice(seat * 5, seat * 5 + 5));
    return `tokens ${seat} ${isOut(seat) ? 'out' : left + onSpaces + onStreet}`;
  });
  const cubes = [table.small, table.large].map(order => {
    return `cubes ${[...order, ...out].sort().join('')}`;
  });
  const abilities = [...table.abilities, ...table.abilityRow].filter(id => id !== NOBODY);
  const once = [...table.once, table.extraOnce].filter(id => id !== NOBODY);
  const lost = table.abilities.filter((_id, seat) => isOut(seat)).length;
  return [
    ...kinds,
    `rocks ${sum(table.rocks) + (bag[2] as number) + table.rocksGone + rocksInHand(table)}`,
    ...owners.filter((_line, owner) => !isOut(owner)),
    ...tokens.filter((_line, seat) => !isOut(seat)),
    ...out.flatMap(seat => [`pixies ${seat} ${PIXIES[seats]}`, `tokens ${seat} 4`]),
    ...cubes,
    `food tiles ${[...table.foodStack, ...table.foodTiles, table.extraFood]
      .filter(tile => tile > 0)
      .sort()
      .join('')}`,
    `abilities ${new Set(abilities).size + lost} ${abilities.length + lost}`,
    `one-off ${once.length === new Set(once).size}`,
    `round tiles ${[...table.roundTiles, ...table.wanted].sort().join('')}`,
    `chips ${sum(table.chips.filter((_count, at) => at % 2 === 0)) + (table.chipStore[0] as number)}`,
    `chips ${sum(table.chips.filter((_count, at) => at % 2 === 1)) + (table.chipStore[1] as number)}`,
    `palace ${table.pixies.length === PALACE + 1}`,
  ];
}

const PIXIES: { [seats: number]: number } = { 2: 5, 3: 5, 4: 4, 5: 3 };

/** Rocks that were dug up and have no place yet. */
function rocksInHand({ agenda, shown }: PixieTable): number {
  const next = agenda.at(-1);
  if (next?.step === 'rock') return next.left;
  return next?.step === 'search' && shown?.what === 'dug' ? shown.rocks : 0;
}

proveGame(pixieQueen, {
  census,
  tables: 3000,
  rules,
  perft,
  recorded: import.meta.glob<Record>('./recorded/*.json', { eager: true, import: 'default' }),
});
