// A mine on the table, in the middle or in front of its owner: its face, its crew, what may follow.

import type { Teller } from '../../../kernel/box.ts';
import { Icon, Pip } from '../../../web/pieces/icons.tsx';
import type { CardId } from '../cards.ts';
import type { MinesView, SeenMine } from '../view.ts';
import type { Moves } from './moves.ts';
import { capital, consequence, letterOf, mineLabel, placeName, refusal } from './names.ts';
import { MineCard, type Played, Strip } from './pieces.tsx';

interface MineProps {
  readonly mine: SeenMine;
  readonly view: MinesView;
  readonly moves: Moves;
  readonly played: ReadonlyMap<CardId, Played>;
  readonly teller: Teller;
  readonly point: (mine: SeenMine, beside: Element) => void;
}

/** A mine as a button: a legal target glows and says what follows; any other answers why not. */
export function MineButton({ mine, view, moves, played, teller, point }: MineProps) {
  const { say } = teller;
  const own = mine.owner !== null;
  const target = moves.targets.get(mine.place);
  const result = target && consequence(mine, target.notes, view.seat ?? 0, teller);
  const refused = moves.refused.get(mine.place);
  const draft = moves.draft !== null && moves.draft === target?.option;
  const label = mineLabel(mine, teller);
  const count = mine.units.length;
  const needed = count + mine.missing;
  const strips = mine.units.map((unit, i) => (
    <Strip
      key={unit.id}
      unit={unit}
      top={i === count - 1}
      played={played.get(unit.id)}
      teller={teller}
    />
  ));
  return (
    <button
      type="button"
      className={`mine ${own ? 'own-mine' : ''} ${draft ? 'chosen' : target ? 'target' : ''}`}
      data-place={mine.place}
      aria-label={result ? `${label} ${say('page.target', { result: result.text })}` : label}
      onClick={event => point(mine, event.currentTarget)}
      onDragOver={event => target && event.preventDefault()}
      onDrop={event => point(mine, event.currentTarget)}
    >
      <span className="kb">{letterOf(mine.place, view)}</span>
      <MineCard face={mine} tall={own} teller={teller} />
      <span className="crew">
        <span className="need">
          <span>
            {own
              ? capital(placeName(mine.place, teller))
              : say('page.unitsOf', { count, of: needed })}
          </span>
          <span className="dots">
            {Array.from({ length: needed }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes to fill have no other name
              <i key={i} className={i < count ? 'f' : ''} />
            ))}
          </span>
        </span>
        <span className="ust">
          {strips}
          <Holes mine={mine} teller={teller} />
        </span>
        {result && (
          <span className="res">
            {result.gain === null ? <Icon name="arrow" /> : <Pip seat={result.gain} />}
            <span>{result.text}</span>
          </span>
        )}
        {!result && refused && (
          <span className="res no">
            <Icon name="no" />
            <span>
              {refusal(refused, teller)}{' '}
              <span className="rl">§ {refused.slice(refused.indexOf('.') + 1)}</span>
            </span>
          </span>
        )}
      </span>
    </button>
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
    const text =
      owner !== null
        ? i === 0 && top
          ? `${role}: ${next}`
          : role
        : i === 0
          ? next
          : say('page.oneMore');
    return (
      <span key={nth} className={`us hole ${i > 0 ? 'x' : ''}`}>
        {text}
      </span>
    );
  });
}
