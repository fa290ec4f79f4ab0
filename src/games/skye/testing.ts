// Any situation of the game in one line of what matters, for tests.

import { seeded } from '../../kernel/chance.ts';
import type { Note, Seat } from '../../kernel/game.ts';
import { begin, choose, open, pending, why } from '../../kernel/play.ts';
import { skye } from './game.ts';
import { kitIn, NONE, type TileId, TRACKS, type TrackName } from './kit.ts';
import { cellAt, HOME, type Laid, laid } from './land.ts';
import {
  AXE,
  DRAWN,
  HELD,
  kitAt,
  type Phase,
  type SkyeFrame,
  type SkyeTable,
  TOKENS,
  UNPRICED,
  WAYPOINTS,
} from './table.ts';
import { TOKEN_NAMES } from './tokens.ts';
import { type SkyeView, view } from './view.ts';

type At =
  | 'round'
  | 'draw'
  | 'reveal'
  | 'buy'
  | 'keep'
  | 'build'
  | 'plan'
  | 'walk'
  | 'pave'
  | 'score'
  | 'finish';

interface Given {
  /** Two players unless said otherwise; seat 0 begins. */
  seats?: number;
  first?: Seat;
  journeyman?: boolean;
  components?: object;
  round?: number;
  /** What happens next. */
  at?: At;
  /** Scoring tiles on A to D. */
  scoring?: string[];
  /** Tiles on each land, as `B01 1 0` or, turned, `B01 1 0 3`; the castle is there anyway. */
  lands?: string[][];
  /** Tiles in front of each screen. */
  row?: string[][];
  prices?: (number | 'axe')[][];
  hands?: string[][];
  gold?: number[];
  points?: number[];
  /** Progress markers: warrior, merchant, herald. */
  marks?: number[][];
  /** Tokens each holds. */
  tokens?: string[][];
  /** Which token lies where: nine by track and level. */
  places?: string[][];
  roadTokens?: number[];
  /** Road tokens on lands: a cell and `E` or `S`. */
  roads?: [number, number, 'E' | 'S'][][];
  /** Where the journeymen stand. */
  pawns?: [number, number][];
  waypoints?: number[];
  plans?: [number, number][][];
}

/** A table with what is given, run on to its first question. */
export function position(given: Given = {}): Position {
  const { seats = 2, first = 0, journeyman = false, components } = given;
  const options = { first, journeyman, ...(components ? { components } : {}) };
  const { table } = open(skye, { seats, options, chance: seeded('position') });
  const { at = 'round' } = given;
  table.round = given.round ?? 1;
  table.phase = PHASES[at];
  for (const tile of table.row) if (tile !== NONE) table.bag.push(tile);
  table.bag.sort((a, b) => a - b);
  table.row.fill(NONE);
  table.prices.fill(UNPRICED);
  setGold(table, given);
  setTiles(table, given);
  given.points?.forEach((points, seat) => {
    table.points[seat] = points;
  });
  setJourney(table, given);
  table.agenda.splice(0, table.agenda.length, FRAMES[at]);
  if (at === 'round') table.round--;
  return new Position(table);
}

const PHASES: { [A in At]: Phase } = {
  round: 'income',
  draw: 'income',
  reveal: 'price',
  buy: 'buy',
  keep: 'buy',
  build: 'buy',
  plan: 'build',
  walk: 'plan',
  pave: 'walk',
  score: 'build',
  finish: 'score',
};

const FRAMES: { [A in At]: SkyeFrame } = {
  round: { step: 'round' },
  draw: { step: 'draw' },
  reveal: { step: 'reveal' },
  buy: { step: 'buyer', at: 0, second: false },
  keep: { step: 'keep', at: 0 },
  build: { step: 'building' },
  plan: { step: 'planning' },
  walk: { step: 'walk', at: 0, leg: 0 },
  pave: { step: 'settle', onto: 'paving' },
  score: { step: 'score' },
  finish: { step: 'finish' },
};

/** The number of a tile. */
export function tile(id: string, table?: SkyeTable): TileId {
  const found = (table ? kitAt(table) : kitIn({ components: null })).tiles.findIndex(
    face => face.id === id,
  );
  if (found < 0) throw new Error(`no tile ${id}`);
  return found;
}

/** A land written as `B01 1 0 3`: tile, cell, turn. */
export function landOf(seat: Seat, tiles: readonly string[], table?: SkyeTable): Laid[] {
  return [
    laid(seat, 0, HOME),
    ...tiles.map(text => {
      const [id = '', x, y, turn = '0'] = text.split(' ');
      return laid(tile(id, table), Number(turn), cellAt(Number(x), Number(y)));
    }),
  ];
}

function setGold(table: SkyeTable, { gold = [] }: Given): void {
  for (let seat = 0; seat < table.seats; seat++) {
    const before = table.gold[seat] as number;
    const now = gold[seat] ?? 0;
    table.gold[seat] = now;
    table.seenGold[seat] = now;
    table.bank += before - now;
  }
}

function setTiles(
  table: SkyeTable,
  { lands = [], row = [], prices = [], hands = [], scoring }: Given,
) {
  const taken = new Set<TileId>();
  const take = (id: string) => {
    const number = tile(id, table);
    taken.add(number);
    return number;
  };
  lands.forEach((tiles, seat) => {
    for (const text of tiles) take(text.split(' ')[0] as string);
    table.lands[seat] = landOf(seat, tiles, table);
  });
  row.forEach((ids, seat) => {
    ids.forEach((id, slot) => {
      table.row[seat * DRAWN + slot] = take(id);
      const price = prices[seat]?.[slot] ?? UNPRICED;
      table.prices[seat * DRAWN + slot] = price === 'axe' ? AXE : price;
    });
  });
  hands.forEach((ids, seat) => {
    table.hands[seat] = ids.map(take);
  });
  const left = table.bag.filter(number => !taken.has(number));
  table.bag.splice(0, table.bag.length, ...left);
  const all = kitAt(table).scoring.map(({ id }) => id);
  scoring?.forEach((id, slot) => {
    table.scoring[slot] = all.indexOf(id);
  });
}

function setJourney(table: SkyeTable, given: Given): void {
  const { journey } = table;
  if (journey === null) return;
  const { marks = [], tokens = [], places = [], roads = [], pawns = [], plans = [] } = given;
  marks.forEach((own, seat) => {
    own.forEach((mark, track) => {
      journey.marks[seat * TRACKS.length + track] = mark;
    });
  });
  tokens.forEach((ids, seat) => {
    for (const id of ids) journey.tokens[seat * TOKENS + TOKEN_NAMES.indexOf(id)] = HELD;
  });
  places.forEach((ids, seat) => {
    ids.forEach((id, at) => {
      journey.places[seat * TOKENS + at] = TOKEN_NAMES.indexOf(id);
    });
  });
  roads.forEach((own, seat) => {
    journey.roads[seat] = own.map(([x, y, side]) => 2 * cellAt(x, y) + (side === 'S' ? 1 : 0));
  });
  pawns.forEach(([x, y], seat) => {
    journey.pawns[seat] = cellAt(x, y);
  });
  plans.forEach((cells, seat) => {
    cells.forEach(([x, y], leg) => {
      journey.plans[seat * WAYPOINTS + leg] = cellAt(x, y);
    });
  });
  given.roadTokens?.forEach((count, seat) => {
    journey.roadTokens[seat] = count;
  });
  given.waypoints?.forEach((count, seat) => {
    journey.waypoints[seat] = count;
  });
}

/** A table and what tests ask of it, in players' words. */
export class Position {
  readonly notes: Note[];

  constructor(readonly table: SkyeTable) {
    this.notes = [...begin(skye as never, table).notes];
  }

  /** Makes a choice for whoever is asked first, or for a named seat. */
  choose(choice: object, seat = this.asked?.seat ?? 0): this {
    this.notes.push(...choose(skye as never, this.table, seat, choice).notes);
    return this;
  }

  /** Sets the axe and the prices of a seat, from the left. */
  price(seat: Seat, axe: number, ...prices: number[]): this {
    this.choose({ axe }, seat);
    for (const price of prices) this.choose({ price }, seat);
    return this;
  }

  buy(id: string): this {
    return this.choose({ do: 'buy', tile: tile(id, this.table) });
  }

  pass(): this {
    return this.choose({ do: 'pass' });
  }

  lay(id: string, x: number, y: number, turn = 0, seat = this.asked?.seat ?? 0): this {
    return this.choose({ do: 'lay', tile: tile(id, this.table), x, y, turn }, seat);
  }

  advance(track: TrackName): this {
    return this.choose({ do: 'advance', track });
  }

  stay(): this {
    return this.choose({ do: 'stay' });
  }

  /** Plans waypoints, one after another, and ends the plan. */
  plan(seat: Seat, ...cells: [number, number][]): this {
    for (const [x, y] of cells) this.choose({ do: 'waypoint', x, y }, seat);
    return this.choose({ do: 'done' }, seat);
  }

  /** The first rule a choice breaks for whoever is asked; null if it is legal. */
  why(choice: object, seat = this.asked?.seat ?? 0): string | null {
    return why(skye as never, this.table, seat, choice);
  }

  /** Why a tile cannot be laid there. */
  whyNotLay(id: string, x: number, y: number, turn = 0): string | null {
    return this.why({ do: 'lay', tile: tile(id, this.table), x, y, turn });
  }

  whyNotBuy(id: string): string | null {
    return this.why({ do: 'buy', tile: tile(id, this.table) });
  }

  whyNotAdvance(track: TrackName): string | null {
    return this.why({ do: 'advance', track });
  }

  whyNotPlan(x: number, y: number, seat = this.asked?.seat ?? 0): string | null {
    return this.why({ do: 'waypoint', x, y }, seat);
  }

  /** Who is asked first, and at which step; null at the end. */
  get asked(): { seat: Seat; step: string } | null {
    const [question] = pending(skye as never, this.table);
    return question ? { seat: question.seat, step: question.step } : null;
  }

  /** Everybody who is asked. */
  get allAsked(): Seat[] {
    return pending(skye as never, this.table).map(({ seat }) => seat);
  }

  /** The options of whoever is asked first, or of a named seat. */
  options(seat = this.asked?.seat): object[] {
    const question = pending(skye as never, this.table).find(open => open.seat === seat);
    return (question?.options ?? []) as object[];
  }

  /** The tracks that can be advanced on. */
  get tracks(): TrackName[] {
    return this.options().flatMap(option => ('track' in option ? [option.track as TrackName] : []));
  }

  /** Progress markers: warrior, merchant, herald. */
  marks(seat: Seat): number[] {
    return this.table.journey?.marks.slice(seat * 3, seat * 3 + 3) ?? [];
  }

  /** Where somebody's token is. */
  token(seat: Seat, id: string): number {
    return this.table.journey?.tokens[seat * TOKENS + TOKEN_NAMES.indexOf(id)] ?? NONE;
  }

  view(seat: Seat | null): SkyeView {
    return view(this.table, seat);
  }

  /** The last note of a kind, of a seat. */
  noted(what: string, seat?: Seat): Note | undefined {
    return this.notes.findLast(
      note => note.what === what && (seat === undefined || note.seat === seat),
    );
  }

  /** How often something was noted. */
  count(what: string): number {
    return this.notes.filter(note => note.what === what).length;
  }

  /** How many tiles somebody's land has, the castle included. */
  size(seat: Seat): number {
    return this.table.lands[seat]?.length ?? 0;
  }
}
