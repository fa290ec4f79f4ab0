// Where cards are drawn from: the camp's piles and the deck.

import type { Teller } from '../../../kernel/box.ts';
import { RACES } from '../cards.ts';
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
export function Camp({ view, moves, teller, point }: CampProps) {
  const { say } = teller;
  const mark = (from: Draw['from']) => {
    const option = moves.draws.get(from)?.option;
    if (option === undefined) return '';
    return option === moves.draft ? 'chosen' : 'can';
  };
  const may = (from: Draw['from']) => (moves.draws.has(from) ? `, ${say('page.drawHere')}` : '');
  const { cards, top } = view.deck;
  return (
    <div className="camp">
      {RACES.map((race, i) => {
        const pile = view.camp[race];
        const unit = pile.at(-1);
        const race_ = capital(say(`race.${race}`));
        return (
          <div className="pile" key={race}>
            <button
              type="button"
              id={`camp-${race}`}
              data-from-source={race}
              className={`u r-${race} ${unit ? mark(race) : 'empty'}`}
              aria-label={`${unit ? unitName(unit, teller) : `${race_}: ${say('page.pileEmpty')}`}${may(race)}`}
              title={[...pile]
                .reverse()
                .map(lying => unitName(lying, teller))
                .join(', ')}
              onClick={event => point(race, event.currentTarget)}
            >
              {unit ? (
                <span className="inner" data-piece={`unit-${unit.id}`}>
                  <UnitFace unit={unit} teller={teller} />
                </span>
              ) : (
                <Emblem race={race} />
              )}
              {moves.step === 'draw' && unit && <span className="kb">{i + 1}</span>}
            </button>
            <span>{unit ? say('page.cards', { count: pile.length }) : say('page.pileEmpty')}</span>
          </div>
        );
      })}
      <div className="pile deck">
        <button
          type="button"
          id="deck"
          data-from-source="deck"
          className={`dk ${mark('deck')} ${top ? '' : 'empty'}`}
          aria-label={`${say('page.deckLabel', { count: cards })}${top ? `: ${faceName(top, teller)}` : ''}${may('deck')}`}
          onClick={event => point('deck', event.currentTarget)}
        >
          {top && <MineCard face={top} tall teller={teller} />}
          {moves.step === 'draw' && top && <span className="kb">5</span>}
        </button>
        <span>{say('page.deck', { count: cards })}</span>
      </div>
    </div>
  );
}
