// Something drawn, and the same in words for whoever does not see it.

import type { ReactNode } from 'react';

/** Words instead of a drawing: the drawing is passed over by whatever reads the page aloud. */
export function Told({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <span className="vh">{words}</span>
      <span className="drawn-only" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
