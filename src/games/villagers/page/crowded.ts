// Plates below each other that would have to be scrolled: they close up, and then pictures stand for names.

import { type RefObject, useLayoutEffect } from 'react';

const CLOSE = 'v-close';
const CROWDED = 'v-crowded';

/** Closes a column up only as far as it must be for everything to be seen. */
export function useCrowded(column: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = column.current;
    if (place === null) return;
    const isTooLong = () => place.scrollHeight > place.clientHeight;
    const closeUp = () => {
      place.classList.remove(CLOSE, CROWDED);
      if (isTooLong()) place.classList.add(CLOSE);
      if (isTooLong()) place.classList.add(CROWDED);
    };
    closeUp();
    const resized = new ResizeObserver(closeUp);
    resized.observe(place);
    return () => resized.disconnect();
  });
}
