// Any situation of the game in one line of what matters, for tests.

import { seeded } from '../../kernel/chance.ts';
import type { Note, Seat } from '../../kernel/game.ts';
import { begin, choose, open, pending, why } from '../../kernel/play.ts';
import { PALACE, type Place } from './board.ts';
import components from './components.json';
import { pixieQueen } from './game.ts';
import { FOODS, type Food, GOODS, type Good, KINDS } from './goods.ts';
import { enter } from './ledger.ts';
import {
  HANDS,
  LOW_SLOTS,
  NOBODY,
  type PixieFrame,
  type PixieTable,
  STREET,
  STREET_ACTIONS,
} from './table.ts';
import { ABILITIES, ONCE } from './tiles.ts';
import { type PixieQueenView, view } from './view.ts';

type Goods = { readonly [G in Good]?: number };

interface Given {
  /** Three players unless said otherwise; the order is 0, 1, 2, … */
  seats?: number;
  /** The order of this round, and of the next; the first is the Favourite. */
  large?: Seat[];
  small?: Seat[];
  /** Goods behind each screen; what is not named is in the store. */
  goods?: Goods[];
  /** Makes the store hold so many. */
  store?: Goods;
  /** Where each one's pixies stand on the pyramid; the others are in the mine. 17 is the entrance. */
  pixies?: Place[][];
  /** How many pixies are in each mine, if not the rest. */
  slaves?: number[];
  rocks?: [number, number][];
  tokens?: number[];
  /** Who used which double spaces, with how many tokens. */
  used?: { [action: number]: [Seat, number] };
  /** Tokens on round spaces: by action, by seat. */
  street?: { [action: number]: number[] };
  penalty?: number[];
  silver?: number[];
  gold?: number[];
  foodTiles?: number[];
  foodStack?: number[];
  once?: (string | null)[];
  abilities?: (string | null)[];
  abilityRow?: (string | null)[];
  extra?: { food?: number; once?: string };
  /** The food on the round tile to come, or just turned up. */
  wanted?: Food;
  /** What everybody has offered: wanted food, silver, gold. */
  offers?: number[][];
  /** Silver, gold and rocks in the bag. */
  bag?: number[];
  offeringTrack?: Goods;
  taken?: { offerings?: Seat[]; servants?: Seat[]; rings?: Seat[] };
  chipStore?: number[];
  round?: number;
  /** What comes next. */
  phase?: 'steal' | 'action' | 'sacrifice' | 'answer' | 'reward' | 'penalty' | 'close';
  options?: object;
  seed?: string;
}

/** A table in the given situation. */
export function position(given: Given = {}): Position {
  const { seats = 3, phase = 'action', seed = 'at' } = given;
  const start = { seats, options: { first: 0, ...given.options }, chance: seeded(seed) };
  const { table } = open(pixieQueen, start) as { table: PixieTable };
  const order = Array.from({ length: seats }, (_, seat) => seat);
  relist(table.large, given.large ?? order);
  relist(table.small, given.small ?? given.large ?? order);
  setGoods(table, given);
  setPixies(table, given);
  setTokens(table, given);
  setTiles(table, given);
  given.penalty?.forEach((points, seat) => {
    table.penalty[seat] = points;
    enter(table.ledger, seat, 0, points);
  });
  relist(table.silver, given.silver ?? table.silver);
  relist(table.gold, given.gold ?? table.gold);
  relist(table.offerings, given.taken?.offerings ?? []);
  relist(table.servants, given.taken?.servants ?? []);
  relist(table.rings, given.taken?.rings ?? []);
  relist(table.chipStore, given.chipStore ?? table.chipStore);
  given.offers?.flat().forEach((count, at) => {
    table.offers[at] = count;
  });
  setWanted(table, given);
  table.round = given.round ?? 1;
  table.turn = phase === 'action' ? (table.large[0] as Seat) : NOBODY;
  table.phase = PHASES[phase];
  relist(table.agenda, agendaFor(phase, table));
  return new Position(table);
}

const PHASES = {
  steal: 'penalty',
  action: 'action',
  sacrifice: 'action',
  answer: 'reward',
  reward: 'reward',
  penalty: 'penalty',
  close: 'penalty',
} as const;

function agendaFor(phase: NonNullable<Given['phase']>, table: PixieTable): PixieFrame[] {
  const favourite = table.large[0] as Seat;
  const frames: { [P in typeof phase]: PixieFrame } = {
    steal: { step: 'round' },
    action: { step: 'turn', seat: favourite },
    sacrifice: { step: 'sacrifice' },
    answer: { step: 'answer' },
    reward: { step: 'metals' },
    penalty: { step: 'slaves', of: favourite },
    close: { step: 'close' },
  };
  return [frames[phase]];
}

function relist<T>(list: T[], items: readonly T[]): void {
  list.splice(0, list.length, ...items);
}

function setGoods(table: PixieTable, { goods = [], store, bag, offeringTrack }: Given): void {
  const track = offeringTrack ?? components.offeringTrack;
  relist(table.bag, bag ?? table.bag);
  GOODS.forEach((good, id) => {
    table.offeringTrack[id] = track[good] ?? 0;
    let left = components.goods[good] - (track[good] ?? 0);
    if (id >= 3) left -= table.bag[id - 3] as number;
    for (let seat = 0; seat < table.seats; seat++) {
      const count = goods[seat]?.[good] ?? 0;
      table.goods[seat * KINDS + id] = count;
      left -= count;
    }
    table.store[id] = store?.[good] ?? left;
  });
}

function setPixies(table: PixieTable, { pixies = [], slaves, rocks = [] }: Given): void {
  table.pixies.fill(NOBODY);
  pixies.forEach((places, owner) => {
    for (const place of places) table.pixies[place] = owner;
    table.slaves[owner] = (table.slaves[owner] as number) - places.length;
  });
  slaves?.forEach((count, owner) => {
    table.slaves[owner] = count;
  });
  rocks.forEach((counts, seat) => {
    counts.forEach((count, slot) => {
      table.rocks[seat * LOW_SLOTS + slot] = count;
      table.bag[2] = (table.bag[2] as number) - count;
    });
  });
}

function setTokens(table: PixieTable, { tokens, used = {}, street = {} }: Given): void {
  relist(table.tokens, tokens ?? table.tokens);
  for (const [action, [seat, count]] of Object.entries(used)) {
    table.usedBy[Number(action)] = seat;
    table.usedWith[Number(action)] = count;
  }
  for (const [action, counts] of Object.entries(street))
    counts.forEach((count, seat) => {
      table.street[seat * STREET_ACTIONS + Number(action) - STREET] = count;
    });
}

function setTiles(table: PixieTable, given: Given): void {
  const { foodTiles, foodStack, once = [], abilities = [], abilityRow, extra = {} } = given;
  relist(table.foodTiles, foodTiles ?? table.foodTiles);
  if (foodStack) relist(table.foodStack, [...foodStack].reverse());
  const number = (list: readonly string[], name: string | null | undefined) =>
    name ? list.indexOf(name) : NOBODY;
  for (let seat = 0; seat < table.seats; seat++) {
    table.once[seat] = number(ONCE, once[seat]);
    table.abilities[seat] = number(ABILITIES, abilities[seat]);
  }
  if (abilityRow)
    relist(
      table.abilityRow,
      abilityRow.map(name => number(ABILITIES, name)),
    );
  table.extraFood = extra.food ?? 0;
  table.extraOnce = number(ONCE, extra.once);
}

/** The wanted food lies on the next tile, or is turned up already. */
function setWanted(table: PixieTable, { wanted = 'apple', phase }: Given): void {
  const tiles = table.roundTiles;
  const food = FOODS.indexOf(wanted);
  tiles.push(...tiles.splice(tiles.indexOf(food), 1));
  if (phase === 'answer' || phase === 'reward') table.wanted.push(tiles.pop() as number);
}

/** A table and what tests ask of it, in players' words. */
export class Position {
  readonly notes: Note[];

  constructor(readonly table: PixieTable) {
    this.notes = [...begin(pixieQueen as never, table).notes];
  }

  /** Makes a choice for whoever is asked, or for a named seat in a sacrifice. */
  choose(choice: object, seat = this.asked?.seat ?? 0): this {
    this.notes.push(...choose(pixieQueen as never, this.table, seat, choice).notes);
    return this;
  }

  /** Carries out an action. */
  act(action: number, details: object = {}): this {
    return this.choose({ do: 'act', action, ...details });
  }

  /** Nothing more. */
  done(): this {
    return this.choose({ do: 'done' });
  }

  /** Offers so many of a good, or nothing. */
  offer(seat: Seat, good?: Good, count = 1): this {
    if (good === undefined) return this.choose({ do: 'done' }, seat);
    return this.choose({ do: 'offer', good: GOODS.indexOf(good), count }, seat);
  }

  /** The first rule a choice breaks for whoever is asked; null if it is legal. */
  why(choice: object, seat = this.asked?.seat ?? 0): string | null {
    return why(pixieQueen as never, this.table, seat, choice);
  }

  /** The first rule an action breaks. */
  whyNot(action: number, details: object = {}): string | null {
    return this.why({ do: 'act', action, ...details });
  }

  /** Who is asked first, and at which step; null at the end. */
  get asked(): { seat: Seat; step: string } | null {
    const [question] = pending(pixieQueen as never, this.table);
    return question ? { seat: question.seat, step: question.step } : null;
  }

  /** The options of whoever is asked first. */
  get options(): object[] {
    return (pending(pixieQueen as never, this.table)[0]?.options ?? []) as object[];
  }

  /** The options that are ways to carry out an action. */
  waysTo(action: number): object[] {
    return this.options.filter(option => (option as { action?: number }).action === action);
  }

  /** Everything behind a screen: apples, bread, honey, silver, gold. */
  goods(seat: Seat): number[] {
    return this.table.goods.slice(seat * KINDS, (seat + 1) * KINDS);
  }

  /** Where somebody's pixies stand on the pyramid and at the entrance. */
  places(owner: number): Place[] {
    return Array.from({ length: PALACE }, (_, at) => at + 1).filter(
      place => this.table.pixies[place] === owner,
    );
  }

  offered(seat: Seat): number[] {
    return this.table.offers.slice(seat * HANDS, (seat + 1) * HANDS);
  }

  rocks(seat: Seat): number[] {
    return this.table.rocks.slice(seat * LOW_SLOTS, (seat + 1) * LOW_SLOTS);
  }

  chips(seat: Seat): number[] {
    return this.table.chips.slice(seat * 2, seat * 2 + 2);
  }

  view(seat: Seat | null): PixieQueenView {
    return view(this.table, seat);
  }

  get points(): number[] {
    return pixieQueen.standing(this.table).map(({ points }) => points);
  }

  get ranking(): number[] {
    return pixieQueen.standing(this.table).map(({ place }) => place);
  }

  /** The last note of a kind. */
  noted(what: string): Note | undefined {
    return this.notes.findLast(note => note.what === what);
  }

  /** How often something was noted. */
  count(what: string): number {
    return this.notes.filter(note => note.what === what).length;
  }
}
