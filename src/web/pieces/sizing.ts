// What kind of screen the page is on.

import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 760px), (max-height: 500px)';

/** Whether there is room for one thing at a time only, as on a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    changed => {
      const query = matchMedia(NARROW);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(NARROW).matches,
    () => false,
  );
}

/** Whether it is touched: what a tap does is shown before it is sent. */
export function isTouched(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;
}
