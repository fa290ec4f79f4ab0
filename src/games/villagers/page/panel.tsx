// Something that is looked at on the board; nothing waits for it, and Esc closes it.

import { type ReactNode, useEffect, useRef } from 'react';
import { useScene } from './scene.ts';

interface PanelProps {
  readonly title: string;
  readonly hint?: string;
  /** Whether it lies over the whole board, rather than in the villages' place. */
  readonly over?: boolean;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A sheet on the cloth. */
export function Panel({ title, hint, over = false, close, children }: PanelProps) {
  const { say } = useScene();
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <section
      className={`v-panel ${over ? 'over' : ''}`}
      ref={place}
      tabIndex={-1}
      aria-label={title}
    >
      <header>
        <h3>
          {title} {hint && <small>{hint}</small>}
        </h3>
        <button type="button" className="btn sec" data-act="close" onClick={close}>
          {say('table.close')} <kbd>Esc</kbd>
        </button>
      </header>
      {children}
    </section>
  );
}
