// My place on the tray: my purse, and what this phase asks me to handle.

import { useMemo } from 'react';
import { Told } from '../../../web/pieces/told.tsx';
import type { SeenPlayer } from '../view.ts';
import { tileKey } from './paths.ts';
import { Coin, Sign } from './pictures.tsx';
import { PlanRack } from './rack-plan.tsx';
import { PriceRack } from './rack-price.tsx';
import { useScene } from './scene.ts';
import { TilePicture } from './tile/picture.tsx';
import { tileTold } from './told.ts';
import { originsIn } from './told-round.ts';

/** The row below the question. */
export function Rack() {
  const { view, me, moves } = useScene();
  if (me === undefined) return null;
  const isPlanning = view.phase === 'plan' || view.phase === 'walk' || moves.step === 'pave';
  return (
    <div className="sk-rack">
      <Purse me={me} />
      {view.phase === 'price' ? (
        <PriceRack me={me} />
      ) : isPlanning && me.journey ? (
        <PlanRack />
      ) : (
        <Hand me={me} />
      )}
    </div>
  );
}

/** My gold, and what the next income will be. */
function Purse({ me }: { readonly me: SeenPlayer }) {
  const { teller, pricing, view, explain } = useScene();
  const { say } = teller;
  const gold = pricing?.left ?? me.gold ?? 0;
  return (
    <div className="sk-purse">
      <Coin />
      <span>
        <b>{gold}</b>
        <small>{say(pricing ? 'page.goldLeft' : 'page.gold')}</small>
      </span>
      {view.round < view.rounds && (
        <button
          type="button"
          className="sk-next-income"
          data-act="income"
          title={say('page.nextIncome')}
          onClick={event => {
            const sum = say('goldOf', { count: me.income });
            explain(
              { title: `${say('page.nextIncome')}: ${sum}`, rule: 'skye.7' },
              event.currentTarget,
            );
          }}
        >
          <Told words={`${say('page.nextIncome')}: ${me.income}`}>+{me.income}</Told>
        </button>
      )}
    </div>
  );
}

/** Tiles I got in this round, and those still for sale. */
function Hand({ me }: { readonly me: SeenPlayer }) {
  const { laying, view, teller } = useScene();
  const { say } = teller;
  const isEmpty = me.hand.length === 0 && me.offers.every(offer => offer === null);
  return (
    <>
      {laying && <Turning />}
      <div className="sk-hand" data-region="hand">
        {me.hand.map(tile => (
          <Got key={tile} tile={tile} />
        ))}
        {me.offers.map(offer => offer && <Offered key={offer.tile} {...offer} />)}
        {isEmpty && <p className="sk-note">{say(`page.rack.${view.phase}`)}</p>}
      </div>
      {laying && (
        <p className="sk-keys" aria-hidden="true">
          <kbd>Q</kbd> <kbd>E</kbd> {say('page.keys.turn')} <kbd>←↑↓→</kbd> {say('page.keys.place')}
          <br />
          <kbd>W</kbd> {say('page.keys.roads')} <kbd>?</kbd> {say('page.keys.why')}
        </p>
      )}
    </>
  );
}

/** Two buttons that turn the tile in hand. */
function Turning() {
  const { laying, teller } = useScene();
  const turn = (by: number, name: string, path: string) => (
    <button
      type="button"
      data-act={name}
      aria-label={teller.say(`page.${name}`)}
      onClick={() => laying?.rotate(by)}
    >
      <svg className="ui" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <div className="sk-turning">
      {turn(-1, 'turnLeft', 'M4 5v5h5M4.500 10a8 8 0 1 1 .8 6')}
      {turn(1, 'turnRight', 'M20 5v5h-5M19.500 10a8 8 0 1 0-.8 6')}
    </div>
  );
}

/** A tile in hand: it can be taken up, turned and carried to the land. */
function Got({ tile }: { readonly tile: number }) {
  const { laying, kit, teller, point, log, moves, hints, look } = useScene();
  const { say, who } = teller;
  const origin = useMemo(() => originsIn(log).get(tile), [log, tile]);
  const isHeld = laying?.tile === tile;
  const key = tileKey(tile);
  const may = laying !== null && moves.starts.has(key);
  const back = `return-${tile}`;
  return (
    <div className={`sk-got ${isHeld ? 'held' : ''}`}>
      <button
        type="button"
        className={`sk-got-tile ${isHeld ? 'chosen' : may ? 'can' : ''}`}
        data-key={key}
        data-piece={key}
        data-carry={may ? '' : undefined}
        data-zoom={`tile-${tile}`}
        aria-pressed={isHeld}
        onClick={event => may && point(key, event.currentTarget)}
        onPointerEnter={() => look(tile)}
        onPointerLeave={() => look(null)}
      >
        <Told words={tileTold(kit, tile, teller)}>
          <span className="sk-carried" data-carried="">
            <svg className="sk-picture" viewBox="0 0 100 100" aria-hidden="true">
              <TilePicture {...{ kit, tile }} turn={isHeld ? (laying?.turn ?? 0) : 0} />
            </svg>
          </span>
          {hints.has(key) && <kbd className="sk-key">{hints.get(key)}</kbd>}
        </Told>
      </button>
      <p>
        <b>
          {origin?.from != null
            ? say('page.boughtFrom', { who: who(origin.from) })
            : say('page.unsold')}
        </b>
        {origin && (
          <span>
            {say(origin.from === null ? 'page.toBank' : 'page.forGold', { count: origin.price })}
          </span>
        )}
        <span>{tileTold(kit, tile, teller)}</span>
        {moves.starts.has(back) && (
          <button
            type="button"
            className="btn sec"
            data-act="return"
            onClick={event => point(back, event.currentTarget)}
          >
            {say('page.return')}
          </button>
        )}
      </p>
    </div>
  );
}

/** A tile of mine that others may buy. */
function Offered({ tile, price }: { readonly tile: number; readonly price: number }) {
  const { kit, teller } = useScene();
  return (
    <div className="sk-got offered">
      <span className="sk-got-tile" data-piece={tileKey(tile)}>
        <svg className="sk-picture" viewBox="0 0 100 100" aria-hidden="true">
          <TilePicture {...{ kit, tile }} />
        </svg>
        {price > 0 ? (
          <span className="sk-price open">
            <Coin count={price} />
          </span>
        ) : (
          <Sign name="axe" />
        )}
      </span>
      <p>
        <b>{teller.say('page.forSale')}</b>
        <span>{tileTold(kit, tile, teller)}</span>
      </p>
    </div>
  );
}
