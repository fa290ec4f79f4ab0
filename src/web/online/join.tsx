// Somebody was invited: what table it is, and the seat that waits for them.

import { useEffect, useState } from 'react';
import type { Card } from '../../wire/messages.ts';
import { useBox } from '../boxes.ts';
import { pages } from '../pages.ts';
import { usePreferences } from '../preferences.ts';
import { rulesAddress } from '../route.ts';
import { Top } from '../screens/top.tsx';
import { gameSay, useSay } from '../words.ts';
import { api } from './api.ts';
import { Back } from './back.tsx';
import { useMe } from './me.ts';
import { NameForm, useRefusal } from './name.tsx';
import { SetUpTold } from './set-up.tsx';

/** The screen an invitation leads to. */
export default function JoinScreen({ id, invitation }: { id: string; invitation: string }) {
  const say = useSay();
  const refusal = useRefusal();
  const [card, setCard] = useState<Card | null>(null);
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for every table
  useEffect(() => {
    api.table(id).then(setCard, error => setProblem(refusal(error)));
  }, [id]);
  if (card?.seat != null) location.replace(`#/t/${id}`);
  return (
    <>
      <Top />
      {problem && (
        <p className="loading" role="alert">
          {problem} <a href="#/">{say('top.shelf')}</a>
        </p>
      )}
      {card && !problem && <Invited {...{ card, invitation, setProblem }} />}
    </>
  );
}

interface InvitedProps {
  readonly card: Card;
  readonly invitation: string;
  readonly setProblem: (problem: string) => void;
}

function Invited({ card, invitation, setProblem }: InvitedProps) {
  const say = useSay();
  const refusal = useRefusal();
  const me = useMe();
  const box = useBox(card.game);
  const { Cover } = pages[card.game] as (typeof pages)[string];
  const title = gameSay(usePreferences().language, box)('title');
  const names = card.holders.flatMap(({ name }) => (name === null ? [] : [name]));
  const sitDown = () =>
    api.join(card.id, invitation).then(
      () => location.replace(`#/t/${card.id}`),
      error => setProblem(refusal(error)),
    );
  return (
    <main className="wrap new-table">
      <div className="cover">
        <Cover />
      </div>
      <div className="pan">
        <h1>{title}</h1>
        <p className="lead">{say('join.invited', { who: names.join(', ') })}</p>
        <SetUpTold card={card} box={box} />
        {card.status === 'playing' ? (
          <Back {...{ card, invitation }} />
        ) : me.is === 'guest' ? (
          <button type="button" className="btn pri wide" data-act="join" onClick={sitDown}>
            {say('join.sitDown', { name: me.guest.name })}
          </button>
        ) : (
          <NameForm button={say('join.tellAndSit')} done={sitDown} />
        )}
        <p className="links">
          <a className="lk" href={rulesAddress(card.game)}>
            {say('shelf.readRules')}
          </a>
        </p>
      </div>
    </main>
  );
}
