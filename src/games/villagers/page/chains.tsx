// All production chains as trees, suit by suit, with how many copies the person has not seen yet.

import {
  BASICS,
  CARDS,
  type Card,
  cardOf,
  FOUNDERS,
  FOUNDERS_FOOD,
  NOBODY,
  SUITS,
  type Suit,
} from '../cards.ts';
import { Chip } from './card.tsx';
import { Foot, Lock, SuitMark } from './formula.tsx';
import { useLight, useShining } from './light.ts';
import { cardLabel, shortName, suitName } from './names.ts';
import { Panel } from './panel.tsx';
import { useScene } from './scene.ts';

interface ChainsProps {
  readonly close: () => void;
  /** Shows a piece large. */
  readonly hold: (piece: HTMLElement) => void;
}

/** Every suit with its trees. */
export default function Chains({ close, hold }: ChainsProps) {
  const { view, teller } = useScene();
  const { say } = teller;
  return (
    <Panel title={say('page.chainsTitle')} hint={say('page.chainsHint')} close={close} over>
      <div className="v-trees">
        {SUITS.map(suit => {
          const roots = rootsOf(suit).filter(({ id }) => isShown(id, view.copies));
          return (
            roots.length > 0 && (
              <section key={suit} className={`v-tree s-${suit}`} data-region={`tree-${suit}`}>
                <h4>
                  <SuitMark suit={suit} /> {suitName(suit, teller)}
                </h4>
                <ul>
                  {roots.map(card => (
                    <Kind key={card.id} card={card} hold={hold} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </Panel>
  );
}

/** The cards of a suit that go on the table. */
function rootsOf(suit: Suit): Card[] {
  return CARDS.filter(
    card => card.suit === suit && card.on === NOBODY && card.id !== FOUNDERS_FOOD,
  );
}

/** Base cards are always shown; those of modules only in a game with them. */
function isShown(card: number, copies: readonly number[]): boolean {
  return cardOf(card).module === 'base' || (copies[card] ?? 0) > 0;
}

/** One kind of villager, and under it what may lie on it. */
function Kind({ card, hold }: { card: Card; hold: ChainsProps['hold'] }) {
  const { view, teller } = useScene();
  const { say } = teller;
  const { id, padlock } = card;
  const of = view.copies[id] ?? 0;
  const unseen = view.unseen[id] ?? 0;
  const isSupply = BASICS.includes(id) || id === FOUNDERS;
  const kin = useLight(id);
  const above = CARDS.filter(other => other.on === id && isShown(other.id, view.copies));
  const count = isSupply
    ? ''
    : of === 0
      ? say('page.notInGame')
      : say('page.unseenCount', { count: unseen, of });
  return (
    <li>
      <button
        type="button"
        className={`v-kind ${kin ? `v-lit ${kin}` : ''} ${of === 0 && !isSupply ? 'away' : ''}`}
        data-zoom={`card-${id}`}
        data-card={id}
        onClick={event => hold(event.currentTarget)}
        {...useShining(id)}
      >
        <span className="vh">{[cardLabel(id, teller), count].filter(Boolean).join(', ')}</span>
        <span className="drawn-only" aria-hidden="true">
          <Chip card={id} teller={teller} />
          {padlock !== NOBODY && (
            <span className="v-opener">
              <Lock />
              {shortName(padlock, teller)}
            </span>
          )}
          <Foot card={card} />
          <span className="v-copies" title={count}>
            {Array.from({ length: isSupply ? 0 : of }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal dots
              <i key={i} className={i < unseen ? 'unseen' : ''} />
            ))}
          </span>
        </span>
      </button>
      {above.length > 0 && (
        <ul>
          {above.map(other => (
            <Kind key={other.id} card={other} hold={hold} />
          ))}
        </ul>
      )}
    </li>
  );
}
