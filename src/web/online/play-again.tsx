// Playing again with the same people: whoever asks first opens the table, the others sit down at it.

import { useState } from 'react';
import type { Card } from '../../wire/messages.ts';
import { Icon } from '../pieces/icons.tsx';
import type { Again } from '../screens/play-again.tsx';
import { type Say, useSay } from '../words.ts';
import { api } from './api.ts';
import { useRefusal } from './name.tsx';

/** Opens the same table again, or takes the seat one had at the one that somebody else has opened. */
async function goOn({ id, seat, again }: Card): Promise<void> {
  const next = again ?? (await api.again(id));
  const card = await api.table(next.id);
  if (card.seat === null) await api.join(next.id, next.invitation, seat ?? undefined);
  location.hash = `#/t/${next.id}`;
}

/** The way on from a table of mine that is over; null from any other. */
export function useAgain(card: Card): { again: Again | null; problem: string | null } {
  const say = useSay();
  const refusal = useRefusal();
  const [problem, setProblem] = useState<string | null>(null);
  if (card.seat === null || (card.status !== 'over' && card.status !== 'closed'))
    return { again: null, problem };
  const go = () => goOn(card).catch(error => setProblem(refusal(error)));
  return { again: { label: labelOf(card, say), go }, problem };
}

function labelOf({ again }: Card, say: Say): string {
  if (!again) return say('table.again');
  return say(again.mine ? 'again.lobby' : 'again.sitDown');
}

/** Somebody wants to play again: said where everybody at the old table sees it. */
export function AgainOffer({ card }: { card: Card }) {
  const say = useSay();
  const { again, problem } = useAgain(card);
  if (!card.again || card.again.mine || again === null) return null;
  return (
    <p className="offer" role="status">
      <Icon name="people" />
      <span>{problem ?? say('again.offer')}</span>
      <button type="button" className="btn pri" data-act="sit-down-again" onClick={again.go}>
        {again.label}
      </button>
    </p>
  );
}
