// A village: its chains side by side, each growing from its root; covered villagers show what still counts.

import { BASICS, cardOf, NOBODY } from '../cards.ts';
import type { Owner } from '../table.ts';
import type { SeenPlace } from '../view.ts';
import { Face, Strip } from './card.tsx';
import { placeLabel } from './names.ts';
import { placeKey, TABLE } from './paths.ts';
import { Piece } from './piece.tsx';
import { useScene } from './scene.ts';

/** A villager and whoever lies on it. */
export interface Branch {
  readonly spot: SeenPlace;
  readonly above: readonly Branch[];
}

/** The chains of a village, from their roots. */
export function chainsIn(village: readonly SeenPlace[]): Branch[] {
  const on = (place: number): Branch[] =>
    village.filter(spot => spot.on === place).map(spot => ({ spot, above: on(spot.place) }));
  return on(NOBODY);
}

/** How many columns a branch takes. */
function widthOf({ above }: Branch): number {
  return above.length === 0 ? 1 : above.reduce((sum, branch) => sum + widthOf(branch), 0);
}

/** Somebody's village. */
export function Village({ owner }: { owner: Owner }) {
  const { view, moves, teller } = useScene();
  const { say } = teller;
  const player = view.players[owner];
  const chains = chainsIn(player?.village ?? []);
  // The longest chains first, so that villagers of one card fill up the rest.
  const sorted = chains.toSorted((a, b) => depthOf(b) - depthOf(a) || a.spot.place - b.spot.place);
  const isFree = owner === view.seat && moves.next.has(TABLE);
  return (
    <div className="v-chains" data-region={`village-${owner}`}>
      {stacked(sorted).map(([first, ...equal]) =>
        equal.length === 0 ? (
          <Chain key={first.spot.place} branch={first} owner={owner} />
        ) : (
          <Same key={first.spot.place} spots={[first, ...equal].map(it => it.spot)} owner={owner} />
        ),
      )}
      {isFree && (
        <Piece name={TABLE} className="v-card v-free" label={say('page.freeSpot')}>
          <span className="v-none">{say('page.freeSpot')}</span>
        </Piece>
      )}
    </div>
  );
}

/** Basic villagers by themselves, one like the other, lie on one another. */
export function stacked(chains: readonly Branch[]): [Branch, ...Branch[]][] {
  const stacks: [Branch, ...Branch[]][] = [];
  for (const branch of chains) {
    const same = isLoneBasic(branch)
      ? stacks.find(([first]) => isLoneBasic(first) && first.spot.card === branch.spot.card)
      : undefined;
    if (same) same.push(branch);
    else stacks.push([branch]);
  }
  return stacks;
}

const isLoneBasic = ({ spot, above }: Branch) =>
  above.length === 0 && spot.coins === 0 && BASICS.includes(spot.card);

/** Equal basic villagers: their heads, and the last one whole, with how many there are. */
function Same({ spots, owner }: { spots: readonly SeenPlace[]; owner: Owner }) {
  return (
    <div className="v-same">
      {spots.map((spot, i) => (
        <Spot key={spot.place} spot={spot} owner={owner} load={0} isUnder={i < spots.length - 1} />
      ))}
      <span className="v-count" aria-hidden="true">
        ×{spots.length}
      </span>
    </div>
  );
}

const depthOf = ({ above }: Branch): number => 1 + Math.max(0, ...above.map(depthOf));

function Chain({ branch, owner }: { branch: Branch; owner: Owner }) {
  const { spot, above } = branch;
  return (
    <div className="v-chain" style={{ '--columns': widthOf(branch) } as React.CSSProperties}>
      <Spot spot={spot} owner={owner} load={above.length} />
      {above.length > 0 && (
        <div className="v-branches">
          {above.map(next => (
            <Chain key={next.spot.place} branch={next} owner={owner} />
          ))}
        </div>
      )}
    </div>
  );
}

interface SpotProps {
  readonly spot: SeenPlace;
  readonly owner: Owner;
  readonly load: number;
  /** Whether only its head is seen, though nothing covers it. */
  readonly isUnder?: boolean;
}

function Spot({ spot, owner, load, isUnder = false }: SpotProps) {
  const { view, teller, news } = useScene();
  const { card, coins, covered, place, room } = spot;
  const key = placeKey(owner, place);
  const isHead = covered || isUnder;
  const holds =
    room + load > 1 || cardOf(card).holds > 1 ? { of: room + load, full: load } : undefined;
  return (
    <Piece
      name={key}
      card={card}
      className={isHead ? 'v-covered' : 'v-card'}
      label={placeLabel(spot, teller)}
      zoom={key}
      piece={key}
      from={owner === view.seat ? `hand-${card}-0` : `seat-${owner}`}
      fresh={news.laid.has(key)}
    >
      {isHead ? (
        <Strip card={card} coins={coins} holds={holds} teller={teller} />
      ) : (
        <Face card={card} coins={coins} teller={teller} />
      )}
    </Piece>
  );
}
