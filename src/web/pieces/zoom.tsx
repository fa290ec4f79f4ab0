// A piece seen large, with everything it says in words. It blocks nothing: the next action closes it.

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

/** The one piece that may be seen large, and how to change it. */
export function useZoom() {
  const [shown, setShown] = useState<ReactNode>(null);
  const close = useCallback(() => setShown(null), []);
  return { shown, show: setShown, close };
}

interface ZoomProps {
  readonly shown: ReactNode;
  readonly close: () => void;
  readonly label: string;
  readonly closing: string;
}

/** The large view. */
export function Zoom({ shown, close, label, closing }: ZoomProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown === null) return;
    place.current?.showPopover();
    const elsewhere = (event: PointerEvent) =>
      place.current?.contains(event.target as Node) || close();
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // One step back at a time: what is picked up stays so.
      event.stopImmediatePropagation();
      close();
    };
    addEventListener('pointerdown', elsewhere);
    addEventListener('keydown', onEscape, { capture: true });
    return () => {
      removeEventListener('pointerdown', elsewhere);
      removeEventListener('keydown', onEscape, { capture: true });
    };
  }, [shown, close]);
  if (shown === null) return null;
  return (
    <section ref={place} popover="manual" className="zoom" aria-label={label} aria-live="polite">
      <button type="button" className="close" aria-label={closing} onClick={close}>
        ×
      </button>
      {shown}
    </section>
  );
}
