// The decision bar's words for this game.

import type { Seat } from '../../../kernel/game.ts';
import { type BarStep, DecisionBar, whoWon } from '../../../web/pieces/bar.tsx';
import type { Moves } from '../../../web/pieces/moves.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import { FOODS } from '../goods.ts';
import { Answers } from './answers.tsx';
import { ActionFacts } from './inspector.tsx';
import { chosenAction, useScene } from './scene.ts';

interface BarProps {
  readonly props: PageProps;
  readonly turn: Seat | null;
}

/** Who · one question · what is done · the answers. */
export function Bar({ props, turn }: BarProps) {
  const { moves, plan } = useScene();
  const { over } = props;
  const action = chosenAction(moves);
  const explains = plan.kind === 'phone' ? action : null;
  return (
    <DecisionBar
      page={props}
      turn={turn}
      mine={moves.step !== null}
      title={over ? whoWon(props) : title(props, moves, turn)}
      steps={moves.step === null ? [] : steps(moves, props)}
      cancel={
        (moves.chosen.length > 0 && !moves.preselected) || moves.draft ? moves.putDown : undefined
      }
      confirm={moves.draft ? moves.confirm : undefined}
      answers={moves.draft ? null : <Answers />}
    >
      {explains !== null && !over && (
        <div className="pq-in-bar">
          <ActionFacts action={explains} />
        </div>
      )}
      {explains === null && moves.step === 'act' && moves.chosen.length === 0 && <Open />}
    </DecisionBar>
  );
}

/** How much is open to me. */
function Open() {
  const { moves, view, teller } = useScene();
  const open = [...moves.starts].filter(key => key.startsWith('action-')).length;
  const tokens = view.players[view.seat ?? 0]?.tokens ?? 0;
  return (
    <p className="pq-open">
      <span>{teller.say('page.openActions', { count: open })}</span>
      <span>{teller.say('page.tokensLeft', { count: tokens })}</span>
    </p>
  );
}

function title({ teller, seen }: PageProps, moves: Moves, turn: Seat | null): string {
  const { say } = teller;
  const { step, chosen, draft } = moves;
  if (step === null) {
    const waiting = seen.waiting[0]?.step ?? 'act';
    const many = seen.waiting.length > 1;
    return say(`page.wait.${waiting}`, {
      who: many
        ? seen.waiting.map(({ seat }) => teller.who(seat)).join(', ')
        : teller.who(turn ?? 0),
    });
  }
  const action = chosenAction(moves);
  if (action !== null) {
    const name = `${action} ${say(`action.${action}`)}`;
    if (draft !== null) return name;
    return `${name}: ${say(`page.follow.${action}.${chosen.length}`)}`;
  }
  if (step === 'promote' || step === 'neutral')
    return say(chosen.length > 0 ? 'page.ask.climb' : `page.ask.${step}`);
  return say(`page.ask.${step}`, { food: wanted(seen.view as never, say) });
}

/** The food the Queen wants. */
function wanted({ wanted: all }: { wanted: readonly number[] }, say: PageProps['say']): string {
  const last = all.at(-1);
  return last === undefined ? '' : say(`good.${FOODS[last]}`);
}

/** What was pointed at so far, and what is missing. */
function steps(moves: Moves, { teller }: PageProps): BarStep[] {
  const { say } = teller;
  const climbs = moves.chosen.filter(key => key.startsWith('place-'));
  if (climbs.length === 0) return [];
  return [
    {
      label:
        climbs[0] === 'place-0'
          ? say('page.fromMine')
          : say('page.fromSpace', { action: climbs[0]?.slice(6) }),
      state: 'done',
    },
    { label: say('page.places', { count: moves.next.size }), state: 'now' },
  ];
}
