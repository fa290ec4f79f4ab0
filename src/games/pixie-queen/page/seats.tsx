// The players: points, pixies in the mine, tokens, and the tiles on the fronts of their screens.

import type { CSSProperties } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { Pip } from '../../../web/pieces/icons.tsx';
import { type Key, markOf } from '../../../web/pieces/moves.ts';
import type { PageProps, Sitter } from '../../../web/pieces/page.ts';
import { botWords } from '../../../web/pieces/sitter.ts';
import { Told } from '../../../web/pieces/told.tsx';
import components from '../components.json';
import type { PixieQueenView, SeenPlayer } from '../view.ts';
import { GoodSign } from './board/goods.tsx';
import { signed } from './board/ground.tsx';
import { counted } from './board/lying.ts';
import { goodsTold } from './explaining.ts';
import { Sign } from './pictures.tsx';
import { useScene } from './scene.ts';
import { tilesOf } from './screen.tsx';

interface SeatsProps extends Pick<PageProps, 'sitters'> {
  /** Whose turn it is. */
  readonly turn: Seat | null;
  /** Shows a piece large. */
  readonly hold: (piece: HTMLElement) => void;
}

const NOBODY_SITS: Sitter = { bot: null, away: false, waits: '' };

/** One plate a player, in the order of this round; and how far the end is. */
export function Seats(props: SeatsProps) {
  const { view, say } = useScene();
  const out = view.players.flatMap((player, seat) => (player.in ? [] : [seat]));
  return (
    <nav className="seats pq-seats" aria-label={say('table.players')}>
      {[...view.large, ...out].map(seat => (
        <Plate key={seat} {...props} seat={seat} />
      ))}
      <End />
    </nav>
  );
}

function Plate({ seat, turn, sitters, hold }: SeatsProps & { readonly seat: Seat }) {
  const { view, teller, nameOf } = useScene();
  const player = view.players[seat] as SeenPlayer;
  const name = nameOf(seat);
  const me = seat === view.seat;
  return (
    <section
      id={`seat-${seat}`}
      className={`seat ${seat === turn ? 'turn' : ''} ${me ? 'me' : ''} ${player.in ? '' : 'pq-out'}`}
      aria-label={name}
      style={{ '--c': `var(--p${seat + 1})` } as CSSProperties}
    >
      <button
        type="button"
        className="seat-h"
        data-zoom={`seat-${seat}`}
        onClick={event => hold(event.currentTarget)}
      >
        <Pip seat={seat} letter={name.charAt(0)} />
        <span>
          <span className="seat-n">{name}</span>
          <Status {...{ seat, player }} sitter={sitters[seat] ?? NOBODY_SITS} />
        </span>
        {player.favourite && player.in && (
          <span className="pq-favourite" title={teller.say('page.favourite')}>
            <Sign name="favourite" />
            <span className="vh">{teller.say('page.favourite')}</span>
          </span>
        )}
        <span className="vh">{teller.say('page.visit')}</span>
      </button>
      <Stats player={player} />
      {!me && <Goods seat={seat} player={player} />}
      <Front {...{ player, seat, me }} />
    </section>
  );
}

interface StatusProps {
  readonly seat: Seat;
  readonly player: SeenPlayer;
  readonly sitter: Sitter;
}

/** What somebody is, and does, in a few words. */
function Status({ seat, player, sitter }: StatusProps) {
  const { away, waits } = sitter;
  const { view, teller, say } = useScene();
  const parts = [
    !player.in && teller.say('page.fellOut'),
    player.passed && view.phase === 'action' && teller.say('page.passed'),
    view.phase === 'sacrifice' && teller.say(view.sealed[seat] ? 'page.ready' : 'page.thinking'),
    botWords(sitter, say),
    away ? say('table.away') : '',
    waits,
  ];
  return <span className="seat-s">{parts.filter(Boolean).join(' · ')}</span>;
}

/** Points on the track, the next slave symbol, pixies in the mine. */
function Stats({ player }: { readonly player: SeenPlayer }) {
  const { teller } = useScene();
  const { say } = teller;
  const { penalty, nextSymbol, slaves } = player;
  const words = [
    say('page.pointsNow', { points: signed(-penalty) }),
    nextSymbol === null ? '' : say('page.symbolIn', { count: nextSymbol - penalty }),
    say('page.slaves', { count: slaves }),
  ];
  return (
    <p className="pq-stats">
      <Told words={words.filter(Boolean).join(', ')}>
        <b>{signed(-penalty)}</b>
        {nextSymbol !== null && (
          <span title={words[1]}>
            <Sign name="slave" />
            {say('page.in', { count: nextSymbol - penalty })}
          </span>
        )}
        <span title={words[2]}>
          <Sign name="mine" />
          {slaves}
        </span>
      </Told>
    </p>
  );
}

/** What lies behind a screen, once it may be seen: after the end, or with open cards. */
function Goods({ seat, player }: { readonly seat: Seat; readonly player: SeenPlayer }) {
  const { views, teller } = useScene();
  const open = views?.[seat] as PixieQueenView | undefined;
  const goods = open?.players[seat]?.goods ?? player.goods;
  if (!goods || !player.in) return null;
  return (
    <p className="pq-known">
      <Told words={goodsTold(goods, teller.say)}>
        {counted(goods).map(({ good, count }) => (
          <span key={good}>
            <GoodSign good={good} />
            {count}
          </span>
        ))}
      </Told>
    </p>
  );
}

interface FrontProps {
  readonly player: SeenPlayer;
  readonly seat: Seat;
  readonly me: boolean;
}

/** The front of a screen: tiles that can be swapped for, and tokens. */
function Front({ player, seat, me }: FrontProps) {
  const { moves, point, teller } = useScene();
  const { say } = teller;
  const tiles = tilesOf(player, say);
  return (
    <div className="pq-small" data-region={`front-${seat}`}>
      {tiles.map(({ key, picture, name, text, zoom }) => {
        const [, kind, slot] = key.split('-');
        const theirs: Key = me ? key : `tile-${kind}-${seat}-${slot}`;
        const value = picture === 'food-tile' ? /\d+/.exec(name)?.[0] : undefined;
        return (
          <button
            key={key}
            type="button"
            className={`pq-chip ${markOf(theirs, moves)}`}
            data-key={theirs}
            data-zoom={zoom}
            title={`${name}: ${text}`}
            onClick={event => point(theirs, event.currentTarget)}
          >
            <Told words={`${name}: ${text}`}>
              <Sign name={picture} />
              {value}
            </Told>
          </button>
        );
      })}
      <span className="pq-dots">
        <Told words={say('page.tokensLeft', { count: player.tokens })}>
          {Array.from({ length: Math.max(player.tokens, components.kit.tokens) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
            <i key={i} className={i < player.tokens ? 'has' : ''} />
          ))}
        </Told>
      </span>
    </div>
  );
}

/** How far the end is: rounds, golden numbers. */
function End() {
  const { view, printed, teller, explain } = useScene();
  const { say } = teller;
  const rounds = view.rounds - view.round;
  return (
    <section className="seat pq-end" aria-label={say('page.untilEnd')}>
      <h3>
        {say('page.untilEnd')}{' '}
        <small>{say('page.roundsLeft', { count: Math.max(0, rounds) })}</small>
      </h3>
      <p>{say('page.golden', { count: view.goldenLeft })}</p>
      <p className="pq-rows" aria-hidden="true">
        {printed.rewards.map(({ name, tiles }) => (
          <span key={name}>
            <Sign name={`reward.${name}`} />
            {tiles.map(({ golden }, i) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile has its place
              golden ? <i key={i} className={i < view.taken[name] ? '' : 'has'} /> : null,
            )}
          </span>
        ))}
      </p>
      <p>
        {say('page.endsToo')}{' '}
        <button
          type="button"
          className="rl"
          onClick={event => explain({ title: '', rule: 'pixie-queen.83' }, event.currentTarget)}
        >
          § 83
        </button>
      </p>
    </section>
  );
}
