// The players: gold, food, builders, the backs of their hands, and their villages in small.

import type { Seat } from '../../../kernel/game.ts';
import { Pip } from '../../../web/pieces/icons.tsx';
import type { PageProps, Sitter } from '../../../web/pieces/page.ts';
import { Told } from '../../../web/pieces/told.tsx';
import type { CardId, Suit } from '../cards.ts';
import type { Owner } from '../table.ts';
import type { SeenPlayer } from '../view.ts';
import { Chip } from './card.tsx';
import { Bread, Coin, Hammer, SuitMark } from './formula.tsx';
import { cardLabel, ownerName, placeLabel, suitName } from './names.ts';
import { placeKey, playerKey, squareKey } from './paths.ts';
import { Piece } from './piece.tsx';
import { markOf, useScene } from './scene.ts';
import { type Branch, chainsIn } from './village.tsx';

interface SeatsProps extends Pick<PageProps, 'sitters'> {
  /** Whose turn it is. */
  readonly turn: Seat | null;
  /** Whose village lies on the board, and how to look at another. */
  readonly visited: Owner | null;
  readonly visit: (owner: Owner) => void;
}

const NOBODY_SITS: Sitter = { bot: null, away: false, waits: '' };

/** One plate a player, and one for the Countess. */
export function Seats(props: SeatsProps) {
  const { view, say } = useScene();
  return (
    <nav className="seats v-seats" aria-label={say('table.players')}>
      {view.players.map((_, owner) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Plate key={owner} {...props} owner={owner} />
      ))}
    </nav>
  );
}

function Plate({ owner, turn, visited, visit, sitters }: SeatsProps & { readonly owner: Owner }) {
  const { view, moves, teller, point } = useScene();
  const player = view.players[owner] as SeenPlayer;
  const name = ownerName(owner, view, teller);
  const me = owner === view.seat;
  const mark = markOf(playerKey(owner), moves);
  return (
    <section
      id={`seat-${owner}`}
      className={`seat ${owner === turn ? 'turn' : ''} ${me ? 'me' : ''}`}
      aria-label={name}
    >
      <button
        type="button"
        className={`seat-h ${mark}`}
        data-key={playerKey(owner)}
        aria-expanded={visited === owner}
        onClick={event => (mark ? point(playerKey(owner), event.currentTarget) : visit(owner))}
      >
        <Pip seat={owner} letter={name.charAt(0)} />
        <span>
          <span className="seat-n">{name}</span>
          <Status {...{ owner, player, turn }} sitter={sitters[owner] ?? NOBODY_SITS} />
        </span>
        {view.first === owner && view.players.length > 1 && !view.solo && (
          <span className="v-first" title={teller.say('page.first')}>
            1<span className="vh">{teller.say('page.first')}</span>
          </span>
        )}
        <span className="vh">{teller.say('page.visit')}</span>
      </button>
      <Stats player={player} />
      {!me && <Backs owner={owner} player={player} />}
      {!me && <OnSquare owner={owner} player={player} />}
      {!me && <Small owner={owner} player={player} />}
    </section>
  );
}

interface StatusProps {
  readonly owner: Owner;
  readonly player: SeenPlayer;
  readonly turn: Seat | null;
  readonly sitter: Sitter;
}

/** What somebody is doing, in a few words. */
function Status({ owner, player, turn, sitter: { bot, away, waits } }: StatusProps) {
  const { view, teller, say } = useScene();
  const drafting = view.phase === 'draft' && !player.countess;
  const busy =
    owner === turn && view.phase === 'build'
      ? teller.say('page.builtOf', { count: view.turn.built, of: view.turn.limit })
      : drafting && teller.say('page.draftedOf', { count: player.drafted, of: player.draftLimit });
  const parts = [
    bot && !player.countess ? say('bot.name', { level: say(`bot.${bot}`) }) : '',
    away ? say('table.away') : '',
    busy,
    waits,
  ];
  return <span className="seat-s">{parts.filter(Boolean).join(' · ')}</span>;
}

/** Gold, food, builders and cards, as everybody may count them. */
function Stats({ player }: { player: SeenPlayer }) {
  const { teller } = useScene();
  const { gold, food, builders, hand, countess } = player;
  const { say } = teller;
  const words = [
    say('page.goldHas', { count: gold }),
    say('page.foodCount', { count: food }),
    say('page.builderCount', { count: builders }),
    !countess && say('page.handCount', { count: hand.length }),
  ];
  return (
    <p className="v-stats">
      <Told words={words.filter(Boolean).join(', ')}>
        <span>
          <Coin />
          <b>{gold}</b>
        </span>
        <span>
          <Bread />
          <b>{food}</b>
        </span>
        <span>
          <Hammer />
          <b>{builders}</b>
        </span>
        {!countess && (
          <span className="v-cards-held">
            <i className="v-card-sign" />
            <b>{hand.length}</b>
          </span>
        )}
      </Told>
    </p>
  );
}

/** The backs of somebody's cards; with open cards, the cards. */
function Backs({ owner, player }: { owner: Owner; player: SeenPlayer }) {
  const { teller, views } = useScene();
  const open = (views?.[owner] as { hand?: CardId[] } | undefined)?.hand;
  if (open && open.length > 0)
    return (
      <div className="v-small">
        {open.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
          <Chip key={i} card={card} teller={teller} />
        ))}
      </div>
    );
  if (player.hand.length === 0) return null;
  const counts = new Map<Suit, number>();
  for (const suit of player.hand) counts.set(suit, (counts.get(suit) ?? 0) + 1);
  const words = [...counts].map(([suit, count]) => `${suitName(suit, teller)} ${count}`);
  return (
    <p className="v-backs">
      <Told words={teller.say('page.backs', { suits: words.join(', ') })}>
        {[...counts].map(([suit, count]) => (
          <span key={suit}>
            <SuitMark suit={suit} />
            {count > 1 && count}
          </span>
        ))}
      </Told>
    </p>
  );
}

/** What somebody has drafted, while it lies open. */
function OnSquare({ owner, player }: { owner: Owner; player: SeenPlayer }) {
  const { view, teller, news } = useScene();
  if (view.phase !== 'draft' || player.countess) return null;
  const from = news.taken.get(owner) ?? [];
  const missing = Math.max(0, player.draftLimit - Math.max(player.drafted, player.square.length));
  if (player.square.length + missing === 0) return null;
  return (
    <div className="v-small v-on-square" data-region={`square-${owner}`}>
      {player.square.map((card, i) => (
        <Piece
          // biome-ignore lint/suspicious/noArrayIndexKey: copies lie in the order they came
          key={i}
          name={squareKey(owner, card)}
          card={card}
          label={cardLabel(card, teller)}
          zoom={`card-${card}`}
          piece={`square-${owner}-${i}`}
          from={from[i]}
        >
          <Chip card={card} teller={teller} />
        </Piece>
      ))}
      {Array.from({ length: missing }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal gaps
        <span key={i} className="v-gap" />
      ))}
    </div>
  );
}

/** A village in small: a chip for every villager seen whole, and for covered ones one can point at. */
function Small({ owner, player }: { owner: Owner; player: SeenPlayer }) {
  const { moves, teller, news } = useScene();
  const covered = player.village.filter(
    spot => spot.covered && moves.next.has(placeKey(owner, spot.place)),
  );
  const shown = [...tips(chainsIn(player.village)), ...covered.map(spot => ({ spot, under: [] }))];
  return (
    <div className="v-small" data-region={`small-${owner}`}>
      {shown.map(({ spot, under }) => {
        const key = placeKey(owner, spot.place);
        return (
          <Piece
            key={spot.place}
            name={key}
            card={spot.card}
            label={placeLabel(spot, teller)}
            zoom={key}
            fresh={news.laid.has(key)}
          >
            <Chip card={spot.card} coins={spot.coins} under={under} teller={teller} />
          </Piece>
        );
      })}
    </div>
  );
}

/** The top of every branch; the cards under it are told with the first branch only. */
function tips(chains: readonly Branch[], under: readonly CardId[] = []) {
  return chains.flatMap((branch, i): { spot: Branch['spot']; under: readonly CardId[] }[] => {
    const below = i === 0 || under.length === 0 ? under : [];
    return branch.above.length === 0
      ? [{ spot: branch.spot, under: below }]
      : tips(branch.above, [...below, branch.spot.card]);
  });
}
