// A land on the board: its tiles, what lies on them, and where a tile may go. It is moved and zoomed.

import { type CSSProperties, useMemo, useRef } from 'react';
import { markOf } from '../../../../web/pieces/moves.ts';
import { cellOf, HOME, type Laid, tileOf, turnOf, xOf, yOf } from '../../land.ts';
import { linkedOf } from '../../survey.ts';
import { closedParts } from '../glow.ts';
import { cellIn, cellKey } from '../paths.ts';
import { useScene } from '../scene.ts';
import { TilePicture } from '../tile/picture.tsx';
import { tileTold } from '../told.ts';
import { Chip } from './chip.tsx';
import { Ghosts } from './ghosts.tsx';
import { Borders, Lying, Stops } from './lying.tsx';
import { placed } from './place.ts';
import { around, useViewport } from './viewport.ts';

/** While a finger places a tile, cells are no smaller than this. */
const FINGER = 84;

/** The land that is looked at: one's own, or somebody else's. */
export function Land() {
  const scene = useScene();
  const { view, kit, table, laying, shown, narrow, looked, roadsLit, moves, teller } = scene;
  const place = useRef<HTMLDivElement>(null);
  const own = table.lands[shown] as Laid[];
  const isMine = shown === view.seat;
  const held = isMine ? scene.held : null;
  const land = useMemo(() => (held === null ? own : [...own, held]), [own, held]);
  const closed = useMemo(() => closedParts(kit, land), [kit, land]);
  const tokens = table.journey?.roads[shown];
  const lit = useMemo(
    () => (roadsLit ? linkedOf(kit, land, tokens).slice() : []),
    [kit, land, tokens, roadsLit],
  );
  const cells = own.map(one => ({ x: xOf(cellOf(one)), y: yOf(cellOf(one)) }));
  const goals = laying ? laying.fits.keys() : moves.next.keys();
  const targets = [...goals].flatMap(key => cellIn(key) ?? []);
  const isPlacing = isMine && (laying !== null || moves.step === 'plan' || moves.step === 'pave');
  const room = isMine && laying ? 1.12 : looked !== null && isMine ? 1.1 : 0.45;
  const { seen, larger, smaller, fit } = useViewport(place, {
    frame: around(cells, room),
    aims: targets.length > 0 && isMine ? targets : cells,
    least: narrow && isPlacing ? FINGER : 34,
    most: narrow ? 104 : 118,
    moment: `${shown} ${moves.step} ${own.length} ${laying?.tile}`,
    rotate: isMine ? (laying?.rotate ?? null) : null,
  });
  const style = {
    '--cell': `${seen.cell}px`,
    translate: `${seen.x}px ${seen.y}px`,
  } as CSSProperties;
  return (
    <div className="sk-land" ref={place}>
      <div className="sk-sheet" style={style} data-region="land" data-pans>
        {own.map((one, i) => (
          <Tile
            key={one}
            {...{ one }}
            closed={closed[i] ?? 0}
            lit={lit[i] ?? 0}
            isLast={i === own.length - 1}
          />
        ))}
        {isMine && laying && <Ghosts closed={closed.at(-1) ?? 0} isFitting={held !== null} />}
        {!laying && held !== null && <Guess one={held} closed={closed.at(-1) ?? 0} />}
        <Lying />
        {isMine && <Stops />}
        {isMine && <Borders />}
        {held !== null && isMine && <Chip cell={cellOf(held)} />}
      </div>
      <div className="sk-zoomer" data-over>
        <button type="button" aria-label={teller.say('page.smaller')} onClick={smaller}>
          −
        </button>
        <button
          type="button"
          data-act="fit"
          aria-label={teller.say('page.fit')}
          title={`${teller.say('page.fit')} (F)`}
          onClick={fit}
        >
          <svg className="ui" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
          </svg>
        </button>
        <button type="button" aria-label={teller.say('page.larger')} onClick={larger}>
          +
        </button>
      </div>
      {isMine && laying && (
        <p className="sk-legend" aria-hidden="true">
          <span>
            <i />
            {teller.say('page.fitsNow')}
          </span>
          <span>
            <i className="turn" />
            {teller.say('page.fitsTurned')}
          </span>
        </p>
      )}
    </div>
  );
}

interface TileProps {
  readonly one: Laid;
  readonly closed: number;
  readonly lit: number;
  readonly isLast: boolean;
}

/** A tile of the land: something to look at, and to plan a way over. */
function Tile({ one, closed, lit, isLast }: TileProps) {
  const { kit, moves, point, teller, shown, view, fresh, aim } = useScene();
  const cell = cellOf(one);
  const key = cellKey(xOf(cell), yOf(cell));
  const isMine = shown === view.seat;
  const mark = isMine ? markOf(key, moves) : '';
  const isFresh = fresh.get(shown)?.has(cell) === true && cell !== HOME;
  return (
    <button
      type="button"
      className={`sk-cell sk-laid ${mark} ${isFresh && !isMine ? 'fresh' : ''} ${isFresh && isLast ? 'landing' : ''}`}
      style={{ ...placed(cell), '--c': `var(--p${shown + 1})` } as CSSProperties}
      data-key={isMine ? key : undefined}
      data-zoom={`tile-${tileOf(one)}`}
      aria-label={tileTold(kit, tileOf(one), teller)}
      onClick={event => isMine && point(key, event.currentTarget)}
      onPointerEnter={() => mark && aim(cell)}
      onPointerLeave={() => mark && aim(null)}
      onFocus={() => mark && aim(cell)}
      onBlur={() => mark && aim(null)}
    >
      <svg className="sk-picture" viewBox="0 0 100 100" aria-hidden="true">
        <TilePicture
          {...{ kit, closed, lit }}
          tile={tileOf(one)}
          turn={turnOf(one)}
          owner={shown}
        />
      </svg>
    </button>
  );
}

/** A tile that only might come here. */
function Guess({ one, closed }: { readonly one: Laid; readonly closed: number }) {
  const { kit } = useScene();
  return (
    <div className="sk-cell sk-guess" style={placed(cellOf(one))} aria-hidden="true">
      <svg className="sk-picture" viewBox="0 0 100 100" aria-hidden="true">
        <TilePicture {...{ kit, closed }} tile={tileOf(one)} turn={turnOf(one)} />
      </svg>
    </div>
  );
}
