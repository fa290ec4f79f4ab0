// A place of the board one can point at: by click, key, focus or drag.

import type { ReactNode } from 'react';
import { Told } from '../../../web/pieces/told.tsx';
import type { Rect } from './board/parts.ts';
import { placeOn } from './board/picture.tsx';
import type { Key } from './paths.ts';
import { markOf, useScene } from './scene.ts';

interface SpotProps {
  readonly name: Key;
  readonly label: string;
  readonly rect: Rect;
  /** The action whose facts are shown while it is pointed at. */
  readonly action?: number;
  readonly zoom?: string;
  readonly round?: boolean;
  readonly children?: ReactNode;
}

/** A place of the board as a button. */
export function Spot({ name, label, rect, action, zoom, round = false, children }: SpotProps) {
  const { moves, hints, point, plan, look, teller } = useScene();
  const mark = markOf(name, moves);
  const ways = moves.next.has(name);
  const hint = hints.get(name);
  const looking =
    action === undefined
      ? {}
      : {
          onPointerEnter: (event: { pointerType: string }) =>
            event.pointerType === 'mouse' && look(action),
          onPointerLeave: () => look(null),
          onFocus: () => look(action),
          onBlur: () => look(null),
        };
  return (
    <button
      type="button"
      className={`pq-spot ${round ? 'round' : ''} ${mark}`}
      style={placeOn(plan, rect)}
      data-key={name}
      data-zoom={zoom}
      data-carry={ways ? '' : undefined}
      data-drop={name}
      aria-pressed={mark === 'chosen' ? true : undefined}
      onClick={event => point(name, event.currentTarget)}
      {...looking}
    >
      <Told words={[label, ways && teller.say('page.mayPoint')].filter(Boolean).join(', ')}>
        {children}
        {hint && <kbd className="pq-kb">{hint}</kbd>}
      </Told>
    </button>
  );
}
