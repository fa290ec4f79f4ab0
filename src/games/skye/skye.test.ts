// Isle of Skye against the whole test kit.

import { proveGame } from '../../kernel/kit/prove.ts';
import type { Start } from '../../kernel/kit/walk.ts';
import type { Record } from '../../kernel/record.ts';
import { skye } from './game.ts';
import { NONE } from './kit.ts';
import { cellOf, tileOf } from './land.ts';
import { ACCOUNTS } from './ledger.ts';
import perft from './perft.json';
import rules from './rules.en.md?raw';
import { type SkyeTable, TOKENS } from './table.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Every tile where it lies, all gold in hands, on tiles and in the bank, all points, tokens and roads. */
function census(table: SkyeTable): (string | number)[] {
  const { bag, lands, row, hands, gold, bank, phase, prices, points, ledger, journey } = table;
  const tiles = [
    bag,
    row.filter(tile => tile !== NONE),
    ...hands,
    ...lands.map(own => own.map(tileOf)),
  ];
  const onTiles = phase === 'price' ? 0 : sum(prices.filter(price => price > 0));
  const accounts = ACCOUNTS.length;
  return [
    ...tiles.flat().map(tile => `tile ${tile}`),
    `gold ${sum(gold) + onTiles + bank}`,
    `no debts ${gold.every(own => own >= 0)}`,
    ...gold.map((own, seat) => `seen ${seat} ${own >= (table.seenGold[seat] as number)}`),
    ...points.map(
      (own, seat) =>
        `points ${seat} ${own === sum(ledger.slice(seat * accounts, (seat + 1) * accounts))}`,
    ),
    ...lands.map((own, seat) => `land ${seat} ${new Set(own.map(cellOf)).size === own.length}`),
    ...(journey === null ? [] : journeyPieces(table.seats, journey)),
  ];
}

/** Tokens on their places or with their owners, roads no more than the tokens brought. */
function journeyPieces(seats: number, journey: NonNullable<SkyeTable['journey']>): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const places = journey.places.slice(seat * TOKENS, (seat + 1) * TOKENS);
    const tokens = journey.tokens.slice(seat * TOKENS, (seat + 1) * TOKENS);
    const brought = (tokens[2] === 3 ? 1 : 0) + (tokens[4] === 3 ? 2 : 0);
    const roads = (journey.roads[seat]?.length ?? 0) + (journey.roadTokens[seat] as number);
    const waypoints = (journey.waypoints[seat] as number) - (tokens[0] === 3 ? 1 : 0);
    return `${new Set(places).size} tokens, roads ${roads === brought}, waypoints ${waypoints}`;
  });
}

const STARTS: Start[] = [2, 3, 4, 5].flatMap(seats => [
  { seats },
  { seats, options: { journeyman: true } },
]);

proveGame(skye, {
  census,
  starts: [...STARTS, { seats: 3, options: { journeyman: true, tokens: 'same', first: 1 } }],
  tables: 1800,
  rules,
  perft,
  recorded: import.meta.glob<Record>('./recorded/*.json', { eager: true, import: 'default' }),
});
