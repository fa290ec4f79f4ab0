// Kings Under Mountains against the whole test kit.

import { proveGame } from '../../kernel/kit/prove.ts';
import type { Record } from '../../kernel/record.ts';
import { mines } from './game.ts';
import perft from './perft.json';
import rules from './rules.en.md?raw';

proveGame(mines, {
  census: ({ deck, field, captured, staffed, camp, hands, discard }) => [
    ...deck,
    ...[...field, ...captured].flatMap(mine => (mine ? [mine.card, ...mine.units] : [])),
    ...staffed.flat(),
    ...Object.values(camp).flat(),
    ...hands.flat(),
    ...discard,
  ],
  starts: [
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 2, options: { backs: true, first: 1 } },
    { seats: 4, options: { backs: true } },
  ],
  tables: 5000,
  rules,
  perft,
  recorded: import.meta.glob<Record>('./recorded/*.json', { eager: true, import: 'default' }),
});
