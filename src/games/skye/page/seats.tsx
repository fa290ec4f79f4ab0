// The players: points, gold as far as it is known, tiles, and their lands in small. A click opens one large.

import type { CSSProperties } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { Pip } from '../../../web/pieces/icons.tsx';
import type { PageProps, Sitter } from '../../../web/pieces/page.ts';
import { botWords } from '../../../web/pieces/sitter.ts';
import { Told } from '../../../web/pieces/told.tsx';
import type { Laid } from '../land.ts';
import type { SeenPlayer } from '../view.ts';
import { Coin, Sign } from './pictures.tsx';
import { useScene } from './scene.ts';
import { Thumb } from './thumb.tsx';

interface SeatsProps extends Pick<PageProps, 'sitters'> {
  /** Whose turn it is. */
  readonly turn: Seat | null;
  readonly visit: (seat: Seat) => void;
}

const NOBODY_SITS: Sitter = { bot: null, away: false, waits: '' };

/** One plate a player. */
export function Seats(props: SeatsProps) {
  const { view, say } = useScene();
  return (
    <nav className="seats sk-seats" aria-label={say('table.players')}>
      {view.players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Plate key={seat} {...props} seat={seat} />
      ))}
    </nav>
  );
}

function Plate({ seat, turn, sitters, visit }: SeatsProps & { readonly seat: Seat }) {
  const { view, teller, shown, kit, table, fresh } = useScene();
  const player = view.players[seat] as SeenPlayer;
  const name = teller.who(seat);
  const me = seat === view.seat;
  return (
    <section
      id={`seat-${seat}`}
      className={`seat ${seat === turn ? 'turn' : ''} ${me ? 'me' : ''}`}
      aria-label={name}
      style={{ '--c': `var(--p${seat + 1})` } as CSSProperties}
    >
      <button
        type="button"
        className="seat-h"
        aria-expanded={shown === seat}
        onClick={() => visit(seat)}
      >
        <Pip seat={seat} letter={name.charAt(0)} />
        <span>
          <span className="seat-n">{name}</span>
          <Status {...{ seat, player }} sitter={sitters[seat] ?? NOBODY_SITS} />
        </span>
        {view.first === seat && (
          <span className="sk-first" title={teller.say('page.first')}>
            1<span className="vh">{teller.say('page.first')}</span>
          </span>
        )}
        <span className="vh">{teller.say('page.visit')}</span>
      </button>
      <Stats {...{ player, seat }} />
      {!me && (
        <button
          type="button"
          className="sk-visit"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => visit(seat)}
        >
          <Thumb
            {...{ kit }}
            owner={seat}
            land={table.lands[seat] as Laid[]}
            fresh={fresh.get(seat)}
          />
        </button>
      )}
    </section>
  );
}

interface StatusProps {
  readonly seat: Seat;
  readonly player: SeenPlayer;
  readonly sitter: Sitter;
}

const TOGETHER: readonly string[] = ['price', 'build', 'plan'];

/** What somebody is, and does, in a few words. */
function Status({ player, sitter }: StatusProps) {
  const { away, waits } = sitter;
  const { view, teller, say } = useScene();
  const isBusy = TOGETHER.includes(view.phase);
  const parts = [
    isBusy && teller.say(player.ready ? 'page.ready' : `page.doing.${view.phase}`),
    botWords(sitter, say),
    away ? say('table.away') : '',
    waits,
  ];
  return <span className="seat-s">{parts.filter(Boolean).join(' · ')}</span>;
}

/** Points, gold, tiles; with Journeyman what the flags bring. */
function Stats({ player, seat }: { readonly player: SeenPlayer; readonly seat: Seat }) {
  const { teller, views } = useScene();
  const { say } = teller;
  const open = (views?.[seat] as { players?: SeenPlayer[] } | undefined)?.players?.[seat];
  const gold = open?.gold ?? player.gold;
  const tiles = player.land.length - 1;
  const words = [
    say('points', { count: player.points }),
    gold === null
      ? say('page.goldAtLeast', { count: player.goldAtLeast })
      : say('gold', { count: gold }),
    say('page.tilesCount', { count: tiles }),
    player.journey ? say('page.flagsBring', { count: player.journey.flags }) : '',
  ];
  return (
    <p className="sk-stats">
      <Told words={words.filter(Boolean).join(', ')}>
        <span>
          <b>{player.points}</b> {say('page.vp')}
        </span>
        <span title={words[1]}>
          <Coin />
          <b>{gold === null ? `${player.goldAtLeast}+` : gold}</b>
        </span>
        <span title={words[2]} className="sk-tiles-of">
          <i className="sk-tile-sign" />
          <b>{tiles}</b>
        </span>
        {player.journey && (
          <span title={words[3]} className="sk-boots-of">
            <Sign name="boots" />
            <b>{player.journey.boots}</b>
          </span>
        )}
      </Told>
    </p>
  );
}
