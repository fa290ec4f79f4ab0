// Free cells around my land while I hold a tile: it fits there now, after turning, or not at all.

import { fringeOf, type Laid, xOf, yOf } from '../../land.ts';
import type { Laying } from '../laying.ts';
import { cellKey } from '../paths.ts';
import { useScene } from '../scene.ts';
import { MIDDLES, type Point } from '../tile/curves.ts';
import { TilePicture } from '../tile/picture.tsx';
import { placed } from './place.ts';
import { sidesOf } from './sides.ts';

interface GhostsProps {
  /** The parts of the tile in hand that would be closed. */
  readonly closed: number;
  /** Whether it fits where it is held. */
  readonly isFitting: boolean;
}

/** One place for each free cell. */
export function Ghosts(props: GhostsProps) {
  const { kit, table, view } = useScene();
  const land = table.lands[view.seat ?? 0] as Laid[];
  const { count, cells } = fringeOf(kit, land);
  return [...cells.subarray(0, count)].map(cell => <Ghost key={cell} {...props} cell={cell} />);
}

function Ghost({ cell, closed, isFitting }: GhostsProps & { readonly cell: number }) {
  const scene = useScene();
  const { point, teller } = scene;
  const laying = scene.laying as Laying;
  const key = cellKey(xOf(cell), yOf(cell));
  const turns = laying.fits.get(key);
  const state = turns === undefined ? 'none' : turns.includes(laying.turn) ? 'now' : 'turn';
  const isHeld = (laying.over ?? laying.put) === key;
  const enter = () => laying.hover(key);
  const leave = () => laying.hover(null);
  return (
    <button
      type="button"
      className={`sk-cell sk-ghost ${state} ${state === 'now' ? 'target' : ''} ${laying.put === key ? 'chosen' : ''}`}
      style={placed(cell)}
      data-key={key}
      data-drop={key}
      aria-label={`${teller.say(`page.ghost.${state}`)} (${xOf(cell)}, ${yOf(cell)})`}
      onClick={event => point(key, event.currentTarget)}
      onPointerEnter={event => event.pointerType === 'mouse' && enter()}
      onPointerLeave={event => event.pointerType === 'mouse' && leave()}
      onFocus={enter}
      onBlur={leave}
    >
      {isHeld ? (
        <Held {...{ cell, closed }} isFitting={isFitting} />
      ) : (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          {state === 'now' && <path className="sk-plus" d="M50 39V61M39 50H61" />}
          {state === 'turn' && <path className="sk-turn" d="M38 36v11h11M39 47a15 15 0 1 1 3 12" />}
        </svg>
      )}
    </button>
  );
}

/** The tile in hand over a cell: a tick on every side that matches, a cross on every other. */
function Held({ cell, closed, isFitting }: GhostsProps & { readonly cell: number }) {
  const { kit, laying, table, view } = useScene();
  const { tile, turn } = laying as Laying;
  const sides = sidesOf(kit, table.lands[view.seat ?? 0] as Laid[], cell, tile * 4 + turn);
  return (
    <svg
      className={`sk-picture sk-held ${isFitting ? '' : 'wrong'}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <TilePicture {...{ kit, tile, turn }} closed={isFitting ? closed : 0} />
      <rect className="sk-hold" width="100" height="100" rx="5" />
      {sides.map(({ side, isMatching }) => {
        const [x, y] = MIDDLES[side] as Point;
        return (
          <g
            key={side}
            className={isMatching ? 'sk-tick' : 'sk-cross'}
            transform={`translate(${x} ${y})`}
          >
            <circle r="10" />
            <path d={isMatching ? 'm-4 .5 3 3.200 5.500-6.500' : 'M-4-4l8 8M4-4l-8 8'} />
          </g>
        );
      })}
    </svg>
  );
}
