// A mine on the table, in the middle or in front of its owner: its face, its crew, what may follow.

import type { Teller } from '../../../kernel/box.ts';
import { Icon, Pip } from '../../../web/pieces/icons.tsx';
import { Told } from '../../../web/pieces/told.tsx';
import type { MinesView, SeenMine } from '../view.ts';
import type { Moves } from './moves.ts';
import { capital, consequence, letterOf, mineLabel, placeName, refusal } from './names.ts';
import { mineOrigin, minePiece, type News } from './news.ts';
import { MineCard, Star, Strip } from './pieces.tsx';

export interface MineProps {
  readonly mine: SeenMine;
  readonly view: MinesView;
  readonly moves: Moves;
  readonly news: News;
  readonly teller: Teller;
  readonly point: (mine: SeenMine, beside: Element) => void;
}

/** A mine as a button: a legal target glows and says what follows; any other answers why not. */
export function MineButton({ mine, view, moves, news, teller, point }: MineProps) {
  const { say } = teller;
  const { place, owner } = mine;
  const target = moves.targets.get(place);
  const result = target && consequence(mine, target.notes, view.seat ?? 0, teller);
  const refused = moves.refused.get(place);
  const draft = moves.draft !== null && moves.draft === target?.option;
  const fresh = news.places.has(place);
  const count = mine.units.length;
  const needed = count + mine.missing;
  const looks = [
    owner !== null && 'own-mine',
    target && 'target',
    draft && 'chosen',
    moves.hinted.has(place) && 'hinted',
  ];
  const words = [
    mineLabel(mine, teller),
    fresh && say('page.freshMine'),
    target && (result ? say('page.target', { result: result.text }) : say('page.targetOnly')),
    !target && refused && `${capital(refusal(refused, teller))} § ${numberOf(refused)}.`,
  ];
  return (
    <button
      type="button"
      className={['mine', ...looks].filter(Boolean).join(' ')}
      id={owner === null ? `place-${place}` : undefined}
      data-place={place}
      data-drop={place}
      data-zoom={`mine-${place}`}
      onClick={event => point(mine, event.currentTarget)}
    >
      <Told words={words.filter(Boolean).join(' ')}>
        <span className="kb">{letterOf(place, view)}</span>
        <MineCard
          face={mine}
          tall={owner !== null}
          teller={teller}
          piece={minePiece(place, news)}
          from={mineOrigin(place, news)}
        />
        {fresh && <Star teller={teller} />}
        <span className="crew">
          <span className="need">
            <span>
              {owner !== null
                ? capital(placeName(place, teller))
                : say('page.unitsOf', { count, of: needed })}
            </span>
            <Boxes filled={count} of={needed} />
          </span>
          <span className="ust">
            {mine.units.map((unit, i) => (
              <Strip
                key={unit.id}
                unit={unit}
                top={i === count - 1}
                played={news.played.get(unit.id)}
                teller={teller}
              />
            ))}
            <Holes mine={mine} teller={teller} />
          </span>
          {view.seat !== null && (
            <Follows {...{ result, teller }} refused={target ? undefined : refused} />
          )}
        </span>
      </Told>
    </button>
  );
}

interface FollowsProps {
  readonly result: ReturnType<typeof consequence> | undefined;
  readonly refused: string | undefined;
  readonly teller: Teller;
}

/** What follows, or why not. Its place is kept free, so that picking up a card moves nothing. */
function Follows({ result, refused, teller }: FollowsProps) {
  return (
    <span className="follows">
      {result && (
        <span className="res">
          {result.gain === null ? <Icon name="arrow" /> : <Pip seat={result.gain} />}
          <span>{result.text}</span>
        </span>
      )}
      {refused && (
        <span className="res no">
          <Icon name="no" />
          <span>
            <span className="because">{refusal(refused, teller)} </span>
            <span className="rl">§ {numberOf(refused)}</span>
          </span>
        </span>
      )}
    </span>
  );
}

/** A rule's number without the game's name. */
function numberOf(rule: string): string {
  return rule.slice(rule.indexOf('.') + 1);
}

/** Boxes to fill, as many as units are needed. */
function Boxes({ filled, of }: { filled: number; of: number }) {
  return (
    <span className="dots">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes to fill have no other name
        <i key={i} className={i < filled ? 'f' : ''} />
      ))}
    </span>
  );
}

/** The places still open, the next one saying what lies below it. */
function Holes({ mine, teller: { say } }: { mine: SeenMine; teller: Teller }) {
  const { units, missing, owner, size } = mine;
  const top = units.at(-1);
  const next =
    top === undefined ? say('page.anyUnit') : say('page.strongerThan', { strength: top.strength });
  return Array.from({ length: missing }, (_, i) => {
    const nth = units.length + i;
    const role = say(nth < size ? 'page.miner' : 'page.overseer');
    const own = i === 0 && top ? `${role}: ${next}` : role;
    const field = i === 0 ? next : say('page.oneMore');
    const oversees = owner !== null && nth >= size;
    return (
      <span key={nth} className={`us hole ${i > 0 ? 'x' : ''} ${oversees ? 'o' : ''}`}>
        <span>{owner === null ? field : own}</span>
      </span>
    );
  });
}
