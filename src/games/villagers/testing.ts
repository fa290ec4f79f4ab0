// Any situation of the game in one line of what matters, for tests.

import { seeded } from '../../kernel/chance.ts';
import type { Note, Seat } from '../../kernel/game.ts';
import { begin, choose, open, pending, why } from '../../kernel/play.ts';
import { BASICS, type CardId, cardOf, EVENTS, eventNamed, idOf, NOBODY } from './cards.ts';
import type { Build, Unlock } from './choices.ts';
import { villagers } from './game.ts';
import { BANK } from './money.ts';
import {
  handOf,
  type Owner,
  type Solo,
  squareOf,
  type Villagers,
  type VillagersFrame,
  type VillagersTable,
  villageOf,
} from './table.ts';
import { type VillagersView, view } from './view.ts';
import { lay, type Place, type Village } from './village.ts';

/** A card as the components name it. */
type Name = string;

interface Given {
  /** Each hand; as many as there are players. */
  hands: Name[][];
  /**
   * Each village as chains: `miner > blacksmith+4 & seeker > spelunker`. `&` begins the other branch,
   * `+4` are coins, `monk=seeker` stands for a Seeker. Founders are there unless a chain begins with them.
   * Alone, the second is the Countess's.
   */
  villages?: string[][];
  gold?: number[];
  /** From the left, `hunter+1` with a coin; missing places are empty. */
  road?: Name[];
  /** Each stack from the top down; missing stacks are empty. Without any, as a game begins. */
  stacks?: Name[][];
  /** From the top down; without it, as a game begins. */
  reserve?: Name[];
  squares?: Name[][];
  /** What comes next. */
  phase?: 'draft' | 'update' | 'build' | 'evening' | 'events' | 'market';
  first?: Seat;
  markets?: number;
  events?: string[];
  jester?: boolean;
  options?: object;
  seed?: string;
}

const game = villagers as never;

/** A table in the given situation. */
export function position(given: Given): Position {
  const seats = given.hands.length;
  const { hands, villages, gold, road, stacks, reserve, first = 0, phase = 'build' } = given;
  const start = { seats, options: { first, ...given.options }, chance: seeded(given.seed ?? 'at') };
  const { table } = open(villagers, start) as { table: VillagersTable };
  const own: Villagers = table;
  hands.forEach((names, seat) => {
    own.hands[seat] = names.map(idOf).sort((a, b) => a - b);
  });
  villages?.forEach((chains, owner) => {
    own.villages[owner] = villageFrom(chains, owner < seats);
  });
  for (const [owner, amount] of (gold ?? []).entries()) setGold(own, owner, amount);
  if (road) setRoad(own, road);
  if (stacks) for (let at = 0; at < 6; at++) setPile(own, at, stacks[at] ?? []);
  if (reserve) setPile(own, 6, reserve);
  given.squares?.forEach((names, seat) => {
    own.squares[seat] = names.map(idOf);
    own.drafted[seat] = names.length;
  });
  if (own.solo) setEvents(own.solo, given.events ?? [], given.jester ?? true);
  balance(own);
  Object.assign(table, {
    first,
    markets: given.markets ?? 0,
    phase,
    agenda: agendaFor(phase, first),
  });
  return new Position(table);
}

function agendaFor(phase: Given['phase'], first: Seat): VillagersFrame[] {
  switch (phase) {
    case 'draft':
      return [{ step: 'round' }];
    case 'update':
      return [{ step: 'update' }];
    case 'evening':
      return [{ step: 'evening' }];
    case 'events':
      return [{ step: 'market' }, { step: 'countess' }, { step: 'events', seat: 0 }];
    case 'market':
      return [{ step: 'market' }];
    default:
      return [{ step: 'builder', seat: first }];
  }
}

function villageFrom(chains: string[], isSeat: boolean): Village {
  const village: Village = { cards: [], on: [], as: [], coins: [], load: [] };
  const opens = isSeat && !chains.some(chain => chain.startsWith('founders'));
  if (opens) layName(village, 'founders', NOBODY);
  for (const chain of chains) {
    const [trunk = '', ...branches] = chain.split(' & ');
    const [root = '', ...firstBranch] = trunk.split(' > ');
    const bottom = layName(village, root, NOBODY);
    for (const branch of [firstBranch, ...branches.map(names => names.split(' > '))]) {
      let below = bottom;
      for (const name of branch) below = layName(village, name, below);
    }
  }
  return village;
}

/** Lays `blacksmith+4` or `monk=seeker`. */
function layName(village: Village, text: string, on: Place): Place {
  const [named = '', coins = '0'] = text.split('+');
  const [name = '', role] = named.split('=');
  const place = lay(village, idOf(name), on, ...(role === undefined ? [] : [idOf(role)]));
  village.coins[place] = Number(coins);
  return place;
}

function setGold(table: Villagers, owner: Owner, amount: number): void {
  const accounts = table.accounts[owner] as number[];
  accounts[0] = (accounts[0] as number) + amount - (table.gold[owner] as number);
  table.gold[owner] = amount;
}

/** The bank has what nobody else has, and the supplies of basic villagers what lies in no village. */
function balance(table: Villagers): void {
  const coins = table.villages.flatMap(village => village.coins);
  const spent = [...table.gold, ...table.roadCoins, ...coins].reduce((sum, gold) => sum + gold, 0);
  table.bank = BANK - spent;
  const laid = [...table.villages.map(({ cards }) => cards), ...table.hands].flat();
  BASICS.forEach((basic, at) => {
    table.basics[at] = cardOf(basic).copies - laid.filter(card => card === basic).length;
  });
}

function setRoad(table: Villagers, names: Name[]): void {
  for (let at = 0; at < 6; at++) {
    const [name, coins = '0'] = (names[at] ?? '').split('+');
    table.road[at] = name ? idOf(name) : NOBODY;
    table.roadCoins[at] = Number(coins);
  }
}

function setPile(table: Villagers, pile: number, names: Name[]): void {
  table.piles[pile] = names.map(idOf).reverse();
  table.knowers[pile] = names.map(() => 0);
}

function setEvents(solo: Solo, names: string[], jester: boolean): void {
  for (const piles of [solo.decks, solo.discards]) for (const pile of piles) pile.length = 0;
  solo.events.splice(0, solo.events.length, ...names.map(eventNamed));
  EVENTS.forEach(({ season }, event) => {
    if (!solo.events.includes(event)) solo.decks[season === 'summer' ? 0 : 1]?.push(event);
  });
  solo.gone.length = 0;
  solo.jester = jester;
}

/** How a build is meant: on whom, with how many Monks, unlocked by whom. */
interface How {
  on?: Name | Place;
  monks?: number;
  /** `own`, or the seat whose villager opens it. */
  unlock?: 'bank' | 'tinner' | 'none' | 'own' | Seat;
}

/** A table and what tests ask of it, in players' words. */
export class Position {
  readonly notes: Note[];

  constructor(readonly table: VillagersTable) {
    this.notes = [...begin(game, table).notes];
  }

  /** Makes a choice as it is. */
  choose(choice: object, seat = this.seat): this {
    this.notes.push(...choose(game, this.table, seat, choice).notes);
    return this;
  }

  /** The first rule a candidate breaks; null if it is legal. */
  why(choice: object, seat = this.seat): string | null {
    return why(game, this.table, seat, choice);
  }

  /** Who is asked first, and at which step; null at the end. */
  get asked(): { seat: Seat; step: string } | null {
    const [question] = pending(game, this.table);
    return question ? { seat: question.seat, step: question.step } : null;
  }

  get seat(): Seat {
    return this.asked?.seat ?? 0;
  }

  /** The options of whoever is asked first. */
  get options(): { [part: string]: unknown }[] {
    const [question] = pending(game, this.table);
    return (question?.options ?? []) as { [part: string]: unknown }[];
  }

  /** The options that do something of a name. */
  doing(name: string): { [part: string]: unknown }[] {
    return this.options.filter(option => option.do === name);
  }

  /** All ways to build a card now. */
  ways(name: Name): Build[] {
    return (this.options as unknown as Build[]).filter(
      option => option.do === 'build' && option.card === idOf(name),
    );
  }

  /** Builds a card; among several ways the first one that fits. */
  build(name: Name, how: How = {}): this {
    const way = this.ways(name).find(build => this.fits(build, how));
    if (!way) throw new Error(`${name} cannot be built so`);
    return this.choose(way);
  }

  private fits({ on, monks, unlock }: Build, how: How): boolean {
    const village = villageOf(this.table, this.seat);
    const isOn =
      how.on === undefined || how.on === on || village.cards[on] === (named(how.on) ?? NOBODY);
    return isOn && (how.monks ?? 0) === monks && this.unlocks(unlock, how.unlock);
  }

  private unlocks(unlock: Unlock, how: How['unlock']): boolean {
    if (how === undefined || how === unlock) return true;
    if (typeof unlock === 'string') return false;
    return unlock.seat === (how === 'own' ? this.seat : how);
  }

  /** Hires a basic villager for a card. */
  hire(basic: Name, card: Name, pile?: number): this {
    this.choose({ do: 'hire', basic: BASICS.indexOf(idOf(basic)) });
    if (this.asked?.step === 'putBack') this.choose({ pile: pile ?? 5 });
    return this.choose({ card: idOf(card) });
  }

  /** Drafts the named card of the Road. */
  take(name: Name): this {
    return this.choose({ do: 'take', road: this.table.road.indexOf(idOf(name)) });
  }

  blind(pile: number): this {
    return this.choose({ do: 'blind', pile });
  }

  /** Ends the turn of whoever is asked. */
  done(): this {
    return this.choose({ do: 'done' });
  }

  /** Everybody who is asked to build is done. */
  allDone(): this {
    while (this.asked?.step === 'build') this.done();
    return this;
  }

  hand(seat: Seat): Name[] {
    return handOf(this.table, seat).map(nameOf);
  }

  square(seat: Seat): Name[] {
    return squareOf(this.table, seat).map(nameOf);
  }

  get road(): (Name | null)[] {
    return this.table.road.map(card => (card === NOBODY ? null : nameOf(card)));
  }

  /** A pile from the top down. */
  pile(at: number): Name[] {
    return [...(this.table.piles[at] as CardId[])].reverse().map(nameOf);
  }

  /** All cards of a village, in the order they were laid. */
  village(owner: Owner): Name[] {
    return villageOf(this.table, owner)
      .cards.filter(card => card !== NOBODY)
      .map(nameOf);
  }

  /** The place of a card in a village. */
  place(owner: Owner, name: Name): Place {
    return villageOf(this.table, owner).cards.indexOf(idOf(name));
  }

  /** The coins on a villager. */
  coins(owner: Owner, name: Name): number {
    return villageOf(this.table, owner).coins[this.place(owner, name)] as number;
  }

  gold(owner: Owner): number {
    return this.table.gold[owner] as number;
  }

  get discard(): Name[] {
    return this.table.discard.map(nameOf);
  }

  get events(): string[] {
    return (this.table.solo?.events ?? []).map(event => EVENTS[event]?.id ?? '');
  }

  view(seat: Seat | null): VillagersView {
    return view(this.table, seat);
  }

  get places(): number[] {
    return villagers.standing(this.table).map(({ place }) => place);
  }

  /** The last note of a kind. */
  noted(what: string): Note | undefined {
    return this.notes.findLast(note => note.what === what);
  }
}

function named(on: Name | Place): CardId | undefined {
  return typeof on === 'string' ? idOf(on) : undefined;
}

function nameOf(card: CardId): Name {
  return cardOf(card).name;
}
