// The draft phase (villagers.10–17): one card a turn, until everybody has reached the limit.

import type { Frame, Seat } from '../../../kernel/game.ts';
import { NOBODY, RECRUITER } from '../cards.ts';
import type { DraftChoice } from '../choices.ts';
import { askFor, type Deed, rule } from '../deeds.ts';
import { earn, takeRoadCoins } from '../money.ts';
import { drawFrom, isOpen } from '../piles.ts';
import {
  type FrameOf,
  goldOf,
  newTurn,
  RESERVE,
  ROAD,
  SEATS,
  type VillagersAgenda,
  type VillagersFrame,
  type VillagersTable,
  villageOf,
} from '../table.ts';
import { openForCouriers } from './courier.ts';
import { draftSpecials } from './draft-specials.ts';
import { canDraft, DRAFT, drafted, draftsLeft } from './drafted.ts';
import { jester, RATS } from './jester.ts';
import { prophet } from './looking.ts';

type Choice<D extends DraftChoice['do']> = Extract<DraftChoice, { do: D }>;

const DRAFTER: readonly VillagersFrame[] = SEATS.map(seat => ({ step: 'drafter', seat }));

/** A round begins (villagers.9). */
export function round(table: VillagersTable, _frame: Frame, agenda: VillagersAgenda): void {
  table.round++;
  table.phase = 'draft';
  table.turn = { ...newTurn(), seat: table.first };
  table.drafted.fill(0);
  for (const cards of table.drafts) cards.length = 0;
  agenda.note({ what: 'round', rule: 'villagers.9', round: table.round, seat: table.first });
  agenda.next(DRAFTER[table.first] as VillagersFrame);
  const { solo } = table;
  if (!solo) return;
  solo.hungry = false;
  solo.answered.length = 0;
  if (solo.events.includes(RATS)) agenda.next({ step: 'toll', seat: 0, event: RATS });
}

/** The next player who has cards to draft; when nobody has, the Road is updated (villagers.11). */
export function drafter(
  table: VillagersTable,
  { seat }: FrameOf<'drafter'>,
  agenda: VillagersAgenda,
): void {
  const next = nextDrafter(table, seat);
  if (next === NOBODY) {
    agenda.next({ step: 'update' });
    return;
  }
  const { turn } = table;
  turn.seat = next;
  turn.picked = false;
  turn.recruited = false;
  turn.ordered = false;
  agenda.next(DRAFTER[(next + 1) % table.seats] as VillagersFrame);
  const draft = DRAFT[next] as VillagersFrame;
  if (!openForCouriers(table, next, draft, agenda)) agenda.next(draft);
}

function nextDrafter(table: VillagersTable, from: Seat): Seat {
  if (!canDraft(table)) return NOBODY;
  for (let i = 0; i < table.seats; i++) {
    const seat = (from + i) % table.seats;
    if (draftsLeft(table, seat) > 0) return seat;
  }
  return NOBODY;
}

const TAKES = Array.from({ length: ROAD }, (_, road): Choice<'take'> => ({ do: 'take', road }));
const BLINDS = Array.from(
  { length: RESERVE + 1 },
  (_, pile): Choice<'blind'> => ({ do: 'blind', pile }),
);
const RECRUIT: Choice<'recruit'> = { do: 'recruit' };

/** A face-up card of the Road, with the coins on it (villagers.12, 13). */
const takeUp: Deed<Choice<'take'>> = {
  offer(table, _seat, into) {
    for (const choice of TAKES) if (table.road[choice.road] !== NOBODY) into.push(choice);
  },
  is: ({ road }) => Number.isInteger(road) && road >= 0 && road < ROAD,
  laws: [rule('12', 'there must be a card', (table, { road }) => table.road[road] !== NOBODY)],
  take(table, seat, { road }, agenda) {
    const card = table.road[road] as number;
    table.road[road] = NOBODY;
    const coins = takeRoadCoins(table, road, seat);
    agenda.note({ what: 'took', rule: 'villagers.12', seat, card, road, coins });
    drafted(table, seat, card, agenda);
  },
};

/** The top card of a stack, unseen (villagers.12, 17). */
const blind: Deed<Choice<'blind'>> = {
  offer(table, _seat, into) {
    for (const choice of BLINDS) if (isOpen(table, choice.pile)) into.push(choice);
  },
  is: ({ pile }) => Number.isInteger(pile) && pile >= 0 && pile <= RESERVE,
  laws: [
    rule(
      '17',
      'the reserve is drawn from when all stacks are empty',
      (table, { pile }) => pile !== RESERVE || isOpen(table, RESERVE),
    ),
    rule('16', 'an empty stack is out of the game', (table, { pile }) => isOpen(table, pile)),
  ],
  take(table, seat, { pile }, agenda) {
    const card = drawFrom(table, pile, agenda);
    agenda.note({ what: 'blind', rule: 'villagers.12', seat, card, pile });
    drafted(table, seat, card, agenda);
  },
};

/** One gold for the Recruiter: two cards in a row (villagers.96). */
const recruit: Deed<Choice<'recruit'>> = {
  offer(table, seat, into) {
    if (table.options.saints && recruit.laws.every(law => law.holds(table, RECRUIT, { seat })))
      into.push(RECRUIT);
  },
  is: () => true,
  laws: [
    rule('96j', 'the Recruiter must live in your village', (table, _choice, seat) =>
      villageOf(table, seat).cards.includes(RECRUITER),
    ),
    rule(
      '96j',
      'once a turn, before the first card',
      ({ turn }) => !turn.recruited && !turn.picked,
    ),
    rule('96j', 'it costs one gold', (table, _choice, seat) => goldOf(table, seat) >= 1),
    rule(
      '10',
      'the limit must allow two cards',
      (table, _choice, seat) => draftsLeft(table, seat) >= 2,
    ),
  ],
  take(table, seat, _choice, agenda) {
    earn(table, seat, -1, 'specials');
    table.turn.recruited = true;
    agenda.note({ what: 'recruited', rule: 'villagers.96j', seat });
  },
};

const NOTHING: Choice<'nothing'> = { do: 'nothing' };

/** Nothing is left to draft: a Courier or a Barbarian came before (villagers.A3). */
const nothing: Deed<Choice<'nothing'>> = {
  offer(table, _seat, into) {
    if (into.length === 0 && !canDraft(table)) into.push(NOTHING);
  },
  is: () => true,
  laws: [rule('10', 'drafting is not a matter of choice', table => !canDraft(table))],
  take() {},
};

/** What uses up the draft of a turn. */
const DRAFTS = new Set(['take', 'blind', 'prophet', 'nothing']);

export const draft = askFor<FrameOf<'draft'>>({
  rule: '12',
  deeds: { take: takeUp, blind, nothing, recruit, jester },
  red: { prophet, ...draftSpecials },
  take(_table, frame, choice, agenda) {
    if (DRAFTS.has(choice.do)) return;
    // A Benefactor may have lowered the limit: then nothing is left to draft (villagers.96b).
    const { seat } = frame;
    agenda.next(choice.do === 'benefactor' ? { step: 'picked', seat, again: true } : frame);
  },
});
