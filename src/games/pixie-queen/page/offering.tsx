// My hands for the Queen: a kind of good in each, and how many of it, or nothing.

import type { Kind } from './hands.ts';
import { GOODS, type Good, GoodSign, goodKey, goodsTold, useScene } from './shared.ts';

/** The hands: kinds with their numbers, and how to close them. */
export default function Offering() {
  const { teller, hands } = useScene();
  const { say } = teller;
  if (hands === null) return null;
  const { kinds, all, free } = hands;
  return (
    <fieldset className="pq-offer" aria-label={say('page.ceremony')}>
      {all > 1 && <p className="pq-hands">{say('page.hands', { count: all })}</p>}
      {kinds.map(kind => (
        <Share key={kind.good} kind={kind} full={free === 0 && all > 1} />
      ))}
      <div className="pq-hand-ends">
        <Seal />
      </div>
    </fieldset>
  );
}

/** One kind: a hand that takes it, and fewer or more of it. */
function Share({ kind, full }: { readonly kind: Kind; readonly full: boolean }) {
  const { teller, hands } = useScene();
  const { say } = teller;
  const { good, count, most, held } = kind;
  const name = GOODS[good] as Good;
  const fixed = held || (full && count === 0);
  const hold = (wish: number) => hands?.hold(good, wish);
  return (
    <div className={`pq-share ${count > 0 ? 'held' : ''}`}>
      <button
        type="button"
        className={`pq-kind ${count > 0 ? 'chosen' : fixed ? '' : 'can'}`}
        data-key={goodKey('offer', good)}
        disabled={fixed}
        onClick={() => hold(count > 0 ? count : 1)}
      >
        <GoodSign good={name} />
        <span>
          {say(`good.${name}`)}{' '}
          <small>{held ? say('page.inHand') : say('page.have', { count: most })}</small>
        </span>
      </button>
      <button
        type="button"
        className="pq-step"
        disabled={held || count === 0}
        aria-label={say('page.less')}
        onClick={() => hold(count - 1)}
      >
        −
      </button>
      <b aria-live="polite">{count}</b>
      <button
        type="button"
        className="pq-step"
        disabled={fixed || count >= most}
        aria-label={say('page.more')}
        onClick={() => hold(count + 1)}
      >
        +
      </button>
    </div>
  );
}

/** That is all: with something in a hand, or with nothing, which costs something. */
function Seal() {
  const { teller, hands } = useScene();
  const { say } = teller;
  if (hands === null) return null;
  if (!hands.any)
    return (
      <>
        <button
          type="button"
          className="btn sec"
          data-key="done"
          data-act="done"
          onClick={hands.seal}
        >
          {say('page.emptyHand')} <b className="pq-red">{say('page.passPrice')}</b>
        </button>
        <button type="button" className="btn pri" data-act="offer" disabled>
          {say('page.closeHand')}
        </button>
      </>
    );
  const counts = GOODS.map((_good, id) => hands.kinds.find(({ good }) => good === id)?.count ?? 0);
  return (
    <button type="button" className="btn pri" data-key="done" data-act="offer" onClick={hands.seal}>
      {say(hands.all > 1 ? 'page.closeAll' : 'page.closeWith', {
        goods: goodsTold(counts, say),
      })}
    </button>
  );
}
