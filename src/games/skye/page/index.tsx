// The table of Isle of Skye, as one seat sees it, or somebody who looks on.

import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useCarrying } from '../../../web/pieces/drag.ts';
import { useFlip } from '../../../web/pieces/flip.ts';
import { useMoves } from '../../../web/pieces/moves.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import { useRegions } from '../../../web/pieces/regions.ts';
import { isTouched, useNarrow } from '../../../web/pieces/sizing.ts';
import { useZoom, Zoom } from '../../../web/pieces/zoom.tsx';
import { kitIn, type TileId } from '../kit.ts';
import type { Cell } from '../land.ts';
import type { SkyeView } from '../view.ts';
import { tableFrom } from './as-table.ts';
import { Bar } from './bar.tsx';
import { Board, type Panel } from './board.tsx';
import { carryingIn } from './carrying.ts';
import { heldOver } from './held.ts';
import { hintsFor } from './hints.ts';
import { useKeys } from './keys.ts';
import { useLaying } from './laying.ts';
import './looks.css';
import { wrongTold } from './land/sides.ts';
import { pathOf } from './paths.ts';
import { pointing } from './pointing.ts';
import { usePricing } from './pricing.ts';
import { Rack } from './rack.tsx';
import { useReport } from './report.ts';
import { type Scene, SceneContext } from './scene.ts';
import { Scoring } from './scoring.tsx';
import { Seats } from './seats.tsx';
import { Symbols } from './tile/symbols.tsx';
import { freshIn } from './told-round.ts';
import { timesLeft } from './worth.ts';

// What is seen now and then is loaded then.
const Ceremony = lazy(() => import('./ceremony.tsx'));
const Result = lazy(() => import('./result.tsx'));

/** Everything between the top bar and the edge of the page. */
export default function SkyePage(props: PageProps) {
  const { seen, seat, teller, say, log, undo, over, standing } = props;
  const view = seen.view as SkyeView;
  const narrow = useNarrow();
  const moves = useMoves(props, pathOf);
  const me = seat === null ? undefined : view.players[seat];
  const laying = useLaying(moves, me?.hand ?? []);
  const pricing = usePricing(moves, me, view.round);
  const [visited, visit] = useState<number | null>(null);
  const [looked, look] = useState<TileId | null>(null);
  const [aimed, aim] = useState<Cell | null>(null);
  const [roadsLit, lightRoads] = useState(false);
  const [summed, sum] = useState(true);
  const [panel, show] = usePanel(view, moves.step, narrow);
  // The same components, however often they are sent.
  const told = JSON.stringify(view.components);
  const components = useMemo(() => JSON.parse(told) as SkyeView['components'], [told]);
  const kit = useMemo(() => kitIn({ components }), [components]);
  const table = useMemo(() => tableFrom(view, components), [view, components]);
  const times = useMemo(() => timesLeft(view), [view]);
  const fresh = useMemo(() => freshIn(log), [log]);
  const shown = visited ?? seat ?? 0;
  const drafted = (moves.draft?.option as { tile?: TileId } | undefined)?.tile ?? null;
  const over_ = useMemo(
    () => heldOver({ table, seat, laying, looked: looked ?? drafted, times, view }),
    [table, seat, laying, looked, drafted, times, view],
  );
  const report = useReport(log, table, seat);
  useEffect(() => {
    if (over) sum(true);
  }, [over]);
  // What is asked on my land brings it back.
  const isOnLand = moves.step === 'lay' || moves.step === 'plan' || moves.step === 'pave';
  useEffect(() => {
    if (isOnLand) visit(null);
  }, [isOnLand]);
  const careful = isTouched();
  const point = pointing({ props, moves, laying, careful, wrong: cell => wrongTold(cell, scene) });
  const market = view.players.flatMap(({ offers }, owner) =>
    owner === seat ? [] : offers.flatMap(offer => (offer === null ? [] : [offer.tile])),
  );
  const hints = hintsFor(moves, me?.hand ?? [], market);
  const scene: Scene = {
    ...{ view, kit, table, me, moves, laying, pricing, teller, say, hints, narrow, shown, over },
    ...{ looked, look, aimed, aim, times, fresh, roadsLit, point, log },
    ...over_,
    explain: props.explain,
    views: props.views,
    counted: shown === seat ? (report?.counted ?? null) : null,
  };
  const large = useZoom();
  const hold = (piece: HTMLElement) =>
    import('./zoomed.tsx').then(({ zoomed }) =>
      large.show(zoomed(piece.dataset.zoom ?? '', scene)),
    );
  const root = useRef<HTMLDivElement>(null);
  const light = () => lightRoads(!roadsLit);
  useFlip(root, view);
  useRegions(root);
  useCarrying(
    root,
    carryingIn({ moves, laying, pricing, careful, point, hold, release: large.close }),
  );
  useKeys({
    ...{ moves, laying, pricing, hints, point, hold, light },
    takeBack: () => undo === null && props.takeBack(),
    fit: () => root.current?.querySelector<HTMLElement>('[data-act=fit]')?.click(),
    leave() {
      const isOpen = visited !== null || (over && summed);
      visit(null);
      if (over) sum(false);
      return isOpen || laying?.lift() === true;
    },
  });
  const turn = over ? null : seen.pending.length > 0 ? seat : (seen.waiting[0]?.seat ?? null);
  const laid = (
    <Suspense>
      {report && !over && <Ceremony report={report} />}
      {over && summed && <Result standing={standing} close={() => sum(false)} />}
    </Suspense>
  );
  return (
    <SceneContext value={scene}>
      <div className="page skye" ref={root} data-game="skye">
        <Symbols />
        <section className="tray" aria-label={say('page.decision')}>
          {props.bar ?? <Bar {...{ props, turn }} />}
          {!over && <Rack />}
        </section>
        <main className="board">
          <Board {...{ panel, show, light, hold }} home={() => visit(null)} over={laid} />
        </main>
        <Seats
          {...{ turn }}
          sitters={props.sitters}
          visit={owner => {
            visit(owner === visited || owner === seat ? null : owner);
            if (narrow) show('land');
          }}
        />
        <aside className="side">
          <Scoring />
          {props.aside}
        </aside>
        <Zoom {...large} label={teller.say('page.zoom')} closing={say('table.close')} />
      </div>
    </SceneContext>
  );
}

/** What lies above the land: what this moment needs, until somebody wants something else. */
function usePanel(view: SkyeView, step: string | null, narrow: boolean) {
  const needed: Panel =
    step === 'advance'
      ? 'tracks'
      : view.phase === 'buy' || (view.phase === 'price' && !narrow)
        ? 'market'
        : view.phase === 'walk' && !narrow
          ? 'tracks'
          : 'land';
  const [wanted, show] = useState<Panel | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another need is another moment
  useEffect(() => show(null), [needed, view.phase]);
  return [wanted ?? needed, show] as const;
}
