// A double space: number, picture and name, hand slot and plain slot, food symbols.

import type { Teller } from '../../../../kernel/box.ts';
import type { Good as GoodName } from '../../goods.ts';
import { Mark, type PictureName } from '../pictures.tsx';
import { Good } from './goods.tsx';
import type { LyingTile } from './lying.ts';
import type { SpacePlan } from './parts.ts';

interface SpaceProps {
  readonly plan: SpacePlan;
  readonly food: readonly GoodName[];
  /** Whether there is a pixie in the hand slot. */
  readonly pixie: boolean;
  /** How many tokens lie on it. */
  readonly tokens: number;
  /** Whether I may use it now. */
  readonly open: boolean;
  readonly say: Teller['say'];
}

/** One space of the pyramid. */
export function Space({ plan, food, pixie, tokens, open, say }: SpaceProps) {
  const { x, y, w, h, action, hand, plain, name } = plan;
  const used = tokens > 0;
  const picture = `action.${action}` as PictureName;
  const ink = used ? '#6b5d4c' : '#3a2f26';
  const small = w < 84;
  return (
    <g className={`pq-space ${open ? 'open' : ''} ${used ? 'used' : ''}`}>
      <rect x={x} y={y + 2} width={w} height={h} rx="9" opacity=".18" />
      <rect className="pq-ground" x={x} y={y} width={w} height={h} rx="9" />
      <Badge {...{ x, y, action }} />
      <Mark
        name={picture}
        x={small ? x + w - 14 : x + 37}
        y={y + 14}
        size={small ? 18 : 16}
        fill={ink}
      />
      {name > 0 && (
        <Fitted x={x + 48} y={y + 18.5} most={name}>
          {say(`page.action.${action}.${w < 112 ? 'short' : 'name'}`)}
        </Fitted>
      )}
      <circle
        className={open && !pixie ? 'pq-call' : 'pq-slot'}
        cx={hand.x}
        cy={hand.y}
        r={hand.r}
      />
      {!pixie && !used && (
        <Mark
          name="hand"
          x={hand.x}
          y={hand.y}
          size={hand.r * 1.2}
          fill={open ? '#b0450a' : '#7a6a50'}
          opacity={0.85}
        />
      )}
      <rect
        className={open ? 'pq-call' : 'pq-slot'}
        x={plain.x - plain.r}
        y={plain.y - plain.r}
        width={plain.r * 2}
        height={plain.r * 2}
        rx={plain.r / 2}
      />
      {plan.food.map((slot, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed in this order
        <Good key={i} {...slot} good={food[i] ?? 'apple'} />
      ))}
    </g>
  );
}

/** The number of an action on its dark badge. */
export function Badge({
  x,
  y,
  action,
  round = false,
}: {
  x: number;
  y: number;
  action: number;
  round?: boolean;
}) {
  return (
    <>
      <rect
        x={x + 5}
        y={y + 5}
        width={round ? 23 : 21}
        height="18"
        rx={round ? 9 : 5}
        fill="#3a2f26"
      />
      <text className="pq-number" x={x + (round ? 16.5 : 15.5)} y={y + 18.3}>
        {action}
      </text>
    </>
  );
}

interface FittedProps {
  readonly x: number;
  readonly y: number;
  readonly most: number;
  readonly children: string;
}

/** A name that never leaves its space: long ones are drawn closer together. */
export function Fitted({ x, y, most, children }: FittedProps) {
  const wide = children.length * 6.7;
  const squeezed =
    wide > most ? { textLength: most, lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <text className="pq-name" x={x} y={y} {...squeezed}>
      {children}
    </text>
  );
}

interface TileProps extends LyingTile {
  readonly plan: SpacePlan;
}

/** A tile that can be taken, at the corner of its space: a number, or the picture of the action. */
export function Tile({ plan, label, left }: TileProps) {
  const x = plan.x + plan.w - 11;
  const y = plan.y - 3;
  const picture = `action.${plan.action}` as PictureName;
  if (label === '')
    return (
      <g>
        <rect
          x={x - 9}
          y={y - 9}
          width="19"
          height="19"
          rx="4"
          fill="#6b3a9b"
          stroke="#fff"
          strokeWidth="1.5"
        />
        <Mark name={picture} x={x + 0.5} y={y + 0.5} size={14} fill="#fff" />
      </g>
    );
  return (
    <g>
      {left > 1 && (
        <rect x={x - 7} y={y - 11} width="20" height="20" rx="4" fill="#eadcc0" stroke="#5d5142" />
      )}
      <rect
        x={x - 9}
        y={y - 9}
        width="20"
        height="20"
        rx="4"
        fill="#fff5e0"
        stroke="#5d5142"
        strokeWidth="1.2"
      />
      <text className="pq-figure" x={x + 1} y={y + 5.6}>
        {label}
      </text>
    </g>
  );
}
