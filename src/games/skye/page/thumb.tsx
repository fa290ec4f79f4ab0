// A land in small.

import { memo } from 'react';
import type { Kit } from '../kit.ts';
import { type Cell, cellOf, type Laid, tileOf, turnOf, xOf, yOf } from '../land.ts';
import { TilePicture } from './tile/picture.tsx';

interface ThumbProps {
  readonly kit: Kit;
  readonly land: readonly Laid[];
  readonly owner: number;
  /** Tiles that are new. */
  readonly fresh: ReadonlySet<Cell> | undefined;
}

/** All tiles of a land, without scenery. */
export const Thumb = memo(function Thumb({ kit, land, owner, fresh }: ThumbProps) {
  const [xs, ys] = [land.map(one => xOf(cellOf(one))), land.map(one => yOf(cellOf(one)))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const size = Math.max(wide, high, 3) * 100;
  const isFresh = (one: Laid) => fresh?.has(cellOf(one)) === true;
  const order = land.toSorted((one, other) => Number(isFresh(one)) - Number(isFresh(other)));
  const room = (size - high * 100) / 2 / 2;
  return (
    <svg
      className="sk-thumb"
      viewBox={`${left * 100 - 12} ${top * 100 - 12 - room} ${wide * 100 + 24} ${high * 100 + 24 + 2 * room}`}
      aria-hidden="true"
    >
      {order.map(one => (
        <g key={one} transform={`translate(${xOf(cellOf(one)) * 100} ${yOf(cellOf(one)) * 100})`}>
          <TilePicture {...{ kit, owner }} tile={tileOf(one)} turn={turnOf(one)} simple />
          <rect className="sk-edge" width="100" height="100" rx="4" />
          {isFresh(one) && (
            <>
              <rect className="sk-new-edge" x="4" y="4" width="92" height="92" rx="4" />
              <rect
                className="sk-new"
                x="4"
                y="4"
                width="92"
                height="92"
                rx="4"
                stroke={`var(--p${owner + 1})`}
              />
            </>
          )}
        </g>
      ))}
    </svg>
  );
});
