// Pricing my three tiles: the axe on one, coins on the others. All by tapping, or by carrying.

import { useMemo } from 'react';
import { Pip } from '../../../web/pieces/icons.tsx';
import { Told } from '../../../web/pieces/told.tsx';
import type { TileId } from '../kit.ts';
import { AXE } from '../table.ts';
import type { SeenPlayer } from '../view.ts';
import { Worth } from './market.tsx';
import { Coin, Sign } from './pictures.tsx';
import { useScene } from './scene.ts';
import { TilePicture } from './tile/picture.tsx';
import { tileTold } from './told.ts';
import { type Best, bestPlace } from './worth.ts';
import { useWorths } from './worths.ts';

/** Three tiles, an axe and coins. */
export function PriceRack({ me }: { readonly me: SeenPlayer }) {
  const { pricing, teller, view } = useScene();
  const { say } = teller;
  const tiles = me.offers.flatMap(offer => (offer === null ? [] : [offer.tile]));
  const worths = useWorths(tiles, view.seat);
  const wanted = useWanted(tiles);
  return (
    <>
      {pricing && (
        <div className="sk-pieces" aria-hidden="true">
          {pricing.axe === null && (
            <span className="sk-piece" data-carry="" data-key="axe" title={say('page.carryAxe')}>
              <span data-carried="">
                <Sign name="axe" />
              </span>
            </span>
          )}
          {pricing.left > 0 && (
            <span
              className="sk-piece"
              data-carry=""
              data-key="coin-1"
              title={say('page.carryCoin')}
            >
              <span data-carried="">
                <Coin count={1} />
              </span>
            </span>
          )}
        </div>
      )}
      <div className="sk-hand" data-region="prices">
        {me.offers.map(
          (offer, slot) =>
            offer && (
              <Priced
                key={offer.tile}
                {...{ slot }}
                tile={offer.tile}
                price={pricing?.slots[slot]?.price ?? offer.price}
                isOpen={pricing !== null && pricing.slots[slot]?.isTold === false}
                worth={worths.get(offer.tile)}
                wanted={wanted.get(offer.tile) ?? null}
              />
            ),
        )}
      </div>
    </>
  );
}

/** Whoever else would gain most by a tile, and how much. */
interface Wanted {
  readonly seat: number;
  readonly best: Best;
}

function useWanted(tiles: readonly TileId[]): Map<TileId, Wanted | null> {
  const { table, view, times } = useScene();
  const list = tiles.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tiles are their list
  return useMemo(() => {
    const others = view.players.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));
    const left = view.rounds - view.round;
    return new Map(
      tiles.map(tile => {
        const wishes = others.map(seat => ({
          seat,
          best: bestPlace(table, seat, tile, times, left),
        }));
        const most = wishes.sort((one, other) => other.best.points - one.best.points)[0];
        return [tile, most && most.best.points > 0 ? most : null];
      }),
    );
  }, [table, list]);
}

interface PricedProps {
  readonly slot: number;
  readonly tile: TileId;
  readonly price: number;
  /** Whether it can still be changed. */
  readonly isOpen: boolean;
  readonly worth: Best | undefined;
  readonly wanted: Wanted | null;
}

function Priced({ slot, tile, price, isOpen, worth, wanted }: PricedProps) {
  const { kit, teller, pricing, look } = useScene();
  const { say } = teller;
  const isAxed = price === AXE;
  const mayAxe = isOpen && pricing !== null;
  return (
    <div className={`sk-got sk-priced ${isAxed ? 'axed' : ''}`} data-drop={`slot-${slot}`}>
      <button
        type="button"
        className={`sk-got-tile ${mayAxe && pricing.axe === null ? 'can' : ''}`}
        data-act={`axe-${slot}`}
        data-piece={`tile-${tile}`}
        data-zoom={`tile-${tile}`}
        aria-pressed={isAxed}
        onClick={() => mayAxe && pricing.putAxe(isAxed ? null : slot)}
        onPointerEnter={() => look(tile)}
        onPointerLeave={() => look(null)}
        onFocus={() => look(tile)}
        onBlur={() => look(null)}
      >
        <Told words={`${say('page.axeOn')}: ${tileTold(kit, tile, teller)}`}>
          <svg className="sk-picture" viewBox="0 0 100 100" aria-hidden="true">
            <TilePicture {...{ kit, tile }} />
          </svg>
          {isAxed && (
            <span className="sk-axe-on">
              <Sign name="axe" />
            </span>
          )}
          {mayAxe && !isAxed && (
            <span className="sk-axe-hint">
              <Sign name="axe" />
              <kbd>{slot + 1}</kbd>
            </span>
          )}
          {worth && <Worth worth={worth} />}
        </Told>
      </button>
      <div className="sk-pricing">
        {isAxed ? <b>{say('page.axedTile')}</b> : <Stepper {...{ slot, price, isOpen }} />}
        {wanted && !isAxed && (
          <small title={say('page.wantedBy', { who: teller.who(wanted.seat) })}>
            <Pip seat={wanted.seat} />+{wanted.best.points}
            <span className="vh">{say('page.wantedBy', { who: teller.who(wanted.seat) })}</span>
          </small>
        )}
      </div>
    </div>
  );
}

interface StepperProps {
  readonly slot: number;
  readonly price: number;
  readonly isOpen: boolean;
}

/** Gold on a tile, one coin more or less. */
function Stepper({ slot, price, isOpen }: StepperProps) {
  const { pricing, teller } = useScene();
  const { say } = teller;
  const button = (by: number, label: string, text: string) => (
    <button
      type="button"
      className="sk-step"
      aria-label={`${say(label)} (${slot + 1})`}
      data-act={`${by > 0 ? 'more' : 'less'}-${slot}`}
      disabled={by > 0 ? (pricing?.left ?? 0) < 1 : price <= 1}
      onClick={() => pricing?.put(slot, price + by)}
    >
      {text}
    </button>
  );
  return (
    <div className="sk-stepper">
      {isOpen && button(-1, 'page.coinLess', '−')}
      <span role="status" aria-label={say('page.priceOf', { count: price })}>
        <Coin count={price > 0 ? price : '?'} />
      </span>
      {isOpen && button(1, 'page.coinMore', '+')}
    </div>
  );
}
