// What a villager brings, drawn: food, builders, gold, silver and bronze with their formulas, keyrings.

import type { ReactNode } from 'react';
import { type Card, type Counted, type Formula, SUITS, type Suit } from '../cards.ts';
import { Sign, SuitSign } from './pictures.tsx';

/** A coin, or a silver or bronze symbol. */
export function Coin({ metal = 'gold', children }: { metal?: Metal; children?: ReactNode }) {
  return <i className={`v-coin v-${metal}`}>{children}</i>;
}

type Metal = 'gold' | 'silver' | 'bronze';

export function Bread() {
  return <Sign name="food" className="v-food" />;
}

export function Hammer() {
  return <Sign name="builder" className="v-builder" />;
}

export function Lock() {
  return <Sign name="padlock" className="v-lock" />;
}

export function Keyring() {
  return <Sign name="keyring" className="v-key" />;
}

/** A suit as a round sign. */
export function SuitMark({ suit }: { suit: Suit }) {
  return (
    <i className={`v-suit s-${suit}`}>
      <SuitSign suit={suit} />
    </i>
  );
}

/** Everything at the foot of a card. */
export function Foot({ card }: { card: Card }) {
  const { food, builders, gold, silver, bronze, keyring } = card;
  const nothing = !(food || builders || gold || silver || bronze || keyring);
  return (
    <span className="v-foot">
      {Array.from({ length: food }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols
        <Bread key={i} />
      ))}
      {Array.from({ length: builders }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols
        <Hammer key={i} />
      ))}
      {gold > 0 && <Coin>{gold}</Coin>}
      {silver && <Drawn formula={silver} metal="silver" />}
      {bronze && <Drawn formula={bronze} metal="bronze" />}
      {keyring > 0 && (
        <span className="v-keyring">
          <Keyring />
          {keyring}
        </span>
      )}
      {nothing && <span className="v-dash">–</span>}
    </span>
  );
}

/** A formula: so much for every so many of something. */
export function Drawn({ formula, metal }: { formula: Formula; metal: 'silver' | 'bronze' }) {
  const { counts, each, per } = formula;
  return (
    <span className="v-formula">
      <Coin metal={metal}>{each}</Coin>/{per > 1 && per}
      <What counts={counts} />
    </span>
  );
}

function What({ counts }: { counts: Counted }) {
  switch (counts) {
    case 'food':
      return <Bread />;
    case 'builders':
      return <Hammer />;
    case 'padlocks':
      return <Lock />;
    case 'gold symbols':
      return <Coin />;
    case 'gold on wood':
      return (
        <>
          <Coin />
          <SuitMark suit="wood" />
        </>
      );
    case 'sets of ore, hay and wood':
      return (
        <>
          <SuitMark suit="ore" />
          <SuitMark suit="hay" />
          <SuitMark suit="wood" />
        </>
      );
    case 'coins on one villager':
      return <span className="v-heap">●●●</span>;
    case 'villagers with coins':
      return <span className="v-heap">●</span>;
    case 'best silver':
      return <Coin metal="silver" />;
    case 'chains of two':
    case 'chains of three':
      return <span className="v-chain-sign">≡</span>;
    case 'villagers':
      return <span className="v-chain-sign">▯</span>;
    case 'special cards in hand':
      return <SuitMark suit="special" />;
    default:
      return SUITS.includes(counts) ? <SuitMark suit={counts} /> : null;
  }
}
