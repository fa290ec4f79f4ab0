// My tables: whose turn it is at each, and for how long.

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Card } from '../../wire/messages.ts';
import { MOST_OVER } from '../local/drawer.ts';
import { useKept } from '../local/use-kept.ts';
import { pages } from '../pages.ts';
import { Icon, Pip } from '../pieces/icons.tsx';
import { usePreferences } from '../preferences.ts';
import { endedFor, Scores } from '../screens/ended.tsx';
import { LocalTable } from '../screens/local-table.tsx';
import { Nav } from '../screens/nav.tsx';
import { Top } from '../screens/top.tsx';
import { useSay } from '../words.ts';
import { api } from './api.ts';
import { useMe } from './me.ts';
import { NameForm, useRefusal } from './name.tsx';
import { howLong, useNow } from './time.ts';
import { useNames } from './use-line.ts';

const AGAIN = 15_000;
const GROUPS = ['mine', 'here', 'lobby', 'others', 'over', 'archived'] as const;
/** How many tables a group shows before it is unfolded. */
const FOLDED = 12;

/** My tables, asked for again now and then; null until they are known. */
export function useTables(): { tables: readonly Card[] | null; problem: unknown; again(): void } {
  const me = useMe();
  const [tables, setTables] = useState<readonly Card[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const again = useCallback(() => {
    api.tables().then(
      found => {
        setTables(found.filter(({ game }) => Object.hasOwn(pages, game)));
        setProblem(null);
      },
      error => setProblem(error),
    );
  }, []);
  useEffect(() => {
    if (me.is !== 'guest') return;
    again();
    const timer = setInterval(again, AGAIN);
    return () => clearInterval(timer);
  }, [me.is, again]);
  return { tables, problem, again };
}

/** Whether a table waits for whoever asked. */
export function waitsForMe({ status, seat, waitsFor, holders, archived }: Card): boolean {
  return (
    status === 'playing' &&
    !archived &&
    seat !== null &&
    waitsFor.includes(seat) &&
    holders[seat]?.bot == null
  );
}

/** Whether somebody wants to play a finished table again, and I do not sit there yet. */
export function isInvited({ again, archived }: Card): boolean {
  return again?.mine === false && !archived;
}

function groupOf(card: Card): (typeof GROUPS)[number] {
  if (card.archived) return 'archived';
  if (waitsForMe(card) || isInvited(card)) return 'mine';
  if (card.status === 'lobby') return 'lobby';
  return card.status === 'playing' ? 'others' : 'over';
}

/** The screen with all tables I sit at. */
export default function TablesScreen() {
  const say = useSay();
  const me = useMe();
  const refusal = useRefusal();
  const { tables, problem, again } = useTables();
  const { labels, clear } = useKept();
  return (
    <>
      <Top>
        <Nav here="tables" />
      </Top>
      <main className="wrap">
        <h1>{say('tables.title')}</h1>
        {me.is === 'away' && <p className="lead">{say('refused.away')}</p>}
        {me.is === 'nobody' && (
          <div className="pan">
            <p>{say('tables.nobody')}</p>
            <NameForm button={say('online.keepName')} />
            <a className="lk" href="#/device">
              {say('device.have')}
            </a>
          </div>
        )}
        {problem != null && (
          <p className="problem" role="alert">
            {refusal(problem)}
          </p>
        )}
        {tables?.length === 0 && labels.length === 0 && (
          <p className="lead">
            {say('tables.none')} <a href="#/">{say('top.shelf')}</a>
          </p>
        )}
        {GROUPS.map(group => (
          <Group key={group} group={group}>
            {[
              ...(tables ?? [])
                .filter(card => groupOf(card) === group)
                .map(card => ({
                  when: card.changedAt,
                  row: <TableCard key={card.id} card={card} changed={again} />,
                })),
              ...labels
                .filter(({ over }) => group === (over ? 'over' : 'here'))
                .map(label => ({
                  when: label.when,
                  row: <LocalTable key={label.id} label={label} clear={() => clear(label.id)} />,
                })),
            ]
              .sort((a, b) => b.when - a.when)
              .map(({ row }) => row)}
          </Group>
        ))}
        {labels.some(({ over }) => over) && (
          <p className="hint">{say('kept.most', { count: MOST_OVER })}</p>
        )}
      </main>
    </>
  );
}

interface GroupProps {
  readonly group: (typeof GROUPS)[number];
  readonly children: readonly ReactNode[];
}

/** Some tables under a heading, the newest first; a long list is unfolded when asked. */
function Group({ group, children }: GroupProps) {
  const say = useSay();
  const [unfolded, setUnfolded] = useState(false);
  if (children.length === 0) return null;
  const folded = !unfolded && children.length > FOLDED;
  return (
    <section className="tables">
      <h2>{say(`tables.${group}`)}</h2>
      <ul>{folded ? children.slice(0, FOLDED) : children}</ul>
      {folded && (
        <button type="button" className="btn sec" onClick={() => setUnfolded(true)}>
          {say('tables.more', { count: children.length })}
        </button>
      )}
    </section>
  );
}

function TableCard({ card, changed }: { card: Card; changed: () => void }) {
  const say = useSay();
  const done = ['over', 'closed', 'frozen'].includes(card.status) || card.archived;
  return (
    <li>
      <TableLink card={card} />
      {done && (
        <button
          type="button"
          className="btn txt"
          onClick={() => api.archive(card.id, !card.archived).then(changed, changed)}
        >
          {say(card.archived ? 'tables.takeOut' : 'tables.putAway')}
        </button>
      )}
    </li>
  );
}

/** A table as a card that leads to it. */
export function TableLink({ card }: { card: Card }) {
  const say = useSay();
  const now = useNow();
  const nameOf = useNames(card);
  const { language } = usePreferences();
  const { Cover, title } = pages[card.game] as (typeof pages)[string];
  const mine = waitsForMe(card);
  const time = howLong(now - card.changedAt, say) || say('time.now');
  const others = card.waitsFor.filter(seat => seat !== card.seat).map(nameOf);
  const seats = card.holders.map((holder, seat) => ({ holder, seat }));
  const state = () => {
    if (isInvited(card)) return say('again.offer');
    if (mine) return say('online.yourTurn');
    if (card.status === 'playing') return say('tables.waitsFor', { who: others.join(', ') });
    if (card.status === 'over') return endedFor(card.placed, card.seat, say);
    return say(`tables.is.${card.status}`);
  };
  return (
    <a
      className={`waiting ${mine || isInvited(card) ? 'my-turn' : ''}`}
      href={`#/t/${card.id}`}
      data-table={card.id}
    >
      <span className="cvw">
        <Cover />
      </span>
      <span className="bx">
        <small>{title[language]}</small>
        <b>{state()}</b>
        {card.placed ? (
          <Scores placed={card.placed} nameOf={nameOf} />
        ) : (
          <span className="who-sits">
            {seats.map(({ holder, seat }) => (
              <span key={seat}>
                <Pip seat={seat} />
                {holder.name === null && holder.bot === null ? say('lobby.freeSeat') : nameOf(seat)}
              </span>
            ))}
          </span>
        )}
      </span>
      <span className="ago">
        <Icon name="clock" />
        {time}
      </span>
    </a>
  );
}
