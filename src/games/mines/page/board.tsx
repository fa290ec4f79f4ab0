// The cloth: mines in the middle, the camp, and the mines of the person or, looking on, of everybody.

import type { ReactNode } from 'react';
import type { Teller } from '../../../kernel/box.ts';
import type { Draw } from '../steps/refill.ts';
import type { MinesView, SeenMine } from '../view.ts';
import { Everybody } from './area.tsx';
import { Camp } from './camp.tsx';
import type { Moves } from './moves.ts';

interface BoardProps {
  readonly view: MinesView;
  readonly moves: Moves;
  readonly teller: Teller;
  readonly mine: (mine: SeenMine) => ReactNode;
  readonly pointAtSource: (from: Draw['from'], beside: Element) => void;
}

/** Everything that lies on the table for all to see. */
export function Board({ view, moves, teller, mine, pointAtSource }: BoardProps) {
  const { say } = teller;
  return (
    <>
      <section className="field" data-region="field" aria-label={say('page.fieldTitle')}>
        <h3 className="zone-h">
          {say('page.fieldTitle')} <small>{say('page.fieldHint')}</small>
        </h3>
        {view.field.map((lying, place) =>
          lying ? (
            mine(lying)
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <div key={place} className="mine gone">
              {say('page.noMine')}
            </div>
          ),
        )}
      </section>
      <div className={view.seat === null ? 'low looks-on' : 'low'}>
        <section className="camp-zone" aria-label={say('page.campTitle')}>
          <h3 className="zone-h">
            {say('page.campTitle')} <small>{say('page.campHint')}</small>
          </h3>
          <Camp {...{ view, moves, teller }} point={pointAtSource} />
        </section>
        {view.seat === null ? (
          <Everybody {...{ view, teller, mine }} />
        ) : (
          <Own {...{ view, teller, mine }} />
        )}
      </div>
    </>
  );
}

/** The person's own mines, to be staffed; many lie closer together. */
function Own({ view, teller: { say }, mine }: Pick<BoardProps, 'view' | 'teller' | 'mine'>) {
  const own = view.captured.filter(({ owner }) => owner === view.seat);
  return (
    <section className="own-zone" aria-label={say('page.ownTitle')}>
      <h3 className="zone-h">
        {say('page.ownTitle')}{' '}
        {own.length > 0 && <small>{say('page.ownHint', { count: own.length })}</small>}
      </h3>
      {own.length === 0 && <p className="none">{say('page.ownNone')}</p>}
      <div className={own.length > 2 ? 'own' : 'own few'} data-region="own">
        {own.map(mine)}
      </div>
    </section>
  );
}
