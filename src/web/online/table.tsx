// A table on the server: its lobby, the table itself, or why it cannot be shown.

import { type ReactNode, useMemo, useState } from 'react';
import { useAnsweredCall } from '../push/use-calls.ts';
import { pastReel } from '../replay/past-reel.ts';
import { useSince } from '../replay/use-since.tsx';
import { OpenTable } from '../screens/open-table.tsx';
import { Top } from '../screens/top.tsx';
import { useSay } from '../words.ts';
import { AbsentOffer, ClaimOffer } from './absent.tsx';
import { useTurnAlert } from './alerts.ts';
import { api } from './api.ts';
import { Chat } from './chat.tsx';
import type { Line } from './line.ts';
import { Lobby } from './lobby.tsx';
import { TableMenu } from './menu.tsx';
import { AgainOffer, useAgain } from './play-again.tsx';
import { howLong, useNow } from './time.ts';
import { useAround, useLine, useNames } from './use-line.ts';

/** The screen of an online table, for those who sit there and those who look on. */
export default function OnlineTableScreen({ id, lookOn }: { id: string; lookOn?: string }) {
  const line = useLine(id, lookOn);
  useAnsweredCall(id);
  return line ? <OnlineTable line={line} /> : <Word />;
}

/** One sentence in place of a table. */
function Word({ children }: { children?: ReactNode }) {
  const say = useSay();
  return (
    <>
      <Top />
      <p className="loading">{children ?? say('table.loading')}</p>
    </>
  );
}

function OnlineTable({ line }: { line: Line }) {
  const say = useSay();
  const around = useAround(line);
  const { card, state, trouble } = around;
  if (state === 'refused')
    return (
      <Word>
        {say('online.notYours', { message: trouble })} <a href="#/">{say('top.shelf')}</a>
      </Word>
    );
  if (card === null) return state === 'lost' ? <Word>{say('online.lost')}</Word> : <Word />;
  if (card.status === 'frozen')
    return (
      <Word>
        {say('refused.frozen')} {card.host === card.seat && <CloseFrozen id={card.id} />}
      </Word>
    );
  if (around.sitting !== null) return <Playing {...{ line, around, card }} />;
  if (card.status === 'lobby') return <Lobby card={card} chat={around.chat} speak={line.say} />;
  if (card.status === 'closed') return <Word>{say('refused.closed')}</Word>;
  return <Word>{around.refusal?.reason === 'untold' && say('refusedChoice.untold')}</Word>;
}

interface PlayingProps {
  readonly line: Line;
  readonly around: ReturnType<typeof useAround>;
  readonly card: NonNullable<ReturnType<typeof useAround>['card']>;
}

function Playing({ line, around, card }: PlayingProps) {
  const say = useSay();
  const now = useNow();
  const nameOf = useNames(card);
  const { sitting, state, refusal, chat } = around;
  const mine = (sitting?.seen.pending.length ?? 0) > 0;
  useTurnAlert(mine && card.status === 'playing');
  const waits = howLong(now - around.changedAt, say);
  const waited = new Set(sitting?.seen.waiting.map(({ seat }) => seat));
  if (mine && sitting?.seat != null) waited.add(sitting.seat);
  const sitters = card.holders.map(({ bot, name, present }, seat) => ({
    bot,
    standsIn: name !== null && bot !== null,
    away: name !== null && bot === null && !present && seat !== card.seat,
    waits: waited.has(seat) && waits ? say('online.waits', { time: waits }) : '',
  }));
  const seat = card.seat;
  const reel = useMemo(() => pastReel({ seat, told: line.told, ask: line.past }), [line, seat]);
  const since = useSince({ game: card.game, client: line, reel, table: card.id, nameOf });
  const { again, problem } = useAgain(card);
  const standIn = card.seat !== null && card.holders[card.seat]?.bot != null;
  return (
    <OpenTable
      {...{ sitters, nameOf }}
      game={card.game}
      client={since.client}
      bar={since.bar ?? (standIn && card.status === 'playing' ? <StandIn id={card.id} /> : null)}
      banner={problem ?? bannerOf({ state, refusal, closed: card.status === 'closed' }, say)}
      offer={
        <>
          <AgainOffer card={card} />
          {card.claims ? (
            <ClaimOffer {...{ card, nameOf }} />
          ) : (
            <AbsentOffer
              {...{ card: { ...card, waitsFor: [...waited] }, nameOf, now }}
              since={around.changedAt}
            />
          )}
        </>
      }
      again={again}
      subtitle={say(card.seat === null ? 'online.lookingOn' : 'online.table')}
      chat={
        card.seat === null
          ? null
          : { count: chat.length, panel: <Chat lines={chat} nameOf={nameOf} speak={line.say} /> }
      }
      menu={close => <TableMenu card={card} close={close} />}
      after={card.status === 'over' ? `#/replay/${card.id}` : null}
    />
  );
}

/** A table that no longer replays need not stay for ever. */
function CloseFrozen({ id }: { id: string }) {
  const say = useSay();
  return (
    <button type="button" className="btn sec" onClick={() => api.close(id).catch(() => {})}>
      {say('online.close')}
    </button>
  );
}

/** One sentence above the table when something is not as it should be. */
function bannerOf(
  {
    state,
    refusal,
    closed,
  }: {
    state: ReturnType<Line['state']>;
    refusal: ReturnType<Line['refusal']>;
    closed: boolean;
  },
  say: ReturnType<typeof useSay>,
): string | null {
  if (closed) return say('refused.closed');
  if (state === 'lost') return say('online.lost');
  return refusal ? say(`refusedChoice.${refusal.reason}`) : null;
}

/** On the tray while a bot plays for me. */
function StandIn({ id }: { id: string }) {
  const say = useSay();
  const [asked, setAsked] = useState(false);
  const back = () => {
    setAsked(true);
    api.comeBack(id).catch(() => setAsked(false));
  };
  return (
    <div className="ask" id="decision" tabIndex={-1}>
      <div className="who" role="status">
        <h2>{say('online.standIn')}</h2>
      </div>
      <div className="acts">
        <button
          type="button"
          className="btn pri"
          data-act="come-back"
          disabled={asked}
          onClick={back}
        >
          {say('online.comeBack')}
        </button>
      </div>
    </div>
  );
}
