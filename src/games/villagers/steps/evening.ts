// After the build phase: Founders are flipped (villagers.57), bronze pays (villagers.92), developments are
// settled and paid (villagers.93–95), the marker moves on (villagers.58).

import { ask, type Frame, law, type Seat } from '../../../kernel/game.ts';
import {
  BASICS,
  type CardId,
  DEVELOPMENTS,
  type Development,
  FOUNDERS,
  FOUNDERS_FOOD,
  isBasic,
  NOBODY,
  SPECIAL,
  suitOf,
} from '../cards.ts';
import type { ChurchChoice, TavernChoice } from '../choices.ts';
import { earn } from '../money.ts';
import { cardThere, drawFrom, isEmpty, toHand } from '../piles.ts';
import { isOnePile, partsOf } from '../reach.ts';
import {
  type FrameOf,
  handOf,
  isSolo,
  named,
  type Owner,
  RESERVE,
  type Villagers,
  type VillagersAgenda,
  type VillagersTable,
  villageOf,
} from '../table.ts';
import { bestBronze, counted, tally } from '../tally.ts';
import { foodIn } from '../village.ts';
import { settleBasic } from './hire.ts';

/** Everybody has built. */
export function evening(table: VillagersTable, _frame: Frame, agenda: VillagersAgenda): void {
  for (let seat = 0; seat < table.seats; seat++) flip(table, seat, agenda);
  if (table.options.profiteers)
    for (let seat = 0; seat < table.seats; seat++) payBronze(table, seat, agenda);
  agenda.next({ step: 'dusk' });
  if (table.developments.length === 0) return;
  table.phase = 'developments';
  settleTokens(table, agenda);
  agenda.next({ step: 'reward', at: 0 }, { step: 'reward', at: 1 }, { step: 'reward', at: 2 });
}

/** Without any food the Founders go back to the fields, once a game (villagers.57). */
function flip(table: Villagers, seat: Seat, agenda: VillagersAgenda): void {
  const village = villageOf(table, seat);
  if (table.flipped[seat] || foodIn(village) > 0) return;
  const place = village.cards.indexOf(FOUNDERS);
  if (place < 0) return;
  table.flipped[seat] = true;
  village.cards[place] = FOUNDERS_FOOD;
  agenda.note({ what: 'flipped', rule: 'villagers.57', seat, place });
}

/** The best bronze symbol of a village, one a round (villagers.92). */
function payBronze(table: Villagers, seat: Seat, agenda: VillagersAgenda): void {
  const village = villageOf(table, seat);
  const bronze = bestBronze(village, tally(village));
  if (bronze === null) return;
  const { place, gold } = bronze;
  earn(table, seat, gold, 'bronze');
  agenda.note({
    what: 'bronze',
    rule: 'villagers.92',
    seat,
    card: village.cards[place],
    place,
    gold,
  });
}

/** Who has strictly most wins; all three are settled before any is paid (villagers.94). */
function settleTokens(table: VillagersTable, agenda: VillagersAgenda): void {
  table.developments.forEach((id, at) => {
    const counts = table.villages.map((_village, owner) => standingIn(table, owner, id));
    const most = Math.max(...counts);
    const leaders = counts.filter(count => count === most).length;
    const holder = leaders === 1 ? counts.indexOf(most) : NOBODY;
    table.tokens[at] = holder;
    const owner = holder === NOBODY ? null : named(table, holder);
    agenda.note({ what: 'token', rule: 'villagers.94', development: id, owner, count: most });
  });
}

/** How much somebody has of what a development counts. */
export function standingIn(table: Villagers, owner: Owner, development: number): number {
  const { most } = DEVELOPMENTS[development] as Development;
  if (most === 'special cards in hand')
    return (table.hands[owner] ?? []).filter(card => suitOf(card) === SPECIAL).length;
  const village = villageOf(table, owner);
  return counted(most, village, tally(village));
}

/** The reward of one development; food and builders hold until the next phase of developments. */
export function reward(
  table: VillagersTable,
  { at }: FrameOf<'reward'>,
  agenda: VillagersAgenda,
): void {
  const owner = table.tokens[at] as Owner;
  if (owner === NOBODY) return;
  const { gold, basic, card } = DEVELOPMENTS[table.developments[at] as number] as Development;
  earn(table, owner, gold, 'developments');
  const note = { what: 'reward', rule: 'villagers.94', owner: named(table, owner) };
  agenda.note({ ...note, development: table.developments[at], gold });
  if (owner >= table.seats) return;
  if (basic) agenda.next({ step: 'tavern', seat: owner });
  if (card) agenda.next({ step: 'church', seat: owner });
}

const ANY_BASIC = BASICS.map((_card, basic) => ({ basic }));
const NO_BASIC: TavernChoice = { basic: null };

/** The Tavern's basic villager, which may be declined (villagers.D11). */
export const tavern = ask<VillagersTable, FrameOf<'tavern'>, TavernChoice>({
  candidates(table) {
    const there = ANY_BASIC.filter(({ basic }) => (table.basics[basic] as number) > 0);
    return there.length === 0 ? [] : [...there, NO_BASIC];
  },
  laws: [],
  rule: 'villagers.D11',
  beyond: {
    is: (sent): sent is TavernChoice => {
      const { basic } = partsOf(sent);
      return basic === null || isBasic(basic);
    },
    laws: [
      law(
        'villagers.2',
        'there must be one left',
        ({ basics }, { basic }) => basic === null || (basics[basic] as number) > 0,
      ),
    ],
  },
  otherwise: () => {},
  take(table, { seat }, { basic }, agenda) {
    if (basic === null) agenda.note({ what: 'declined', rule: 'villagers.D11', seat });
    else settleBasic(table, seat, basic, agenda);
  },
});

const ANY_PILE = Array.from({ length: RESERVE + 1 }, (_, pile) => ({ pile }));
const NO_PILE: ChurchChoice = { pile: null };

/** The Church's card, from any stack or the reserve, unseen by others; it may be declined (villagers.D12). */
export const church = ask<VillagersTable, FrameOf<'church'>, ChurchChoice>({
  candidates(table) {
    const there = ANY_PILE.filter(({ pile }) => !isEmpty(table, pile));
    return there.length === 0 ? [] : [...there, NO_PILE];
  },
  laws: [],
  rule: 'villagers.D12',
  beyond: {
    is: (sent): sent is ChurchChoice => partsOf(sent).pile === null || isOnePile(sent),
    laws: cardThere('villagers.D12'),
  },
  otherwise: () => {},
  take(table, { seat }, { pile }, agenda) {
    if (pile === null) {
      agenda.note({ what: 'declined', rule: 'villagers.D12', seat });
      return;
    }
    const card: CardId = drawFrom(table, pile, agenda);
    toHand(handOf(table, seat), card);
    agenda.note({ what: 'blessed', rule: 'villagers.D12', seat, pile, card, only: seat });
    agenda.note({ what: 'blessed', rule: 'villagers.D12', seat, pile, except: seat });
  },
});

/** The marker goes to the left neighbour; alone, the Countess has her events. */
export function dusk(table: VillagersTable, _frame: Frame, agenda: VillagersAgenda): void {
  table.first = (table.first + 1) % table.seats;
  agenda.next({ step: 'market' });
  if (!isSolo(table)) return;
  table.phase = 'events';
  agenda.next({ step: 'events', seat: 0 }, { step: 'countess' });
}
