// The decision bar's words for this game.

import type { Seat } from '../../../kernel/game.ts';
import { type BarStep, DecisionBar, whoWon } from '../../../web/pieces/bar.tsx';
import type { PageProps } from '../../../web/pieces/page.ts';
import { unitOf } from '../cards.ts';
import type { MinesView } from '../view.ts';
import type { Moves } from './moves.ts';
import { letterOf, unitName } from './names.ts';

interface Props {
  readonly props: PageProps;
  readonly view: MinesView;
  readonly moves: Moves;
  readonly turn: Seat | null;
}

/** Who · one question · the steps of a turn. */
export function Bar({ props, view, moves, turn }: Props) {
  const { over } = props;
  return (
    <DecisionBar
      page={props}
      turn={turn}
      mine={moves.step !== null}
      title={over ? whoWon(props) : title(props, view, moves, turn)}
      steps={moves.step === null ? [] : steps(moves, props)}
      cancel={(moves.chosen && !moves.preselected) || moves.draft ? moves.putDown : undefined}
      confirm={moves.draft ? moves.confirm : undefined}
    />
  );
}

function title(props: PageProps, view: MinesView, moves: Moves, turn: Seat | null): string {
  const { teller, seen } = props;
  const { say } = teller;
  const { draft, chosen } = moves;
  if (moves.step === null) {
    const key = seen.waiting[0]?.step === 'draw' ? 'page.waitDraw' : 'page.waitPlay';
    return say(key, { who: teller.who(turn ?? 0) });
  }
  if (draft && 'from' in draft) {
    const top = draft.from === 'deck' ? undefined : view.camp[draft.from].at(-1);
    return say('page.confirmDraw', { source: top ? unitName(top, teller) : say('source.deck') });
  }
  if (draft)
    return say('page.confirmPlay', {
      unit: unitName(unitOf(draft.unit), teller),
      place: letterOf(draft.place, view),
    });
  if (moves.step === 'draw') return say('page.chooseDraw');
  if (chosen === null) return say('page.chooseUnit');
  const key = moves.targets.size > 0 ? 'page.chooseMine' : 'page.noPlace';
  return say(key, { unit: unitName(chosen, teller) });
}

function steps(moves: Moves, { teller: { say } }: PageProps): BarStep[] {
  const drawing = moves.step === 'draw';
  const { chosen } = moves;
  const places = chosen
    ? say('page.stepPlaces', { count: moves.targets.size })
    : say('page.stepMine');
  return [
    { label: say('page.stepUnit'), state: drawing || chosen ? 'done' : 'now' },
    { label: places, state: drawing ? 'done' : chosen ? 'now' : 'next' },
    { label: say('page.stepRefill'), state: drawing ? 'now' : 'next' },
  ];
}
