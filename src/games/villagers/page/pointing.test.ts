// A click that is no choice is a question to the rules: at every step, whatever it points at.

import { expect, test } from 'vitest';
import { type Moment, walk } from '../../../kernel/kit/walk.ts';
import { same } from '../../../kernel/plain.ts';
import { judged, optionsOf } from '../../../kernel/play.ts';
import { villagers } from '../game.ts';
import type { VillagersTable } from '../table.ts';
import { type VillagersView, view } from '../view.ts';
import {
  basicKey,
  eventKey,
  handKey,
  lookKey,
  pileKey,
  placeKey,
  roadKey,
  squareKey,
} from './paths.ts';
import { meantBy } from './pointing.ts';

const ALL = { scoundrels: true, saints: true, profiteers: true, developments: true };

/** Asked all the time: some of them are enough. */
const COMMON = new Set(['draft', 'build', 'putBack', 'return', 'gift']);

/** Everything on the table one can point at. */
function keysOf(table: VillagersTable, seen: VillagersView): string[] {
  return [
    ...seen.road.map((_card, at) => roadKey(at)),
    ...table.piles.map((_pile, at) => pileKey(at)),
    ...seen.hand.map(handKey),
    ...seen.basics.map((_count, at) => basicKey(at)),
    ...seen.players.flatMap(({ village }, owner) =>
      village.map(({ place }) => placeKey(owner, place)),
    ),
    ...seen.players.flatMap(({ square }, owner) => square.map(card => squareKey(owner, card))),
    ...(seen.look?.cards ?? []).map(lookKey),
    ...(seen.solo?.events ?? []).map(eventKey),
    'table',
    'jester',
  ];
}

test.each([{ seats: 1 }, { seats: 2 }, { seats: 4 }])(
  'every click finds an option or a rule: $seats seats',
  ({ seats }) => {
    const own: { [step: string]: number } = {};
    let count = 0;
    const look = ({ table: at, question }: Moment) => {
      const table = at as VillagersTable;
      if (COMMON.has(question.step) && count++ % 7 !== 0) return;
      const { seat, step } = question;
      const options = optionsOf(table, question);
      const seen = view(table, seat);
      for (const key of keysOf(table, seen)) {
        const meant = meantBy(key, { step, chosen: [] }, seen);
        const { rule, faults, lastResort } = judged(
          villagers as never,
          table,
          seat,
          meant ?? { pointed: key },
        );
        expect(faults, `${step}: ${key}`).toEqual([]);
        if (rule === null)
          expect(
            options.some(option => same(option, meant)),
            `${step}: ${key}`,
          ).toBe(true);
        else expect(rule).toMatch(/^villagers\.\w+$/);
        if (!lastResort) own[step] = (own[step] ?? 0) + 1;
      }
    };
    for (const seed of ['click 1', 'click 2'])
      walk(villagers as never, { seats, options: ALL }, seed, look);
    for (const step of ['draft', 'build', 'putBack', 'return'])
      expect(own[step], step).toBeGreaterThan(0);
  },
);
