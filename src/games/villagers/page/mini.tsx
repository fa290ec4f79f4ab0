// Mini Villagers: pairs leave, and whoever is left with the Capricious Countess begins.

import { Pip } from '../../../web/pieces/icons.tsx';
import { Told } from '../../../web/pieces/told.tsx';
import { MINI_SUITS, type Suit } from '../cards.ts';
import { SuitMark } from './formula.tsx';
import { ownerName, suitName } from './names.ts';
import { Sign } from './pictures.tsx';
import { useScene } from './scene.ts';

/** The little game before the game. */
export default function Mini() {
  const { view, teller } = useScene();
  const { say } = teller;
  const { mini } = view;
  if (mini === null) return null;
  return (
    <section className="v-mini" aria-label={say('page.miniTitle')}>
      <h3 className="zone-h">
        {say('page.miniTitle')} <small>{say('page.miniHint')}</small>
      </h3>
      <p>{say('page.miniPile', { count: mini.pile })}</p>
      <ul className="v-mini-players">
        {mini.hands.map((count, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <Pip seat={seat} /> {ownerName(seat, view, teller)}
            <b>{count > 0 ? say('page.cards', { count }) : say('page.miniOut')}</b>
          </li>
        ))}
      </ul>
      {view.seat !== null && (
        <>
          <h4>{say('page.miniHand')}</h4>
          <div className="v-row">
            {mini.hand.map((card, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards
              <MiniCard key={at} card={card} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

function MiniCard({ card }: { card: number }) {
  const { teller } = useScene();
  const suit = MINI_SUITS[card];
  const name = suit ? suitName(suit, teller) : teller.say('page.miniCountess');
  return (
    <span className={`v-mini-card s-${suit ?? 'none'}`}>
      <Told words={name}>
        {suit ? <SuitMark suit={suit as Suit} /> : <Sign name="countess" />}
        {name}
      </Told>
    </span>
  );
}
