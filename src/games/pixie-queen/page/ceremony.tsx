// The sacrifice as everybody sees it: hands close one by one, then all open together. It blocks
// nothing; a click or a key ends it.

import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Note } from '../../../kernel/game.ts';
import { isStill } from '../../../web/pieces/flip.ts';
import { counted, FOODS, GoodSign, goodsTold, Sign, useScene } from './shared.ts';

/** How long open hands are seen. */
const SEEN = 2600;

/** What everybody held out, in the last sacrifice of the log. */
interface Opened {
  readonly hands: ReadonlyMap<number, readonly number[]>;
  readonly pleased: boolean | null;
}

function lastOpened(log: readonly Note[]): Opened | null {
  const from = log.findLastIndex(({ what }) => what === 'wanted');
  if (from < 0) return null;
  const since = log.slice(from);
  const hands = since.filter(({ what }) => what === 'offered');
  if (hands.length === 0) return null;
  const answer = since.find(({ what }) => what === 'pleased' || what === 'displeased');
  return {
    hands: new Map(hands.map(({ seat, goods }) => [seat as number, goods as readonly number[]])),
    pleased: answer === undefined ? null : answer.what === 'pleased',
  };
}

const openedIn = (log: readonly Note[]) => log.filter(({ what }) => what === 'wanted').length;

/** The ceremony, as long as there is something to see. */
export default function Ceremony({ log }: { readonly log: readonly Note[] }) {
  const { view } = useScene();
  const closed = view.phase === 'sacrifice';
  const opened = useOpened(log, closed);
  if (!closed && opened === null) return null;
  return <Hands opened={closed ? null : opened} />;
}

/** Hands that have just been opened; null once they were seen. */
function useOpened(log: readonly Note[], closed: boolean): Opened | null {
  const [shown, setShown] = useState<Opened | null>(null);
  const count = openedIn(log) - (closed ? 1 : 0);
  const seen = useRef(count);
  useEffect(() => {
    if (count <= seen.current) {
      seen.current = count;
      return;
    }
    seen.current = count;
    setShown(lastOpened(log));
  }, [count, log]);
  useEffect(() => {
    if (shown === null) return;
    const end = () => setShown(null);
    const timer = setTimeout(end, isStill() ? SEEN * 1.5 : SEEN);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [shown]);
  return shown;
}

function Hands({ opened }: { readonly opened: Opened | null }) {
  const { view, teller, nameOf } = useScene();
  const { say } = teller;
  const food = FOODS[view.wanted.at(-1) ?? 0] ?? 'apple';
  const title = opened?.pleased === false ? 'displeased' : opened?.pleased ? 'pleased' : 'wantsNow';
  return (
    <section
      className={`pq-ceremony ${opened ? 'open' : ''}`}
      data-over
      aria-label={say('page.ceremony')}
      aria-live="polite"
    >
      <h3>
        <Sign name="queen" />
        {say(`page.${title}`)}
        <GoodSign good={food} />
        <span className="vh">{say(`good.${food}`)}</span>
      </h3>
      <ol>
        {view.large.map((seat, i) => {
          const goods = opened?.hands.get(seat);
          const ready = view.sealed[seat] ?? false;
          return (
            <li key={seat} style={{ '--c': `var(--p${seat + 1})`, '--nth': i } as CSSProperties}>
              <span className={`pq-fist ${ready || goods ? 'ready' : ''}`} aria-hidden="true">
                <Sign name={goods ? 'hand' : 'fist'} />
              </span>
              <b>{nameOf(seat)}</b>
              {goods ? (
                <Held goods={goods} />
              ) : (
                <small>{say(ready ? 'page.ready' : 'page.thinking')}</small>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Held({ goods }: { readonly goods: readonly number[] }) {
  const { teller } = useScene();
  const held = counted(goods).filter(({ count }) => count > 0);
  return (
    <small className="pq-held">
      <span className="vh">{goodsTold(goods, teller.say)}</span>
      {held.map(({ good, count }) => (
        <span key={good} aria-hidden="true">
          {count} <GoodSign good={good} />
        </span>
      ))}
      {held.length === 0 && <span aria-hidden="true">{teller.say('page.nothing')}</span>}
    </small>
  );
}
