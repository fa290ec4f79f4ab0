// The decision bar's words for this game, and the answers that are no piece.

import type { Seat } from '../../../kernel/game.ts';
import { type BarStep, DecisionBar, whoWon } from '../../../web/pieces/bar.tsx';
import { Icon } from '../../../web/pieces/icons.tsx';
import type { Key } from '../../../web/pieces/moves.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import { TRACKS } from '../kit.ts';
import { cellAt } from '../land.ts';
import { costOf } from '../steps/advance.ts';
import type { JourneyTable } from '../table.ts';
import { TOKEN_NAMES } from '../tokens.ts';
import { stepOf } from '../tracks.ts';
import type { SeenAdvance } from '../view.ts';
import { TokenSign } from './fields.tsx';
import { tokenKey } from './paths.ts';
import { Coin, Sign } from './pictures.tsx';
import { type Scene, useScene } from './scene.ts';
import { broughtTold, tileTold } from './told.ts';
import { tokenFor } from './tracks.tsx';

interface BarProps {
  readonly props: PageProps;
  readonly turn: Seat | null;
}

/** Who · one question · what is done · the answers. */
export function Bar({ props, turn }: BarProps) {
  const scene = useScene();
  const { moves, laying } = scene;
  const { over } = props;
  const isHeld = moves.draft !== null || (moves.chosen.length > 0 && !moves.preselected);
  const lift = laying?.put ? () => laying.lift() : undefined;
  const cancel = laying ? lift : isHeld ? moves.putDown : undefined;
  return (
    <DecisionBar
      page={props}
      turn={turn}
      mine={moves.step !== null}
      title={over ? whoWon(props) : title(props, scene, turn)}
      steps={steps(scene)}
      cancel={cancel}
      confirm={moves.draft ? moves.confirm : undefined}
      answers={<Answers />}
    >
      <Detail />
    </DecisionBar>
  );
}

function title({ seen, teller }: PageProps, scene: Scene, turn: Seat | null): string {
  const { moves, view } = scene;
  const { say, who } = teller;
  if (moves.step === null) {
    const step = seen.waiting[0]?.step ?? 'buy';
    if (seen.waiting.length > 1) return say('page.waitMany');
    return say(`page.wait.${step}`, { who: who(turn ?? view.seat ?? 0) });
  }
  if (moves.draft && moves.step === 'buy') return say('page.buyIt', priceOf(scene));
  if (moves.chosen[0] === 'road') return say('page.ask.road');
  return say(`page.ask.${moves.step}`);
}

/** Whose tile is about to be bought, and for how much. */
function priceOf({ moves, view, teller }: Scene): { count: number; who: string } {
  const tile = (moves.draft?.option as { tile?: number } | undefined)?.tile;
  for (const [seat, { offers }] of view.players.entries()) {
    const offer = offers.find(one => one?.tile === tile);
    if (offer) return { count: offer.price, who: teller.who(seat) };
  }
  return { count: 0, who: '' };
}

/** How far one is: tiles to lay, or waypoints. */
function steps({ laying, me, kit, teller, moves }: Scene): BarStep[] {
  const { say } = teller;
  if (laying && me) {
    const turns = [...laying.fits.values()];
    const now = turns.filter(list => list.includes(laying.turn)).length;
    const others = me.hand.filter(tile => tile !== laying.tile);
    return [
      { label: say('page.places', { count: now, turned: turns.length - now }), state: 'now' },
      ...others.map((tile): BarStep => ({ label: tileTold(kit, tile, teller), state: 'next' })),
    ];
  }
  if (moves.step !== 'plan' || !me?.journey) return [];
  const planned = me.journey.plan?.length ?? 0;
  return Array.from({ length: me.journey.waypoints }, (_, nth) => ({
    label: say('page.waypoint', { count: nth + 1 }),
    state: nth < planned ? 'done' : nth === planned ? 'now' : 'next',
  }));
}

const EXPLAINED = new Set(['buy', 'advance', 'order', 'pave']);

/** One line that explains the question. */
function Detail() {
  const { pricing, moves, teller, over, view, me } = useScene();
  if (over) return null;
  // The words stand here, not beside the tiles, which need their place as much as before.
  if (moves.step === null && view.phase === 'price' && me?.ready)
    return <p className="sk-detail">{teller.say('page.sealedNote')}</p>;
  if (moves.step === null) return null;
  if (pricing) {
    const what = pricing.isComplete ? 'sealIt' : 'axeFirst';
    return <p className="sk-detail">{teller.say(`page.${what}`)}</p>;
  }
  if (EXPLAINED.has(moves.step))
    return <p className="sk-detail">{teller.say(`page.hint.${moves.step}`)}</p>;
  return null;
}

const ENDS: ReadonlySet<Key> = new Set(['pass', 'done', 'stay']);
const IN_BAR = /^(pass|done|stay|track-.+|token-.+)$/;

/** What can be answered without pointing at a piece. */
function Answers() {
  const { moves, laying, pricing, point, hints, teller } = useScene();
  const { say } = teller;
  const answers = laying ? [] : [...moves.next.keys()].filter(key => IN_BAR.test(key));
  const isFitting = laying?.put != null && laying.fits.get(laying.put)?.includes(laying.turn);
  return (
    <div className="sk-answers">
      {answers.map(key => (
        <button
          key={key}
          type="button"
          className={`btn ${key === 'done' ? 'pri' : 'sec'} sk-answer ${ENDS.has(key) ? 'end' : ''}`}
          data-key={key}
          data-act={key}
          onClick={event => point(key, event.currentTarget)}
        >
          <AnswerName name={key} />
          {hints.has(key) && <kbd>{hints.get(key)}</kbd>}
        </button>
      ))}
      {laying?.put && (
        <button
          type="button"
          className="btn pri"
          data-act="lay"
          disabled={!isFitting}
          onClick={() => laying.lay(laying.put as string)}
        >
          <Icon name="check" />
          {say('page.layHere')}
          <kbd>↵</kbd>
        </button>
      )}
      {pricing && (
        <button
          type="button"
          className="btn pri"
          data-act="seal"
          disabled={!pricing.isComplete || pricing.isSealing}
          onClick={pricing.seal}
        >
          <Icon name="lid" />
          {say('page.seal')}
          <kbd>↵</kbd>
        </button>
      )}
    </div>
  );
}

function AnswerName({ name }: { readonly name: Key }) {
  const { teller, moves } = useScene();
  const track = TRACKS.find(one => name === `track-${one}`);
  if (track) return <Advance track={track} />;
  const token = TOKEN_NAMES.find(one => name === tokenKey(one));
  if (token) return <Token token={token} />;
  return teller.say(name === 'done' ? `page.done.${moves.step}` : `page.answer.${name}`);
}

/** A bonus token: what it brings. */
function Token({ token }: { readonly token: string }) {
  const { say } = useScene().teller;
  return (
    <>
      <TokenSign name={token} />
      <span className="sk-answer-words">
        <b>{say(`token.${token}`)}</b>
        <small>{say(`effect.${token}`)}</small>
      </span>
    </>
  );
}

/** A step on a track: what it costs and brings. */
function Advance({ track }: { readonly track: (typeof TRACKS)[number] }) {
  const { table, view, teller } = useScene();
  const at = TRACKS.indexOf(track);
  const { seat, by, x, y } = view.advance as SeenAdvance;
  const step = stepOf(table as JourneyTable, seat, at);
  const frame = { step: 'advance', seat, by, cell: cellAt(x, y) } as const;
  const cost = costOf(table as JourneyTable, frame, at);
  const token = tokenFor(table as JourneyTable, seat, at, step.field);
  return (
    <>
      <Sign name={track} />
      <span className="sk-answer-words">
        <b>{teller.say(`page.trackName.${track}`)}</b>
        <small>{broughtTold(step, token, teller.say)}</small>
      </span>
      {cost > 0 && <Coin count={cost} />}
    </>
  );
}
