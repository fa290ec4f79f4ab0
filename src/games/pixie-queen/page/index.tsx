// The table of Pixie Queen, as one seat sees it, or somebody who looks on.

import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useCarrying } from '../../../web/pieces/drag.ts';
import { useMoves } from '../../../web/pieces/moves.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import { useRegions } from '../../../web/pieces/regions.ts';
import { useNarrow } from '../../../web/pieces/sizing.ts';
import { useZoom, Zoom } from '../../../web/pieces/zoom.tsx';
import type { PixieQueenView } from '../view.ts';
import { useArrivals } from './arrivals.ts';
import { Bar } from './bar.tsx';
import { lyingOn, NEUTRAL } from './board/lying.ts';
import { deskPlan, phonePlan } from './board/plan.ts';
import { printedOn } from './board/printed.ts';
import { Board } from './board.tsx';
import { carryingIn } from './carrying.ts';
import { useFlights } from './flights.ts';
import { useHands } from './hands.ts';
import { hintsFor } from './hints.ts';
import { useInSight } from './in-sight.ts';
import { Inspector } from './inspector.tsx';
import { useKeys } from './keys.ts';
import './looks.css';
import { pathOf } from './paths.ts';
import { pointing } from './pointing.ts';
import { chosenAction, type Scene, SceneContext } from './scene.ts';
import { Screen } from './screen.tsx';
import { Seats } from './seats.tsx';

// What is seen now and then is loaded then.
const Ceremony = lazy(() => import('./ceremony.tsx'));
const Draft = lazy(() => import('./draft.tsx'));
const Offering = lazy(() => import('./offering.tsx'));
const Result = lazy(() => import('./result.tsx'));
const Shares = lazy(() => import('./shares.tsx'));

/** Everything between the top bar and the edge of the page. */
export default function PixieQueenPage(props: PageProps) {
  const { seen, seat, teller, say, log, undo, over, standing } = props;
  const view = seen.view as PixieQueenView;
  const narrow = useNarrow();
  const moves = useMoves(props, pathOf);
  const hands = useHands(view, moves);
  const [pointed, look] = useState<number | null>(null);
  const [listed, list] = useState(false);
  const [summed, sum] = useState(true);
  const printed = useMemo(() => printedOn(view.board), [view.board]);
  const lying = useMemo(() => lyingOn(view), [view]);
  const seats = view.players.length;
  const mines = lying.mines.length;
  const plan = useMemo(
    () => (narrow ? phonePlan : deskPlan)(printed, { seats, mines }),
    [narrow, printed, seats, mines],
  );
  useEffect(() => {
    if (over) sum(true);
  }, [over]);
  // What is begun in the list goes on at the board.
  const begun = moves.chosen.length > 0;
  useEffect(() => {
    if (begun) list(false);
  }, [begun]);
  const point = pointing({ props, moves, hands, careful: narrow });
  const hints = hintsFor(moves);
  const scene: Scene = {
    ...{ view, lying, printed, plan, moves, hands, teller, say, hints, point, look, over },
    ...{ explain: props.explain, why: props.why, views: props.views, at: props.at },
    looked: pointed ?? chosenAction(moves),
    nameOf: owner => nameOf(owner, view, teller),
  };
  const large = useZoom();
  const hold = (piece: HTMLElement) =>
    import('./zoomed.tsx').then(({ zoomed }) =>
      large.show(zoomed(piece.dataset.zoom ?? '', scene)),
    );
  const root = useRef<HTMLDivElement>(null);
  useRegions(root);
  useInSight(root, moves);
  useArrivals(root, view);
  useFlights(root, log, seat);
  useCarrying(root, carryingIn({ moves, point, hold, release: large.close }));
  useKeys({
    ...{ moves, hints, point, hold },
    takeBack: () => undo === null && props.takeBack(),
    list: () => list(!listed),
    leave() {
      const shown = listed || (over && summed);
      list(false);
      if (over) sum(false);
      return shown;
    },
  });
  const turn = over ? null : seen.pending.length > 0 ? seat : (seen.waiting[0]?.seat ?? null);
  const laid = over ? (
    summed && <Result standing={standing} close={() => sum(false)} />
  ) : (
    <>
      {view.phase === 'abilities' && <Draft />}
      {view.round > 0 && <Ceremony log={log} />}
    </>
  );
  return (
    <SceneContext value={scene}>
      <div className="page pixie-queen" ref={root} data-game="pixie-queen">
        <section className="tray" aria-label={say('page.decision')}>
          {props.bar ?? <Bar {...{ props, turn }} />}
          {!props.bar && (
            <Suspense>
              {(moves.step === 'meal' || moves.step === 'whip') && <Shares />}
              {moves.step === 'offer' && <Offering />}
            </Suspense>
          )}
          {!over && <Screen />}
        </section>
        <main className="board">
          <Board {...{ listed, list }} over={<Suspense>{laid}</Suspense>} />
        </main>
        <Seats {...{ turn, hold }} sitters={props.sitters} />
        <aside className="side">
          <Inspector />
          {props.aside}
        </aside>
        <Zoom {...large} label={teller.say('page.zoom')} closing={say('table.close')} />
      </div>
    </SceneContext>
  );
}

/** A player, or the neutral one of a table of two. */
function nameOf(
  owner: number,
  { neutral, players }: PixieQueenView,
  { say, who }: PageProps['teller'],
): string {
  const isNeutral = owner === NEUTRAL || (neutral !== null && owner === players.length);
  return isNeutral ? say('page.neutral') : who(owner);
}
