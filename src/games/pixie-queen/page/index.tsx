// The table of Pixie Queen, as one seat sees it, or somebody who looks on.

import { useEffect, useMemo, useRef, useState } from 'react';
import { useCarrying } from '../../../web/pieces/drag.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import { useRegions } from '../../../web/pieces/regions.ts';
import { useZoom, Zoom } from '../../../web/pieces/zoom.tsx';
import type { PixieQueenView } from '../view.ts';
import { useArrivals } from './arrivals.ts';
import { Bar } from './bar.tsx';
import { lyingOn, NEUTRAL } from './board/lying.ts';
import { deskPlan, phonePlan } from './board/plan.ts';
import { printedOn } from './board/printed.ts';
import { Board } from './board.tsx';
import { carryingIn } from './carrying.ts';
import { Ceremony } from './ceremony.tsx';
import { Draft } from './draft.tsx';
import { useFlights } from './flights.ts';
import { hintsFor } from './hints.ts';
import { useInSight } from './in-sight.ts';
import { Inspector } from './inspector.tsx';
import { useKeys } from './keys.ts';
import './looks.css';
import { useMoves } from './moves.ts';
import { Offering } from './offering.tsx';
import { pointing } from './pointing.ts';
import { Result } from './result.tsx';
import { chosenAction, type Scene, SceneContext } from './scene.ts';
import { Screen } from './screen.tsx';
import { Seats } from './seats.tsx';
import { Shares } from './shares.tsx';
import { useNarrow } from './sizing.ts';
import { zoomed } from './zoomed.tsx';

/** Everything between the top bar and the edge of the page. */
export default function PixieQueenPage(props: PageProps) {
  const { seen, seat, teller, say, log, undo, over, standing } = props;
  const view = seen.view as PixieQueenView;
  const narrow = useNarrow();
  const moves = useMoves(props);
  const [pointed, look] = useState<number | null>(null);
  const [listed, list] = useState(false);
  const [summed, sum] = useState(true);
  const printed = useMemo(() => printedOn(view.board), [view.board]);
  const lying = useMemo(() => lyingOn(view), [view]);
  const mines = lying.mines.length;
  const plan = useMemo(
    () => (narrow ? phonePlan : deskPlan)(printed, mines),
    [narrow, printed, mines],
  );
  useEffect(() => {
    if (over) sum(true);
  }, [over]);
  const point = pointing({ props, moves, careful: narrow });
  const hints = hintsFor(moves);
  const scene: Scene = {
    ...{ view, lying, printed, plan, moves, teller, say, hints, point, look, over },
    ...{ explain: props.explain, why: props.why, views: props.views, at: props.at },
    looked: pointed ?? chosenAction(moves),
    nameOf: owner => nameOf(owner, view, teller),
  };
  const large = useZoom();
  const hold = (piece: HTMLElement) => large.show(zoomed(piece.dataset.zoom ?? '', scene));
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
      <Draft />
      <Ceremony log={log} />
    </>
  );
  return (
    <SceneContext value={scene}>
      <div className="page pixie-queen" ref={root} data-game="pixie-queen">
        <section className="tray" aria-label={say('page.decision')}>
          {props.bar ?? <Bar {...{ props, turn }} />}
          {!props.bar && <Shares />}
          {!props.bar && <Offering />}
          {!over && <Screen />}
        </section>
        <main className="board">
          <Board {...{ listed, list }} over={laid} />
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
  return isNeutral ? say('owner.neutral') : who(owner);
}
