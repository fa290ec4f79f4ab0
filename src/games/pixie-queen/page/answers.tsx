// The answers that stand in the bar: goods, numbers, tracks, tiles, and the ends of things.

import type { ReactNode } from 'react';
import { Pip } from '../../../web/pieces/icons.tsx';
import type { Key } from '../../../web/pieces/moves.ts';
import type { TileKind } from '../choices.ts';
import { GOODS, type Good } from '../goods.ts';
import { NOBODY } from '../table.ts';
import { ONCE } from '../tiles.ts';
import { GoodSign } from './board/goods.tsx';
import { Sign } from './pictures.tsx';
import { chosenAction, type Scene, useScene } from './scene.ts';
import { abilityName } from './spots.tsx';

/** What is pointed at on the board only, or has a place of its own. */
const ELSEWHERE = /^(action|ability|shares|offer)-|^place-[1-9]/;

/** Everything that can be answered in the bar. */
export function Answers() {
  const scene = useScene();
  const { moves, hints, point } = scene;
  if (moves.step === 'offer') return null;
  const last = (key: Key) => (ENDS.has(key) ? 2 : key.startsWith('free-') ? 1 : 0);
  const shown = [...moves.next.keys()]
    .filter(key => !ELSEWHERE.test(key))
    .sort((a, b) => last(a) - last(b));
  if (shown.length === 0) return null;
  const ofGoods = shown.filter(key => OF_GOODS.test(key));
  const many = shown.length > 4 || ofGoods.length > 3;
  const button = (key: Key, name: ReactNode, label?: string) => (
    <button
      key={key}
      type="button"
      className={`btn sec pq-answer ${ENDS.has(key) ? 'end' : ''} ${key.startsWith('free-') ? 'aside' : ''}`}
      data-key={key}
      data-act={key}
      aria-label={label}
      title={label}
      onClick={event => point(key, event.currentTarget)}
    >
      {name}
      {hints.has(key) && <kbd>{hints.get(key)}</kbd>}
    </button>
  );
  // Many goods stand side by side as pictures, what happens to them said once.
  const goods = many ? ofGoods : [];
  const verbs = [...new Set(goods.map(key => key.split('-')[0] as string))];
  return (
    <div className={`pq-answers ${many ? 'many' : ''}`} data-region="answers">
      {verbs.map(verb => (
        <span key={verb} className="pq-goods-to">
          <b>{scene.teller.say(`page.verb.${verb}`)}</b>
          {goods
            .filter(key => key.startsWith(`${verb}-`))
            .map(key => button(key, <GoodAnswer name={key} />, goodTold(key, scene)))}
        </span>
      ))}
      {shown.filter(key => !goods.includes(key)).map(key => button(key, <AnswerName name={key} />))}
    </div>
  );
}

const OF_GOODS = /^(take|give|drop|add)-/;

/** What happens to a good, in words. */
function goodTold(key: Key, scene: Scene): string {
  const { say } = scene.teller;
  const [verb, good = ''] = key.split('-');
  const told = say(`page.answer.${verb}`, { good: say(`good.${good}`) });
  return verb === 'take' ? told : `${told}, ${say('page.have', { count: has(good, scene) })}`;
}

/** How many of a good I have. */
const has = (good: string, scene: Scene) => mine(scene)?.goods?.[GOODS.indexOf(good as Good)] ?? 0;

/** A good as a picture, and how many of it I have. */
function GoodAnswer({ name }: { readonly name: Key }) {
  const scene = useScene();
  const [verb, good = ''] = name.split('-');
  return (
    <>
      <GoodSign good={good as Good} />
      {verb !== 'take' && <small>{has(good, scene)}</small>}
    </>
  );
}

const ENDS: ReadonlySet<Key> = new Set(['pass', 'done']);

function AnswerName({ name }: { readonly name: Key }) {
  const scene = useScene();
  const { say } = scene.teller;
  const [kind = '', ...rest] = name.split('-');
  switch (kind) {
    case 'take':
    case 'give':
    case 'drop':
    case 'add': {
      const good = rest[0] as Good;
      const count = kind === 'take' ? null : has(good, scene);
      return (
        <>
          <GoodSign good={good} />
          {say(`page.answer.${kind}`, { good: say(`good.${good}`) })}
          {count !== null && <small>{say('page.have', { count })}</small>}
        </>
      );
    }
    case 'count':
      return <Count count={Number(rest[0])} />;
    case 'own':
      return (
        <TileName tile={rest[0] as TileKind} owner={scene.view.seat ?? 0} at={Number(rest[1])} />
      );
    case 'tile':
      return (
        <TileName
          tile={rest[0] as TileKind}
          owner={rest[1] === 'board' ? NOBODY : Number(rest[1])}
          at={Number(rest[2])}
          told
        />
      );
    case 'slot': {
      const owner = Number(rest[0]);
      return (
        <>
          <Pip seat={owner} />
          {say('page.slotOf', { who: scene.nameOf(owner), slot: Number(rest[1]) + 1 })}
        </>
      );
    }
    case 'free':
      return say('page.answer.free', { slot: Number(rest[0]) + 1 });
    case 'place':
      return say('page.answer.mine');
    case 'pass':
      return (
        <>
          {say('page.answer.pass')} <b className="pq-red">{say('page.passPrice')}</b>
        </>
      );
    case 'done':
      return say(`page.done.${scene.moves.step}`);
    default:
      return say(`page.answer.${name}`);
  }
}

const mine = ({ view }: Scene) => (view.seat === null ? undefined : view.players[view.seat]);

/** A number, and what it comes to. */
function Count({ count }: { readonly count: number }) {
  const { moves, teller, view } = useScene();
  const { say } = teller;
  const action = chosenAction(moves);
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (action === 5)
    return (
      <>
        {count * (me?.silverPerGold ?? 0)} <GoodSign good="silver" /> → {count}{' '}
        <GoodSign good="gold" />
        <span className="vh">{say('page.smelt', { count })}</span>
      </>
    );
  if (action === 20)
    return (
      <>
        {count} <GoodSign good="honey" /> <span aria-hidden="true">{'←'.repeat(count)}</span>
        <span className="vh">{say('page.stepsLeft', { count })}</span>
      </>
    );
  return <>{count}</>;
}

interface TileNameProps {
  readonly tile: TileKind;
  readonly owner: number;
  readonly at: number;
  /** Whether it is told whose it is. */
  readonly told?: boolean;
}

/** A tile, and before whose screen it lies. */
function TileName({ tile, owner, at, told = false }: TileNameProps) {
  const scene = useScene();
  const { say } = scene.teller;
  const name = tileTold(tile, owner, at, scene);
  return (
    <>
      {told && owner !== NOBODY && <Pip seat={owner} />}
      <Sign name={name.picture} />
      {name.text}
      {told && <small>{owner === NOBODY ? say('page.board') : scene.nameOf(owner)}</small>}
    </>
  );
}

/** A tile's picture and name; on the board `at` is the tile itself, else a slot. */
function tileTold(tile: TileKind, owner: number, at: number, { view, teller }: Scene) {
  const { say } = teller;
  const player = owner === NOBODY ? null : view.players[owner];
  if (tile === 'food') {
    const value =
      player === null ? view.foodStack[0] : at === 1 ? player?.extraFood : player?.foodTile;
    return { picture: 'food-tile' as const, text: say('page.meal', { count: value ?? 0 }) };
  }
  if (tile === 'once') {
    const id = player === null ? at : at === 1 ? player?.extraOnce : player?.once;
    const once = ONCE[id ?? 0] as 'mercy';
    return { picture: `oneOff.${once}` as const, text: say(`once.${once}`) };
  }
  const ability = player === null ? view.abilityRow[at] : player?.ability;
  const name = abilityName(ability ?? 0) as 'cheap-gold';
  return { picture: `ability.${name}` as const, text: say(`ability.${name}`) };
}
