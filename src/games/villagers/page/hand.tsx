// The person's hand, sorted by suit, and in the draft the square that fills up to the limit.

import type { CSSProperties } from 'react';
import { NOBODY } from '../cards.ts';
import { Face, Strip } from './card.tsx';
import { bySuit, cardLabel } from './names.ts';
import { handPiece } from './news.ts';
import { handKey, squareKey } from './paths.ts';
import { Piece } from './piece.tsx';
import { useScene } from './scene.ts';

/** Cards to pick up by click, key or drag. */
export function Hand() {
  const { view, moves, teller } = useScene();
  const cards = bySuit(view.hand);
  const freed = view.freed !== null && moves.step === 'settle' ? view.freed : null;
  const copies = new Map<number, number>();
  return (
    <div className="v-hand">
      <Square />
      <div
        className="v-cards"
        data-region="hand"
        data-fan
        style={{ '--n': Math.max(1, cards.length) } as CSSProperties}
      >
        {freed !== null && <InHand card={freed} copy={9} />}
        {cards.map(card => {
          const copy = copies.get(card) ?? 0;
          copies.set(card, copy + 1);
          return <InHand key={handPiece(card, copy)} card={card} copy={copy} />;
        })}
        {cards.length === 0 && <p className="v-no-cards">{teller.say('page.emptyHand')}</p>}
      </div>
    </div>
  );
}

function InHand({ card, copy }: { card: number; copy: number }) {
  const { view, moves, teller, news } = useScene();
  const idle = moves.step === 'build' && moves.from(handKey(card)).length === 0;
  const from = news.taken.get(view.seat ?? NOBODY)?.length ? 'v-square' : undefined;
  return (
    <div className="v-slot">
      <Piece
        name={handKey(card)}
        card={card}
        className={`v-card ${idle ? 'idle' : ''}`}
        label={cardLabel(card, teller)}
        zoom={`card-${card}`}
        piece={handPiece(card, copy)}
        from={from}
      >
        <Face card={card} teller={teller} />
      </Piece>
    </div>
  );
}

/** The cards drafted this round, and how many are still to come. */
function Square() {
  const { view, teller, news } = useScene();
  const { say } = teller;
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (!me || view.phase !== 'draft') return null;
  const missing = Math.max(0, me.draftLimit - Math.max(me.drafted, me.square.length));
  const from = news.taken.get(view.seat as number) ?? [];
  return (
    <div className="v-square" id="v-square" data-region="square">
      <h4>
        {say('page.square')}{' '}
        <small>{say('page.ofLimit', { count: me.drafted, of: me.draftLimit })}</small>
      </h4>
      {me.square.map((card, i) => (
        <Piece
          // biome-ignore lint/suspicious/noArrayIndexKey: copies lie in the order they came
          key={i}
          name={squareKey(view.seat as number, card)}
          card={card}
          className="v-covered"
          label={cardLabel(card, teller)}
          zoom={`card-${card}`}
          piece={`square-${i}`}
          from={from[i]}
        >
          <Strip card={card} teller={teller} />
        </Piece>
      ))}
      {Array.from({ length: missing }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal gaps
        <span key={i} className="v-gap" />
      ))}
    </div>
  );
}
