// The cloth: the Road, what modules lay beside it, and the villages or what is looked at in their place.

import { lazy, Suspense } from 'react';
import type { Owner } from '../table.ts';
import type { Held } from './markets.ts';
import { Road } from './road.tsx';
import { useScene } from './scene.ts';
import { Villages } from './villages.tsx';

const Chains = lazy(() => import('./chains.tsx'));
const Report = lazy(() => import('./report.tsx'));
const Events = lazy(() => import('./solo.tsx'));
const Developments = lazy(() => import('./developments.tsx'));
const Mini = lazy(() => import('./mini.tsx'));

/** What is looked at on the board: all chains, a market that was held, or one that would come now. */
export type PanelName = 'chains' | 'held' | 'now';

interface BoardProps {
  readonly panel: PanelName | null;
  readonly show: (panel: PanelName | null) => void;
  readonly held: Held | null;
  readonly visited: Owner | null;
  readonly visit: (owner: Owner | null) => void;
  /** Shows a piece large. */
  readonly hold: (piece: HTMLElement) => void;
}

/** Everything that lies on the table for all to see. */
export function Board({ panel, show, held, visited, visit, hold }: BoardProps) {
  const { view } = useScene();
  const close = () => show(null);
  if (view.phase === 'mini')
    return (
      <Suspense>
        <Mini />
      </Suspense>
    );
  return (
    <>
      <Road />
      <Suspense>
        {view.developments.length > 0 && <Developments />}
        {view.solo && <Events />}
      </Suspense>
      {panel === 'held' || panel === 'now' ? (
        <Suspense>
          <Report held={panel === 'held' ? held : null} close={close} />
        </Suspense>
      ) : (
        <Villages {...{ visited, visit }} browse={() => show('chains')} />
      )}
      <Suspense>{panel === 'chains' && <Chains {...{ close, hold }} />}</Suspense>
    </>
  );
}
