// Beside the hill: the store, abilities that nobody has, the mine's bag.

import { GOODS } from '../../goods.ts';
import { Mark, type PictureName } from '../pictures.tsx';
import { Good } from './goods.tsx';
import type { Rect } from './parts.ts';
import type { SheetProps } from './sheet.ts';
import { Sheet } from './street.tsx';

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
