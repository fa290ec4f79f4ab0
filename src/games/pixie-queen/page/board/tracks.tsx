// The sheet of both tracks, with penalties and prices at a glance.

import type { Teller } from '../../../../kernel/box.ts';
import type { TrackSpace } from '../../board.ts';
import { Coin } from './goods.tsx';
import type { TracksPlan } from './parts-sheets.ts';
import type { SheetProps } from './sheet.ts';
import { Sheet } from './street.tsx';

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
        <title>{say('page.ppTold')}</title>
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
          <title>{say('page.vpTold')}</title>
          {say('page.vp')}
        </text>
      )}
    </g>
  );
}
