// The Jester (villagers.80): once a game, at any time, an event is sent away.

import { type EventId, eventNamed } from '../cards.ts';
import type { Jester } from '../choices.ts';
import { type Deed, memo, rule } from '../deeds.ts';
import { isEvent } from '../reach.ts';
import type { Solo } from '../table.ts';
import { discardEvent } from './reveal.ts';

export const RATS = eventNamed('rats');
export const ARSON = eventNamed('arson');

const jesterAt = memo<Jester>(event => ({ do: 'jester', event }));

/** Offered whenever the player is asked something and an event is open. */
export const jester: Deed<Jester> = {
  offer({ solo }, _seat, into) {
    if (!solo?.jester) return;
    for (const event of solo.events) if (!solo.answered.includes(event)) into.push(jesterAt(event));
  },
  is: ({ event }) => isEvent(event),
  laws: [
    rule('80', 'the Jester serves once, and not everybody', ({ solo }) => solo?.jester === true),
    rule('80', 'the event must be open', ({ solo }, { event }) =>
      (solo?.events ?? []).includes(event),
    ),
    rule(
      '80',
      'what was answered is resolved',
      ({ solo }, { event }) => !solo?.answered.includes(event),
    ),
  ],
  take(table, seat, { event }, agenda) {
    const solo = table.solo as Solo;
    solo.jester = false;
    closeEvent(solo, event);
    solo.gone.push(event);
    agenda.note({ what: 'jester', rule: 'villagers.80', seat, event });
  },
};

/** Takes an open event away and puts it on its discard pile. */
export function removeEvent(solo: Solo, event: EventId): void {
  closeEvent(solo, event);
  discardEvent(solo, event);
}

function closeEvent(solo: Solo, event: EventId): void {
  solo.events.splice(solo.events.indexOf(event), 1);
}
