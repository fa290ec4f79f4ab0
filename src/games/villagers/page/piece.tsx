// Anything on the table one can point at: by click, key, focus or drag.

import type { CSSProperties, ReactNode } from 'react';
import { type Key, markOf } from '../../../web/pieces/moves.ts';
import { Told } from '../../../web/pieces/told.tsx';
import type { CardId } from '../cards.ts';
import { consequence } from './consequence.ts';
import { useLight, useShining } from './light.ts';
import { useScene } from './scene.ts';

interface PieceProps {
  readonly name: Key;
  readonly label: string;
  readonly className?: string;
  /** The villager it shows, if it shows one. */
  readonly card?: CardId;
  /** What it is called while it travels, and where it came from. */
  readonly piece?: string | undefined;
  readonly from?: string | undefined;
  /** What is shown large. */
  readonly zoom?: string | undefined;
  readonly fresh?: boolean;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A piece as a button; it says what it is, and what pointing at it brings. */
export function Piece(props: PieceProps) {
  const { name, label, className = '', card, piece, from, zoom, fresh, style, children } = props;
  const { moves, hints, point, teller, view } = useScene();
  const mark = markOf(name, moves);
  const light = useLight(card);
  const kin = moves.chosen.length > 0 ? null : light;
  const shining = useShining(card);
  const hint = hints.get(name);
  const ways = moves.next.get(name);
  const result =
    ways && mark === 'target' ? consequence(ways, moves.chosen.length + 1, view, teller) : null;
  const words = [label, ways && teller.say('page.mayPoint'), result?.text];
  return (
    <button
      type="button"
      className={`v-piece ${className} ${mark} ${kin ? `v-lit ${kin}` : ''}`}
      style={style}
      data-key={name}
      data-card={card}
      data-piece={piece}
      data-from={from}
      data-zoom={zoom}
      data-carry={ways || moves.starts.has(name) ? '' : undefined}
      data-drop={name}
      aria-pressed={mark === 'chosen' ? true : undefined}
      onClick={event => point(name, event.currentTarget, card)}
      {...shining}
    >
      <Told words={words.filter(Boolean).join(', ')}>
        {children}
        {kin && <span className="v-kin">{teller.say(`page.kin.${kin}`)}</span>}
        {hint && <kbd className="v-kb">{hint}</kbd>}
        {fresh && <span className="dotnew" title={teller.say('page.fresh')} />}
        {result && (
          <span className={`v-result ${result.good ? 'good' : ''}`} data-over>
            {result.text}
          </span>
        )}
      </Told>
    </button>
  );
}
