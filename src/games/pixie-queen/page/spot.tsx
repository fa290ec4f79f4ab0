// A place of the board one can point at: by click, key, focus or drag.

import type { CSSProperties } from 'react';
import { type Key, markOf } from '../../../web/pieces/moves.ts';
import { Told } from '../../../web/pieces/told.tsx';
import { Pixie } from './board/meeples.tsx';
import type { Rect } from './board/parts.ts';
import { placeOn } from './board/picture.tsx';
import { useScene } from './scene.ts';

interface SpotProps {
  readonly name: Key;
  readonly label: string;
  readonly rect: Rect;
  /** The action whose facts are shown while it is pointed at. */
  readonly action?: number;
  readonly zoom?: string;
  /** Whose pixie is carried along if this is carried. */
  readonly pixie?: number | undefined;
}

/** A place of the board as a button. */
export function Spot({ name, label, rect, action, zoom, pixie }: SpotProps) {
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
  // Whoever carries a piece writes and wipes its measures: these are out of the way.
  const { left, top, width, height } = placeOn(plan, rect);
  const style = { '--left': left, '--top': top, '--width': width, '--height': height };
  return (
    <button
      type="button"
      className={`pq-spot ${mark}`}
      style={style as CSSProperties}
      data-key={name}
      data-zoom={zoom}
      data-carry={ways || moves.chosen.includes(name) ? '' : undefined}
      data-drop={name}
      aria-pressed={mark === 'chosen' ? true : undefined}
      onClick={event => point(name, event.currentTarget)}
      {...looking}
    >
      <Told words={[label, ways && teller.say('page.mayPoint')].filter(Boolean).join(', ')}>
        {pixie !== undefined && (
          <svg className="pq-carried" viewBox="-21 -21 42 42" aria-hidden="true">
            <Pixie owner={pixie} />
          </svg>
        )}
        {hint && <kbd className="pq-kb">{hint}</kbd>}
      </Told>
    </button>
  );
}
