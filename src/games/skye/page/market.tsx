// The market: the tiles in front of all other screens, with prices once they are shown, what each would
// bring me, and who could pay for it as far as I may know.

import { type CSSProperties, useMemo } from 'react';
import type { Teller } from '../../../kernel/box.ts';
import { Pip } from '../../../web/pieces/icons.tsx';
import { markOf } from '../../../web/pieces/moves.ts';
import { Told } from '../../../web/pieces/told.tsx';
import type { TileId } from '../kit.ts';
import type { SeenPlayer } from '../view.ts';
import { type Buyer, buyersOf } from './buyers.ts';
import { tileKey } from './paths.ts';
import { Coin, Sign } from './pictures.tsx';
import { useScene } from './scene.ts';
import { TilePicture } from './tile/picture.tsx';
import { tileTold } from './told.ts';
import { axedIn, servedIn } from './told-round.ts';
import type { Best } from './worth.ts';
import { useWorths } from './worths.ts';

/** Everybody else's tiles, in the order of play. */
export function Market() {
  const { view, teller, log } = useScene();
  const { players, first, seat } = view;
  const order = players.map((_, at) => (first + at) % players.length);
  const sellers = order.filter(one => one !== seat);
  const tiles = sellers.flatMap(one => tilesOf(players[one]));
  const worths = useWorths(tiles, seat);
  const axed = useMemo(() => axedIn(log), [log]);
  return (
    <section className="sk-market" aria-label={teller.say('page.market')} data-region="market">
      {sellers.map(seller => (
        <Seller key={seller} {...{ seller, worths }} axed={axed.get(seller)} />
      ))}
    </section>
  );
}

const tilesOf = (player: SeenPlayer | undefined): TileId[] =>
  (player?.offers ?? []).flatMap(offer => (offer === null ? [] : [offer.tile]));

interface SellerProps {
  readonly seller: number;
  readonly worths: ReadonlyMap<TileId, Best>;
  /** The tile that went back to the bag. */
  readonly axed: TileId | undefined;
}

function Seller({ seller, worths, axed }: SellerProps) {
  const { view, teller, kit, log } = useScene();
  const { say, who } = teller;
  const player = view.players[seller] as SeenPlayer;
  const served = servedIn(log).get(seller);
  const status =
    view.phase === 'price'
      ? say(player.ready ? 'page.sealed' : 'page.thinking')
      : served
        ? say(`page.${served}`)
        : '';
  return (
    <div className="sk-seller" style={{ '--c': `var(--p${seller + 1})` } as CSSProperties}>
      <h3>
        <Pip seat={seller} />
        <span>{who(seller)}</span>
        <small>{status}</small>
      </h3>
      <div className="sk-wares">
        {player.offers.map(offer =>
          offer === null ? null : (
            <Ware
              key={offer.tile}
              {...{ seller }}
              {...offer}
              isSealed={player.ready && view.phase === 'price'}
              worth={worths.get(offer.tile)}
            />
          ),
        )}
        {view.phase === 'buy' && axed !== undefined && (
          <span className="sk-axed" title={say('page.axed')}>
            <svg className="sk-picture" viewBox="0 0 100 100" aria-hidden="true">
              <TilePicture {...{ kit }} tile={axed} simple />
            </svg>
            <Sign name="axe" />
            <span className="vh">{say('page.axed')}</span>
          </span>
        )}
        {tilesOf(player).length === 0 && axed === undefined && (
          <p className="sk-none">{say('page.noWares')}</p>
        )}
      </div>
    </div>
  );
}

interface WareProps {
  readonly seller: number;
  readonly tile: TileId;
  readonly price: number;
  readonly isSealed: boolean;
  readonly worth: Best | undefined;
}

/** A tile for sale. */
function Ware({ seller, tile, price, isSealed, worth }: WareProps) {
  const { view, table, moves, point, look, kit, teller, hints } = useScene();
  const { say } = teller;
  const key = tileKey(tile);
  const buyers = price > 0 ? buyersOf(view, table, seller, price) : [];
  const words = buyers.map(({ seat, isSure }) =>
    say(isSure ? 'page.canPay' : 'page.mayPay', { who: teller.who(seat) }),
  );
  const label = [
    tileTold(kit, tile, teller),
    price > 0 ? say('page.priceOf', { count: price }) : '',
    worth ? worthTold(worth, say) : '',
    ...words,
  ];
  return (
    <button
      type="button"
      className={`sk-ware ${markOf(key, moves)}`}
      data-key={key}
      data-piece={key}
      data-zoom={`tile-${tile}`}
      onClick={event => point(key, event.currentTarget)}
      onPointerEnter={() => look(tile)}
      onPointerLeave={() => look(null)}
      onFocus={() => look(tile)}
      onBlur={() => look(null)}
    >
      <Told words={label.filter(Boolean).join(', ')}>
        <svg className="sk-picture" viewBox="0 0 100 100" aria-hidden="true">
          <TilePicture {...{ kit, tile }} />
        </svg>
        {(price > 0 || isSealed) && (
          <span className={`sk-price ${price > 0 ? 'open' : ''}`}>
            <Coin count={price > 0 ? price : '?'} />
          </span>
        )}
        {worth && <Worth worth={worth} />}
        {price > 0 && <Buyers buyers={buyers} words={words} />}
        {hints.has(key) && <kbd>{hints.get(key)}</kbd>}
      </Told>
    </button>
  );
}

/** What a tile is worth, in words. */
function worthTold({ places, points }: Best, say: Teller['say']) {
  if (places === 0) return say('page.fitsNowhere');
  return say('page.worth', { count: points });
}

/** What a tile would bring me at best by the end of the game. */
export function Worth({ worth }: { readonly worth: Best }) {
  const { teller } = useScene();
  const { places, points } = worth;
  return (
    <span
      className={`sk-worth ${places === 0 ? 'none' : points > 0 ? 'some' : ''}`}
      title={worthTold(worth, teller.say)}
      aria-hidden="true"
    >
      {places === 0 ? '×' : points > 0 ? `+${points}` : '·'}
    </span>
  );
}

interface BuyersProps {
  readonly buyers: readonly Buyer[];
  readonly words: readonly string[];
}

/** Their signs: filled surely, pale perhaps. */
function Buyers({ buyers, words }: BuyersProps) {
  if (buyers.length === 0) return null;
  return (
    <span className="sk-buyers" title={words.join(', ')}>
      {buyers.map(({ seat, isSure }) => (
        <span key={seat} className={isSure ? '' : 'maybe'}>
          <Pip seat={seat} />
        </span>
      ))}
    </span>
  );
}
