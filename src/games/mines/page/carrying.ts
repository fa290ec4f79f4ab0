// Carrying a card: from the hand onto a mine, from the camp or the deck into the hand.

import type { Carrying } from '../../../web/pieces/drag.ts';
import type { Draw } from '../steps/refill.ts';
import type { MinesView } from '../view.ts';
import type { Moves } from './moves.ts';
import type { Pointing } from './pointing.ts';

interface At extends Pick<Carrying, 'hold' | 'release'> {
  readonly view: MinesView;
  readonly moves: Moves;
  readonly point: Pointing;
}

/** What carrying means at this moment: the same as pointing at the two ends. */
export function carryingIn({ view, moves, point, hold, release }: At): Carrying {
  const unitOf = ({ dataset }: HTMLElement) =>
    view.hand.find(({ id }) => String(id) === dataset.unit);
  const mineOf = ({ dataset }: HTMLElement) =>
    [...view.field, ...view.captured].find(mine => mine && String(mine.place) === dataset.drop);
  const drawOf = ({ dataset }: HTMLElement) => moves.draws.get(dataset.fromSource as Draw['from']);
  return {
    hold,
    release,
    lift(source) {
      if (drawOf(source)) return true;
      const unit = unitOf(source);
      if (unit === undefined || !moves.playable.has(unit.id)) return false;
      moves.pick(unit);
      return true;
    },
    drop(source, onto) {
      const draw = drawOf(source);
      const unit = unitOf(source);
      const mine = mineOf(onto);
      const play = unit && moves.targetsOf(unit).find(({ option }) => option.place === mine?.place);
      const target = draw && onto.dataset.drop === 'hand' ? draw : play;
      if (target) moves.take(target.option);
      else if (unit && mine) point.refuse(unit, mine, onto);
      return target !== undefined;
    },
  };
}
