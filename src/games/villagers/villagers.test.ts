// Villagers against the whole test kit.

import { proveGame } from '../../kernel/kit/prove.ts';
import type { Record } from '../../kernel/record.ts';
import { villagers } from './game.ts';
import perft from './perft.json';
import { census, MIXES } from './testing.ts';

proveGame(villagers, {
  census,
  starts: [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 5 }, { seats: 1 }, ...MIXES],
  tables: 3000,
  perft,
  recorded: import.meta.glob<Record>('./recorded/*.json', { eager: true, import: 'default' }),
});
