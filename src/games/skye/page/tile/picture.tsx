// A tile's picture: a pure function of what is printed on it. Symbols always stand upright.

import { memo } from 'react';
import components from '../../components.json';
import type { Kit, TileId } from '../../kit.ts';
import { type Placed, placesOn, WIDTHS } from './places.ts';
import { type Print, printOf, type SymbolName, type TerrainName } from './print.ts';
import { type Scatter, scatterOn } from './scatter.ts';
import { type Lobe, type Shapes, shapesOf } from './shapes.ts';
import { UseSymbol } from './symbols.tsx';

/** Everything there is to draw, found once for each tile and turn. */
interface Drawn {
  readonly print: Print;
  readonly shapes: Shapes;
  readonly symbols: readonly Placed[];
  readonly scatter: Scatter;
}

const drawings = new WeakMap<Kit, Map<number, Drawn>>();

/** What to draw for a tile in a turn. */
export function drawnOf(kit: Kit, tile: TileId, turn: number): Drawn {
  let known = drawings.get(kit);
  if (known === undefined) {
    known = new Map();
    drawings.set(kit, known);
  }
  const key = tile * 4 + turn;
  let drawn = known.get(key);
  if (drawn === undefined) {
    const print = printOf(kit, tile, turn);
    const shapes = shapesOf(print);
    const symbols = placesOn(print, shapes);
    drawn = { print, shapes, symbols, scatter: scatterOn(print, shapes, symbols) };
    known.set(key, drawn);
  }
  return drawn;
}

interface TileProps {
  readonly kit: Kit;
  readonly tile: TileId;
  readonly turn?: number;
  /** Whose castle it is, if it is one. */
  readonly owner?: number;
  /** Without peaks and tufts, for small pictures. */
  readonly simple?: boolean;
  /** Its parts that belong to closed areas, as bits. */
  readonly closed?: number;
  /** Its roads that reach the castle, as bits; shown on demand. */
  readonly lit?: number;
}

/** Everything on a tile, in a box of 100 by 100. */
export const TilePicture = memo(function TilePicture(props: TileProps) {
  const { kit, tile, turn = 0, owner = 0, simple = false, closed = 0, lit = 0 } = props;
  const drawn = drawnOf(kit, tile, turn);
  const { print, shapes, symbols, scatter } = drawn;
  return (
    <g className="sk-tile" clipPath="url(#sk-round)">
      <Ground print={print} shapes={shapes} />
      {!simple && <Scenery {...scatter} />}
      <Roads print={print} shapes={shapes} simple={simple} lit={lit} />
      {closed > 0 && <Closed print={print} shapes={shapes} closed={closed} />}
      {symbols.map(one => (
        <Standing key={`${one.name} ${one.x} ${one.y}`} {...{ one, owner }} scroll={print.scroll} />
      ))}
    </g>
  );
});

const LAYERS: readonly TerrainName[] = ['pasture', 'mountain', 'water'];

/** Lobes in the order they lie, shores on top. */
function Ground({ print, shapes }: { readonly print: Print; readonly shapes: Shapes }) {
  const lobes = shapes.lobes.toSorted(
    (one, other) => LAYERS.indexOf(one.terrain) - LAYERS.indexOf(other.terrain),
  );
  const isBridged = print.centre === 'water' && print.roads.length > 0;
  return (
    <>
      <rect className={`sk-${print.centre}`} width="100" height="100" />
      {isBridged &&
        shapes.roads.flatMap(d =>
          ['sk-bridge-edge', 'sk-bridge', 'sk-planks'].map(name => (
            <path key={name + d} className={name} d={d} />
          )),
        )}
      {lobes.map(({ part, terrain, path }) => (
        <path key={part} className={`sk-${terrain}`} d={path} />
      ))}
      {lobes.map(lobe => (
        <Shore key={lobe.part} lobe={lobe} isWet={isWet(lobe, print)} />
      ))}
    </>
  );
}

const isWet = ({ terrain }: Lobe, { centre }: Print) => terrain === 'water' || centre === 'water';

function Shore({ lobe, isWet: wet }: { readonly lobe: Lobe; readonly isWet: boolean }) {
  if (!wet) return <path className="sk-seam" d={lobe.shore} />;
  return (
    <>
      <path className="sk-shore" d={lobe.shore} />
      <path className="sk-surf" d={lobe.shore} />
    </>
  );
}

function Scenery({ waves, tufts, bushes, peaks }: Scatter) {
  return (
    <>
      {waves && <path className="sk-waves" d={waves} />}
      {tufts && <path className="sk-tufts" d={tufts} />}
      {bushes && <path className="sk-bushes" d={bushes} />}
      {peaks.map(({ light, dark, snow }) => (
        <g key={light}>
          <path className="sk-peak" d={light} />
          <path className="sk-shade" d={dark} />
          {snow && <path className="sk-snow" d={snow} />}
        </g>
      ))}
    </>
  );
}

interface RoadsProps {
  readonly print: Print;
  readonly shapes: Shapes;
  readonly simple: boolean;
  readonly lit: number;
}

/** Roads; over a water centre they lie on land only, and the bridge shows between. */
function Roads({ print, shapes, simple, lit }: RoadsProps) {
  if (shapes.roads.length === 0) return null;
  const layer = (name: string) =>
    shapes.roads.map(d => <path key={name + d} className={name} d={d} />);
  const clip = `sk-land-${print.id}-${print.parts.map(({ sides }) => sides.join('')).join('-')}`;
  return (
    <>
      {print.centre === 'water' ? (
        <>
          <clipPath id={clip}>
            {shapes.lobes.map(({ part, path }) => (
              <path key={part} d={path} />
            ))}
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            {layer('sk-road-edge')}
            {layer('sk-road')}
          </g>
        </>
      ) : (
        <>
          {layer('sk-road-edge')}
          {layer('sk-road')}
          {!simple && layer('sk-ruts')}
        </>
      )}
      {shapes.roads.map((d, road) =>
        lit & (1 << road) ? <path key={`lit${d}`} className="sk-lit" d={d} /> : null,
      )}
    </>
  );
}

interface ClosedProps {
  readonly print: Print;
  readonly shapes: Shapes;
  readonly closed: number;
}

/** The gold line inside every closed area. */
function Closed({ print, shapes, closed }: ClosedProps) {
  return print.parts.map((_, part) => {
    if ((closed & (1 << part)) === 0) return null;
    const id = `sk-in-${print.id}-${part}-${print.parts.map(({ sides }) => sides.join('')).join('-')}`;
    const shores = shoresOf(print, shapes, part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
      <g key={part} className="sk-closed">
        <clipPath id={id}>
          <path d={areaPath(print, shapes, part)} clipRule="evenodd" />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          {shores.map(d => (
            <path key={d} d={d} />
          ))}
        </g>
      </g>
    );
  });
}

/** The borders of a part inside its tile. */
function shoresOf(print: Print, { lobes }: Shapes, part: number): string[] {
  const isHeart = print.parts[part]?.hasCentre;
  return lobes.filter(lobe => isHeart || lobe.part === part).map(({ shore }) => shore);
}

/** A part's outline; of the ground it is the tile without the lobes (even-odd). */
export function areaPath(print: Print, { lobes }: Shapes, part: number): string {
  const lobe = lobes.find(one => one.part === part);
  if (lobe) return lobe.path;
  return `M0 0H100V100H0Z${print.parts[part]?.hasCentre ? lobes.map(({ path }) => path).join('') : ''}`;
}

interface SymbolProps {
  readonly one: Placed;
  readonly owner: number;
  readonly scroll: SymbolName | null;
}

function Standing({ one: { name, x, y }, owner, scroll }: SymbolProps) {
  if (name === 'scroll') return scroll && <Scroll x={x} y={y} counts={scroll} />;
  if (name !== 'castle') return <UseSymbol name={name} x={x} y={y} width={WIDTHS[name]} />;
  return (
    <>
      <circle className="sk-court" cx="50" cy="50" r="21" />
      <circle className="sk-ring" cx="50" cy="50" r="21" stroke={`var(--p${owner + 1})`} />
      <UseSymbol name="castle" x={50} y={50} width={32} />
    </>
  );
}

/** Figures as lines: 1 beside a slash and a 2, and 1 alone. */
const ONE_OF_TWO =
  'M-15.500-1.500-13.500-3V6.500M-11.500 7.500-8-4M-6.500 .2a2.200 2.200 0 0 1 4.300.6Q-2.300 2.700-6.500 6.500H-1.800';
const ONE = 'M-11-1.500-8.500-3.500V6.500';

/** A scroll says what it counts, and how many of it make a point. */
function Scroll({ x, y, counts }: { x: number; y: number; counts: SymbolName }) {
  const per = components.scrolls[counts];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="sk-scroll"
        d="M-18-9.500h36v18a2.500 2.500 0 0 1-2.500 2.500h-31a2.500 2.500 0 0 1-2.500-2.500Z"
      />
      <path
        className="sk-roll"
        d="M-19.500-12h39a2.200 2.200 0 0 1 0 4.800h-39a2.200 2.200 0 0 1 0-4.800Z"
      />
      <path className="sk-figure" d={per > 1 ? ONE_OF_TWO : ONE} />
      <circle className="sk-counts" cx="8.500" cy="2" r="8" />
      <UseSymbol name={counts} x={8.5} y={2} width={16} />
    </g>
  );
}
