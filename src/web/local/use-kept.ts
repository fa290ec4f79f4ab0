// The tables of this browser, watched.

import { useCallback, useEffect, useState } from 'react';
import { pages } from '../pages.ts';
import { clearAway, keptTables, type Label } from './drawer.ts';

/** All of them, the last played first; empty until they are known. */
export function useKept(): { labels: readonly Label[]; clear(id: string): void } {
  const [labels, setLabels] = useState<readonly Label[]>([]);
  const look = useCallback(() => {
    keptTables().then(kept => setLabels(kept.filter(({ game }) => Object.hasOwn(pages, game))));
  }, []);
  useEffect(look, [look]);
  return { labels, clear: id => void clearAway(id).then(look) };
}
