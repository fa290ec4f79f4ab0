// An action, a tile or a player seen large, with everything there is to say, each with its rule.

import { type Fact, Facts } from '../../../web/pieces/facts.tsx';
import { Pip } from '../../../web/pieces/icons.tsx';
import {
  abilityName,
  explained,
  goodsTold,
  ONCE,
  type PictureName,
  ruleOf,
  type Scene,
  Sign,
  STREET,
  signed,
  symbolsTold,
  tilesOf,
} from './shared.ts';

/** What a `data-zoom` names, large; null if it is not there. */
export function zoomed(name: string, scene: Scene) {
  const [kind, number = ''] = name.split('-');
  const at = Number(number);
  const { say } = scene.teller;
  switch (kind) {
    case 'action':
      return (
        <Large
          {...{ scene }}
          picture={`action.${at}` as PictureName}
          title={`${at} ${say(`action.${at}`)}`}
          facts={actionFacts(at, scene)}
        />
      );
    case 'ability':
      return (
        <Large
          {...{ scene }}
          picture={`ability.${abilityName(at)}` as PictureName}
          title={say(`ability.${abilityName(at)}`)}
          facts={[
            [say(`page.ability.${abilityName(at)}`), `P${at + 1}`],
            [say('page.abilityKept'), '3'],
          ]}
        />
      );
    case 'once':
      return (
        <Large
          {...{ scene }}
          picture={`oneOff.${ONCE[at]}` as PictureName}
          title={say(`once.${ONCE[at]}`)}
          facts={[
            [say(`page.once.${ONCE[at]}`), ['55', '46', '81'][at] ?? '4'],
            [say('page.onceKept'), '4'],
          ]}
        />
      );
    case 'meal':
      return (
        <Large
          {...{ scene }}
          picture="food-tile"
          title={say('page.foodTileTitle')}
          facts={[[say('page.foodTileText'), '21']]}
        />
      );
    case 'seat':
      return <LargePlayer seat={at} scene={scene} />;
    default:
      return null;
  }
}

interface LargeProps {
  readonly scene: Scene;
  readonly picture: PictureName;
  readonly title: string;
  readonly facts: readonly Fact[];
}

function Large({ scene, picture, title, facts }: LargeProps) {
  return (
    <>
      <div className="pq-large" aria-hidden="true">
        <Sign name={picture} />
      </div>
      <div>
        <h3>{title}</h3>
        <Facts game="pixie-queen" facts={facts} explain={scene.explain} />
      </div>
    </>
  );
}

function actionFacts(action: number, scene: Scene): Fact[] {
  const { view, teller } = scene;
  const { say } = teller;
  const { tokens, pay, take } = explained(action, scene);
  const prefixed = (name: string, [text, rule]: Fact): Fact[] =>
    text === '' ? [] : [[`${say(`page.fact.${name}`)}: ${text}`, rule ?? ruleOf(action)]];
  const symbols: Fact[] =
    action < STREET
      ? [[say('page.steals', { goods: symbolsTold(view.board.symbols[action] ?? [], say) }), '20']]
      : [];
  return [
    ...prefixed('tokens', tokens),
    ...prefixed('pay', pay),
    ...prefixed('take', take),
    ...symbols,
  ];
}

/** Everything everybody may know of a player. */
function LargePlayer({ seat, scene }: { readonly seat: number; readonly scene: Scene }) {
  const { view, teller, nameOf, explain } = scene;
  const { say } = teller;
  const player = view.players[seat];
  if (player === undefined) return null;
  const offered = player.offer?.some(count => count > 0);
  const facts: Fact[] = [
    ...(player.in ? [] : [[say('page.fellOut'), '78'] as Fact]),
    ...(player.favourite && player.in ? [[say('page.favouriteText'), '7'] as Fact] : []),
    [say('page.pointsNow', { points: signed(-player.penalty) }), '77'],
    ...(player.nextSymbol === null
      ? []
      : [[say('page.symbolAt', { points: signed(-player.nextSymbol) }), '79'] as Fact]),
    [say('page.silverAt', { space: player.silver + 1, price: player.silverPerGold }), '38'],
    [say('page.goldAt', { space: player.gold + 1, price: player.goldPerRing }), '44'],
    [say('page.slaves', { count: player.slaves }), '74'],
    [say('page.rocksLie', { count: player.rocks.reduce((sum, rock) => sum + rock, 0) }), '72'],
    [say('page.servantsHas', { count: view.servants.filter(by => by === seat).length }), '68'],
    ...tilesOf(player, say).map(({ name, text }): Fact => [`${name}: ${text}`, '3']),
    ...(player.goods === null
      ? []
      : [[say('page.goodsHas', { goods: goodsTold(player.goods, say) }), '2'] as Fact]),
    ...(player.victory === null
      ? []
      : [[say('page.victory', { count: player.victory.total }), '84'] as Fact]),
    ...(offered
      ? [
          [
            say('page.offeredLast', { goods: offerTold(player.offer ?? [], view.wanted, say) }),
            '54',
          ] as Fact,
        ]
      : []),
    ...(player.goods === null ? [[say('page.goodsHidden'), '2'] as Fact] : []),
  ];
  return (
    <>
      <div className="pq-large" aria-hidden="true">
        <Pip seat={seat} letter={nameOf(seat).charAt(0)} />
      </div>
      <div>
        <h3>{nameOf(seat)}</h3>
        <Facts game="pixie-queen" facts={facts} explain={explain} />
      </div>
    </>
  );
}

/** Wanted food, silver, gold as goods. */
function offerTold(
  [food = 0, silver = 0, gold = 0]: readonly number[],
  wanted: readonly number[],
  say: Scene['teller']['say'],
): string {
  const goods = [0, 0, 0, silver, gold];
  goods[wanted.at(-1) ?? 0] = food;
  return goodsTold(goods, say);
}
