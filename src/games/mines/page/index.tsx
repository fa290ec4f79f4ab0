// The table of Kings Under Mountains, as one seat sees it.

import { useMemo, useRef } from 'react';
import type { Note, Seat } from '../../../kernel/game.ts';
import { useFlip } from '../../../web/pieces/flip.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import type { CardId, Unit } from '../cards.ts';
import type { Draw } from '../steps/refill.ts';
import type { MinesView, SeenMine } from '../view.ts';
import { Bar } from './bar.tsx';
import { Camp } from './camp.tsx';
import { Hand } from './hand.tsx';
import { useKeys } from './keys.ts';
import { MineButton } from './mine.tsx';
import './pieces.css';
import './mines.css';
import './camp.css';
import './players.css';
import './hand.css';
import './narrow.css';
import { type Moves, useMoves } from './moves.ts';
import { letterOf, unitName } from './names.ts';
import type { Played } from './pieces.tsx';
import { Scores } from './scores.tsx';
import { Seats } from './seats.tsx';

/** Everything between the top bar and the edge of the page. */
export default function MinesPage(props: PageProps) {
  const { seen, seat, teller, say, log, undo } = props;
  const view = seen.view as MinesView;
  const moves = useMoves(props);
  const point = pointing(props, moves);
  const played = useMemo(() => playedBy(log, seat), [log, seat]);
  const turn = seen.pending.length > 0 ? seat : (seen.waiting[0]?.seat ?? null);
  const own = view.captured.filter(({ owner }) => owner === seat);
  const root = useRef<HTMLDivElement>(null);
  useFlip(root, view);
  useKeys({
    moves,
    view,
    pointAtUnit: point.unit,
    pointAtMine: point.mine,
    pointAtSource: point.source,
    takeBack: () => undo === null && props.takeBack(),
  });
  const mine = (lying: SeenMine) => (
    <MineButton
      key={lying.place}
      mine={lying}
      view={view}
      moves={moves}
      played={played}
      teller={teller}
      point={point.mine}
    />
  );
  return (
    <div className="page" ref={root} data-game="mines">
      <Seats {...{ view, turn, teller, say }} sitters={props.sitters} point={point.mine} />
      <main className="board">
        <section className="field" aria-label={teller.say('page.fieldTitle')}>
          <h3 className="zone-h">
            {teller.say('page.fieldTitle')} <small>{teller.say('page.fieldHint')}</small>
          </h3>
          {view.field.map((lying, place) =>
            lying ? (
              mine(lying)
            ) : (
              <div key={letterOf(place, view)} className="mine gone">
                {teller.say('page.noMine')}
              </div>
            ),
          )}
        </section>
        <div className="low">
          <section aria-label={teller.say('page.campTitle')}>
            <h3 className="zone-h">
              {teller.say('page.campTitle')} <small>{teller.say('page.campHint')}</small>
            </h3>
            <Camp {...{ view, moves, teller }} point={point.source} />
          </section>
          {seat !== null && (
            <section className="own-zone" aria-label={teller.say('page.ownTitle')}>
              <h3 className="zone-h">
                {teller.say('page.ownTitle')}{' '}
                {own.length > 0 && (
                  <small>{teller.say('page.ownHint', { count: own.length })}</small>
                )}
              </h3>
              {own.length === 0 && <p className="none">{teller.say('page.ownNone')}</p>}
              <div className={`own n${Math.min(own.length, 5)}`}>{own.map(mine)}</div>
            </section>
          )}
        </div>
      </main>
      <section className="tray">
        {props.bar ?? <Bar {...{ props, view, moves, turn }} />}
        {seat !== null && <Hand {...{ view, moves, teller }} point={point.unit} />}
      </section>
      <aside className="side">
        <Scores {...{ view, teller }} standing={props.standing} />
        {props.aside}
      </aside>
    </div>
  );
}

/** What a click on each kind of piece means: a step of a choice, or a question why not. */
function pointing(props: PageProps, moves: Moves) {
  const { teller, explain, why, say } = props;
  const asked = props.seen.pending.length > 0;
  const notNow = (beside: Element) => {
    if (!asked)
      return void why(null).then(rule =>
        explain(
          { title: props.over ? say('bar.over') : teller.say('page.notYourTurn'), rule },
          beside,
        ),
      );
    const text = teller.say(moves.step === 'draw' ? 'page.firstDraw' : 'page.firstUnit');
    explain({ title: teller.say('page.notYet'), rule: null, text }, beside);
  };
  return {
    unit(unit: Unit, beside: Element) {
      if (moves.step === 'play') moves.pick(moves.chosen?.id === unit.id ? null : unit);
      else notNow(beside);
    },
    mine({ place }: SeenMine, beside: Element) {
      const { chosen } = moves;
      const target = moves.targets.get(place);
      if (target) return moves.take(target.option);
      if (chosen === null) return notNow(beside);
      const title = teller.say('page.cannotGo', { unit: unitName(chosen, teller) });
      why({ unit: chosen.id, place }).then(rule => explain({ title, rule }, beside));
    },
    source(from: Draw['from'], beside: Element) {
      const target = moves.draws.get(from);
      if (target) return moves.take(target.option);
      if (moves.step !== 'draw') return notNow(beside);
      const title = teller.say('page.cannotDraw');
      why({ from }).then(rule => explain({ title, rule }, beside));
    },
  };
}

/** Who played each unit last, and whether since the person's own last play. */
function playedBy(log: readonly Note[], seat: Seat | null): ReadonlyMap<CardId, Played> {
  const plays = log.filter(({ what }) => what === 'played');
  const own = plays.findLastIndex(note => note.seat === seat);
  return new Map(
    plays.map((note, i) => [note.unit as CardId, { by: note.seat as Seat, fresh: i > own }]),
  );
}
