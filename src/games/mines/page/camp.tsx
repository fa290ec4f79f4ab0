// Where cards are drawn from: the camp's piles and the deck.

import type { Teller } from '../../../kernel/box.ts';
import { Told } from '../../../web/pieces/told.tsx';
import { RACES, type Race } from '../cards.ts';
import type { Draw } from '../steps/refill.ts';
import type { MinesView } from '../view.ts';
import type { Moves } from './moves.ts';
import { capital, faceName, unitName } from './names.ts';
import { Emblem, MineCard, UnitFace } from './pieces.tsx';

interface CampProps {
  readonly view: MinesView;
  readonly moves: Moves;
  readonly teller: Teller;
  readonly point: (from: Draw['from'], beside: Element) => void;
}

/** Four piles, one a race, and the deck with its top mine. */
export function Camp(props: CampProps) {
  return (
    <div className="camp" data-region="camp">
      {RACES.map((race, i) => (
        <Pile key={race} {...props} race={race} nth={i + 1} />
      ))}
      <Deck {...props} nth={RACES.length + 1} />
    </div>
  );
}

/** How a source looks: whether one may draw here, and whether one is about to. */
function mark(from: Draw['from'], { draws, draft }: Moves): string {
  const option = draws.get(from)?.option;
  if (option === undefined) return '';
  return option === draft ? 'can chosen' : 'can';
}

interface SourceProps extends CampProps {
  /** The digit of its key. */
  readonly nth: number;
}

function Pile({ view, moves, teller, point, race, nth }: SourceProps & { readonly race: Race }) {
  const { say } = teller;
  const pile = view.camp[race];
  const unit = pile.at(-1);
  const can = moves.draws.has(race);
  const name = unit
    ? `${unitName(unit, teller)}, ${say('page.cards', { count: pile.length })}`
    : `${capital(say(`race.${race}`))}: ${say('page.pileEmpty')}`;
  return (
    <div className="pile">
      <button
        type="button"
        id={`camp-${race}`}
        data-from-source={race}
        data-zoom={`pile-${race}`}
        data-carry={can ? '' : undefined}
        className={`u r-${race} ${unit ? mark(race, moves) : 'empty'}`}
        onClick={event => point(race, event.currentTarget)}
      >
        <Told words={can ? `${name}, ${say('page.drawHere')}` : name}>
          {unit ? (
            <span className="inner" data-piece={`unit-${unit.id}`} data-carried="">
              <UnitFace unit={unit} teller={teller} />
            </span>
          ) : (
            <Emblem race={race} />
          )}
          {can && <span className="kb">{nth}</span>}
        </Told>
      </button>
      <span aria-hidden="true">
        {unit ? say('page.cards', { count: pile.length }) : say('page.pileEmpty')}
      </span>
    </div>
  );
}

function Deck({ view, moves, teller, point, nth }: SourceProps) {
  const { say } = teller;
  const { cards, top } = view.deck;
  const can = moves.draws.has('deck');
  const face = top ? `: ${faceName(top, teller)}` : '';
  const name = `${say('page.deckLabel', { count: cards })}${face}`;
  return (
    <div className="pile deck">
      <button
        type="button"
        id="deck"
        data-from-source="deck"
        data-zoom="deck"
        data-carry={can ? '' : undefined}
        className={`dk ${top ? mark('deck', moves) : 'empty'}`}
        onClick={event => point('deck', event.currentTarget)}
      >
        <Told words={can ? `${name}, ${say('page.drawHere')}` : name}>
          {top && (
            <span className="inner" data-carried="">
              <MineCard face={top} tall teller={teller} />
            </span>
          )}
          {can && <span className="kb">{nth}</span>}
        </Told>
      </button>
      <span aria-hidden="true">{say('page.deck', { count: cards })}</span>
    </div>
  );
}
