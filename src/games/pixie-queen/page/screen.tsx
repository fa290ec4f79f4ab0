// My place on the tray: goods behind my screen, tiles on its front, tokens before it.

import type { Teller } from '../../../kernel/box.ts';
import { Icon } from '../../../web/pieces/icons.tsx';
import { type Key, markOf } from '../../../web/pieces/moves.ts';
import { Told } from '../../../web/pieces/told.tsx';
import components from '../components.json';
import { GOODS, type Good } from '../goods.ts';
import { NOBODY } from '../table.ts';
import { ONCE } from '../tiles.ts';
import type { SeenPlayer } from '../view.ts';
import { GoodSign } from './board/goods.tsx';
import { Token } from './board/meeples.tsx';
import { ownKey } from './paths.ts';
import { type PictureName, Sign } from './pictures.tsx';
import { useScene } from './scene.ts';
import { abilityName } from './spots.tsx';

/** Goods, tiles, tokens. */
export function Screen() {
  const { view, teller } = useScene();
  const { say } = teller;
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (me === undefined || !me.in) return null;
  return (
    <div className="pq-row">
      <section className="pq-behind" aria-label={say('page.behind')}>
        <h3>
          <Icon name="lid" />
          {say('page.behind')}{' '}
          <small>{say('page.onlyYou', { count: me.victory?.total ?? 0 })}</small>
        </h3>
        <div className="pq-goods" data-region="goods">
          {GOODS.map((good, id) => (
            <Stock key={good} good={good} count={me.goods?.[id] ?? 0} />
          ))}
          <Points me={me} />
        </div>
      </section>
      <section className="pq-front" aria-label={say('page.front')}>
        <h3>{say('page.front')}</h3>
        <Tiles me={me} />
      </section>
      <section className="pq-before" aria-label={say('page.tokensTitle')}>
        <Tokens count={me.tokens} owner={view.seat ?? 0} />
      </section>
    </div>
  );
}

const WAYS = ['give', 'drop', 'add', 'offer'] as const;

/** One good: a button while it can be given. */
function Stock({ good, count }: { readonly good: Good; readonly count: number }) {
  const { moves, point, teller } = useScene();
  const { say } = teller;
  const words = say(`goods.${good}`, { count });
  const key = WAYS.map((way): Key => `${way}-${good}`).find(
    name => moves.next.has(name) || moves.chosen.includes(name),
  );
  const inside = (
    <Told words={words}>
      <GoodSign good={good} />
      <span>
        <b>{count}</b>
        <small>{say(`good.${good}`)}</small>
      </span>
    </Told>
  );
  const look = `pq-stock-of ${count === 0 ? 'none' : ''}`;
  if (key === undefined)
    return (
      <span className={look} id={`stock-${good}`}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      id={`stock-${good}`}
      className={`${look} ${markOf(key, moves)}`}
      data-key={key}
      onClick={event => point(key, event.currentTarget)}
    >
      {inside}
    </button>
  );
}

/** Victory points behind the screen. */
function Points({ me }: { readonly me: SeenPlayer }) {
  const { teller } = useScene();
  const { say } = teller;
  const total = me.victory?.total ?? 0;
  return (
    <span className={`pq-stock-of points ${total === 0 ? 'none' : ''}`} id="stock-points">
      <Told words={say('page.victory', { count: total })}>
        <i className="pq-star" />
        <span>
          <b>{total}</b>
          <small>{say('page.vp')}</small>
        </span>
      </Told>
    </span>
  );
}

interface Tile {
  readonly key: Key;
  readonly picture: PictureName;
  readonly name: string;
  readonly text: string;
  readonly zoom: string;
}

/** What lies on a screen, extra slot included. */
export function tilesOf(me: SeenPlayer, say: Teller['say']): Tile[] {
  const food = (value: number, slot: number): Tile[] =>
    value === 0
      ? []
      : [
          {
            key: ownKey('food', slot),
            picture: 'food-tile',
            name: say('page.meal', { count: value }),
            text: say('page.foodTileText'),
            zoom: 'meal-0',
          },
        ];
  const once = (tile: number, slot: number): Tile[] =>
    tile === NOBODY
      ? []
      : [
          {
            key: ownKey('once', slot),
            picture: `oneOff.${ONCE[tile]}` as PictureName,
            name: say(`once.${ONCE[tile]}`),
            text: say(`page.once.${ONCE[tile]}`),
            zoom: `once-${tile}`,
          },
        ];
  const ability = abilityName(me.ability);
  return [
    ...food(me.foodTile, 0),
    ...once(me.once, 0),
    ...(me.ability === NOBODY
      ? []
      : [
          {
            key: ownKey('ability', 0),
            picture: `ability.${ability}` as PictureName,
            name: say(`ability.${ability}`),
            text: say(`page.ability.${ability}`),
            zoom: `ability-${me.ability}`,
          },
        ]),
    ...food(me.extraFood, 1),
    ...once(me.extraOnce, 1),
  ];
}

function Tiles({ me }: { readonly me: SeenPlayer }) {
  const { moves, point, teller } = useScene();
  const { say } = teller;
  const tiles = tilesOf(me, say);
  return (
    <div className="pq-tiles" data-region="tiles">
      {tiles.map(({ key, picture, name, text, zoom }) => (
        <button
          key={key}
          type="button"
          className={`pq-tile ${markOf(key, moves)}`}
          data-key={key}
          data-zoom={zoom}
          title={text}
          onClick={event => point(key, event.currentTarget)}
        >
          <Sign name={picture} />
          <span>
            <b>{name}</b>
            <small>{text}</small>
          </span>
        </button>
      ))}
      {tiles.length === 0 && <p>{say('page.noTiles')}</p>}
    </div>
  );
}

/** Action tokens I still have; the others lie on the board. */
function Tokens({ count, owner }: { readonly count: number; readonly owner: number }) {
  const { teller } = useScene();
  const all = Math.max(count, components.kit.tokens);
  return (
    <p className="pq-tokens">
      <Told words={teller.say('page.tokensLeft', { count })}>
        {Array.from({ length: all }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
          <svg key={i} viewBox="-17 -16 34 34" aria-hidden="true">
            {i < count ? (
              <Token owner={owner} r={14} />
            ) : (
              <circle
                r="13.5"
                fill="none"
                stroke="#ead7bd"
                strokeWidth="1.6"
                strokeDasharray="4 3"
              />
            )}
          </svg>
        ))}
      </Told>
    </p>
  );
}
