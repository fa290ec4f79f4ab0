// The sheet of what the Queen wants, and of the three rows of rewards.

import { Mark } from '../pictures.tsx';
import { Good } from './goods.tsx';
import type { RewardsPlan } from './parts-sheets.ts';
import type { PrintedRow } from './printed.ts';
import type { SheetProps } from './sheet.ts';
import { Sheet } from './street.tsx';

/** Round tiles, then the three rows. */
export function Rewards({
  plan,
  printed,
  lying,
  say,
  lit,
}: SheetProps & { readonly plan: RewardsPlan }) {
  const { x, y, w } = plan;
  const now = lying.round - 1;
  return (
    <g>
      <Sheet {...plan} />
      <text className="pq-title" x={x + 12} y={y + 19}>
        {say('page.wants')}
      </text>
      <text className="pq-small end" x={x + w - 12} y={y + 19}>
        {say('page.roundOf', { round: lying.round, of: printed.rounds })}
      </text>
      {plan.wishes.map(({ x: cx, y: cy, r }, i) => {
        const food = lying.wishes[i];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <g key={i} opacity={food && i < now ? 0.62 : 1}>
            <rect
              className={i === now ? 'pq-now' : ''}
              x={cx - r}
              y={cy - r - 1}
              width={2 * r}
              height={2 * r + 2}
              rx="6"
              fill={food ? '#fff5e0' : '#6b4a78'}
              stroke="#8b7a5e"
            />
            {food ? (
              <Good good={food} x={cx} y={cy} r={r - 3} />
            ) : (
              <Mark name="queen" x={cx} y={cy} size={r + 2} fill="#e6d5f0" />
            )}
          </g>
        );
      })}
      {printed.rewards.map((row, i) => (
        <Row key={row.name} row={row} nth={i} {...{ plan, lying, say, lit }} />
      ))}
    </g>
  );
}

interface RowProps extends Pick<SheetProps, 'lying' | 'say' | 'lit'> {
  readonly plan: RewardsPlan;
  readonly row: PrintedRow;
  readonly nth: number;
}

function Row({ plan, row, nth, lying, say, lit }: RowProps) {
  const { x, w } = plan;
  const { y, tiles } = plan.rows[nth] ?? { y: 0, tiles: [] };
  const taken = lying.taken[row.name];
  const next = row.tiles[taken]?.points;
  return (
    <g>
      <path d={`M${x + 12} ${y - 1}H${x + w - 12}`} stroke="#e0d3be" />
      <Mark name={`reward.${row.name}`} x={x + 20} y={y + 13} size={16} />
      <text className="pq-label" x={x + 33} y={y + 17.5}>
        {say(`page.row.${row.name}`)}
      </text>
      <text className="pq-small end" x={x + w - 12} y={y + 17.5}>
        {next === undefined ? say('page.rowGone') : say('page.rowNext', { points: next })}
      </text>
      {tiles.map(({ x: cx, y: cy, r }, i) => {
        const { points, golden: gold } = row.tiles[i] ?? { points: 0, golden: false };
        if (i < taken)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile has its place
            <g key={i}>
              <rect
                x={cx - r}
                y={cy - r}
                width={2 * r}
                height={2 * r + 1}
                rx="6"
                fill="none"
                stroke="#c3b196"
                strokeDasharray="3 2.5"
              />
            </g>
          );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile has its place
          <g key={i}>
            <rect
              x={cx - r}
              y={cy - r + 1.5}
              width={2 * r}
              height={2 * r + 1}
              rx="6"
              opacity=".15"
            />
            <rect
              x={cx - r}
              y={cy - r}
              width={2 * r}
              height={2 * r + 1}
              rx="6"
              fill={gold ? 'url(#pq-gold)' : '#f1e7d3'}
              stroke={gold ? '#8a6210' : '#8b7a5e'}
            />
            {i === taken && (
              <rect
                className={lit.has(row.name) ? 'pq-lit' : 'pq-next'}
                x={cx - r - 2.5}
                y={cy - r - 2.5}
                width={2 * r + 5}
                height={2 * r + 6}
                rx="8"
              />
            )}
            <text className="pq-value" x={cx} y={cy + 5} fill={gold ? '#3b2600' : '#3a2f26'}>
              {points}
            </text>
          </g>
        );
      })}
    </g>
  );
}
