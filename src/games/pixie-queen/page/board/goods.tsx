// Goods as they lie on the board and behind a screen: food, coins, rocks.

import type { Good as GoodName } from '../../goods.ts';
import { Mark } from '../pictures.tsx';
import type { Slot, Spot } from './parts.ts';

const FOOD = {
  apple: { ground: '#f8dad3', ink: '#a3241b' },
  bread: { ground: '#f0dfc3', ink: '#7a4a17' },
  honey: { ground: '#fbe6b0', ink: '#8a5a00' },
} as const;

const METAL = {
  gold: { rim: '#8a6210', ink: '#3b2600' },
  silver: { rim: '#5f6770', ink: '#23282d' },
} as const;

interface CoinProps extends Slot {
  readonly metal: 'gold' | 'silver';
  readonly label?: string | number;
}

/** A coin; gold has a second rim, silver a highlight. */
export function Coin({ x, y, r, metal, label }: CoinProps) {
  const { rim, ink } = METAL[metal];
  return (
    <g>
      <circle cx={x} cy={y + 0.8} r={r} opacity=".22" />
      <circle cx={x} cy={y} r={r} fill={`url(#pq-${metal})`} stroke={rim} strokeWidth="1.2" />
      {metal === 'gold' ? (
        <circle cx={x} cy={y} r={r * 0.7} fill="none" stroke={rim} strokeWidth=".8" opacity=".65" />
      ) : (
        <path
          d={`M${x - r * 0.66} ${y}A${r * 0.66} ${r * 0.66} 0 0 1 ${x + r * 0.66} ${y}`}
          fill="none"
          stroke="#fff"
          opacity=".8"
        />
      )}
      {label !== undefined && (
        <text x={x} y={y + 4.2} className="pq-figure" fill={ink}>
          {label}
        </text>
      )}
    </g>
  );
}

/** A good in a round place. */
export function Good({ good, x, y, r }: Slot & { readonly good: GoodName }) {
  if (good === 'gold' || good === 'silver') return <Coin {...{ x, y }} r={r - 0.5} metal={good} />;
  const { ground, ink } = FOOD[good];
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={ground} stroke={ink} strokeOpacity=".45" />
      <Mark name={`good.${good}`} {...{ x, y }} size={r * 1.5} fill={ink} />
    </g>
  );
}

/** A good as a small picture of its own. */
export function GoodSign({ good }: { readonly good: GoodName }) {
  return (
    <svg className="pq-good" viewBox="0 0 30 30" aria-hidden="true">
      <Good good={good} x={15} y={15} r={13.5} />
    </svg>
  );
}

/** A place for a rock, and the rock on it. */
export function Rock({ x, y, lies }: Spot & { readonly lies: boolean }) {
  return lies ? (
    <path
      d={`M${x - 6} ${y + 4}L${x - 4} ${y - 3}L${x + 1} ${y - 6}L${x + 6} ${y - 1}L${x + 5} ${y + 4}Z`}
      fill="#c9c3ba"
      stroke="#171310"
    />
  ) : (
    <path
      d={`M${x - 4} ${y + 3}L${x - 3} ${y - 2}L${x + 1} ${y - 4}L${x + 4} ${y - 1}L${x + 4} ${y + 3}Z`}
      fill="none"
      stroke="#a08d78"
      strokeDasharray="2 1.5"
    />
  );
}

/** The colours of coins and of the ground; once on every page. */
export function Paints() {
  return (
    <svg className="pq-paints" width="0" height="0" aria-hidden="true">
      <defs>
        <radialGradient id="pq-gold" cx=".35" cy=".3" r=".9">
          <stop stopColor="#fbe6a6" />
          <stop offset=".6" stopColor="#e3b341" />
          <stop offset="1" stopColor="#bf8a1e" />
        </radialGradient>
        <radialGradient id="pq-silver" cx=".35" cy=".3" r=".9">
          <stop stopColor="#fafbfc" />
          <stop offset=".6" stopColor="#c9cdd2" />
          <stop offset="1" stopColor="#929aa3" />
        </radialGradient>
        <linearGradient id="pq-sky" x2="0" y2="1">
          <stop stopColor="#b9aed6" />
          <stop offset=".55" stopColor="#e6d3dc" />
          <stop offset="1" stopColor="#f3e3cf" />
        </linearGradient>
        <linearGradient id="pq-earth" x2="0" y2="1">
          <stop stopColor="#5b4636" />
          <stop offset="1" stopColor="#32261e" />
        </linearGradient>
        <linearGradient id="pq-sand" x2="0" y2="1">
          <stop stopColor="#e2cfa6" />
          <stop offset="1" stopColor="#cdb586" />
        </linearGradient>
      </defs>
    </svg>
  );
}
