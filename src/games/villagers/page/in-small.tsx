// What somebody has, in small: the backs of their cards, what they drafted, their village as chips.

import { Told } from '../../../web/pieces/told.tsx';
import type { CardId, Suit } from '../cards.ts';
import type { Owner } from '../table.ts';
import type { SeenPlayer } from '../view.ts';
import { Chip } from './card.tsx';
import { SuitMark } from './formula.tsx';
import { cardLabel, placeLabel, suitName } from './names.ts';
import { placeKey, squareKey } from './paths.ts';
import { Piece } from './piece.tsx';
import { useScene } from './scene.ts';
import { type Branch, chainsIn, stacked } from './village.tsx';

interface PlayerProps {
  readonly owner: Owner;
  readonly player: SeenPlayer;
}

/** The backs of somebody's cards; with open cards, the cards. */
export function Backs({ owner, player }: PlayerProps) {
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

interface OnSquareProps extends PlayerProps {
  /** Whether cards travel here: a card that is shown twice travels to one place. */
  readonly arrive?: boolean;
}

/** What somebody has drafted, while it lies open. */
export function OnSquare({ owner, player, arrive = false }: OnSquareProps) {
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
          piece={arrive ? `square-${owner}-${i}` : undefined}
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
export function Small({ owner, player }: PlayerProps) {
  const { moves, teller, news } = useScene();
  const covered = player.village.filter(
    spot => spot.covered && moves.next.has(placeKey(owner, spot.place)),
  );
  const chains = stacked(chainsIn(player.village)).map(same => {
    const pointed = same.find(({ spot }) => moves.next.has(placeKey(owner, spot.place)));
    return { branch: pointed ?? same[0], count: same.length };
  });
  const counts = new Map(chains.map(({ branch, count }) => [branch.spot.place, count]));
  const shown = [
    ...tips(chains.map(({ branch }) => branch)),
    ...covered.map(spot => ({ spot, under: [] })),
  ];
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
            <Chip
              card={spot.card}
              coins={spot.coins}
              under={under}
              count={counts.get(spot.place) ?? 1}
              teller={teller}
            />
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
