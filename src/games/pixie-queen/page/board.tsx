// The cloth with the board on it: the picture, the pieces, what can be pointed at, and what lies over it.

import { type CSSProperties, lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { Paints } from './board/goods.tsx';
import { moversOn, type Names, pixiesOn, renamed } from './board/movers.ts';
import { Picture, Piece, placeOn, TilesAbove } from './board/picture.tsx';
import type { Section } from './board/plan.ts';
import { Inspector } from './inspector.tsx';
import { actionIn, useScene } from './scene.ts';
import { Shown } from './shown.tsx';
import { useEnlarged } from './sizing.ts';
import { Spots } from './spots.tsx';

const List = lazy(() => import('./list.tsx'));

interface BoardProps {
  /** Whether the actions are shown as a list. */
  readonly listed: boolean;
  readonly list: (listed: boolean) => void;
  /** What lies over the board: a ceremony, a draft, the result. */
  readonly over: ReactNode;
}

/** Everything on the cloth. */
export function Board({ listed, list, over }: BoardProps) {
  const { plan, teller } = useScene();
  const { say } = teller;
  const scroller = useRef<HTMLDivElement>(null);
  const { scale, enlarge } = useEnlarged(scroller);
  const phone = plan.kind === 'phone';
  const goTo = (y: number) => {
    list(false);
    const place = scroller.current;
    const board = place?.querySelector<HTMLElement>('.pq-board');
    if (place && board) place.scrollTo({ top: (y / plan.h) * board.offsetHeight });
  };
  return (
    <div className={`pq-cloth ${plan.kind}`}>
      <div className="pq-scroller" ref={scroller} hidden={listed}>
        <Table scale={phone ? scale : 1} />
      </div>
      {listed && (
        <Suspense>
          <List close={() => list(false)} />
        </Suspense>
      )}
      {!listed && over}
      {!phone && (
        <div className="pq-beside">
          <Inspector />
        </div>
      )}
      {phone && (
        <nav className="pq-tabs" aria-label={say('page.sections')}>
          {plan.sections.map(({ name, y }) => (
            <button key={name} type="button" data-section={name} onClick={() => goTo(y)}>
              {say(`page.section.${name satisfies Section}`)}
            </button>
          ))}
          <button type="button" data-act="list" aria-pressed={listed} onClick={() => list(!listed)}>
            {say('page.section.list')}
          </button>
          <span className="pq-zooms">
            <button type="button" aria-label={say('page.smaller')} onClick={() => enlarge(1 / 1.4)}>
              −
            </button>
            <button type="button" aria-label={say('page.larger')} onClick={() => enlarge(1.4)}>
              +
            </button>
          </span>
        </nav>
      )}
    </div>
  );
}

/** The board itself. */
function Table({ scale }: { readonly scale: number }) {
  const { plan, printed, lying, moves, looked, teller, nameOf } = useScene();
  const open = new Set(
    moves.chosen.length > 0 || moves.step === 'copy'
      ? []
      : [...moves.starts].map(actionIn).filter((action): action is number => action !== null),
  );
  const names = useNames();
  const movers = moversOn(lying, plan, printed, names);
  const style = { '--w': plan.w, '--h': plan.h, '--scale': scale } as CSSProperties;
  return (
    <div className="pq-board" style={style}>
      <Paints />
      <Picture {...{ plan, printed, lying, open, nameOf }} lit={litBy(looked)} say={teller.say} />
      <div className="pq-pieces" aria-hidden="true">
        {movers.map(mover => (
          <Piece key={mover.id} mover={mover} plan={plan} />
        ))}
      </div>
      <i data-home="store" style={placeOn(plan, plan.store)} />
      <i data-home="bag" style={placeOn(plan, plan.abilities)} />
      <i data-home="palace" style={placeOn(plan, { ...plan.entrance, w: 1, h: 1 })} />
      <Spots />
      <TilesAbove {...{ plan, lying }} />
      <Shown />
    </div>
  );
}

/** Pixies keep their names from one moment to the next, so that they are seen to climb. */
function useNames(): Names {
  const { lying, plan } = useScene();
  const last = useRef<Names>(new Map());
  return useMemo(() => {
    last.current = renamed(last.current, pixiesOn(lying, plan));
    return last.current;
  }, [lying, plan]);
}

/** What an action reads or takes: lit up while it is looked at. */
const LINKS: { readonly [action: number]: readonly string[] } = {
  5: ['silver'],
  11: ['gold', 'silver'],
  13: ['gold', 'ring'],
  19: ['offering'],
};

function litBy(action: number | null): ReadonlySet<string> {
  return new Set(action === null ? [] : (LINKS[action] ?? []));
}
