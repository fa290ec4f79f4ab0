// What a click on each kind of piece means: a step of a choice, or a question why not.

import type { PageProps } from '../../../web/pieces/page.ts';
import type { Unit } from '../cards.ts';
import type { Draw } from '../steps/refill.ts';
import type { SeenMine } from '../view.ts';
import type { Moves } from './moves.ts';
import { unitName } from './names.ts';

/** Pointing at a unit, a mine or a source. */
export interface Pointing {
  unit(unit: Unit, beside: Element): void;
  mine(mine: SeenMine, beside: Element): void;
  /** A unit was put where it may not lie. */
  refuse(unit: Unit, mine: SeenMine, beside: Element): void;
  source(from: Draw['from'], beside: Element): void;
}

/** What pointing means at this moment. */
export function pointing(props: PageProps, moves: Moves): Pointing {
  const { teller, explain, why, say } = props;
  const asked = props.seen.pending.length > 0;
  const notNow = (beside: Element) => {
    if (!asked)
      return void why(null).then(rule =>
        explain(
          { title: props.over ? say('bar.over') : teller.say('page.notYourTurn'), rule },
          beside,
        ),
      );
    const text = teller.say(moves.step === 'draw' ? 'page.firstDraw' : 'page.firstUnit');
    explain({ title: teller.say('page.notYet'), rule: null, text }, beside);
  };
  const refuse = (unit: Unit, { place }: SeenMine, beside: Element) => {
    const title = teller.say('page.cannotGo', { unit: unitName(unit, teller) });
    why({ unit: unit.id, place }).then(rule => explain({ title, rule }, beside));
  };
  return {
    unit(unit, beside) {
      if (moves.step !== 'play') return notNow(beside);
      const again = moves.chosen?.id === unit.id && !moves.preselected;
      moves.pick(again ? null : unit);
    },
    mine(mine, beside) {
      const { chosen } = moves;
      const target = moves.targets.get(mine.place);
      if (target) return moves.take(target.option);
      if (chosen === null) return notNow(beside);
      refuse(chosen, mine, beside);
    },
    refuse,
    source(from, beside) {
      const target = moves.draws.get(from);
      if (target) return moves.take(target.option);
      if (moves.step !== 'draw') return notNow(beside);
      const title = teller.say('page.cannotDraw');
      why({ from }).then(rule => explain({ title, rule }, beside));
    },
  };
}
