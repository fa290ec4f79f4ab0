// The keyboard of a replay: arrows step, space plays, Home and End go to the ends.

import { useEffect } from 'react';
import { claim } from '../pieces/claim.ts';
import type { Projector } from './projector.ts';

/** Regions in which arrows belong to the pieces. */
const PIECES = '[data-region], .board, .seats, .hand, .side';
/** What a key means something to already. */
const TAKEN = 'input:not([type=range]), select, textarea, dialog';
const PRESSED = `${TAKEN}, button, a, summary`;

/** Listens for keys for as long as the controls are shown. */
export function useReplayKeys(projector: Projector): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const { target, key } = event;
      const focused = target instanceof Element ? target : null;
      const act = key === ' ' ? playOrPause(projector, focused) : travel(projector, key, focused);
      if (act) claim(event);
      act?.();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [projector]);
}

function playOrPause(projector: Projector, focused: Element | null) {
  if (focused?.closest(PRESSED)) return null;
  return () => (projector.showing().playing ? projector.pause() : projector.play());
}

function travel(projector: Projector, key: string, focused: Element | null) {
  if (focused?.closest(`${TAKEN}, ${PIECES}`)) return null;
  switch (key) {
    case 'ArrowLeft':
      return () => projector.step(-1);
    case 'ArrowRight':
      return () => projector.step(1);
    case 'Home':
      return () => projector.go(projector.first);
    case 'End':
      return () => projector.go(projector.last);
    default:
      return null;
  }
}
