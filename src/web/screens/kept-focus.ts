// The focus never falls to the body: when what had it goes, the question has it.

import { type RefObject, useEffect } from 'react';

/** Keeps the focus inside for as long as the table is shown. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = root.current;
    if (place === null) return;
    let held: Element | null = null;
    const focus = (event: FocusEvent) => {
      held = event.target as Element;
    };
    // A dialog closes, a card leaves, an answer is given, a button is switched off.
    const watch = new MutationObserver(() => {
      if (held === null || document.activeElement !== document.body || isThere(held)) return;
      document.getElementById('decision')?.focus({ preventScroll: true });
    });
    watch.observe(place, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden', 'class'],
    });
    place.addEventListener('focusin', focus);
    return () => {
      watch.disconnect();
      place.removeEventListener('focusin', focus);
    };
  }, [root]);
}

/** Whether something could still have the focus. */
function isThere(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}
