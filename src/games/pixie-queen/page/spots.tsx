// Everything on the board one can point at, as buttons that lie on the picture.

import type { ReactNode } from 'react';
import { Told } from '../../../web/pieces/told.tsx';
import { PALACE } from '../board.ts';
import { GOODS } from '../goods.ts';
import { NOBODY } from '../table.ts';
import { ABILITIES } from '../tiles.ts';
import { NEUTRAL } from './board/lying.ts';
import type { Rect } from './board/parts.ts';
import { placeOn } from './board/picture.tsx';
import { abilitySpots } from './board/sheets.tsx';
import { symbolsTold } from './explaining.ts';
import { abilityKey, actionKey, freeKey, type Key, placeKey, slotKey, tileKey } from './paths.ts';
import { markOf, type Scene, useScene } from './scene.ts';

interface SpotProps {
  readonly name: Key;
  readonly label: string;
  readonly rect: Rect;
  /** The action whose facts are shown while it is pointed at. */
  readonly action?: number;
  readonly zoom?: string;
  readonly round?: boolean;
  readonly children?: ReactNode;
}

/** A place of the board as a button. */
function Spot({ name, label, rect, action, zoom, round = false, children }: SpotProps) {
  const { moves, hints, point, plan, look, teller } = useScene();
  const mark = markOf(name, moves);
  const ways = moves.next.has(name);
  const hint = hints.get(name);
  const looking =
    action === undefined
      ? {}
      : {
          onPointerEnter: (event: { pointerType: string }) =>
            event.pointerType === 'mouse' && look(action),
          onPointerLeave: () => look(null),
          onFocus: () => look(action),
          onBlur: () => look(null),
        };
  return (
    <button
      type="button"
      className={`pq-spot ${round ? 'round' : ''} ${mark}`}
      style={placeOn(plan, rect)}
      data-key={name}
      data-zoom={zoom}
      data-carry={ways ? '' : undefined}
      data-drop={name}
      aria-pressed={mark === 'chosen' ? true : undefined}
      onClick={event => point(name, event.currentTarget)}
      {...looking}
    >
      <Told words={[label, ways && teller.say('page.mayPoint')].filter(Boolean).join(', ')}>
        {children}
        {hint && <kbd className="pq-kb">{hint}</kbd>}
      </Told>
    </button>
  );
}

/** All of them, in the order one walks through. */
export function Spots() {
  const scene = useScene();
  const { plan, moves, teller } = scene;
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

/** Mines: a pixie that may climb out, rocks that may be removed or laid. */
function Mines() {
  const { plan, lying, moves, teller, view, nameOf } = useScene();
  const { say } = teller;
  const climbs = moves.step === 'neutral' ? NEUTRAL : view.seat;
  return lying.mines.map(({ owner }, i) => {
    const mine = plan.mines[i];
    if (mine === undefined) return null;
    const own = owner === climbs;
    const out = placeKey(0);
    return (
      <div key={owner} className="pq-contents">
        {own && (moves.next.has(out) || moves.chosen.includes(out)) && (
          <Spot
            name={out}
            label={say('page.mineOf', { who: nameOf(owner) })}
            rect={{ ...mine, x: mine.x + 2, y: mine.y + 8, w: mine.w - 4, h: mine.h - 12 }}
          />
        )}
        {mine.rocks.map((rocks, slot) => {
          const low = mine.slots[slot];
          const first = rocks[0];
          const last = rocks.at(-1);
          if (!low || !first || !last) return null;
          const lay = slotKey(owner, slot);
          const free = freeKey(slot);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
            <div key={slot} className="pq-contents">
              {moves.next.has(lay) && (
                <Spot
                  name={lay}
                  label={say('page.slotOf', { who: nameOf(owner), slot: slot + 1 })}
                  rect={{
                    x: low.x - low.r - 2,
                    y: low.y - low.r - 2,
                    w: first.x - low.x + low.r + 12,
                    h: 2 * low.r + 4,
                  }}
                />
              )}
              {owner === view.seat && moves.next.has(free) && (
                <Spot
                  name={free}
                  label={say('page.answer.free')}
                  rect={{ x: first.x - 10, y: first.y - 9, w: 20, h: last.y - first.y + 18 }}
                />
              )}
            </div>
          );
        })}
      </div>
    );
  });
}

/** An ability by its number, as the words call it. */
export function abilityName(ability: number): string {
  return ABILITIES[ability] ?? '';
}
