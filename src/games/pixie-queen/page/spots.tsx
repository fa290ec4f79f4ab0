// Everything on the board one can point at, as buttons that lie on the picture.

import type { Key } from '../../../web/pieces/moves.ts';
import { PALACE } from '../board.ts';
import { GOODS } from '../goods.ts';
import { NOBODY } from '../table.ts';
import { ABILITIES } from '../tiles.ts';
import { abilitySpots } from './board/flanks.tsx';
import type { Rect } from './board/parts.ts';
import { symbolsTold } from './explaining.ts';
import { abilityKey, actionKey, placeKey, tileKey } from './paths.ts';
import { type Scene, useScene } from './scene.ts';
import { Spot } from './spot.tsx';
import { Mines } from './spots-mines.tsx';

/** All of them, in the order one walks through. */
export function Spots() {
  const scene = useScene();
  const { plan, moves, teller, lying } = scene;
  const pixies = isAboutPixies(scene);
  return (
    <div className="pq-spots" data-region="board">
      {plan.spaces.toReversed().map(space => (
        <Spot
          key={space.action}
          name={nameOfSpace(space.action, pixies, scene)}
          label={spaceLabel(space.action, scene)}
          rect={space}
          action={space.action}
          zoom={`action-${space.action}`}
          pixie={pixies ? lying.pixies.get(space.action) : undefined}
        />
      ))}
      {moves.next.has(placeKey(PALACE)) && (
        <Spot
          name={placeKey(PALACE)}
          label={teller.say('page.palace')}
          rect={around(plan.entrance.x, plan.entrance.y + 2, plan.entrance.r * 2.6)}
        />
      )}
      {plan.street.map(street => (
        <Spot
          key={street.action}
          name={actionKey(street.action)}
          label={streetLabel(street.action, scene)}
          rect={street}
          action={street.action}
          zoom={`action-${street.action}`}
        />
      ))}
      <Tracks />
      <Goods />
      <Abilities />
      <Mines />
    </div>
  );
}

const around = (x: number, y: number, size: number): Rect => ({
  x: x - size / 2,
  y: y - size / 2,
  w: size,
  h: size,
});

/** Whether pixies are pointed at now, rather than actions. */
function isAboutPixies({ moves }: Scene): boolean {
  return [...moves.next.keys(), ...moves.chosen].some(key => key.startsWith('place-'));
}

/** What a double space stands for now: an action, a place, or the tile that lies on it. */
function nameOfSpace(action: number, pixies: boolean, { moves }: Scene): Key {
  if (pixies) return placeKey(action);
  const tiles = [tileKey('food', NOBODY, 0), ...[0, 1, 2].map(at => tileKey('once', NOBODY, at))];
  const tile = tiles[action - 6];
  return tile !== undefined && moves.next.has(tile) ? tile : actionKey(action);
}

function spaceLabel(action: number, { view, teller, nameOf }: Scene): string {
  const { say } = teller;
  const space = view.spaces[action - 1];
  if (space === undefined) return '';
  const parts = [
    `${action} ${say(`action.${action}`)}`,
    say('page.level', { level: view.board.levels[action] }),
    symbolsTold(view.board.symbols[action] ?? [], say),
    space.pixie !== NOBODY && say('page.pixieOf', { who: nameOf(space.pixie) }),
    space.tokens > 0 && say('page.tokens.used', { who: nameOf(space.usedBy) }),
  ];
  return parts.filter(Boolean).join(', ');
}

function streetLabel(action: number, { lying, teller, nameOf }: Scene): string {
  const { say } = teller;
  const owners = lying.tokens.get(action) ?? [];
  const parts = [
    `${action} ${say(`action.${action}`)}`,
    owners.length > 0 &&
      say('page.tokens.used', { who: [...new Set(owners)].map(nameOf).join(', ') }),
  ];
  return parts.filter(Boolean).join(', ');
}

/** The two tracks, when one is to be chosen. */
function Tracks() {
  const { plan, moves, teller } = useScene();
  return (['gold', 'silver'] as const).map(track => {
    const name = `track-${track}`;
    if (!moves.next.has(name)) return null;
    const { y, h } = plan.tracks;
    return (
      <Spot
        key={track}
        name={name}
        label={teller.say(`page.answer.track-${track}`)}
        rect={{ x: plan.tracks[track].x - 2, y: y + 42, w: plan.tracks[track].w + 4, h: h - 46 }}
      />
    );
  });
}

/** Goods of the store, when one is to be taken. */
function Goods() {
  const { plan, moves, teller } = useScene();
  const { x, y, w, h } = plan.store;
  const each = (h - 30) / GOODS.length;
  return GOODS.map((good, i) => {
    const name = `take-${good}`;
    if (!moves.next.has(name)) return null;
    return (
      <Spot
        key={good}
        name={name}
        label={teller.say(`page.answer.take`, { good: teller.say(`good.${good}`) })}
        rect={{ x: x + 4, y: y + 26 + i * each + 1, w: w - 8, h: each - 2 }}
      />
    );
  });
}

/** Abilities on the board: to be taken, to be swapped for, or to be read. */
function Abilities() {
  const { plan, view, moves, teller } = useScene();
  return abilitySpots(plan.abilities, view.abilityRow.length).map((rect, place) => {
    const ability = view.abilityRow[place] ?? NOBODY;
    if (ability === NOBODY) return null;
    const swap = tileKey('ability', NOBODY, place);
    const id = abilityName(ability);
    return (
      <Spot
        key={ability}
        name={moves.next.has(swap) ? swap : abilityKey(ability)}
        label={`${teller.say(`ability.${id}`)}: ${teller.say(`page.ability.${id}`)}`}
        rect={rect}
        zoom={`ability-${ability}`}
      />
    );
  });
}

/** An ability by its number, as the words call it. */
export function abilityName(ability: number): string {
  return ABILITIES[ability] ?? '';
}
