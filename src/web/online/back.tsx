// Somebody with an invitation to a table that is being played: do they sit there already?

import { useEffect, useState } from 'react';
import type { Card } from '../../wire/messages.ts';
import { useSay } from '../words.ts';
import { api } from './api.ts';
import { useMe } from './me.ts';
import { NameForm, useRefusal } from './name.tsx';

const AGAIN = 4000;

/** Comes back to one's seat from another browser, by the name one has there; somebody else confirms. */
export function Back({ card, invitation }: { card: Card; invitation: string }) {
  const say = useSay();
  const refusal = useRefusal();
  const me = useMe();
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again and again until answered
  useEffect(() => {
    if (!asks) return;
    const ask = () =>
      api.claim(card.id, invitation).then(
        ({ seat }) => {
          if (seat !== null) location.replace(`#/t/${card.id}`);
        },
        error => {
          setAsks(false);
          setProblem(refusal(error));
        },
      );
    ask();
    const timer = setInterval(ask, AGAIN);
    return () => clearInterval(timer);
  }, [asks]);
  const claim = () => {
    setProblem('');
    setAsks(true);
  };
  if (asks) return <p role="status">{say('absent.asked')}</p>;
  return (
    <>
      <p>{say('absent.back')}</p>
      {me.is === 'guest' && (
        <button type="button" className="btn pri wide" data-act="claim" onClick={claim}>
          {say('absent.backAs', { name: me.guest.name })}
        </button>
      )}
      {me.is === 'guest' && <p className="hint">{say('absent.otherName')}</p>}
      <NameForm button={say('absent.tellAndBack')} done={claim} />
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
