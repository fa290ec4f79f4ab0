// A standing order: when the table is to wait for one's Courier.

import { useState } from 'react';
import type { Teller } from '../../../kernel/box.ts';
import { COURIER, SUITS, type Suit } from '../cards.ts';
import type { Order } from '../choices.ts';
import { cardName, suitName } from './names.ts';
import { useScene } from './scene.ts';

/** An order in words. */
function orderName(order: Order, teller: Teller): string {
  const { say } = teller;
  switch (order.when) {
    case 'never':
      return say('page.orderNever');
    case 'always':
      return say('page.orderAlways');
    case 'suit':
      return say('page.orderSuit', { suit: suitName(SUITS[order.suit] as Suit, teller) });
    case 'card':
      return say('page.orderCard', { card: cardName(order.card, teller) });
  }
}

/** All orders one may give, in a list; else the order a Courier's owner has given. */
export function Orders() {
  const { moves, teller, view } = useScene();
  const { say } = teller;
  const [chosen, choose] = useState(0);
  if (moves.step !== 'order')
    return view.order && view.hand.includes(COURIER) ? (
      <p className="v-order-now">
        {say('page.orderNow', { order: orderName(view.order, teller) })}
      </p>
    ) : null;
  return (
    <form
      className="v-order"
      action={() => {
        const key = moves.ways[chosen]?.keys[0];
        if (key !== undefined) moves.point(key);
      }}
    >
      <label>
        {say('page.orderTitle')}
        <select value={chosen} onChange={event => choose(Number(event.target.value))}>
          {moves.ways.map(({ option, keys }, i) => (
            <option key={keys[0]} value={i}>
              {orderName(option as Order, teller)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn pri" data-act="give-order">
        {say('page.orderGive')}
      </button>
    </form>
  );
}
