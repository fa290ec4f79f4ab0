// Players' pieces: pixies, action tokens, cubes, discs. Each has the player's colour and shape.

import { NEUTRAL } from './lying.ts';
import type { Spot } from './parts.ts';

/** Circle, square, triangle, diamond, pentagon: the same shapes as on the players' plates. */
const SHAPES = [
  'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 1 0 0-21Z',
  'M6 2.5h12a3.5 3.5 0 0 1 3.5 3.5v12a3.5 3.5 0 0 1-3.5 3.5h-12a3.5 3.5 0 0 1-3.5-3.5v-12a3.5 3.5 0 0 1 3.5-3.5Z',
  'M12 1.8 23 21.5H1Z',
  'M12 .8 23.2 12 12 23.2.8 12Z',
  'M12 1 23 9.2 18.8 22H5.2L1 9.2Z',
];

const colourOf = (owner: number) => (owner === NEUTRAL ? '#6b6660' : `var(--p${owner + 1})`);
const darkOf = (owner: number) => `color-mix(in srgb, ${colourOf(owner)} 62%, #000)`;
const shapeOf = (owner: number) =>
  owner === NEUTRAL ? 'M4 9h16v6H4Z' : (SHAPES[owner] ?? SHAPES[0]);

interface ShapeProps extends Spot {
  readonly owner: number;
  readonly size: number;
  readonly fill?: string;
}

/** A player's shape. A triangle's weight lies low, so it is lifted a little. */
export function Shape({ owner, x, y, size, fill }: ShapeProps) {
  const lift = owner === 2 ? size * 0.06 : 0;
  return (
    <path
      d={shapeOf(owner)}
      transform={`translate(${x - size / 2} ${y - size / 2 - lift}) scale(${size / 24})`}
      fill={fill ?? colourOf(owner)}
    />
  );
}

/** A winged meeple whose body is the player's shape; drawn around 0 0, 40 wide. */
export function Pixie({ owner }: { readonly owner: number }) {
  const colour = colourOf(owner);
  return (
    <g>
      <ellipse cy="14.5" rx="10" ry="2.6" opacity=".22" />
      <g fill="#fff" fillOpacity=".95" stroke={colour} strokeWidth="1.3" className="pq-wings">
        <ellipse cx="-10.5" cy="-3.5" rx="8" ry="5" transform="rotate(32 -10.5 -3.5)" />
        <ellipse cx="10.5" cy="-3.5" rx="8" ry="5" transform="rotate(-32 10.5 -3.5)" />
        <ellipse cx="-8.5" cy="4.5" rx="5.5" ry="3.6" transform="rotate(-20 -8.5 4.5)" />
        <ellipse cx="8.5" cy="4.5" rx="5.5" ry="3.6" transform="rotate(20 8.5 4.5)" />
      </g>
      <path
        d={shapeOf(owner)}
        transform="translate(-10.2 -6) scale(.85)"
        fill={colour}
        stroke="#fff8ea"
        strokeWidth="1.4"
        paintOrder="stroke"
      />
      <circle cy="-9.5" r="5.6" fill="#f7e2c6" stroke={darkOf(owner)} strokeWidth="1.3" />
      <path d="M-5.6-10.5Q0-18.5 5.6-10.5Q0-13-5.6-10.5Z" fill={darkOf(owner)} />
    </g>
  );
}

/** A wooden disc with a rim; drawn around 0 0. */
export function Token({ owner, r }: { readonly owner: number; readonly r: number }) {
  return (
    <g>
      <circle cy="1.5" r={r} opacity=".25" />
      <circle r={r} fill="#fbf0da" stroke={colourOf(owner)} strokeWidth={r / 5} />
      <Shape owner={owner} x={0} y={0} size={r * 1.05} />
    </g>
  );
}

/** An order cube; drawn around 0 0. */
export function Cube({ owner, size }: { readonly owner: number; readonly size: number }) {
  const half = size / 2;
  return (
    <g>
      <rect x={-half} y={1.5 - half} width={size} height={size} rx="4" opacity=".22" />
      <rect
        x={-half}
        y={-half}
        width={size}
        height={size}
        rx="4"
        fill="#fbf0da"
        stroke={colourOf(owner)}
        strokeWidth="2.2"
      />
      <Shape owner={owner} x={0} y={0} size={size * 0.6} />
    </g>
  );
}
