// The decision bar's words for this game, and the answers that are no piece.

import type { Teller } from '../../../kernel/box.ts';
import type { Seat } from '../../../kernel/game.ts';
import { type BarStep, DecisionBar, whoWon } from '../../../web/pieces/bar.tsx';
import { Pip } from '../../../web/pieces/icons.tsx';
import type { Key, Moves } from '../../../web/pieces/moves.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import { cardOf } from '../cards.ts';
import { MOST_BASICS } from '../limits.ts';
import { tollFor } from '../steps/events.ts';
import type { VillagersView } from '../view.ts';
import { payment } from './consequence.ts';
import { Coin } from './formula.tsx';
import { cardName, ownerName } from './names.ts';
import { useScene } from './scene.ts';

interface BarProps {
  readonly props: PageProps;
  readonly turn: Seat | null;
}

/** Who · one question · what is done · the answers. */
export function Bar({ props, turn }: BarProps) {
  const { moves, view } = useScene();
  const { over } = props;
  return (
    <DecisionBar
      page={props}
      turn={turn}
      mine={moves.step !== null}
      title={over ? result(props) : title(props, moves, turn)}
      steps={moves.step === null ? [] : steps(moves, props)}
      cancel={
        (moves.chosen.length > 0 && !moves.preselected) || moves.draft ? moves.putDown : undefined
      }
      confirm={moves.draft ? moves.confirm : undefined}
      answers={<Answers />}
    >
      {view.phase === 'build' && !over && moves.chosen.length === 0 && <Limits />}
    </DecisionBar>
  );
}

/** The running line of the build phase. */
function Limits() {
  const { view, teller } = useScene();
  const { built, limit, basics, tinner } = view.turn;
  const { say } = teller;
  return (
    <p className="v-limits">
      <span>{say('page.limitUsed', { count: built, of: limit })}</span>
      <span>{say('page.basicsUsed', { count: basics, of: MOST_BASICS })}</span>
      {tinner && <span>{say('page.tinnerWorks')}</span>}
    </p>
  );
}

const PIECES = /^(road|pile|hand|basic|square|look|event)-|^table$|^jester$|^order-/;

/** What can be answered without pointing at a piece; and whom to pay, by name. */
function Answers() {
  const { moves, hints, point, teller, view } = useScene();
  const answers = [...moves.next].filter(([key]) => !PIECES.test(key));
  const shown = answers.filter(
    ([key]) => !key.startsWith('place-') || isPadlock(moves) || key.startsWith('player-'),
  );
  if (shown.length === 0) return null;
  return (
    <div className="v-answers">
      {shown.map(([key, ways]) => (
        <button
          key={key}
          type="button"
          className={`btn ${key === 'done' || key === 'pass' ? 'sec' : 'sec v-answer'}`}
          data-key={key}
          data-act={key}
          onClick={event => point(key, event.currentTarget)}
        >
          <AnswerName name={key} option={ways[0]?.option} />
          {hints.has(key) && <kbd>{hints.get(key)}</kbd>}
        </button>
      ))}
      <span className="vh">{teller.say('page.goldHas', { count: myGold(view) })}</span>
    </div>
  );
}

const myGold = (view: ReturnType<typeof useScene>['view']) =>
  view.players[view.seat ?? 0]?.gold ?? 0;

/** Whether it is asked who opens a padlock: a card and its place are chosen. */
const isPadlock = ({ chosen }: Moves) => chosen.length === 2;

function AnswerName({ name, option }: { name: Key; option: unknown }) {
  const { view, teller } = useScene();
  const unlock = (option as { unlock?: never } | undefined)?.unlock;
  if (name.startsWith('player-')) {
    const owner = Number(name.slice('player-'.length));
    return (
      <>
        <Pip seat={owner} />
        {ownerName(owner, view, teller)}
      </>
    );
  }
  if (unlock && unlock !== 'none' && (name.startsWith('place-') || name === unlock)) {
    const owner = (unlock as { seat?: number }).seat;
    return (
      <>
        {owner === undefined ? <Coin /> : <Pip seat={owner} />}
        {payment(unlock, view, teller)}
      </>
    );
  }
  if (name === 'pay') return tollTold(myGold(view), teller);
  return teller.say(`page.answer.${name}`);
}

/** What Rats or Arson would cost now. */
function tollTold(gold: number, { say }: Teller): string {
  const count = tollFor(gold);
  return count === 0 ? say('page.answer.payNothing') : say('page.answer.pay', { count });
}

const cardIn = (key: Key | undefined) =>
  key?.startsWith('hand-') ? Number(key.slice('hand-'.length)) : null;

function title(props: PageProps, moves: Moves, turn: Seat | null): string {
  const { teller, seen } = props;
  const { say } = teller;
  if (moves.step === null)
    return say(`page.wait.${seen.waiting[0]?.step ?? 'build'}`, { who: teller.who(turn ?? 0) });
  const card = cardIn(moves.chosen[0]);
  if (card === null) return say(`page.ask.${moves.step}`);
  const name = cardName(card, teller);
  if (moves.chosen.length === 2) return say('page.whoOpens', { card: name });
  if (moves.next.has('play')) return say('page.playIt', { card: name });
  return say(cardOf(card).suit === 'special' ? 'page.whereTo' : 'page.where', { card: name });
}

/** What was pointed at so far, and what is missing. */
function steps(moves: Moves, { teller }: PageProps): BarStep[] {
  const { say } = teller;
  const card = cardIn(moves.chosen[0]);
  if (card === null) return [];
  const state = (at: number): BarStep['state'] =>
    moves.chosen.length > at ? 'done' : moves.chosen.length === at ? 'now' : 'next';
  const { padlock } = cardOf(card);
  return [
    { label: cardName(card, teller), state: state(0) },
    {
      label: say('page.places', { count: moves.chosen.length === 1 ? moves.next.size : 1 }),
      state: state(1),
    },
    ...(padlock >= 0 ? [{ label: say('page.padlock'), state: state(2) }] : []),
  ];
}

function result(props: PageProps): string {
  const { seen, standing, teller } = props;
  if ((seen.view as VillagersView).solo === null) return whoWon(props);
  const won = standing.some(({ place }) => place === 1);
  return teller.say(won ? 'page.beatCountess' : 'page.lostToCountess');
}
