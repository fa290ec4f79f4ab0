// Red villagers of the base game in the build phase (villagers.50–56): Tinner, Smuggler, Apprentice; and
// all other deeds for which one must hold a red card.

import { ask, type Seat } from '../../../kernel/game.ts';
import {
  APPRENTICE,
  type CardId,
  cardOf,
  FOUNDERS,
  FOUNDERS_FOOD,
  MONK,
  NOBODY,
  SMUGGLER,
  SPECIAL,
  suitOf,
  TINNER,
} from '../cards.ts';
import type { Build, BuildChoice, SettleChoice } from '../choices.ts';
import { type Deed, type Deeds, rule } from '../deeds.ts';
import { earn } from '../money.ts';
import { fromHand } from '../piles.ts';
import { isBuild, layDown, layingLaws, monksAtHand, offerPlaces } from '../placing.ts';
import { partsOf } from '../reach.ts';
import {
  type FrameOf,
  handOf,
  isFounders,
  named,
  type Owner,
  spot,
  type VillagersTable,
  villageOf,
} from '../table.ts';
import { isUnlock, payeeOf, payFor, unlockLaws, unlockOf, unlocksFor } from '../unlocking.ts';
import { isStandIn, isTop, ownRole, type Place } from '../village.ts';
import { giveOrder } from './courier.ts';
import { welcomed } from './draft-specials.ts';
import { draftsLeft, squareToHand } from './drafted.ts';
import { noble, pigeoneer } from './looking.ts';
import { holds, play } from './playing.ts';
import { schemer, sheriff } from './scoundrels.ts';

type Choice<D extends BuildChoice['do']> = Extract<BuildChoice, { do: D }>;

const TINNER_CHOICE: Choice<'tinner'> = { do: 'tinner' };

/** All padlocks of this phase are free (villagers.55). */
const tinner: Deed<Choice<'tinner'>> = {
  offer({ hands }, seat, into) {
    if (hands[seat]?.includes(TINNER)) into.push(TINNER_CHOICE);
  },
  is: () => true,
  laws: [holds(TINNER, '55')],
  take(table, seat, _choice, agenda) {
    play(table, seat, TINNER, 'villagers.55', agenda);
    table.turn.tinner = true;
  },
};

/** Half the printed gold of one own villager, rounded up (villagers.56). */
const smuggler: Deed<Choice<'smuggler'>> = {
  offer(table, seat, into) {
    if (!handOf(table, seat).includes(SMUGGLER)) return;
    const ways = unlocksFor(table, seat, cardOf(SMUGGLER).padlock);
    const village = villageOf(table, seat);
    village.cards.forEach((_card, place) => {
      if (goldAt(table, seat, place) === 0) return;
      for (const way of ways)
        into.push({ do: 'smuggler', place, unlock: unlockOf(way) } as Choice<'smuggler'>);
    });
  },
  is: ({ place, unlock }) => Number.isInteger(place) && isUnlock(unlock),
  laws: [
    holds(SMUGGLER, '56'),
    rule(
      '56',
      'that villager must show gold',
      (table, { place }, seat) => goldAt(table, seat, place) > 0,
    ),
    ...unlockLaws<Choice<'smuggler'>>(() => SMUGGLER),
  ],
  take(table, seat, { place, unlock }, agenda) {
    play(table, seat, SMUGGLER, 'villagers.56', agenda);
    payFor(table, seat, unlock);
    const gold = Math.ceil(goldAt(table, seat, place) / 2);
    const card = villageOf(table, seat).cards[place];
    earn(table, seat, gold, 'specials');
    const payee = payeeOf(table, seat, unlock);
    const note = { what: 'smuggled', rule: 'villagers.56', seat, card, place };
    agenda.note({ ...note, unlock, payee, gold });
  },
};

/** The printed gold an own villager shows. */
function goldAt(table: VillagersTable, seat: Seat, place: Place): number {
  const village = villageOf(table, seat);
  return isTop(village, place) ? cardOf(village.cards[place] as CardId).gold : 0;
}

/** Changes places with a covered villager, which comes to the own village at once (villagers.53). */
const apprentice: Deed<Choice<'apprentice'>> = {
  offer(table, seat, into) {
    if (table.turn.built >= table.turn.limit || !handOf(table, seat).includes(APPRENTICE)) return;
    table.villages.forEach((village, owner) => {
      village.cards.forEach((card, place) => {
        if (!isCovered(table, owner, place) || isStandIn(card)) return;
        if (isFounders(card) && owner !== seat) return;
        if (waysFor(table, seat, card, 1).length > 0) into.push(apprenticeAt(owner, place));
      });
    });
  },
  is: ({ seat, place }) => Number.isInteger(seat) && Number.isInteger(place),
  laws: [
    holds(APPRENTICE, '53'),
    rule('25', 'the build limit', ({ turn }) => turn.built < turn.limit),
    rule('53', 'the villager must be covered', (table, { seat, place }) =>
      isCovered(table, seat, place),
    ),
    rule(
      '51',
      'other players’ Founders stay',
      (table, { seat: owner, place }, seat) =>
        owner === seat || !isFounders(villageOf(table, owner).cards[place] as CardId),
    ),
    rule(
      'B1',
      'Monks and Apprentices stay',
      (table, { seat, place }) => !isStandIn(villageOf(table, seat).cards[place] as CardId),
    ),
    rule(
      '53',
      'the villager must find a place in your village',
      (table, { seat: owner, place }, seat) =>
        waysFor(table, seat, villageOf(table, owner).cards[place] as CardId, 1).length > 0,
    ),
  ],
  take(table, seat, { seat: owner, place }, agenda) {
    fromHand(handOf(table, seat), APPRENTICE);
    table.turn.built++;
    const village = villageOf(table, owner);
    const card = village.cards[place] as CardId;
    village.cards[place] = APPRENTICE;
    village.as[place] = ownRole(card);
    const from = named(table, owner);
    agenda.note({ what: 'apprentice', rule: 'villagers.53', seat, owner: from, place, card });
    table.freed = card;
    agenda.next({ step: 'settle', seat });
  },
};

const apprenticeOptions: Choice<'apprentice'>[] = [];

function apprenticeAt(seat: Owner, place: Place): Choice<'apprentice'> {
  const at = spot(seat, place);
  apprenticeOptions[at] ??= { do: 'apprentice', seat, place };
  return apprenticeOptions[at];
}

function isCovered(table: VillagersTable, owner: Owner, place: Place): boolean {
  return (table.villages[owner]?.load[place] ?? 0) > 0;
}

/** Every way to lay a villager an Apprentice frees for so many actions; Founders may be turned over. */
function waysFor(table: VillagersTable, seat: Seat, card: CardId, actions: number): Build[] {
  const ways: Build[] = [];
  const left = table.turn.limit - table.turn.built - actions;
  const monks = Math.min(monksAtHand(table, seat), left);
  const sides = isFounders(card) ? [FOUNDERS, FOUNDERS_FOOD] : [card];
  for (const side of sides) offerPlaces(table, seat, side, monks, ways);
  return ways;
}

/** Where the card goes that an Apprentice freed, or one the Benefactor invites (villagers.53, 96b). */
export const settle = ask<VillagersTable, FrameOf<'settle'>, SettleChoice>({
  candidates: (table, { seat }) =>
    table.freed === NOBODY ? welcomed(table, seat) : waysFor(table, seat, table.freed, 0),
  laws: [],
  rule: 'villagers.28',
  beyond: {
    is: (sent): sent is SettleChoice => isBuild(partsOf(sent)),
    laws: [
      rule(
        '53',
        'the villager that was freed',
        ({ freed }, { card }) =>
          freed === NOBODY || (isFounders(freed) ? isFounders(card) : card === freed),
      ),
      rule(
        '24',
        'it must be in your hand',
        (table, { card }, seat) => table.freed !== NOBODY || handOf(table, seat).includes(card),
      ),
      rule(
        '96b',
        'a villager that is not red, without Monks',
        ({ freed }, { card, monks }) =>
          freed !== NOBODY || (suitOf(card) !== SPECIAL && monks === 0),
      ),
      rule(
        '52',
        'as many Monks must be in your hand',
        (table, { monks }, seat) => monks >= 0 && monks <= monksAtHand(table, seat),
      ),
      rule(
        '25',
        'the build limit',
        ({ freed, turn }, { monks }) => freed === NOBODY || turn.built + monks <= turn.limit,
      ),
      ...layingLaws,
    ],
  },
  take(table, { seat }, choice, agenda) {
    const { card, on, monks, unlock } = choice;
    const hand = handOf(table, seat);
    const rule = table.freed === NOBODY ? 'villagers.96b' : 'villagers.53';
    if (table.freed === NOBODY) fromHand(hand, card);
    table.freed = NOBODY;
    table.turn.built += monks;
    for (let i = 0; i < monks; i++) fromHand(hand, MONK);
    payFor(table, seat, unlock);
    const place = layDown(villageOf(table, seat), choice);
    const payee = payeeOf(table, seat, unlock);
    agenda.note({ what: 'built', rule, seat, card, place, on, monks, unlock, payee });
    if (rule === 'villagers.96b' && draftsLeft(table, seat) <= 0) squareToHand(table, seat, agenda);
  },
});

/** The deeds of red cards in the build phase. */
export const redDeeds: Deeds = {
  tinner,
  smuggler,
  apprentice,
  pigeoneer,
  noble,
  schemer,
  sheriff,
  order: giveOrder,
};
