// The table waits for somebody who is away, or somebody is back in another browser: what can be done.

import { useState } from 'react';
import type { Card } from '../../wire/messages.ts';
import { graceOf, PATIENCE } from '../../wire/pace.ts';
import { useSay } from '../words.ts';
import { absentee } from './absentee.ts';
import { api } from './api.ts';
import { useRefusal } from './name.tsx';
import { howLong } from './time.ts';

interface AbsentProps {
  readonly card: Card;
  readonly nameOf: (seat: number) => string;
  /** When the table last changed, and now. */
  readonly since: number;
  readonly now: number;
}

/** Offers to nudge whoever is waited for, and then to let a bot play for them. */
export function AbsentOffer({ card, nameOf, since, now }: AbsentProps) {
  const say = useSay();
  const refusal = useRefusal();
  const [problem, setProblem] = useState('');
  /** The wait about which nothing is to be done for now. */
  const [later, setLater] = useState(0);
  const seat = absentee({ card, since, now });
  const holder = seat === null ? undefined : card.holders[seat];
  if (seat === null || holder === undefined || later === since) return null;
  const attempt = (wish: Promise<unknown>) =>
    wish.then(
      () => setProblem(''),
      error => setProblem(refusal(error)),
    );
  const { nudgedAt, present } = holder;
  const nudged = nudgedAt !== null && now - nudgedAt < graceOf(card.pace);
  const mayReplace =
    (card.host === card.seat && !present) ||
    (nudgedAt !== null && nudgedAt >= since && !nudged && now - since >= PATIENCE[card.pace]);
  const time = howLong(now - since, say) || say('time.now');
  return (
    <div className="offer" role="status" data-offer="absent">
      <span>
        {problem || say(nudged ? 'absent.nudged' : 'absent.waits', { who: nameOf(seat), time })}
      </span>
      {!nudged && (
        <button
          type="button"
          className="btn sec"
          data-act="nudge"
          onClick={() => attempt(api.nudge(card.id, seat))}
        >
          {say('absent.nudge')}
        </button>
      )}
      {mayReplace && (
        <button
          type="button"
          className="btn pri"
          data-act="stand-in"
          onClick={() => attempt(api.standIn(card.id, seat))}
        >
          {say('absent.standIn')}
        </button>
      )}
      <button
        type="button"
        className="btn txt"
        aria-label={say('table.close')}
        onClick={() => setLater(since)}
      >
        ×
      </button>
    </div>
  );
}

/** Asks whoever decides whether somebody in another browser is the person they say. */
export function ClaimOffer({ card, nameOf }: Pick<AbsentProps, 'card' | 'nameOf'>) {
  const say = useSay();
  const [claim] = card.claims ?? [];
  if (claim === undefined) return null;
  const answer = (yes: boolean) => api.confirm(card.id, claim.id, yes).catch(() => {});
  return (
    <div className="offer" role="status" data-offer="claim">
      <span>{say('absent.claim', { who: nameOf(claim.seat) })}</span>
      <button type="button" className="btn pri" data-act="let-back" onClick={() => answer(true)}>
        {say('absent.letBack')}
      </button>
      <button type="button" className="btn sec" onClick={() => answer(false)}>
        {say('absent.notThem')}
      </button>
    </div>
  );
}
