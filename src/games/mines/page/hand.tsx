// The person's hand, fanned out on the tray.

import type { CSSProperties } from 'react';
import type { Teller } from '../../../kernel/box.ts';
import { Told } from '../../../web/pieces/told.tsx';
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

/** Cards to pick up by click, key or drag; a card drawn may be dropped here. */
export function Hand({ view, moves, teller, point }: HandProps) {
  const { say } = teller;
  const { hand } = view;
  return (
    <div className="hand" data-drop="hand">
      <div className="fan" data-region="hand" style={{ '--n': hand.length } as CSSProperties}>
        {hand.map((unit, i) => {
          const can = moves.playable.has(unit.id);
          const chosen = moves.chosen?.id === unit.id;
          const name = unitName(unit, teller);
          const calm = moves.chosen !== null && !moves.preselected;
          return (
            <button
              key={unit.id}
              type="button"
              className={`u r-${unit.race} ${can && !calm ? 'can' : ''} ${chosen ? 'chosen' : can && calm ? 'calm' : ''} ${moves.step === 'play' && !can ? 'cannot' : ''}`}
              style={{ '--i': i } as CSSProperties}
              data-piece={`unit-${unit.id}`}
              data-from="deck"
              data-unit={unit.id}
              data-zoom={`unit-${unit.id}`}
              data-carry={can ? '' : undefined}
              aria-pressed={chosen}
              onClick={event => point(unit, event.currentTarget)}
              onPointerEnter={event => event.pointerType === 'mouse' && moves.hint(unit)}
              onPointerLeave={() => moves.hint(null)}
            >
              <Told words={can ? say('page.unitLabel', { unit: name }) : name}>
                <UnitFace unit={unit} teller={teller} />
                {moves.step === 'play' && <span className="kb">{i + 1}</span>}
              </Told>
            </button>
          );
        })}
      </div>
      <p className="hn">
        <b>{say('page.handTitle')}</b>
        <span>{say('page.handKeys')}</span>
        <span>{say('page.handKeys2')}</span>
        <span>{say('page.handKeys3')}</span>
      </p>
    </div>
  );
}
