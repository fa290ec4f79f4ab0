// Whatever can be pointed at next is brought into sight, if none of it is.

import { type RefObject, useEffect } from 'react';
import type { Moves } from '../../../web/pieces/moves.ts';

/** Goods and tracks stand in the bar as well. */
const GOALS = ['place', 'slot', 'action']
  .flatMap(kind => ['.can', '.target'].map(mark => `${mark}[data-key^=${kind}-]`))
  .join(', ');

/** Scrolls a board that does not fit to the first thing one can point at. */
export function useInSight(root: RefObject<HTMLElement | null>, { chosen, step }: Moves): void {
  const moment = `${step} ${chosen.join(' ')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every new moment
  useEffect(() => {
    const place = root.current?.querySelector<HTMLElement>('.pq-scroller');
    if (step === 'ability' || !place || place.scrollHeight <= place.clientHeight + 4) return;
    const { top, bottom } = place.getBoundingClientRect();
    const goals = [...place.querySelectorAll(GOALS)];
    const isSeen = (goal: Element) => {
      const at = goal.getBoundingClientRect();
      return at.top >= top - 4 && at.bottom <= bottom + 4;
    };
    if (!goals.some(isSeen)) goals[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [root, moment]);
}
