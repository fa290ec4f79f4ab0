// Everybody takes a permanent ability, the first player last (pixie-queen.17).

import { ask, law } from '../../../kernel/game.ts';
import type { OneAbility } from '../choices.ts';
import { type FrameOf, NOBODY, type PixieTable } from '../table.ts';
import { ABILITIES } from '../tiles.ts';

const CHOICES = ABILITIES.map((_name, ability): OneAbility => ({ ability }));

export const ability = ask<PixieTable, FrameOf<'ability'>, OneAbility>({
  candidates: ({ abilityRow }) =>
    abilityRow.filter(shown => shown !== NOBODY).map(shown => CHOICES[shown] as OneAbility),
  laws: [],
  rule: 'pixie-queen.17',
  beyond: {
    is: (choice): choice is OneAbility =>
      CHOICES[(choice as Partial<OneAbility> | null)?.ability as number] !== undefined,
    laws: [
      law('pixie-queen.17', 'it must lie on the board', ({ abilityRow }, { ability: wish }) =>
        abilityRow.includes(wish),
      ),
    ],
  },
  take(table, { seat }, { ability: chosen }, agenda) {
    table.abilityRow[table.abilityRow.indexOf(chosen)] = NOBODY;
    table.abilities[seat] = chosen;
    agenda.note({ what: 'ability', rule: 'pixie-queen.17', seat, ability: chosen });
  },
});
