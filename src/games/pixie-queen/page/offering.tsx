// My hand for the Queen: one kind of good and how many of it, or nothing.

import { useEffect, useState } from 'react';
import type { Offer } from '../choices.ts';
import { countKey, GOODS, type Good, type GoodId, GoodSign, goodKey, useScene } from './shared.ts';

/** The hand: kinds with their numbers, and how to close it. */
export default function Offering() {
  const { moves, teller, at } = useScene();
  const { say } = teller;
  const offers = moves.ways.flatMap(({ option }) =>
    (option as Offer).do === 'offer' ? [option as Extract<Offer, { do: 'offer' }>] : [],
  );
  const kinds = [...new Set(offers.map(({ good }) => good))];
  const most = (good: GoodId) =>
    Math.max(...offers.filter(offer => offer.good === good).map(({ count }) => count));
  const [held, setHeld] = useState<{ good: GoodId; count: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next hand is empty again
  useEffect(() => setHeld(null), [at]);
  const further = moves.ways.length > 0 && !moves.ways.some(({ keys }) => keys[0] === 'done');
  return (
    <fieldset className="pq-offer" aria-label={say('page.ceremony')}>
      {kinds.map(good => {
        const name = GOODS[good] as Good;
        const count = held?.good === good ? held.count : 0;
        return (
          <div key={good} className={`pq-share ${count > 0 ? 'held' : ''}`}>
            <button
              type="button"
              className={`pq-kind ${count > 0 ? 'chosen' : 'can'}`}
              data-key={goodKey('offer', good)}
              onClick={() => setHeld({ good, count: count > 0 ? count : 1 })}
            >
              <GoodSign good={name} />
              <span>
                {say(`good.${name}`)} <small>{say('page.have', { count: most(good) })}</small>
              </span>
            </button>
            <button
              type="button"
              className="pq-step"
              disabled={count === 0}
              aria-label={say('page.less')}
              onClick={() => setHeld(count > 1 ? { good, count: count - 1 } : null)}
            >
              −
            </button>
            <b aria-live="polite">{count}</b>
            <button
              type="button"
              className="pq-step"
              disabled={count >= most(good)}
              aria-label={say('page.more')}
              onClick={() => setHeld({ good, count: count + 1 })}
            >
              +
            </button>
          </div>
        );
      })}
      <div className="pq-hand-ends">
        {!further && (
          <button
            type="button"
            className="btn sec"
            data-act="done"
            onClick={() => moves.take('done')}
          >
            <Nothing />
          </button>
        )}
        <button
          type="button"
          className="btn pri"
          data-act="offer"
          disabled={held === null}
          onClick={() => held && moves.take(goodKey('offer', held.good), countKey(held.count))}
        >
          {held === null
            ? say('page.closeHand')
            : say('page.closeWith', {
                goods: say(`goods.${GOODS[held.good]}`, { count: held.count }),
              })}
        </button>
      </div>
    </fieldset>
  );
}

/** An empty hand costs something; an empty second one does not. */
function Nothing() {
  const { view, teller } = useScene();
  const { say } = teller;
  const mine = view.seat === null ? null : view.players[view.seat]?.offer;
  const has = mine?.some(count => count > 0) ?? false;
  return has ? (
    say('page.noFurther')
  ) : (
    <>
      {say('page.emptyHand')} <b className="pq-red">{say('page.passPrice')}</b>
    </>
  );
}
