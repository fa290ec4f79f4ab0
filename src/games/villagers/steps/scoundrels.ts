// Scoundrels and a Profiteer in the build phase (villagers.96e, 96k–96m): Schemer, Sheriff, Thief, Freelancer.

import type { Seat } from '../../../kernel/game.ts';
import {
  type CardId,
  FREELANCER,
  NOBODY,
  SCHEMER,
  SHERIFF,
  SPECIAL,
  suitOf,
  THIEF,
} from '../cards.ts';
import type { BuildChoice } from '../choices.ts';
import { type Deed, rule } from '../deeds.ts';
import { oneMore } from '../limits.ts';
import { putCoins, takeCoins } from '../money.ts';
import { toHand } from '../piles.ts';
import {
  goldOf,
  handOf,
  isFounders,
  named,
  type Owner,
  spot,
  type Villagers,
  type VillagersTable,
  villageOf,
} from '../table.ts';
import { isStandIn, isTop, lift, type Place } from '../village.ts';
import { holds, play } from './playing.ts';

type Choice<D extends BuildChoice['do']> = Extract<BuildChoice, { do: D }>;

const HAUL = 3;

/** The card at a spot of anybody's village; NOBODY if there is none. */
export function cardAt(table: Villagers, owner: Owner, place: Place): CardId {
  return table.villages[owner]?.cards[place] ?? NOBODY;
}

/** Whether a card lies at a spot of anybody's village and nothing on it. */
export function isTopAt(table: Villagers, owner: Owner, place: Place): boolean {
  return cardAt(table, owner, place) !== NOBODY && isTop(villageOf(table, owner), place);
}

/** Takes away a top villager; a Monk or an Apprentice it lay on goes back to hand (villagers.54). */
export function takeAway(table: VillagersTable, owner: Owner, place: Place): CardId {
  const village = villageOf(table, owner);
  let below = village.on[place] as Place;
  const card = lift(village, place);
  while (below !== NOBODY && isTop(village, below) && isStandIn(village.cards[below] as CardId)) {
    const next = village.on[below] as Place;
    toHand(handOf(table, owner), lift(village, below));
    below = next;
  }
  return card;
}

/** A top villager of any village goes to the own hand (villagers.96k). */
export const schemer: Deed<Choice<'schemer'>> = {
  offer(table, seat, into) {
    if (!handOf(table, seat).includes(SCHEMER)) return;
    table.villages.forEach((village, owner) => {
      village.cards.forEach((_card, place) => {
        if (isTop(village, place) && mayBeTaken(table, owner, place))
          into.push({ do: 'schemer', seat: owner, place } as Choice<'schemer'>);
      });
    });
  },
  is: ({ seat, place }) => Number.isInteger(seat) && Number.isInteger(place),
  laws: [
    holds(SCHEMER, '96k'),
    rule('96k', 'a villager nothing lies on', (table, { seat, place }) =>
      isTopAt(table, seat, place),
    ),
    rule(
      '51',
      'other players’ Founders stay',
      (table, { seat: owner, place }, seat) =>
        owner === seat || !isFounders(cardAt(table, owner, place)),
    ),
    rule('96k', 'neither Founders nor red villagers', (table, { seat, place }) =>
      mayBeTaken(table, seat, place),
    ),
  ],
  take(table, seat, { seat: owner, place }, agenda) {
    play(table, seat, SCHEMER, 'villagers.96k', agenda);
    const coins = takeCoins(table, owner, place, owner, 'specials');
    const card = takeAway(table, owner, place);
    toHand(handOf(table, seat), card);
    agenda.note({
      what: 'schemed',
      rule: 'villagers.96k',
      seat,
      owner: named(table, owner),
      card,
      coins,
    });
  },
};

/** Whether a card is a villager with a suit of trade: no Founders, nobody red, not the Countess. */
function mayBeTaken(table: Villagers, owner: Owner, place: Place): boolean {
  const card = cardAt(table, owner, place);
  const suit = card === NOBODY ? NOBODY : suitOf(card);
  return suit !== NOBODY && suit !== SPECIAL && !isFounders(card);
}

/** Anybody's Thief is discarded; who sends the Sheriff gets the coins (villagers.96l). */
export const sheriff: Deed<Choice<'sheriff'>> = {
  offer(table, seat, into) {
    if (!handOf(table, seat).includes(SHERIFF)) return;
    eachOf(table, THIEF, (owner, place) => {
      into.push({ do: 'sheriff', seat: owner, place } as Choice<'sheriff'>);
    });
  },
  is: ({ seat, place }) => Number.isInteger(seat) && Number.isInteger(place),
  laws: [
    holds(SHERIFF, '96l'),
    rule('96l', 'a Thief', (table, { seat, place }) => cardAt(table, seat, place) === THIEF),
  ],
  take(table, seat, { seat: owner, place }, agenda) {
    play(table, seat, SHERIFF, 'villagers.96l', agenda);
    const coins = takeCoins(table, owner, place, seat, 'specials');
    table.discard.push(lift(villageOf(table, owner), place));
    agenda.note({
      what: 'arrested',
      rule: 'villagers.96l',
      seat,
      owner: named(table, owner),
      coins,
    });
  },
};

/** An own Thief takes three gold, once a phase (villagers.96m). */
export const thief: Deed<Choice<'thief'>> = {
  offer(table, seat, into) {
    if (!table.options.scoundrels) return;
    const { cards } = villageOf(table, seat);
    cards.forEach((card, place) => {
      if (card !== THIEF || table.turn.used.includes(spot(seat, place))) return;
      for (let owner = 0; owner < table.gold.length; owner++)
        if (owner !== seat && goldOf(table, owner) >= HAUL)
          into.push({ do: 'thief', place, seat: owner } as Choice<'thief'>);
    });
  },
  is: ({ place, seat }) => Number.isInteger(seat) && Number.isInteger(place),
  laws: [
    rule(
      '96m',
      'a Thief of your village',
      (table, { place }, seat) => cardAt(table, seat, place) === THIEF,
    ),
    rule(
      '96m',
      'once a phase',
      ({ turn }, { place }, seat) => !turn.used.includes(spot(seat, place)),
    ),
    rule(
      '96m',
      'from another supply of three or more',
      (table, { seat: owner }, seat) => owner !== seat && (table.gold[owner] ?? 0) >= HAUL,
    ),
  ],
  take(table, seat, { place, seat: owner }, agenda) {
    table.turn.used.push(spot(seat, place));
    putCoins(table, owner, HAUL, seat, place, 'specials');
    agenda.note({
      what: 'robbed',
      rule: 'villagers.96m',
      seat,
      owner: named(table, owner),
      place,
      gold: HAUL,
    });
  },
};

/** One gold on anybody's Freelancer, before anything else: one build action more (villagers.96e). */
export const freelancer: Deed<Choice<'freelancer'>> = {
  offer(table, seat, into) {
    if (!table.options.profiteers) return;
    eachOf(table, FREELANCER, (owner, place) => {
      const choice: Choice<'freelancer'> = { do: 'freelancer', seat: owner, place };
      if (freelancer.laws.every(law => law.holds(table, choice, { seat }))) into.push(choice);
    });
  },
  is: ({ seat, place }) => Number.isInteger(seat) && Number.isInteger(place),
  laws: [
    rule(
      '96e',
      'a Freelancer',
      (table, { seat, place }) => cardAt(table, seat, place) === FREELANCER,
    ),
    rule('96e', 'when the build phase begins', ({ turn }) => !turn.begun),
    rule(
      '96e',
      'each once a phase',
      ({ turn }, { seat, place }) => !turn.used.includes(spot(seat, place)),
    ),
    rule('96e', 'it costs one gold', (table, _choice, seat: Seat) => goldOf(table, seat) >= 1),
    rule('25', 'never more than five', ({ turn }) => oneMore(turn.limit) > turn.limit),
  ],
  take(table, seat, { seat: owner, place }, agenda) {
    const { turn } = table;
    turn.used.push(spot(owner, place));
    turn.limit = oneMore(turn.limit);
    putCoins(table, seat, 1, owner, place, 'specials');
    agenda.note({
      what: 'engaged',
      rule: 'villagers.96e',
      seat,
      owner: named(table, owner),
      place,
      count: turn.limit,
    });
  },
};

function eachOf(table: Villagers, card: CardId, look: (owner: Owner, place: Place) => void): void {
  table.villages.forEach(({ cards }, owner) => {
    cards.forEach((there, place) => {
      if (there === card) look(owner, place);
    });
  });
}
