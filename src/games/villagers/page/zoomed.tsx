// A card, a stack or a villager seen large, with everything it says in words.

import { type Fact, Facts } from '../../../web/pieces/facts.tsx';
import { CARDS, type CardId, cardOf, NOBODY } from '../cards.ts';
import { RESERVE } from '../table.ts';
import type { SeenPile, SeenPlace } from '../view.ts';
import { Face } from './card.tsx';
import { cardName, formulaName, ownerName, suitName } from './names.ts';
import type { Scene } from './scene.ts';

/** What a `data-zoom` names, large; null if it is not there. */
export function zoomed(name: string, scene: Scene) {
  const [kind, first = NOBODY, second = NOBODY] = name
    .split('-')
    .map((part, i) => (i === 0 ? part : Number(part))) as [string, number?, number?];
  if (kind === 'card') return <LargeCard card={first} scene={scene} />;
  if (kind === 'pile') return <LargePile pile={first} scene={scene} />;
  const spot = scene.view.players[first]?.village.find(({ place }) => place === second);
  return spot ? <LargeCard card={spot.card} scene={scene} spot={spot} owner={first} /> : null;
}

interface LargeProps {
  readonly card: CardId;
  readonly scene: Scene;
  readonly spot?: SeenPlace;
  readonly owner?: number;
}

/** What a villager's card says, and what belongs to it. */
function LargeCard({ card, scene, spot, owner }: LargeProps) {
  const { teller, explain, view } = scene;
  return (
    <>
      <div className="v-large" aria-hidden="true">
        <Face card={card} coins={spot?.coins ?? 0} teller={teller} />
      </div>
      <div>
        <h3>{cardName(card, teller)}</h3>
        {owner !== undefined && <p>{ownerName(owner, view, teller)}</p>}
        <Facts
          game="villagers"
          facts={[...spotFacts(spot, scene), ...cardFacts(card, scene)]}
          explain={explain}
        />
      </div>
    </>
  );
}

function spotFacts(spot: SeenPlace | undefined, { teller }: Scene): Fact[] {
  if (!spot) return [];
  const { say } = teller;
  const { covered, coins, silver, as, card, room } = spot;
  const facts: (Fact | false)[] = [
    covered && [say('page.fact.covered'), '30'],
    coins > 0 && [say('page.fact.coins', { count: coins }), '59'],
    silver !== null && !covered && [say('page.fact.silverNow', { count: silver }), '62'],
    as !== card &&
      cardOf(card).suit === 'special' && [
        say('page.standsFor', { card: cardName(as, teller) }),
        '54',
      ],
    room > 0 && [say('page.fact.room', { count: room }), '29'],
  ];
  return facts.filter(fact => fact !== false);
}

function cardFacts(card: CardId, { teller, view }: Scene): Fact[] {
  const { say } = teller;
  const kind = cardOf(card);
  const { on, padlock, food, builders, gold, silver, bronze, keyring, suit, symbols } = kind;
  const names = (cards: readonly { id: CardId }[]) =>
    cards.map(({ id }) => cardName(id, teller)).join(', ');
  const inGame = CARDS.filter(({ id }) => (view.copies[id] ?? 0) > 0);
  const above = inGame.filter(other => other.on === card);
  const opened = inGame.filter(other => other.padlock === card);
  const facts: (Fact | false | null)[] = [
    suit && [say('page.fact.suit', { suit: suitName(suit, teller), count: symbols }), '30'],
    suit === 'special' && [say(`page.short.${kind.name}`), '50'],
    on !== NOBODY
      ? [say('page.liesOn', { card: cardName(on, teller) }), '28']
      : suit !== null && [say('page.fact.onTable'), '28'],
    padlock !== NOBODY && [say('page.fact.padlock', { card: cardName(padlock, teller) }), '34'],
    food > 0 && [say('page.fact.food', { count: food }), '10'],
    builders > 0 && [say('page.fact.builders', { count: builders }), '25'],
    gold > 0 && [say('page.fact.gold', { count: gold }), '59'],
    silver && [say('page.silver', { formula: formulaName(silver, teller) }), '60'],
    bronze && [say('page.bronze', { formula: formulaName(bronze, teller) }), '92'],
    keyring > 0 && [say('page.fact.keyring', { count: keyring, cards: names(opened) }), '37'],
    above.length > 0 && [say('page.fact.above', { cards: names(above) }), '29'],
    (view.copies[card] ?? 0) > 0 && [
      say('page.fact.unseen', { count: view.unseen[card] ?? 0, of: view.copies[card] ?? 0 }),
    ],
  ];
  return facts.filter(fact => fact !== false && fact !== null);
}

function LargePile({ pile, scene }: { pile: number; scene: Scene }) {
  const { view, teller, explain } = scene;
  const { say } = teller;
  const seen = (pile === RESERVE ? view.reserve : view.stacks[pile]) as SeenPile;
  const known = seen.known.flatMap((card, i): Fact[] =>
    card === null
      ? []
      : [[say('page.fact.known', { number: i + 1, card: cardName(card, teller) })]],
  );
  const title = pile === RESERVE ? say('page.reserve') : say('page.stack', { number: pile + 1 });
  const facts: Fact[] = [
    [say('page.cards', { count: seen.cards })],
    ...(seen.top
      ? [[say('page.fact.back', { suit: suitName(seen.top, teller) }), '6'] as const]
      : []),
    [
      say(pile === RESERVE ? 'page.fact.reserve' : 'page.fact.stack'),
      pile === RESERVE ? '17' : '16',
    ],
    ...known,
  ];
  return (
    <div>
      <h3>{title}</h3>
      <Facts game="villagers" facts={facts} explain={explain} />
    </div>
  );
}
