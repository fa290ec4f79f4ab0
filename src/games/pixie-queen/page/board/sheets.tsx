// The sheets in the corners: what the Queen wants, the rows of rewards, both tracks with penalties
// and prices, the store, abilities and the bag.

import type { Teller } from '../../../../kernel/box.ts';
import type { TrackSpace } from '../../board.ts';
import { GOODS } from '../../goods.ts';
import { Mark, type PictureName } from '../pictures.tsx';
import { Coin, Good } from './goods.tsx';
import type { Lying } from './lying.ts';
import type { Rect, RewardsPlan, TracksPlan } from './parts.ts';
import type { Printed, PrintedRow } from './printed.ts';
import { Sheet } from './street.tsx';

interface SheetProps {
  readonly printed: Printed;
  readonly lying: Lying;
  readonly say: Teller['say'];
  /** What the action somebody looks at reads or takes. */
  readonly lit: ReadonlySet<string>;
}

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

/** Gold cell, penalty, silver cell for every space; the palace on top. */
export function Tracks({
  plan,
  printed,
  lying,
  say,
  lit,
}: SheetProps & { readonly plan: TracksPlan }) {
  const { x, y, w } = plan;
  const middle = x + w / 2;
  return (
    <g>
      <Sheet {...plan} />
      <Coin x={x + 18} y={y + 17} r={8} metal="gold" />
      <text className="pq-title" x={x + 31} y={y + 21.5}>
        {say('page.goldTrack')}
      </text>
      <Coin x={x + w - 18} y={y + 17} r={8} metal="silver" />
      <text className="pq-title end" x={x + w - 31} y={y + 21.5}>
        {say('page.silverTrack')}
      </text>
      <text className="pq-small" x={x + 12} y={y + 38}>
        {say('page.goldPerRing')}
      </text>
      <text className="pq-small end" x={x + w - 12} y={y + 38}>
        {say('page.silverPerGold')}
      </text>
      <text className="pq-label mid red" x={middle} y={y + 21.5}>
        {say('page.pp')}
      </text>
      {printed.steps.map((step, i) => {
        const row = plan.rows[i] ?? { y: 0, h: 0 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
          <g key={i}>
            {(['gold', 'silver'] as const).map(metal => (
              <Cell
                key={metal}
                {...{ plan, metal, row, step, lit }}
                mine={lying.me !== null && lying[metal].get(lying.me) === i}
              />
            ))}
            <Penalty x={middle} {...row} step={step} say={say} />
          </g>
        );
      })}
    </g>
  );
}

interface CellProps {
  readonly plan: TracksPlan;
  readonly metal: 'gold' | 'silver';
  readonly row: { readonly y: number; readonly h: number };
  readonly step: TrackSpace;
  readonly mine: boolean;
  readonly lit: ReadonlySet<string>;
}

const CELL = {
  gold: { own: '#f8e1a0', plain: '#fbf0d2', line: '#d9be7a' },
  silver: { own: '#dde1e6', plain: '#eef0f1', line: '#b9bfc6' },
} as const;

function Cell({ plan, metal, row, step, mine, lit }: CellProps) {
  const { x, w } = plan[metal];
  const { own, plain, line } = CELL[metal];
  const shines = mine && lit.has(metal);
  return (
    <>
      <rect
        className={shines ? 'pq-lit' : mine ? 'pq-mine' : ''}
        x={x}
        y={row.y + 2}
        width={w}
        height={row.h - 4}
        rx="7"
        style={{ fill: mine ? own : plain }}
        stroke={line}
      />
      <Coin
        x={metal === 'silver' ? x + w - 13 : x + 13}
        y={row.y + row.h / 2}
        r={Math.min(9.5, row.h / 2 - 3)}
        metal={metal}
        label={metal === 'silver' ? step.silverPerGold : step.goldPerRing}
      />
    </>
  );
}

function Penalty({
  x,
  y,
  h,
  step,
  say,
}: {
  x: number;
  y: number;
  h: number;
  step: TrackSpace;
  say: Teller['say'];
}) {
  const { penalty, victory: points } = step;
  const kind = points > 0 ? 'points' : penalty > 0 ? 'penalty' : 'free';
  const middle = y + h / 2;
  return (
    <g className={`pq-penalty ${kind}`}>
      <rect x={x - 16} y={y + 3} width="32" height={h - 6} rx={points > 0 ? 11 : 6} />
      <text x={x} y={middle + (points > 0 ? 0.5 : 5)}>
        {points > 0 ? `+${points}` : penalty > 0 ? `−${penalty}` : '0'}
      </text>
      {points > 0 && (
        <text className="tiny" x={x} y={middle + 9.5}>
          {say('page.vp')}
        </text>
      )}
    </g>
  );
}

/** What is left of every good. */
export function Store({
  plan,
  lying,
  say,
}: Pick<SheetProps, 'lying' | 'say'> & { readonly plan: Rect }) {
  const { x, y, w, h } = plan;
  const each = (h - 30) / GOODS.length;
  return (
    <g>
      <Sheet {...plan} />
      <text className="pq-title mid" x={x + w / 2} y={y + 18}>
        {say('page.store')}
      </text>
      {GOODS.map((good, i) => {
        const cy = y + 26 + each * (i + 0.5);
        return (
          <g key={good}>
            <Good good={good} x={x + 21} y={cy} r={10} />
            <text className="pq-stock" x={x + w - 11} y={cy + 5}>
              {lying.store[i]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Where each ability that nobody has lies on its sheet. */
export function abilitySpots({ x, y, w, h }: Rect, count: number): Rect[] {
  const columns = w > 70 && count > 3 ? 2 : 1;
  const rows = Math.max(1, Math.ceil(count / columns));
  const wide = (w - 12 - 4 * (columns - 1)) / columns;
  const tall = Math.min(44, (h - 62 - 4 * (rows - 1)) / rows);
  return Array.from({ length: count }, (_, i) => ({
    x: x + 6 + (i % columns) * (wide + 4),
    y: y + 25 + Math.floor(i / columns) * (tall + 4),
    w: wide,
    h: tall,
  }));
}

/** Abilities that nobody has, and the mine's bag. */
export function Abilities({
  plan,
  lying,
  say,
}: Pick<SheetProps, 'lying' | 'say'> & { readonly plan: Rect }) {
  const { x, y, w, h } = plan;
  const foot = y + h - 32;
  return (
    <g>
      <Sheet {...plan} />
      <text className="pq-title mid" x={x + w / 2} y={y + 18}>
        {say('page.abilities')}
      </text>
      {abilitySpots(plan, lying.abilities.length).map((spot, i) => {
        const name = lying.abilities[i];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ability has its place
          <g key={i}>
            <rect
              x={spot.x}
              y={spot.y}
              width={spot.w}
              height={spot.h}
              rx="7"
              fill={name ? '#f1e7f6' : 'none'}
              stroke={name ? '#6b3a9b' : '#c3b196'}
              strokeDasharray={name ? undefined : '3 2.5'}
            />
            {name && (
              <Mark
                name={`ability.${name}` as PictureName}
                x={spot.x + spot.w / 2}
                y={spot.y + spot.h / 2}
                size={Math.min(24, spot.h - 5)}
                fill="#5a2f84"
              />
            )}
          </g>
        );
      })}
      <path d={`M${x + 8} ${foot}H${x + w - 8}`} stroke="#e0d3be" />
      <Mark name="bag" x={x + 20} y={foot + 16} size={22} />
      <text className="pq-stock" x={x + w - 11} y={foot + 21}>
        {lying.bag}
      </text>
    </g>
  );
}
