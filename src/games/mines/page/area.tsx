// One player's part of the table, laid over the board; and everybody's, for whoever only looks on.

import type { ReactNode } from 'react';
import type { Teller } from '../../../kernel/box.ts';
import type { Seat } from '../../../kernel/game.ts';
import { Pip } from '../../../web/pieces/icons.tsx';
import type { PageProps } from '../../../web/pieces/page.ts';
import type { MinesView, SeenMine } from '../view.ts';
import { capital, faceName } from './names.ts';
import type { News } from './news.ts';
import { MineCard } from './pieces.tsx';
import { playerOn } from './players.ts';
import { Backs, King, OpenHand } from './seats.tsx';

interface AreaProps extends Pick<PageProps, 'teller' | 'say' | 'views'> {
  readonly seat: Seat;
  readonly view: MinesView;
  readonly news: News;
  readonly mine: (mine: SeenMine) => ReactNode;
  readonly close: () => void;
}

/** A player's area over the board; the tray stays free. */
export function Area({ seat, view, views, news, teller, say, mine, close }: AreaProps) {
  const player = playerOn(seat, view, views);
  const { toStaff, hand, cards, backs, mines = [] } = player;
  const name = teller.who(seat);
  return (
    <section className="area" aria-label={name}>
      <header>
        <Pip seat={seat} letter={name.charAt(0)} />
        <h3>{name}</h3>
        <span>{teller.say('page.handCount', { count: hand })}</span>
        <button type="button" className="btn sec" data-act="leave" onClick={close}>
          {say('table.close')}
        </button>
      </header>
      <King {...{ seat, player, news, teller }} />
      {cards && <OpenHand cards={cards} teller={teller} />}
      {!cards && backs && <Backs faces={backs} teller={teller} />}
      <h4 className="zone-h">
        {teller.say('page.toStaff')} <small>{toStaff.length}</small>
      </h4>
      {toStaff.length === 0 && <p className="none">{teller.say('page.noneToStaff')}</p>}
      <div className="own" data-region="area">
        {toStaff.map(mine)}
      </div>
      {mines.length > 0 && (
        <>
          <h4 className="zone-h">{capital(teller.say('score.staffed'))}</h4>
          <ul className="finished">
            {mines.map((face, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal mines cannot be told apart
              <li key={i}>
                <span className="vh">{faceName(face, teller)}</span>
                <span aria-hidden="true">
                  <MineCard face={face} tall teller={teller} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface EverybodyProps {
  readonly view: MinesView;
  readonly teller: Teller;
  readonly mine: (mine: SeenMine) => ReactNode;
}

/** The mines in front of everybody. */
export function Everybody({ view, teller, mine }: EverybodyProps) {
  return (
    <section className="everybody" aria-label={teller.say('page.toStaff')}>
      {view.seats.map((_, seat) => {
        const own = view.captured.filter(({ owner }) => owner === seat);
        if (own.length === 0) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <div key={seat} className="theirs">
            <h3 className="zone-h">
              <Pip seat={seat} />
              {teller.who(seat)} <small>{teller.say('page.ownHint', { count: own.length })}</small>
            </h3>
            <div className={own.length > 2 ? 'own' : 'own few'} data-region={`theirs-${seat}`}>
              {own.map(mine)}
            </div>
          </div>
        );
      })}
    </section>
  );
}
