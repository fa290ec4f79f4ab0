// What lies on a land besides tiles: journeymen, waypoints with the way between them, road tokens, and
// what is being counted.

import { SHAPES } from '../../../../web/pieces/icons.tsx';
import { markOf } from '../../../../web/pieces/moves.ts';
import {
  type Border,
  besides,
  type Cell,
  cellAt,
  cellOf,
  type Laid,
  tileOf,
  turnOf,
  xOf,
  yOf,
} from '../../land.ts';
import type { JourneyTable } from '../../table.ts';
import { withRoad } from '../as-table.ts';
import { roadKey } from '../paths.ts';
import { Sign } from '../pictures.tsx';
import { useScene } from '../scene.ts';
import { areaPath, drawnOf } from '../tile/picture.tsx';
import { gainTold } from '../told.ts';
import { costsOn, openingsAt, wayTo } from '../walkway.ts';
import { gainOver, standOf } from '../worth.ts';
import { placed } from './place.ts';

const middle = (cell: Cell) => [xOf(cell) * 100 + 50, yOf(cell) * 100 + 50] as const;
const points = (cells: readonly Cell[]) => cells.map(cell => middle(cell).join(',')).join(' ');

/** Everything that lies there for all to see. */
export function Lying() {
  const { table, shown, counted } = useScene();
  const journey = table.journey;
  const way = usePlannedWay();
  return (
    <svg className="sk-over" viewBox="0 0 100 100" aria-hidden="true">
      {counted && <Counted />}
      {journey && (journey.roads[shown] ?? []).map(border => <Road key={border} border={border} />)}
      {way.length > 1 && (
        <>
          <polyline className="sk-way-edge" points={points(way)} />
          <polyline className="sk-way" points={points(way)} />
        </>
      )}
      <Maybe />
      {journey && <Flags />}
      {journey && <Pawn cell={journey.pawns[shown] as Cell} owner={shown} />}
    </svg>
  );
}

/** The way to the tile that is pointed at. */
function Maybe() {
  const { aimed, moves, table, me, view } = useScene();
  const journey = me?.journey;
  if (aimed === null || moves.step !== 'plan' || !journey) return null;
  const { x, y } = journey.plan?.at(-1) ?? journey.pawn;
  const way = wayTo(table as JourneyTable, view.seat ?? 0, cellAt(x, y), aimed);
  if (way.length < 2) return null;
  return (
    <>
      <polyline className="sk-way-edge" points={points(way)} />
      <polyline className="sk-way maybe" points={points(way)} />
    </>
  );
}

/** The whole way of a plan, tile by tile. */
function usePlannedWay(): Cell[] {
  const { table, shown, view } = useScene();
  const plan = view.players[shown]?.journey?.plan ?? [];
  if (table.journey === null || plan.length === 0 || view.phase === 'score') return [];
  let from = table.journey.pawns[shown] as Cell;
  const way = [from];
  for (const { x, y } of plan) {
    const to = cellAt(x, y);
    way.push(...wayTo(table as JourneyTable, shown, from, to).slice(1));
    from = to;
  }
  return way;
}

/** A road token across a border. */
function Road({ border }: { readonly border: Border }) {
  const [one, other] = besides(border).map(middle) as [
    readonly [number, number],
    readonly [number, number],
  ];
  const [x, y] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const turn = one[1] === other[1] ? 0 : 90;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} className="sk-token-road">
      <rect x="-21" y="-8" width="42" height="16" rx="5" />
      <path d="M-17 0H17" />
    </g>
  );
}

/** Waypoints of the plan, in their order. */
function Flags() {
  const { view, shown } = useScene();
  const plan = view.players[shown]?.journey?.plan ?? [];
  return plan.map(({ x, y }, nth) => (
    <g
      key={`${x} ${y}`}
      className="sk-flag"
      transform={`translate(${x * 100 + 74} ${y * 100 + 30})`}
    >
      <path d="M-9 14V-16" />
      <path d="M-9-16H13L7-8.500 13-1H-9Z" fill={`var(--p${shown + 1})`} />
      <text x="-1" y="-4.500">
        {nth + 1}
      </text>
    </g>
  ));
}

/** A journeyman, with the colour and shape of its player. */
function Pawn({ cell, owner }: { readonly cell: Cell; readonly owner: number }) {
  const [x, y] = middle(cell);
  return (
    <g className="sk-pawn" transform={`translate(${x - 26} ${y + 16})`}>
      <ellipse cx="0" cy="19" rx="15" ry="4.500" className="sk-pawn-shadow" />
      <path
        fill={`var(--p${owner + 1})`}
        d="M0-20a8 8 0 0 1 4.500 14.500Q13-2 14 6L9 9 7 6 9.500 19H2L0 12-2 19H-9.500L-7 6-9 9-14 6Q-13-2-4.500-5.500A8 8 0 0 1 0-20Z"
      />
      <path
        d={SHAPES[owner] ?? ''}
        transform="translate(-6 -5) scale(.5)"
        className="sk-pawn-shape"
      />
    </g>
  );
}

/** Areas and tiles that bring points just now. */
function Counted() {
  const { counted, table, shown, kit } = useScene();
  const land = table.lands[shown] as Laid[];
  return counted?.lit.map(({ tile, part }) => {
    const one = land[tile];
    if (one === undefined) return null;
    const [x, y] = [xOf(cellOf(one)) * 100, yOf(cellOf(one)) * 100];
    const { print, shapes } = drawnOf(kit, tileOf(one), turnOf(one));
    return (
      <path
        key={`${tile} ${part}`}
        className="sk-counted"
        transform={`translate(${x} ${y})`}
        fillRule="evenodd"
        d={part === null ? 'M4 4H96V96H4Z' : areaPath(print, shapes, part)}
      />
    );
  });
}

/** While I plan: what it costs to get to each tile, and which tracks it would move. */
export function Stops() {
  const { moves, table, view, teller, me } = useScene();
  if (moves.step !== 'plan' || table.journey === null || !me?.journey || moves.chosen[0] === 'road')
    return null;
  const seat = view.seat as number;
  const last = me.journey.plan?.at(-1) ?? me.journey.pawn;
  const costs = costsOn(table as JourneyTable, seat, cellAt(last.x, last.y));
  const land = table.lands[seat] as Laid[];
  return land.map(one => {
    const cell = cellOf(one);
    if (!moves.next.has(`cell-${xOf(cell)}_${yOf(cell)}`)) return null;
    const openings = openingsAt(table as JourneyTable, seat, cell);
    return (
      <span key={cell} className="sk-stop" style={placed(cell)}>
        <b title={teller.say('page.walkCost', { count: costs.get(cell) ?? 0 })}>
          <Sign name="boots" />
          {costs.get(cell)}
        </b>
        {openings.map(({ track, cost }) => (
          <i key={track} className={`sk-of-${track}`}>
            <Sign name={track} />
            {cost > 0 && <small>{cost}</small>}
          </i>
        ))}
      </span>
    );
  });
}

/** Borders where a road token may be laid. */
export function Borders() {
  const { moves, point, teller, stand, table, view } = useScene();
  const borders = [...moves.next.keys()].flatMap(key => {
    const [, x, y, side] = /^border-(-?\d+)_(-?\d+)_([ES])$/.exec(key) ?? [];
    return x === undefined ? [] : [{ x: Number(x), y: Number(y), side: side as 'E' | 'S' }];
  });
  return borders.map(({ x, y, side }) => {
    const key = roadKey(x, y, side);
    const gain =
      stand &&
      gainOver(stand, standOf(withRoad(table, view.seat ?? 0, x, y, side), view.seat ?? 0));
    const told = gain ? gainTold(gain, teller.say) : '';
    return (
      <button
        key={key}
        type="button"
        className={`sk-border ${side} ${markOf(key, moves)}`}
        style={placed(cellAt(x, y))}
        data-key={key}
        aria-label={[`${teller.say('page.roadHere')} (${x}, ${y}, ${side})`, told]
          .filter(Boolean)
          .join(': ')}
        onClick={event => point(key, event.currentTarget)}
      >
        {told && <span>{told}</span>}
      </button>
    );
  });
}
