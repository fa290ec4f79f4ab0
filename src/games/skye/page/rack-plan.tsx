// The journeyman on the tray: movement left, waypoints, road tokens, and what each track asks for next.

import { markOf } from '../../../web/pieces/moves.ts';
import { type Field, TRACKS } from '../kit.ts';
import { HELD, type JourneyTable } from '../table.ts';
import { asksOf } from '../telling-words.ts';
import { EXTRA_MOVEMENT } from '../tokens.ts';
import { castleCost, stepOf } from '../tracks.ts';
import { AskSign, FlagSign, TokenSign } from './fields.tsx';
import { Coin, Sign } from './pictures.tsx';
import { useScene } from './scene.ts';
import { broughtTold } from './told.ts';
import { tokenFor } from './tracks.tsx';

/** What I have to walk with, and where it could lead. */
export function PlanRack() {
  const { me, teller, moves, point, hints } = useScene();
  const { say } = teller;
  const journey = me?.journey;
  if (!journey) return null;
  const planned = journey.plan?.length ?? 0;
  const piece = (key: string, sign: 'road' | 'hurry', label: string, count: string) => (
    <button
      type="button"
      className={`sk-means ${markOf(key, moves)}`}
      data-key={key}
      data-act={key}
      onClick={event => point(key, event.currentTarget)}
    >
      <Sign name={sign} />
      <span>
        <b>{count}</b>
        <small>{say(label)}</small>
      </span>
      {hints.has(key) && <kbd>{hints.get(key)}</kbd>}
    </button>
  );
  return (
    <>
      <div className="sk-walker" data-region="walker">
        <span className="sk-means" title={say('page.movesTitle')}>
          <Sign name="boots" />
          <span>
            <b>
              {journey.moves ?? journey.boots}
              <small>/{journey.boots}</small>
            </b>
            <small>{say('page.moves')}</small>
          </span>
        </span>
        <span className="sk-means">
          <Sign name="waypoint" />
          <span>
            <b>
              {planned}
              <small>/{journey.waypoints}</small>
            </b>
            <small>{say('page.waypoints')}</small>
          </span>
        </span>
        {journey.roadTokens > 0 && piece('road', 'road', 'page.roads', String(journey.roadTokens))}
        {journey.tokens[EXTRA_MOVEMENT] === HELD &&
          !journey.extra &&
          piece('extra', 'hurry', 'page.extra', '+4')}
      </div>
      <div className="sk-nexts">
        {TRACKS.map((name, track) => (
          <Next key={name} {...{ name, track }} />
        ))}
      </div>
    </>
  );
}

interface NextProps {
  readonly name: (typeof TRACKS)[number];
  readonly track: number;
}

/** The next field of a track: what it asks for, costs and brings. */
function Next({ name, track }: NextProps) {
  const { table, view, teller } = useScene();
  const { say } = teller;
  const journeys = table as JourneyTable;
  const seat = view.seat ?? 0;
  const step = stepOf(journeys, seat, track);
  const { field, fee, points } = step;
  const token = tokenFor(journeys, seat, track, field as Field);
  const words = `${asksOf(field, teller)} → ${broughtTold(step, token, say)}`;
  return (
    <p className={`sk-next sk-of-${name}`} title={words}>
      <Sign name={name} />
      <AskSign requirement={field.requirement} />
      <span className="sk-next-words">
        {words}{' '}
        <small className="sk-by-castle">
          ({say('page.byCastle', { count: castleCost(field) + fee })})
        </small>
      </span>
      <span className="sk-next-signs" aria-hidden="true">
        {points > 0 && <b className="sk-vp">{points}</b>}
        {field.flag && <FlagSign {...field.flag} />}
        {token !== null && <TokenSign name={token} />}
        {fee > 0 && <Coin count={fee} />}
      </span>
    </p>
  );
}
