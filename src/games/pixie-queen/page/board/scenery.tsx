// The picture behind the board: sky and moon, far hills, the palace, the hill's steps.

import type { Rect } from './parts.ts';
import type { Plan } from './plan.ts';

const STARS = [
  [0.284, 26, 1.6],
  [0.357, 20, 1.3],
  [0.303, 84, 1.2],
  [0.649, 24, 1.6],
  [0.69, 52, 1.3],
  [0.716, 20, 1.1],
  [0.632, 60, 1.1],
  [0.708, 90, 1.4],
] as const;

/** Each step of the hill in its colours: the edge, the face. Higher steps are violet. */
const GRASS = ['#86a066', '#97ab78', '#a9b08e', '#b59cc0'];
const SOIL = ['#6c864f', '#7e935f', '#8e9774', '#9c82a9'];

const star = (x: number, y: number, r: number) =>
  `M${x} ${y - r * 3}L${x + r} ${y - r}L${x + r * 3} ${y}L${x + r} ${y + r}L${x} ${y + r * 3}L${x - r} ${y + r}L${x - r * 3} ${y}L${x - r} ${y - r}Z`;

/** Everything nothing stands on. */
export function Scenery({ plan }: { readonly plan: Plan }) {
  const { w, ground, terraces } = plan;
  const far = ground.y - 160;
  const near = ground.y - 100;
  const phone = plan.kind === 'phone';
  const moon = phone ? 54 : w * 0.325;
  return (
    <g>
      <rect width={w} height={ground.y + 20} fill="url(#pq-sky)" />
      <circle cx={moon} cy={phone ? 32 : 44} r={phone ? 15 : 21} fill="#fff7e2" opacity=".95" />
      <circle cx={moon - 8} cy={phone ? 29 : 39} r={phone ? 13 : 18} fill="#c4b8da" opacity=".75" />
      {!phone && STARS.map(([x, y, r]) => <path key={x} d={star(x * w, y, r)} fill="#fff9ea" />)}
      <path
        d={`M0 ${far + 44}Q${w * 0.13} ${far - 16} ${w * 0.27} ${far + 16}T${w * 0.56} ${far - 16}T${w * 0.82} ${far + 6}T${w} ${far - 20}V${ground.y}H0Z`}
        fill="#c9c2cf"
        opacity=".6"
      />
      <path
        d={`M0 ${near + 38}Q${w * 0.15} ${near - 12} ${w * 0.32} ${near + 10}T${w * 0.69} ${near - 12}T${w} ${near + 6}V${ground.y + 4}H0Z`}
        fill="#b7bda6"
        opacity=".75"
      />
      <Palace plan={plan} />
      {terraces.toReversed().map((terrace, i) => (
        <Terrace
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have a fixed order
          key={i}
          {...terrace}
          level={terraces.length - 1 - i}
          of={terraces.length}
        />
      ))}
    </g>
  );
}

function Terrace({
  x,
  y,
  w,
  h,
  level,
  of,
}: Rect & { readonly level: number; readonly of: number }) {
  const shade = Math.round((level / Math.max(1, of - 1)) * (GRASS.length - 1));
  const right = x + w;
  return (
    <g>
      <path
        d={`M${x - 8} ${y + h}L${x} ${y + 8}Q${x + 1} ${y} ${x + 10} ${y}H${right - 10}Q${right - 1} ${y} ${right} ${y + 8}L${right + 8} ${y + h}Z`}
        fill={SOIL[shade]}
      />
      <path
        d={`M${x} ${y + 10}Q${x + 1} ${y} ${x + 10} ${y}H${right - 10}Q${right - 1} ${y} ${right} ${y + 10}Q${x + w / 2} ${y + 3} ${x} ${y + 10}Z`}
        fill={GRASS[shade]}
      />
      <path
        d={`M${x + 10} ${y}H${right - 10}`}
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="1.5"
      />
      {[x - 2, right + 2].flatMap(side =>
        [22, 38, 54, 70].map(step => (
          <path
            key={`${side} ${step}`}
            d={`M${side - 5} ${y + step}h10`}
            stroke="#2a231b"
            strokeOpacity=".16"
            strokeWidth="2"
          />
        )),
      )}
    </g>
  );
}

const TOWERS = [
  { x: -86, top: -34, w: 26, wall: '#e9dde8', roof: '#8d5a9e' },
  { x: 86, top: -34, w: 26, wall: '#e9dde8', roof: '#8d5a9e' },
  { x: -50, top: -47, w: 30, wall: '#f4ebf0', roof: '#7a478c' },
  { x: 50, top: -47, w: 30, wall: '#f4ebf0', roof: '#7a478c' },
] as const;

/** The Queen's palace on top, drawn around the middle of its foot. */
function Palace({ plan: { w, palace } }: { readonly plan: Plan }) {
  return (
    <g transform={`translate(${w / 2} ${palace.foot}) scale(${palace.scale})`}>
      {TOWERS.slice(0, 2).map(tower => (
        <Tower key={tower.x} {...tower} />
      ))}
      <rect x="-92" y="-30" width="184" height="30" fill="#efe4ec" />
      {TOWERS.slice(2).map(tower => (
        <Tower key={tower.x} {...tower} />
      ))}
      <path d="M-34 0V-54h8v6h8v-6h9v6h18v-6h9v6h8v-6h8V0Z" fill="#fbf4f6" />
      <path d="M-34 0V-54h10V0Z" fill="#fff" opacity=".6" />
      <path d="M-21 0V-28a21 21 0 0 1 42 0V0Z" fill="#5a3b6b" />
      <path d="M-16 0V-27a16 16 0 0 1 32 0V0Z" fill="#fbf1dd" opacity=".92" />
    </g>
  );
}

function Tower({ x, top, w, wall, roof }: (typeof TOWERS)[number]) {
  const tip = top - w * 1.05;
  return (
    <g>
      <rect x={x - w / 2} y={top} width={w} height={-top} fill={wall} />
      <rect x={x - w / 2} y={top} width={w * 0.3} height={-top} fill="#fff" opacity=".35" />
      <path
        d={`M${x - w / 2 - 4} ${top + 1}L${x} ${tip}L${x + w / 2 + 4} ${top + 1}Z`}
        fill={roof}
      />
      <path
        d={`M${x - w / 2 - 4} ${top + 1}L${x} ${tip}L${x - w * 0.12} ${top + 1}Z`}
        fill="#fff"
        opacity=".2"
      />
      <path d={`M${x} ${tip}v-9l9 3.5-9 3.5`} fill="#7a478c" stroke="#4a2569" strokeWidth=".8" />
      <rect x={x - 2.5} y={top + 9} width="5" height="9" rx="2.5" fill="#6b4a78" />
    </g>
  );
}
