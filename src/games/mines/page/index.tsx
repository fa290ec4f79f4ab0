// The table of Kings Under Mountains, as one seat sees it, or somebody who looks on.

import { useMemo, useRef, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { useCarrying } from '../../../web/pieces/drag.ts';
import { useFlip } from '../../../web/pieces/flip.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import { useRegions } from '../../../web/pieces/regions.ts';
import { useZoom, Zoom } from '../../../web/pieces/zoom.tsx';
import type { MinesView, SeenMine } from '../view.ts';
import { Area } from './area.tsx';
import { Bar } from './bar.tsx';
import { Board } from './board.tsx';
import { carryingIn } from './carrying.ts';
import { Hand } from './hand.tsx';
import { useKeys } from './keys.ts';
import './looks.css';
import { MineButton } from './mine.tsx';
import { useMoves } from './moves.ts';
import { newsFrom } from './news.ts';
import { pointing } from './pointing.ts';
import { ScoreList, Scores } from './scores.tsx';
import { Seats } from './seats.tsx';
import { zoomed } from './zoomed.tsx';

/** Everything between the top bar and the edge of the page. */
export default function MinesPage(props: PageProps) {
  const { seen, seat, teller, say, log, undo, over, standing, views } = props;
  const view = seen.view as MinesView;
  const moves = useMoves(props);
  const news = useMemo(() => newsFrom(log, seat), [log, seat]);
  const point = pointing(props, moves);
  const turn = over ? null : seen.pending.length > 0 ? seat : (seen.waiting[0]?.seat ?? null);
  const [visited, setVisited] = useState<Seat | null>(null);
  const large = useZoom();
  const hold = (piece: HTMLElement) =>
    large.show(
      zoomed(piece.dataset.zoom ?? '', { view, moves, news, teller, explain: props.explain }),
    );
  const root = useRef<HTMLDivElement>(null);
  useFlip(root, view);
  useRegions(root);
  useCarrying(root, carryingIn({ view, moves, point, hold, release: large.close }));
  useKeys({
    moves,
    view,
    pointAtUnit: point.unit,
    pointAtMine: point.mine,
    pointAtSource: point.source,
    takeBack: () => undo === null && props.takeBack(),
    hold,
    leave() {
      setVisited(null);
      return visited !== null;
    },
  });
  const mine = (lying: SeenMine) => (
    <MineButton
      key={lying.place}
      mine={lying}
      {...{ view, moves, news, teller }}
      point={point.mine}
    />
  );
  return (
    <div className="page" ref={root} data-game="mines">
      <section className="tray" aria-label={say('page.decision')}>
        {props.bar ?? <Bar {...{ props, view, moves, turn }} />}
        {over ? (
          <div className="result">
            <ScoreList {...{ view, views, teller, standing }} />
          </div>
        ) : (
          view.seat !== null && <Hand {...{ view, moves, teller }} point={point.unit} />
        )}
      </section>
      <main className="board">
        <Board {...{ view, moves, teller, mine }} pointAtSource={point.source} />
        {visited !== null && (
          <Area
            seat={visited}
            {...{ view, views, news, teller, say, mine }}
            close={() => setVisited(null)}
          />
        )}
      </main>
      <Seats
        {...{ view, views, news, turn, teller, say, visited }}
        sitters={props.sitters}
        visit={of => setVisited(of === visited ? null : of)}
        point={point.mine}
      />
      <aside className="side">
        <Scores {...{ view, views, teller, standing }} />
        {props.aside}
      </aside>
      <Zoom {...large} label={teller.say('zoom.title')} closing={say('table.close')} />
    </div>
  );
}
