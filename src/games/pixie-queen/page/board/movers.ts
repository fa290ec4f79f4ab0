// Every piece that can move, and where it stands: pixies, tokens, cubes, discs.

import type { Lying } from './lying.ts';
import { inLane, type Spot } from './parts.ts';
import { onRuler } from './parts-ground.ts';
import { onTrack } from './parts-sheets.ts';
import type { Plan } from './plan.ts';
import type { Printed } from './printed.ts';

/** A piece on the board. */
export interface Mover extends Spot {
  readonly id: string;
  readonly kind: 'pixie' | 'token' | 'cube' | 'disc' | 'shape';
  readonly owner: number;
  /** How large it is drawn: a scale for pixies, a radius or a side for others. */
  readonly size: number;
}

/** A pixie and the name of its place. */
export interface Standing extends Spot {
  readonly owner: number;
  readonly place: string;
  readonly size: number;
}

/** Where all pixies stand: on the pyramid, in mines, at the palace, in the row of servants. */
export function pixiesOn(lying: Lying, plan: Plan): Standing[] {
  const { spaces, mines, rewards, entrance } = plan;
  const onPyramid = spaces.flatMap(({ action, hand }) => {
    const owner = lying.pixies.get(action);
    return owner === undefined
      ? []
      : [{ owner, place: `space-${action}`, x: hand.x, y: hand.y + 1, size: hand.r / 16.5 }];
  });
  const inMines = lying.mines.flatMap(({ owner, taken }, i) =>
    (mines[i]?.slots ?? []).flatMap(({ x, y, r }, slot) =>
      taken[slot] ? [{ owner, place: `mine-${slot}`, x, y: y + 1, size: r / 17 }] : [],
    ),
  );
  const servants = lying.servants.flatMap((owner, i) => {
    const tile = rewards.rows[1]?.tiles[i];
    return tile ? [{ owner, place: `servant-${i}`, x: tile.x, y: tile.y + 1, size: 0.74 }] : [];
  });
  const waits =
    lying.entrance === null
      ? []
      : [
          {
            owner: lying.entrance,
            place: 'palace',
            x: entrance.x,
            y: entrance.y,
            size: entrance.r / 17,
          },
        ];
  return [...onPyramid, ...inMines, ...servants, ...waits];
}

/** Names given to pixies, by owner and place. */
export type Names = ReadonlyMap<string, string>;

const named = ({ owner, place }: Standing) => `${owner} ${place}`;

/**
 * Pixies of a colour are alike. One that stands where one stood is the same; the others are those
 * that left their places, so that whoever moved is seen to move.
 */
export function renamed(before: Names, now: readonly Standing[]): Names {
  const names = new Map<string, string>();
  const free = new Map<number, string[]>();
  const still = new Set(now.map(named));
  for (const [place, id] of before) {
    const owner = Number(place.split(' ')[0]);
    if (still.has(place)) names.set(place, id);
    else free.set(owner, [...(free.get(owner) ?? []), id]);
  }
  const used = new Set(names.values());
  let next = 0;
  for (const pixie of now) {
    const place = named(pixie);
    if (names.has(place)) continue;
    let id = free.get(pixie.owner)?.shift();
    while (id === undefined || used.has(id)) id = `pixie-${pixie.owner}-${next++}`;
    used.add(id);
    names.set(place, id);
  }
  return names;
}

/** All pieces, pixies under the names they were given. */
export function moversOn(lying: Lying, plan: Plan, printed: Printed, names: Names): Mover[] {
  const pixies = pixiesOn(lying, plan).map(
    (pixie): Mover => ({ ...pixie, id: names.get(named(pixie)) ?? named(pixie), kind: 'pixie' }),
  );
  return [
    ...discsOn(lying, plan, printed),
    ...cubesOn(lying, plan),
    ...tokensOn(lying, plan, printed),
    ...pixies,
  ];
}

function tokensOn(lying: Lying, plan: Plan, printed: Printed): Mover[] {
  const token = (action: number, owner: number, nth: number, { x, y }: Spot, r: number): Mover => ({
    ...{ x, y, owner },
    id: `token-${action}-${nth}-${owner}`,
    kind: 'token',
    size: r,
  });
  const double = plan.spaces.flatMap(({ action, hand, plain }) => {
    const owners = lying.tokens.get(action) ?? [];
    const slots = owners.length > 1 ? [hand, plain] : [plain];
    return owners.map((owner, i) => {
      const slot = slots[i] ?? plain;
      return token(action, owner, i, slot, slot.r - 2);
    });
  });
  const single = plan.street.flatMap(({ action, slots }, i) => {
    const owners = lying.tokens.get(action) ?? [];
    const colours = printed.street[i]?.spaces === 'colours' && plan.kind === 'desk';
    return owners.map((owner, nth) => {
      const slot = slots[colours ? owner : Math.min(nth, slots.length - 1)] ?? slots[0];
      const over = Math.max(0, nth - slots.length + 1) * (colours ? 0 : 5);
      const at = { x: (slot?.x ?? 0) + over, y: slot?.y ?? 0 };
      return token(action, owner, nth, at, slot?.r ?? 8);
    });
  });
  return [...double, ...single];
}

function cubesOn(lying: Lying, { street, orders, kind }: Plan): Mover[] {
  const lanes = {
    small: orders?.small ?? street.find(({ action }) => action === 20)?.lane,
    large: orders?.large ?? street.find(({ action }) => action === 21)?.lane,
  };
  return (['small', 'large'] as const).flatMap(size => {
    const lane = lanes[size];
    if (!lane) return [];
    return lying[size].map(
      (owner, i): Mover => ({
        ...inLane(lane, i),
        id: `${size}-${owner}`,
        kind: 'cube',
        owner,
        size: Math.min(size === 'small' ? 17 : 21.5, kind === 'phone' ? 24 : lane.step - 2),
      }),
    );
  });
}

function discsOn(lying: Lying, plan: Plan, printed: Printed): Mover[] {
  const discs: Mover[] = [];
  for (const track of ['gold', 'silver'] as const) {
    const steps = [...lying[track]];
    for (const [owner, step] of steps) {
      const there = steps.filter(([, other]) => other === step).map(([other]) => other);
      const at = onTrack(plan.tracks, track, step, there.indexOf(owner), there.length);
      discs.push({ ...at, id: `${track}-${owner}`, kind: 'shape', owner, size: 15 });
    }
  }
  const points = [...lying.points];
  for (const [owner, score] of points) {
    const there = points.filter(([, other]) => other === score).map(([other]) => other);
    const nth = there.indexOf(owner);
    discs.push({
      x: onRuler(plan.ruler, score, printed.score) + (nth - (there.length - 1) / 2) * 13,
      y: plan.ruler.y + 13.5,
      ...{ id: `score-${owner}`, kind: 'disc', owner, size: 9.8 },
    });
  }
  return discs;
}
