// The table of Villagers, as one seat sees it, or somebody who looks on.

import { useEffect, useMemo, useRef, useState } from 'react';
import { useCarrying } from '../../../web/pieces/drag.ts';
import { useFlip } from '../../../web/pieces/flip.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import { useRegions } from '../../../web/pieces/regions.ts';
import { useZoom, Zoom } from '../../../web/pieces/zoom.tsx';
import type { CardId } from '../cards.ts';
import type { Owner } from '../table.ts';
import type { VillagersView } from '../view.ts';
import { Bar } from './bar.tsx';
import { Board, type PanelName } from './board.tsx';
import { carryingIn } from './carrying.ts';
import { Forecast } from './forecast.tsx';
import { Hand } from './hand.tsx';
import { hintsFor } from './hints.ts';
import { useInSight } from './in-sight.ts';
import { useKeys } from './keys.ts';
import { LightContext } from './light.ts';
import { Looking } from './looking.tsx';
import './looks.css';
import { useMoves } from '../../../web/pieces/moves.ts';
import { heldIn, useNewMarket } from './markets.ts';
import { newsFrom } from './news.ts';
import { Orders } from './order.tsx';
import { pathOf, TABLE } from './paths.ts';
import { pointing } from './pointing.ts';
import { type Scene, SceneContext } from './scene.ts';
import { Seats } from './seats.tsx';
import { useTight } from './tight.ts';
import { zoomed } from './zoomed.tsx';

const IN_VILLAGE = /^(place|square)-/;

/** Everything between the top bar and the edge of the page. */
export default function VillagersPage(props: PageProps) {
  const { seen, seat, teller, say, log, undo, over, standing, views } = props;
  const view = seen.view as VillagersView;
  const moves = useMoves(props, (step, option) => pathOf(step, option, props.seat ?? 0));
  const news = useMemo(() => newsFrom(log, seat), [log, seat]);
  const [lit, setLit] = useState<CardId | null>(null);
  // A piece that is gone cannot say that it is no longer pointed at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew at every moment
  useEffect(() => setLit(null), [log.length]);
  const [visited, setVisited] = useState<Owner | null>(null);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const held = useMemo(() => heldIn(log), [log]);
  useNewMarket(view.markets, () => setPanel('held'));
  // The next action closes what lies in the villages' place.
  const inVillage = [...moves.next.keys()].some(key => key === TABLE || IN_VILLAGE.test(key));
  useEffect(() => {
    if (inVillage) setPanel(null);
  }, [inVillage]);
  const hints = hintsFor(view, moves);
  const point = pointing(props, moves);
  const scene: Scene = {
    ...{ view, views, moves, news, teller, say, hints, point, over },
    explain: props.explain,
  };
  const large = useZoom();
  const hold = (piece: HTMLElement) => large.show(zoomed(piece.dataset.zoom ?? '', scene));
  const root = useRef<HTMLDivElement>(null);
  useTight(root, `${log.length} ${panel} ${visited}`);
  useFlip(root, view);
  useRegions(root);
  const sight = useInSight({ root, moves, panel });
  const village = sight.village ?? visited;
  const shown = village === seat ? null : village;
  const visit = (owner: Owner | null) => {
    sight.leave();
    setVisited(owner);
  };
  useCarrying(root, carryingIn({ moves, point, hold, release: large.close }));
  useKeys({
    ...{ moves, hints, point, hold },
    takeBack: () => undo === null && props.takeBack(),
    browse: () => setPanel(panel === 'chains' ? null : 'chains'),
    leave() {
      setPanel(null);
      // Where the page went by itself is left when what is picked up is put down.
      if (sight.village !== null) return panel !== null;
      setVisited(null);
      return visited !== null || panel !== null;
    },
  });
  const turn = over ? null : seen.pending.length > 0 ? seat : (seen.waiting[0]?.seat ?? null);
  const light = useMemo(() => ({ on: lit, shine: setLit }), [lit]);
  return (
    <SceneContext value={scene}>
      <LightContext value={light}>
        <div className="page villagers" ref={root} data-game="villagers">
          <section className="tray" aria-label={say('page.decision')} data-drop="tray">
            {props.bar ?? <Bar {...{ props, turn }} />}
            <Orders />
            <Looking />
            {view.seat !== null && !over && <Hand />}
          </section>
          <main className="board">
            <Board {...{ panel, held, hold }} visited={shown} show={setPanel} visit={visit} />
          </main>
          <Seats
            {...{ turn, visited: shown }}
            sitters={props.sitters}
            visit={owner => visit(owner === shown ? null : owner)}
          />
          <aside className="side">
            <Forecast standing={standing} open={() => setPanel(over ? 'held' : 'now')} />
            {props.aside}
          </aside>
          <Zoom {...large} label={teller.say('page.zoom')} closing={say('table.close')} />
        </div>
      </LightContext>
    </SceneContext>
  );
}
