// Below the street: everybody's mine, and the score from the Pit of Doom to the last point.

import { Mark } from '../pictures.tsx';
import { Rock } from './goods.tsx';
import { type Lying, NEUTRAL } from './lying.ts';
import { Shape } from './meeples.tsx';
import { type MinePlan, onRuler } from './parts-ground.ts';
import type { Plan } from './plan.ts';
import type { Printed } from './printed.ts';

interface GroundProps {
  readonly plan: Plan;
  readonly printed: Printed;
  readonly lying: Lying;
  readonly nameOf: (owner: number) => string;
}

const PEBBLES = Array.from({ length: 90 }, (_, i) => ({
  x: ((i * 7919) % 924) / 924,
  y: ((i * 4253) % 98) / 98,
  fill: i % 9 === 0 ? '#e3b341' : i % 6 === 0 ? '#c9cdd2' : '#8a6c52',
}));

/** The earth with all mines. */
export function Mines({ plan, lying, nameOf }: GroundProps) {
  const { x, y, w, h } = plan.earth;
  return (
    <g>
      <rect {...{ x, y }} width={w} height={h} fill="url(#pq-earth)" />
      <path d={`M0 ${y + 1}H${w}`} stroke="#8c6c4e" strokeWidth="2" />
      {PEBBLES.map(pebble => (
        <path
          key={`${pebble.x} ${pebble.y}`}
          d={`M${pebble.x * w} ${y + 6 + pebble.y * (h - 10)}l3-2 3 2-2 3Z`}
          fill={pebble.fill}
          opacity=".6"
        />
      ))}
      {plan.mines.map(mine => (
        <Mine key={mine.owner} plan={mine} {...{ lying, nameOf }} />
      ))}
    </g>
  );
}

const LIGHT = ['#f08a6c', '#8db4f2', '#8ccb86', '#cba2ee', '#e5be55'];

function Mine({
  plan,
  lying,
  nameOf,
}: Pick<GroundProps, 'lying' | 'nameOf'> & { readonly plan: MinePlan }) {
  const { x, y, w, h } = plan;
  const mine = lying.mines[plan.owner];
  const foot = y + h - 2;
  const own = mine !== undefined && mine.owner === lying.me;
  const right = x + w;
  return (
    <g>
      <path
        d={`M${x + 3} ${foot}V${y + 34}Q${x + 3} ${y + 9} ${x + 28} ${y + 9}H${right - 28}Q${right - 3} ${y + 9} ${right - 3} ${y + 34}V${foot}Z`}
        fill="#6e5644"
      />
      <path
        d={`M${x + 9} ${foot}V${y + 37}Q${x + 9} ${y + 14} ${x + 32} ${y + 14}H${right - 32}Q${right - 9} ${y + 14} ${right - 9} ${y + 37}V${foot}Z`}
        fill="#3a2c22"
      />
      <path
        d={`M${x + 5} ${foot}L${x + 9} ${y + 12}H${right - 9}L${right - 5} ${foot}`}
        fill="none"
        stroke={own ? '#e3cda0' : '#8e6238'}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d={`M${x + 2} ${y + 12}H${right - 2}`}
        stroke={own ? '#efddb8' : '#9c6d42'}
        strokeWidth="7"
        strokeLinecap="round"
      />
      {mine === undefined ? (
        <Boards {...{ x, y, w, foot }} />
      ) : (
        <>
          <path d={`M${x + 14} ${y + 56}H${right - 14}`} stroke="#6e5644" strokeWidth="1.2" />
          <Shape
            owner={mine.owner}
            x={x + 24}
            y={y + 36}
            size={15}
            fill={mine.owner === NEUTRAL ? '#c9c3ba' : (LIGHT[mine.owner] ?? '#fff')}
          />
          <MineName
            x={x + 37}
            y={y + 40.5}
            most={(plan.slots[plan.rocks.length]?.x ?? right) - x - 37 - 16}
          >
            {nameOf(mine.owner)}
          </MineName>
          {plan.slots.map((slot, i) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
              key={i}
              cx={slot.x}
              cy={slot.y}
              r={slot.r}
              fill="#4a392d"
              stroke={i < plan.rocks.length ? '#c7a57c' : '#b39069'}
              strokeWidth={i < plan.rocks.length ? 1.8 : 1.2}
            />
          ))}
          {plan.rocks.flatMap((spots, slot) =>
            spots.map((spot, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rocks are alike
              <Rock key={`${slot} ${i}`} {...spot} lies={i < (mine.rocks[slot] ?? 0)} />
            )),
          )}
        </>
      )}
    </g>
  );
}

/** How wide a letter is at least. */
const SQUEEZED = 5;

/** A name that never reaches the slots beside it. */
function MineName({
  x,
  y,
  most,
  children,
}: {
  x: number;
  y: number;
  most: number;
  children: string;
}) {
  // Squeezed as far as it can be read, then shortened.
  const room = Math.floor(most / SQUEEZED);
  const name = children.length > room ? `${children.slice(0, room - 1).trimEnd()}…` : children;
  const long =
    name.length * 7 > most ? { textLength: most, lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <text className="pq-owner" {...{ x, y }} {...long}>
      {name}
    </text>
  );
}

/** A mine nobody uses. */
function Boards({ x, y, w, foot }: { x: number; y: number; w: number; foot: number }) {
  return (
    <g stroke="#7d5632" strokeWidth="9" strokeLinecap="round">
      <path d={`M${x + 16} ${y + 34}L${x + w - 16} ${y + 46}`} />
      <path d={`M${x + 14} ${y + 66}L${x + w - 14} ${y + 60}`} />
      <path d={`M${x + 14} ${foot - 18}L${x + w - 14} ${foot - 10}`} />
    </g>
  );
}

/** The score as a ruler: the pit is dark, the plus side green, a shackle at every slave symbol. */
export function Ruler({ plan, printed, lying }: Omit<GroundProps, 'nameOf'>) {
  const { ruler, kind } = plan;
  const { score } = printed;
  const { y, w, h, axis } = ruler;
  const at = (points: number) => onRuler(ruler, points, score);
  const mine = lying.me === null ? undefined : lying.points.get(lying.me);
  const ticks = Array.from({ length: score.end - score.pit + 1 }, (_, i) => score.pit + i);
  const ahead = score.symbols.filter(symbol => mine !== undefined && symbol < mine);
  const nearest = Math.max(...ahead);
  const every = kind === 'phone' ? 20 : 10;
  return (
    <g>
      <rect x="0" y={y} width={w} height={h} fill="#f6ecd6" />
      <path d={`M0 ${y}H${w}`} stroke="#6e5644" strokeWidth="1.5" />
      <rect x={at(0)} y={y + 1} width={w - at(0)} height={h - 1} fill="#e2eacd" />
      <path d={`M0 ${y}H${at(score.pit + 2)}L${at(score.pit + 3)} ${y + h}H0Z`} fill="#3a1d19" />
      <Mark name="pit" x={16} y={y + 20} size={22} fill="#f6d9cf" />
      {mine !== undefined && ahead.length > 0 && (
        <path d={`M${at(mine)} ${axis}H${at(nearest)}`} className="pq-ahead" />
      )}
      {ticks.map(points => {
        const tall = points % 10 === 0 ? 8 : points % 5 === 0 ? 6 : 4;
        if (kind === 'phone' && points % 2 !== 0) return null;
        return (
          <path
            key={points}
            d={`M${at(points)} ${axis}v${-tall}`}
            stroke={points < score.pit + 3 ? '#f6ecd6' : '#5d5142'}
            strokeWidth={tall === 8 ? 1.8 : 1}
          />
        );
      })}
      <path d={`M${at(score.pit)} ${axis}H${at(score.end)}`} stroke="#5d5142" strokeWidth="1.4" />
      {ticks
        .filter(
          points => points % every === 0 && (kind === 'desk' || !score.symbols.includes(points)),
        )
        .map(points => (
          <text
            key={points}
            className={`pq-label mid ${points === score.pit ? 'pale' : ''}`}
            x={at(points) + (score.symbols.includes(points) ? 9 : 0)}
            y={y + h - 6}
          >
            {signed(points)}
          </text>
        ))}
      {score.symbols.map(points => (
        <g
          key={points}
          className={`pq-symbol ${points === nearest ? 'near' : ''} ${ahead.includes(points) ? 'ahead' : ''}`}
        >
          <circle cx={at(points) - (kind === 'desk' ? 11 : 0)} cy={y + h - 10.5} r="8" />
          <Mark
            name="slave"
            x={at(points) - (kind === 'desk' ? 11 : 0)}
            y={y + h - 10.5}
            size={11.5}
            fill="#fff3ee"
          />
        </g>
      ))}
      {mine !== undefined && (
        <path d={`M${at(mine)} ${axis}v-8`} stroke="#2a231b" strokeWidth="3" />
      )}
    </g>
  );
}

/** A score with its sign. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
