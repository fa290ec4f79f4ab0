// What a seat may see (villagers.6, 8, 12, 38): faces on the table, and the backs of all that is hidden.

import type { ScoreLine, Seat } from '../../kernel/game.ts';
import { isOver } from '../../kernel/play.ts';
import { awaited } from './awaited.ts';
import { type CardId, type DevelopmentId, type EventId, NOBODY, type Suit } from './cards.ts';
import type { Order } from './choices.ts';
import { scoreLines } from './score.ts';
import { copiesIn, seenFaces } from './seen.ts';
import { standingIn } from './steps/evening.ts';
import {
  COUNTESS_SEAT,
  handOf,
  type Owner,
  type Phase,
  type Pile,
  pileOf,
  RESERVE,
  type Turn,
  type Villagers,
  type VillagersTable,
} from './table.ts';
import { backOf, type SeenPlayer, seenPlayer } from './view-player.ts';

export type { SeenPlace, SeenPlayer } from './view-player.ts';

/** A face-down pile: how many cards, the back on top, and what this seat knows, from the top down. */
export interface SeenPile {
  readonly cards: number;
  readonly top: Suit | null;
  /** Null for a card the seat does not know. */
  readonly known: (CardId | null)[];
}

/** The table as one seat, or a spectator, may see it. */
export interface VillagersView {
  readonly seat: Seat | null;
  readonly over: boolean;
  readonly phase: Phase;
  readonly round: number;
  /** Who has the first-player marker. */
  readonly first: Seat;
  readonly markets: number;
  /** Whose Courier everybody waits for. */
  readonly awaited: Seat[];
  readonly road: ({ readonly card: CardId; readonly coins: number } | null)[];
  /** The six stacks from the left. */
  readonly stacks: SeenPile[];
  readonly reserve: SeenPile;
  /** How many Lumberjacks, Hayers and Miners are left. */
  readonly basics: number[];
  /** The seats; alone at the table, the Countess is the second. */
  readonly players: SeenPlayer[];
  readonly hand: CardId[];
  readonly discard: CardId[];
  /** Whose turn it is in the draft or the build phase, and what they have done. */
  readonly turn: Turn;
  /** The villager an Apprentice has freed and that must be laid now. */
  readonly freed: CardId | null;
  /** What this seat is looking at; for others only who looks by which special, and where. */
  readonly look: SeenLook | null;
  /** This seat's standing order for its Courier; null without the Scoundrels. */
  readonly order: Order | null;
  readonly developments: SeenDevelopment[];
  readonly solo: SeenSolo | null;
  /** Being played in the phase `mini`; afterwards as it ended. */
  readonly mini: SeenMini | null;
  /** By kind: how many copies this seat has not seen, and how many are in this game. */
  readonly unseen: number[];
  readonly copies: number[];
}

interface SeenLook {
  readonly seat: Seat;
  readonly by: CardId;
  readonly pile: Pile;
  readonly hand: Owner;
  readonly cards: CardId[] | null;
  /** How many were laid back in order, from the top; NOBODY before one is picked. */
  readonly laid: number;
}

interface SeenSolo {
  readonly jester: boolean;
  readonly events: EventId[];
  /** How many events are left: summer, winter. */
  readonly decks: number[];
  readonly discards: EventId[][];
  /** What the Jester sent out of the game. */
  readonly gone: EventId[];
  /** Where the Countess' gold came from. */
  readonly lines: ScoreLine[];
}

interface SeenMini {
  readonly hands: number[];
  readonly hand: number[];
  readonly pile: number;
  /** Pair by pair, and who discarded each. */
  readonly discard: number[];
  readonly discarders: Seat[];
  readonly dealer: Seat;
}

/** A development, who holds its token, and how much everybody has of what it counts. */
export interface SeenDevelopment {
  readonly id: DevelopmentId;
  readonly holder: Owner | null;
  readonly amounts: number[];
}

export function view(table: VillagersTable, seat: Seat | null): VillagersView {
  const { solo, orders } = table;
  const copies = copiesIn(table);
  const seen = seenFaces(table, seat);
  return {
    seat,
    over: isOver(table),
    phase: table.phase,
    round: table.round,
    first: table.first,
    markets: table.markets,
    awaited: awaited(table),
    road: table.road.map((card, at) =>
      card === NOBODY ? null : { card, coins: table.roadCoins[at] as number },
    ),
    stacks: table.piles.slice(0, RESERVE).map((_pile, at) => seenPile(table, at, seat)),
    reserve: seenPile(table, RESERVE, seat),
    basics: [...table.basics],
    players: table.villages.map((_village, owner) => seenPlayer(table, owner)),
    hand: seat === null ? [] : [...handOf(table, seat)],
    discard: [...table.discard],
    turn: { ...table.turn, used: [...table.turn.used] },
    freed: table.freed === NOBODY ? null : table.freed,
    look: seenLook(table, seat),
    order: seat === null ? null : (orders[seat] ?? null),
    developments: table.developments.map((id, at) => {
      const holder = table.tokens[at] as Owner;
      const amounts = table.villages.map((_village, owner) => standingIn(table, owner, id));
      return { id, holder: holder === NOBODY ? null : holder, amounts };
    }),
    solo: solo && {
      jester: solo.jester,
      events: [...solo.events],
      decks: solo.decks.map(deck => deck.length),
      discards: solo.discards.map(pile => [...pile]),
      gone: [...solo.gone],
      lines: scoreLines(table, COUNTESS_SEAT),
    },
    mini: seenMini(table, seat),
    unseen: copies.map((all, card) => Math.max(0, all - (seen[card] as number))),
    copies,
  };
}

function seenPile(table: Villagers, pile: Pile, seat: Seat | null): SeenPile {
  const cards = pileOf(table, pile);
  const bit = seat === null ? 0 : 1 << seat;
  const knowers = table.knowers[pile] as number[];
  const known = cards.map((card, at) => ((knowers[at] as number) & bit ? card : null));
  const top = cards.at(-1);
  return {
    cards: cards.length,
    top: top === undefined ? null : backOf(top),
    known: known.reverse(),
  };
}

function seenLook(table: Villagers, seat: Seat | null): SeenLook | null {
  const { look } = table;
  if (look === null) return null;
  const { seat: looker, by, pile, hand, laid } = look;
  const cards =
    pile === NOBODY ? handOf(table, hand) : pileOf(table, pile).slice(-look.cards).reverse();
  return { seat: looker, by, pile, hand, cards: seat === looker ? [...cards] : null, laid };
}

function seenMini({ mini }: Villagers, seat: Seat | null): SeenMini | null {
  if (mini === null) return null;
  return {
    hands: mini.hands.map(hand => hand.length),
    hand: seat === null ? [] : [...(mini.hands[seat] as number[])],
    pile: mini.pile.length,
    discard: [...mini.discard],
    discarders: [...mini.discarders],
    dealer: mini.dealer,
  };
}
