// The lobby: who is coming, the link that lets them in, the hash of the key.

import { useState } from 'react';
import type { Card, ChatLine } from '../../wire/messages.ts';
import { useBox } from '../boxes.ts';
import { pages } from '../pages.ts';
import { Icon, Pip } from '../pieces/icons.tsx';
import { usePreferences } from '../preferences.ts';
import { LEVELS } from '../screens/levels.ts';
import { Top } from '../screens/top.tsx';
import { gameSay, useSay } from '../words.ts';
import { api } from './api.ts';
import { Chat } from './chat.tsx';
import { useRefusal } from './name.tsx';
import { takePart } from './promise.ts';
import { SetUpTold } from './set-up.tsx';
import { linkTo, Share } from './share.tsx';
import { useNames } from './use-line.ts';

interface LobbyProps {
  readonly card: Card;
  readonly chat: readonly ChatLine[];
  readonly speak: (text: string) => void;
}

/** Whoever begins has promised their share before. */
async function begin(card: Card): Promise<void> {
  await takePart(card);
  await api.start(card.id);
}

/** A table before it begins. */
export function Lobby({ card, chat, speak }: LobbyProps) {
  const say = useSay();
  const refusal = useRefusal();
  const box = useBox(card.game);
  const nameOf = useNames(card);
  const [problem, setProblem] = useState('');
  const title = gameSay(usePreferences().language, box)('title');
  const { Cover } = pages[card.game] as (typeof pages)[string];
  const seats = card.holders.map((holder, seat) => ({ holder, seat }));
  const isHost = card.host === card.seat;
  const free = card.holders.filter(({ name, bot }) => name === null && bot === null).length;
  const attempt = (wish: Promise<unknown>) =>
    wish.then(
      () => setProblem(''),
      error => setProblem(refusal(error)),
    );
  const leave = () =>
    attempt(
      api.leave(card.id).then(() => {
        location.hash = '#/tables';
      }),
    );
  return (
    <>
      <Top />
      <main className="wrap new-table lobby">
        <div className="cover">
          <Cover />
        </div>
        <div className="pan">
          <h1>{title}</h1>
          <p className="lead" role="status">
            {free > 0 ? say('lobby.free', { count: free }) : say('lobby.full')}
          </p>
          <SetUpTold card={card} box={box} />
          <h2>{say('new.players')}</h2>
          <ul className="sitting">
            {seats.map(({ holder, seat }) => (
              <SeatRow key={seat} {...{ card, holder, seat, nameOf, attempt }} />
            ))}
          </ul>
          {free > 0 && card.invitation && (
            <>
              <h2>{say('lobby.invite')}</h2>
              <Share
                qr
                label={say('lobby.inviteLink')}
                link={linkTo(`#/join/${card.id}/${card.invitation}`)}
              />
            </>
          )}
          {isHost ? (
            <button
              type="button"
              className="btn pri wide"
              data-act="start"
              disabled={free > 0}
              onClick={() => attempt(begin(card))}
            >
              {say('lobby.start')}
            </button>
          ) : (
            <p className="hint">{say('lobby.hostStarts', { who: nameOf(card.host ?? 0) })}</p>
          )}
          {problem && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          <p className="links">
            <button type="button" className="btn sec" onClick={leave}>
              {say('lobby.leave')}
            </button>
            {isHost && (
              <button type="button" className="btn sec" onClick={() => attempt(api.close(card.id))}>
                {say('lobby.close')}
              </button>
            )}
          </p>
          <details className="fair">
            <summary>{say('lobby.fair')}</summary>
            <p>{say('lobby.fairText')}</p>
            <code>{card.seed.commitment}</code>
          </details>
          <h2>{say('online.chat')}</h2>
          <Chat lines={chat} nameOf={nameOf} speak={speak} />
        </div>
      </main>
    </>
  );
}

interface SeatRowProps {
  readonly card: Card;
  readonly holder: Card['holders'][number];
  readonly seat: number;
  readonly nameOf: (seat: number) => string;
  readonly attempt: (wish: Promise<unknown>) => void;
}

function SeatRow({ card, holder, seat, nameOf, attempt }: SeatRowProps) {
  const say = useSay();
  const { name, bot, present } = holder;
  const person = name !== null;
  return (
    <li className={person || bot ? '' : 'free'}>
      <Pip seat={seat} />
      <b>{person || bot ? nameOf(seat) : say('lobby.freeSeat')}</b>
      {person && (
        <small>
          {seat === card.seat ? say('name.you') : say(present ? 'lobby.here' : 'table.away')}
        </small>
      )}
      {bot && card.host !== card.seat && (
        <small>{say('bot.name', { level: say(`bot.${bot}`) })}</small>
      )}
      {!person && bot && <Icon name="bot" />}
      {!person && card.host === card.seat && (
        <select
          aria-label={say('new.who', { seat: seat + 1 })}
          value={bot ?? ''}
          onChange={({ target }) => attempt(api.place(card.id, seat, target.value || null))}
        >
          <option value="">{say('new.friend')}</option>
          {LEVELS.map(level => (
            <option key={level} value={level}>
              {say('bot.name', { level: say(`bot.${level}`) })}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
