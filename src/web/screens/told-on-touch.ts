// What the mouse is told over a sign (its title), a finger is told by touching it.

import { useEffect, useEffectEvent } from 'react';
import type { PageProps } from '../pieces/page.ts';

/** Explains signs that are touched. What can be pressed does what it does; it has a long press for more. */
export function useToldOnTouch(explain: PageProps['explain']): void {
  const touched = useEffectEvent((event: MouseEvent) => {
    if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') return;
    const sign = (event.target as Element).closest<HTMLElement>('.table [title]');
    if (sign === null || sign.closest('button, a, input, select, label')) return;
    explain({ title: '', rule: null, text: sign.title }, sign);
  });
  useEffect(() => {
    addEventListener('click', touched);
    return () => removeEventListener('click', touched);
  }, []);
}
