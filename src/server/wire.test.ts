// Secrets at the wire: two worlds that differ in what a seat cannot know send it the same bytes.

import { afterAll, expect, test, vi } from 'vitest';
import { mines } from '../games/mines/game.ts';
import { pixieQueen } from '../games/pixie-queen/game.ts';
import { skye } from '../games/skye/game.ts';
import { villagers } from '../games/villagers/game.ts';
import { auction } from '../kernel/kit/games/auction.ts';
import { courier } from '../kernel/kit/games/courier.ts';
import { passing, rebids } from '../kernel/kit/games/secret.ts';
import { type AnyGame, everySeatCount, type Start } from '../kernel/kit/walk.ts';
import type { Honest } from './kit/judge.ts';
import { playTwice } from './kit/pairs.ts';
import { ServedWorld } from './kit/served.ts';
import { Tally } from './kit/twins.ts';
import { freshStore, World } from './kit/world.ts';

/** How many times as many games are played as usual: ten with `npm run wire`. */
const TIMES = Number(process.env.WIRE ?? 1);

// Here nobody types too fast.
let seconds = 0;
vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds++);

interface Proof {
  readonly honest: Honest;
  readonly starts: readonly Start[];
  readonly games: number;
}

const proofOf = (game: unknown, games = 60): Proof => ({
  honest: { game: game as AnyGame },
  starts: everySeatCount(game as AnyGame),
  games,
});

const PROOFS: Proof[] = [
  {
    honest: { game: mines as unknown as AnyGame, shows: ['stuck'] },
    starts: [2, 3, 4].flatMap(seats => [{ seats }, { seats, options: { backs: true } }]),
    games: 200,
  },
  {
    honest: { game: villagers as unknown as AnyGame },
    starts: [
      { seats: 3 },
      { seats: 2, options: { scoundrels: true, saints: true, mini: true } },
      {
        seats: 4,
        options: { scoundrels: true, saints: true, profiteers: true, developments: true },
      },
      { seats: 5, options: { scoundrels: true } },
    ],
    games: 40,
  },
  proofOf(pixieQueen, 40),
  {
    honest: { game: skye as unknown as AnyGame },
    starts: [2, 3, 4].flatMap(seats => [{ seats }, { seats, options: { journeyman: true } }]),
    games: 40,
  },
  proofOf(auction),
  proofOf(courier),
  proofOf(rebids),
  proofOf(passing),
];

/** As many through a real server, of each game. */
const SERVED = 3;

const total = new Tally();
afterAll(() => console.log(`at the wire: ${JSON.stringify(total)}`));

test.each(PROOFS)(
  '$honest.game.name: no byte depends on what its reader cannot know',
  {
    timeout: 120_000 * TIMES,
  },
  async ({ honest, starts, games }) => {
    const tally = new Tally();
    const stores = [await freshStore(), await freshStore()] as const;
    const { game } = honest;
    for (let i = 0; i < games * TIMES; i++) {
      const seed = `${game.name} ${i}`;
      await playTwice({
        honest,
        start: starts[i % starts.length] as Start,
        seed,
        tally,
        side: (which, position, clock) =>
          new World({ id: seed, game, position, store: stores[which], clock }),
      });
    }
    console.log(`${game.name}: ${JSON.stringify(tally)}`);
    total.add(tally);
    expect(tally.pairs).toBe(games * TIMES);
    expect(tally.deeds).toBeGreaterThan(3 * tally.pairs);
    if (game === rebids || game === passing) expect(tally.hidden).toBeGreaterThan(tally.pairs / 8);
  },
);

test.each(PROOFS)(
  '$honest.game.name: nor does one that comes through HTTP and real sockets',
  {
    timeout: 120_000 * TIMES,
  },
  async ({ honest, starts }) => {
    const tally = new Tally();
    const { game } = honest;
    for (let i = 0; i < SERVED * TIMES; i++) {
      const sides: ServedWorld[] = [];
      const stores = [await freshStore(), await freshStore()] as const;
      await playTwice({
        honest,
        start: starts[i % starts.length] as Start,
        seed: `${game.name} served ${i}`,
        tally,
        side: (which, position, clock) => {
          const side = new ServedWorld({
            id: 'served',
            game,
            position,
            store: stores[which],
            clock,
          });
          sides.push(side);
          return side;
        },
      });
      for (const side of sides) await side.leave();
      for (const store of stores) await store.close();
    }
    total.add(tally);
    expect(tally.messages).toBeGreaterThan(20 * tally.pairs);
  },
);
