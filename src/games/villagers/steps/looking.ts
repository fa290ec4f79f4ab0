// Looking at hidden cards (villagers.96f, 96h, 96i): Noble, Pigeoneer, Prophet. One card is picked; those
// of a pile go back in any order.

import { ask, type Law, law, type Seat } from '../../../kernel/game.ts';
import { type CardId, NOBLE, NOBODY, PIGEONEER, PROPHET, SPECIAL, suitOf } from '../cards.ts';
import type { Arrange, BuildChoice, DraftChoice, OneCard } from '../choices.ts';
import { type Deed, rule } from '../deeds.ts';
import { fromHand, isEmpty, learn, toHand } from '../piles.ts';
import { partsOf } from '../reach.ts';
import {
  type FrameOf,
  handOf,
  type Look,
  type Owner,
  type Pile,
  pileOf,
  RESERVE,
  STACKS,
  type Villagers,
  type VillagersAgenda,
  type VillagersFrame,
  type VillagersTable,
} from '../table.ts';
import { DRAFT, drafted } from './drafted.ts';
import { holds, play } from './playing.ts';

type ProphetChoice = Extract<DraftChoice, { do: 'prophet' }>;
type PigeoneerChoice = Extract<BuildChoice, { do: 'pigeoneer' }>;
type NobleChoice = Extract<BuildChoice, { do: 'noble' }>;

const PIGEONS = 6;
const PROPHETS = Array.from(
  { length: STACKS },
  (_, pile): ProphetChoice => ({ do: 'prophet', pile }),
);
const PIGEONEER_CHOICE: PigeoneerChoice = { do: 'pigeoneer' };

/** Looks through a stack and drafts one of its cards. */
export const prophet: Deed<ProphetChoice> = {
  offer(table, seat, into) {
    if (!handOf(table, seat).includes(PROPHET)) return;
    for (const choice of PROPHETS) if (!isEmpty(table, choice.pile)) into.push(choice);
  },
  is: ({ pile }) => Number.isInteger(pile) && pile >= 0 && pile <= RESERVE,
  laws: [
    holds(PROPHET, '96i'),
    rule('96i', 'a stack of the Road', (_table, { pile }) => pile !== RESERVE),
    rule('16', 'an empty stack is out of the game', (table, { pile }) => !isEmpty(table, pile)),
  ],
  take(table, seat, { pile }, agenda) {
    play(table, seat, PROPHET, 'villagers.96i', agenda);
    lookAt(table, seat, PROPHET, pile, pileOf(table, pile).length, agenda);
  },
};

/** Looks at the top of the reserve and takes a card to hand. */
export const pigeoneer: Deed<PigeoneerChoice> = {
  offer(table, seat, into) {
    if (handOf(table, seat).includes(PIGEONEER) && !isEmpty(table, RESERVE))
      into.push(PIGEONEER_CHOICE);
  },
  is: () => true,
  laws: [
    holds(PIGEONEER, '96h'),
    rule('96h', 'the reserve must have cards', table => !isEmpty(table, RESERVE)),
  ],
  take(table, seat, _choice, agenda) {
    play(table, seat, PIGEONEER, 'villagers.96h', agenda);
    const cards = Math.min(PIGEONS, pileOf(table, RESERVE).length);
    lookAt(table, seat, PIGEONEER, RESERVE, cards, agenda);
  },
};

/** Looks at a hand and takes a villager of it that is not red. */
export const noble: Deed<NobleChoice> = {
  offer(table, seat, into) {
    if (!handOf(table, seat).includes(NOBLE)) return;
    for (let owner = 0; owner < table.seats; owner++)
      if (owner !== seat && hasCommoner(table, owner))
        into.push({ do: 'noble', seat: owner } as NobleChoice);
  },
  is: ({ seat }) => Number.isInteger(seat),
  laws: [
    holds(NOBLE, '96f'),
    rule(
      '96f',
      'another player',
      (table, { seat: owner }, seat) => table.hands[owner] !== undefined && owner !== seat,
    ),
    rule('96f', 'they must hold a card that is not red', (table, { seat: owner }) =>
      hasCommoner(table, owner),
    ),
  ],
  take(table, seat, { seat: owner }, agenda) {
    play(table, seat, NOBLE, 'villagers.96f', agenda);
    table.look = { seat, by: NOBLE, pile: NOBODY, cards: 0, hand: owner, laid: NOBODY };
    agenda.reveal();
    noteLook(table, agenda);
    agenda.next({ step: 'pick', seat });
  },
};

/** The backs of a hand show whether anything can be taken from it. */
function hasCommoner(table: Villagers, owner: Owner): boolean {
  return handOf(table, owner).some(card => suitOf(card) !== SPECIAL);
}

function lookAt(
  table: VillagersTable,
  seat: Seat,
  by: CardId,
  pile: Pile,
  cards: number,
  agenda: VillagersAgenda,
): void {
  learn(table, pile, cards, seat);
  table.look = { seat, by, pile, cards, hand: NOBODY, laid: NOBODY };
  agenda.reveal();
  noteLook(table, agenda);
  agenda.next({ step: 'pick', seat });
}

function noteLook(table: Villagers, agenda: VillagersAgenda): void {
  const { seat, pile, hand } = table.look as Look;
  const cards = lookedAt(table);
  const note = { what: 'looks', rule: 'villagers.96', seat, pile, owner: hand };
  agenda.note({ ...note, cards: [...cards], only: seat });
  agenda.note({ ...note, except: seat });
}

/** The cards somebody is looking at, those of a pile from the top down. */
function lookedAt(table: Villagers): CardId[] {
  const { pile, cards, hand } = table.look as Look;
  return pile === NOBODY ? handOf(table, hand) : pileOf(table, pile).slice(-cards).reverse();
}

const LOOKERS: readonly (readonly [CardId, string])[] = [
  [NOBLE, '96f'],
  [PIGEONEER, '96h'],
  [PROPHET, '96i'],
];

/** What is chosen must be one of the cards looked at: a law for each special that lets one look. */
function seenLaws<F, C>(
  chosen: (choice: Partial<C>) => CardId | null | undefined,
  among: (table: Villagers) => readonly (CardId | null)[],
): Law<VillagersTable, F, C>[] {
  return LOOKERS.map(([by, number]) =>
    law(`villagers.${number}`, 'one of the cards you look at', (table, choice) => {
      if (table.look?.by !== by) return true;
      const card = chosen(partsOf(choice) as Partial<C>);
      return card !== undefined && among(table).includes(card);
    }),
  );
}

/** One of the cards looked at: drafted, or taken to hand. */
export const pick = ask<VillagersTable, FrameOf<'pick'>, OneCard>({
  candidates(table) {
    const cards = lookedAt(table).filter(
      card => (table.look as Look).by !== NOBLE || suitOf(card) !== SPECIAL,
    );
    return cards.filter((card, at) => cards.indexOf(card) === at).map(card => ({ card }));
  },
  laws: [],
  rule: 'villagers.96',
  beyond: {
    is: (_sent): _sent is OneCard => true,
    laws: [
      ...seenLaws(
        ({ card }: Partial<OneCard>) => card,
        table => lookedAt(table),
      ),
      law(
        'villagers.96f',
        'not a red one',
        ({ look }, { card }) => look?.by !== NOBLE || suitOf(card) !== SPECIAL,
      ),
    ],
  },
  /** Only on a table somebody made by hand: there is nothing to see, and a Prophet drafts otherwise. */
  otherwise(table, { seat }, agenda) {
    const { by } = table.look as Look;
    table.look = null;
    if (by === PROPHET) agenda.next(DRAFT[seat] as VillagersFrame);
  },
  take(table, { seat }, { card }, agenda) {
    const { by, pile, cards, hand } = table.look as Look;
    table.look = null;
    if (by === NOBLE) {
      fromHand(handOf(table, hand), card);
      toHand(handOf(table, seat), card);
      const suit = suitOf(card);
      agenda.note({ what: 'stole', rule: 'villagers.96f', seat, owner: hand, suit });
      for (const only of [seat, hand])
        agenda.note({ what: 'stoleCard', rule: 'villagers.96f', seat, owner: hand, card, only });
      return;
    }
    const from = pileOf(table, pile);
    from.splice(from.lastIndexOf(card), 1);
    (table.knowers[pile] as number[]).pop();
    if (by === PIGEONEER) {
      toHand(handOf(table, seat), card);
      agenda.note({ what: 'fetched', rule: 'villagers.96h', seat, card, only: seat });
      agenda.note({ what: 'fetched', rule: 'villagers.96h', seat, except: seat });
    } else {
      agenda.note({ what: 'foresaw', rule: 'villagers.96i', seat, card, pile });
      drafted(table, seat, card, agenda);
    }
    if (cards <= 2) return;
    table.look = { seat, by, pile, cards: cards - 1, hand, laid: 0 };
    agenda.next({ step: 'arrange', seat });
  },
});

/** The rest of a pile goes back in any order: which card comes next from the top. */
export const arrange = ask<VillagersTable, FrameOf<'arrange'>, Arrange>({
  candidates(table) {
    const rest = lookedAt(table).slice((table.look as Look).laid);
    const kinds = rest.filter((card, at) => rest.indexOf(card) === at);
    return [...kinds.map(top => ({ top })), { top: null }];
  },
  laws: [],
  rule: 'villagers.96',
  beyond: {
    is: (_sent): _sent is Arrange => true,
    laws: seenLaws(
      ({ top }: Partial<Arrange>) => top,
      table => [...lookedAt(table).slice(table.look?.laid), null],
    ),
  },
  take(table, frame, { top }, agenda) {
    const look = table.look as Look;
    table.look = null;
    if (top === null) return;
    const cards = pileOf(table, look.pile);
    const to = cards.length - 1 - look.laid;
    cards.splice(cards.lastIndexOf(top, to), 1);
    cards.splice(to, 0, top);
    if (look.laid + 2 >= look.cards) return;
    table.look = { ...look, laid: look.laid + 1 };
    agenda.next(frame);
  },
});
