// A progress board: three tracks, what each field asks for and brings, and where the markers stand.

import { Fragment, useEffect, useRef } from 'react';
import { Pip } from '../../../web/pieces/icons.tsx';
import { markOf } from '../../../web/pieces/moves.ts';
import { Told } from '../../../web/pieces/told.tsx';
import components from '../components.json';
import { fieldAt } from '../fields.ts';
import { type Field, TRACKS } from '../kit.ts';
import { type JourneyTable, LEVELS, ON_BOARD } from '../table.ts';
import { asksOf } from '../telling-words.ts';
import { TOKEN_NAMES } from '../tokens.ts';
import { boardOf, type Step, markOf as standsAt, stepOf } from '../tracks.ts';
import { AskSign, FlagSign, TokenSign } from './fields.tsx';
import { trackKey } from './paths.ts';
import { Coin, Sign } from './pictures.tsx';
import { useScene } from './scene.ts';
import { broughtTold } from './told.ts';

/** The board of whoever's land is looked at. */
export function Tracks() {
  const { table, teller, shown, moves } = useScene();
  const scroller = useRef<HTMLElement>(null);
  const marks = TRACKS.map((_, track) => standsAt(table as JourneyTable, shown, track)).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the markers moved
  useEffect(() => {
    const place = scroller.current;
    const next = place?.querySelector<HTMLElement>('.sk-field.next');
    if (place && next && place.scrollWidth > place.clientWidth)
      place.scrollTo({ left: next.offsetLeft - place.clientWidth / 2 });
  }, [marks, moves.step]);
  if (table.journey === null) return null;
  return (
    <section className="sk-tracks" aria-label={teller.say('page.tracks')} ref={scroller}>
      {TRACKS.map((name, track) => (
        <Track key={name} {...{ name, track }} />
      ))}
    </section>
  );
}

interface TrackProps {
  readonly name: (typeof TRACKS)[number];
  readonly track: number;
}

function Track({ name, track }: TrackProps) {
  const { table, teller, shown } = useScene();
  const journeys = table as JourneyTable;
  const fields = boardOf(journeys)[track] as readonly Field[];
  const mark = standsAt(journeys, shown, track);
  const on = fieldAt(fields, mark);
  const step = stepOf(journeys, shown, track);
  const token = tokenFor(journeys, shown, track, step.field);
  return (
    <div className={`sk-track sk-of-${name}`} data-region={`track-${name}`}>
      <h3>
        <Sign name={name} />
        <span>
          {teller.say(`page.trackName.${name}`)}
          <small>
            {asksOf(step.field, teller)} → {broughtTold(step, token, teller.say)}
          </small>
        </span>
      </h3>
      <ol>
        <li className="sk-start">{on === null && <Pip seat={shown} />}</li>
        {fields.map((field, at) => (
          <Place
            key={field.id}
            {...{ field, step, name, track }}
            number={at + 1}
            isOn={on === field}
            isPast={at < Math.min(mark, fields.length)}
            isBorder={field.section !== (fields[at - 1]?.section ?? 1)}
            isPair={at === fields.length - 1}
          />
        ))}
      </ol>
    </div>
  );
}

/** The token still lying at a field; null for none. */
export function tokenFor(
  { journey }: JourneyTable,
  seat: number,
  track: number,
  { bonus }: Field,
): string | null {
  if (bonus === undefined) return null;
  const all = TOKEN_NAMES.length;
  const token = journey.places[seat * all + track * LEVELS + bonus.length - 1] as number;
  return journey.tokens[seat * all + token] === ON_BOARD ? (TOKEN_NAMES[token] ?? null) : null;
}

interface PlaceProps extends TrackProps {
  readonly field: Field;
  /** Its number on the track, from 1. */
  readonly number: number;
  readonly step: Step;
  readonly isOn: boolean;
  readonly isPast: boolean;
  /** Whether another section begins here. */
  readonly isBorder: boolean;
  readonly isPair: boolean;
}

function Place({ field, number, step, name, track, isOn, isPast, isBorder, isPair }: PlaceProps) {
  const { table, shown, view, moves, point, teller } = useScene();
  const { say } = teller;
  const isNext = step.field === field;
  const key = trackKey(name);
  const mark = isNext && shown === view.seat ? markOf(key, moves) : '';
  const token = tokenFor(table as JourneyTable, shown, track, field);
  const cost = components.castleAdvance[field.section - 1];
  const words = [
    `${say('page.field', { at: number })}: ${asksOf(field, teller)}`,
    broughtTold({ field, points: field.stepVp ?? 0 }, token, say),
    field.enterCost ? say('page.fee', { count: field.enterCost }) : '',
    say('page.castleCost', { count: cost }),
  ];
  const label = words.filter(Boolean).join('; ');
  const inside = (
    <Fragment>
      {(field.stepVp || field.enterCost) && (
        <span className="sk-between">
          {field.enterCost && <Coin count={field.enterCost} />}
          {field.stepVp && <b className="sk-vp">{field.stepVp}</b>}
          {isPair && <i>⇄</i>}
        </span>
      )}
      <AskSign requirement={field.requirement} />
      <span className="sk-brings">
        {field.flag && <FlagSign {...field.flag} />}
        {token !== null && <TokenSign name={token} />}
        {field.bonus && token === null && <i className="sk-taken">{field.bonus}</i>}
      </span>
      {isOn && <Pip seat={shown} />}
    </Fragment>
  );
  return (
    <li className={isBorder ? 'sk-section' : ''} data-cost={cost}>
      {isNext ? (
        <button
          type="button"
          className={`sk-field next ${mark}`}
          data-key={key}
          title={label}
          onClick={event => point(key, event.currentTarget)}
        >
          <Told words={`${say('page.nextField')} ${label}`}>{inside}</Told>
        </button>
      ) : (
        <span className={`sk-field ${isPast ? 'past' : ''} ${isOn ? 'on' : ''}`} title={label}>
          <Told words={label}>{inside}</Told>
        </span>
      )}
    </li>
  );
}
