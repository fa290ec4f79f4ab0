// The person's hand, fanned out on the tray.

import type { Teller } from '../../../kernel/box.ts';
import type { Unit } from '../cards.ts';
import type { MinesView } from '../view.ts';
import type { Moves } from './moves.ts';
import { unitName } from './names.ts';
import { UnitFace } from './pieces.tsx';

interface HandProps {
  readonly view: MinesView;
  readonly moves: Moves;
  readonly teller: Teller;
  readonly point: (unit: Unit, beside: Element) => void;
}

/** Cards to pick up by click, key or drag. */
export function Hand({ view, moves, teller, point }: HandProps) {
  const { say } = teller;
  return (
    <div className="hand">
      {view.hand.map((unit, i) => {
        const can = moves.playable.has(unit.id);
        const chosen = moves.chosen?.id === unit.id;
        const name = unitName(unit, teller);
        return (
          <button
            key={unit.id}
            type="button"
            className={`u r-${unit.race} ${chosen ? 'chosen' : can ? (moves.chosen ? 'calm' : 'can') : ''}`}
            data-piece={`unit-${unit.id}`}
            data-from="deck"
            aria-pressed={chosen}
            aria-label={can ? say('page.unitLabel', { unit: name }) : name}
            draggable={can}
            onDragStart={() => moves.pick(unit)}
            onClick={event => point(unit, event.currentTarget)}
          >
            <UnitFace unit={unit} teller={teller} />
            <span className="kb">{i + 1}</span>
          </button>
        );
      })}
      <div className="hn">
        <b>{say('page.handTitle')}</b>
        {say('page.handKeys')}
        <br />
        {say('page.handKeys2')}
      </div>
    </div>
  );
}
