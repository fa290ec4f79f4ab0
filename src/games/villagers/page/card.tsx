// A villager's card: whole, covered, or as a chip; and the back of one.

import type { ReactNode } from 'react';
import type { Teller } from '../../../kernel/box.ts';
import { type CardId, cardOf, NOBODY, type Suit } from '../cards.ts';
import { Coin, Foot, Keyring, Lock, SuitMark } from './formula.tsx';
import { cardName, shortName } from './names.ts';
import { Picture, SuitSign } from './pictures.tsx';

interface HeadProps {
  readonly card: CardId;
  readonly teller: Teller;
  readonly children?: ReactNode;
}

/** The part that stays valid when the card is covered: suit, padlock, name. */
function Head({ card, teller, children }: HeadProps) {
  const { suit, symbols, padlock } = cardOf(card);
  const name = cardName(card, teller);
  return (
    <span className="v-head">
      <span className="v-suits">
        {suit &&
          // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols
          Array.from({ length: symbols }, (_, i) => <SuitMark key={i} suit={suit} />)}
        {padlock !== NOBODY && (
          <i className="v-locked">
            <Lock />
          </i>
        )}
      </span>
      <span className={`v-name ${sizeOf(name, symbols > 1 || children ? 2 : 0)}`}>{name}</span>
      {children}
    </span>
  );
}

/** Names step down by the longest word, never by cutting letters. */
function sizeOf(name: string, less: number): string {
  const longest = Math.max(...name.split(' ').map(word => word.length)) + less;
  if (longest > 10) return 'xs';
  if (longest > 9) return 's';
  return longest > 8 ? 'm' : '';
}

interface FaceProps {
  readonly card: CardId;
  readonly teller: Teller;
  /** The coins on it. */
  readonly coins?: number;
}

/** A whole card. */
export function Face({ card, teller, coins = 0 }: FaceProps) {
  const kind = cardOf(card);
  return (
    <span className={`v-face s-${kind.suit ?? 'none'}`}>
      <Head card={card} teller={teller} />
      <span className="v-art">
        <Picture card={card} />
      </span>
      <Needs card={card} teller={teller} />
      {kind.suit === 'special' ? (
        <span className="v-foot v-words">
          {teller.say(kind.discarded ? 'page.discardedAfter' : 'page.staysHere')}
        </span>
      ) : (
        <Foot card={kind} />
      )}
      <Coins coins={coins} />
    </span>
  );
}

/** What it is laid on, and who opens it; what a special does. */
function Needs({ card, teller }: { card: CardId; teller: Teller }) {
  const { on, padlock, suit, name } = cardOf(card);
  return (
    <span className="v-needs">
      {suit === 'special' && <em>{teller.say(`page.short.${name}`)}</em>}
      {on !== NOBODY && (
        <span>
          <i className="v-arrow">↓</i>
          {shortName(on, teller)}
        </span>
      )}
      {padlock !== NOBODY && (
        <span>
          <Lock />
          {shortName(padlock, teller)}
        </span>
      )}
    </span>
  );
}

/** Coins lying on a card: one or two drawn, with their value. */
function Coins({ coins }: { coins: number }) {
  if (coins === 0) return null;
  return (
    <span className="v-coins">
      {coins > 2 && <Coin />}
      <Coin>{coins}</Coin>
    </span>
  );
}

interface StripProps extends FaceProps {
  /** How many cards may lie on it, and how many do. */
  readonly holds?: { readonly of: number; readonly full: number } | undefined;
}

/** A covered card: exactly what still counts, and how many more it can carry. */
export function Strip({ card, teller, coins = 0, holds }: StripProps) {
  return (
    <span className={`v-strip s-${cardOf(card).suit ?? 'none'}`}>
      <Head card={card} teller={teller}>
        {holds && holds.of > 1 && (
          <span className="v-holds">
            {Array.from({ length: holds.of }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal spots
              <i key={i} className={i < holds.full ? 'full' : ''} />
            ))}
          </span>
        )}
      </Head>
      <Coins coins={coins} />
    </span>
  );
}

interface ChipProps extends FaceProps {
  /** The cards under it, from the bottom: their suits count, too. */
  readonly under?: readonly CardId[];
  /** How many of them there are, one like the other. */
  readonly count?: number;
}

/** A chain in one line: the suits of all its cards, the name of the top one. */
export function Chip({ card, teller, coins = 0, under = [], count = 1 }: ChipProps) {
  const { suit, keyring } = cardOf(card);
  const suits = [...under, card].flatMap(id => {
    const { suit, symbols } = cardOf(id);
    return suit === null ? [] : Array.from({ length: symbols }, () => suit);
  });
  return (
    <span className={`v-chip s-${suit ?? 'none'}`} title={cardName(card, teller)}>
      <span className="v-suits">
        {suits.map((suit, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols
          <SuitMark key={i} suit={suit} />
        ))}
      </span>
      <span className="v-chip-name">{cardName(card, teller)}</span>
      <span className="v-chip-art">
        <Picture card={card} />
      </span>
      {keyring > 0 && <Keyring />}
      {count > 1 && <b className="v-chip-count">×{count}</b>}
      {coins > 0 && <Coin>{coins}</Coin>}
    </span>
  );
}

/** The back of a card: its suit, with the word. */
export function Back({ suit, children }: { suit: Suit; children?: ReactNode }) {
  return (
    <span className={`v-back s-${suit}`}>
      <SuitSign suit={suit} />
      <span>{children}</span>
    </span>
  );
}
