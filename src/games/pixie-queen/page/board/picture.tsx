// The whole board as one drawing; pieces that move lie above it.

import { type CSSProperties, memo } from 'react';
import type { Teller } from '../../../../kernel/box.ts';
import { Mark } from '../pictures.tsx';
import { Abilities, Store } from './flanks.tsx';
import { Mines, Ruler } from './ground.tsx';
import type { Lying } from './lying.ts';
import { Cube, Pixie, Shape, Token } from './meeples.tsx';
import type { Mover } from './movers.ts';
import type { Plan } from './plan.ts';
import type { Printed } from './printed.ts';
import { Rewards } from './rewards.tsx';
import { Scenery } from './scenery.tsx';
import { Space, Tile } from './space.tsx';
import { Street } from './street.tsx';
import { Tracks } from './tracks.tsx';

export interface PictureProps {
  readonly plan: Plan;
  readonly printed: Printed;
  readonly lying: Lying;
  /** Actions I may take now. */
  readonly open: ReadonlySet<number>;
  /** What the action somebody looks at reads or takes. */
  readonly lit: ReadonlySet<string>;
  readonly say: Teller['say'];
  readonly nameOf: (owner: number) => string;
}

/** The board, drawn from what is printed and what lies on it. */
export function Picture(props: PictureProps) {
  const { plan, printed, lying, open, say } = props;
  const food = new Map(printed.levels.flat().map(space => [space.action, space.food]));
  return (
    <svg className="pq-picture" viewBox={`0 0 ${plan.w} ${plan.h}`} aria-hidden="true">
      <Scenery plan={plan} />
      {lying.entrance === null && (
        <Mark
          name="queen"
          x={plan.entrance.x}
          y={plan.entrance.y + 3}
          size={plan.entrance.r * 1.3}
          fill="#8a6210"
        />
      )}
      {plan.spaces.map(space => (
        <Space
          key={space.action}
          plan={space}
          food={food.get(space.action) ?? []}
          pixie={lying.pixies.has(space.action)}
          tokens={lying.tokens.get(space.action)?.length ?? 0}
          open={open.has(space.action)}
          say={say}
        />
      ))}
      <Street {...props} />
      <Rewards {...props} plan={plan.rewards} />
      <Tracks {...props} plan={plan.tracks} />
      <Store {...props} plan={plan.store} />
      <Abilities {...props} plan={plan.abilities} />
      <Mines {...props} />
      <Ruler {...props} />
    </svg>
  );
}

/** Tiles that lie on the corners of spaces, above whatever glows there. */
export function TilesAbove({ plan, lying }: Pick<PictureProps, 'plan' | 'lying'>) {
  return (
    <svg className="pq-picture" viewBox={`0 0 ${plan.w} ${plan.h}`} aria-hidden="true">
      {plan.spaces.map(space => {
        const tile = lying.tiles.get(space.action);
        return tile && <Tile key={space.action} plan={space} {...tile} />;
      })}
    </svg>
  );
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;

/** Where something lies on a board of any size. */
export function placeOn(
  plan: Plan,
  rect: { x: number; y: number; w: number; h: number },
): CSSProperties {
  return {
    left: percent(rect.x, plan.w),
    top: percent(rect.y, plan.h),
    width: percent(rect.w, plan.w),
    height: percent(rect.h, plan.h),
  };
}

/** A piece in its own small picture, so that it can travel. */
export const Piece = memo(function Piece({
  mover,
  plan,
}: {
  readonly mover: Mover;
  readonly plan: Plan;
}) {
  const { id, kind, owner, size, x, y } = mover;
  const half =
    kind === 'pixie' ? 21 * size : kind === 'token' || kind === 'disc' ? size + 3 : size / 2 + 3;
  return (
    <svg
      className={`pq-mover ${kind}`}
      data-mover={id}
      data-from={kind === 'token' ? `seat-${owner}` : undefined}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      style={placeOn(plan, { x: x - half, y: y - half, w: 2 * half, h: 2 * half })}
      aria-hidden="true"
    >
      {kind === 'pixie' && (
        <g transform={`scale(${size})`}>
          <Pixie owner={owner} />
        </g>
      )}
      {(kind === 'token' || kind === 'disc') && <Token owner={owner} r={size} />}
      {kind === 'cube' && <Cube owner={owner} size={size} />}
      {kind === 'shape' && <Shape owner={owner} x={0} y={0} size={size} />}
    </svg>
  );
});
