// The log: what happened, in words, with the rule each thing happened by.

import { useEffect, useRef } from 'react';
import type { Box, Teller } from '../../kernel/box.ts';
import type { Note, Seat } from '../../kernel/game.ts';
import { Pip } from '../pieces/icons.tsx';
import type { Sitting } from '../pieces/page.ts';
import type { Say } from '../words.ts';

interface LogProps {
  readonly sitting: Sitting;
  readonly box: Box;
  readonly teller: Teller;
  readonly say: Say;
  /** Whether the drawer the log may lie in is open. */
  readonly shown: boolean;
  /** Where a new table is laid. */
  readonly again: string;
  readonly cite: (rule: string, beside: Element) => void;
}

/** All notes, the newest at the bottom. */
export function Log({ sitting, box, teller, say, shown, again, cite }: LogProps) {
  const { log, over } = sitting;
  const end = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new note is scrolled to
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [log.length, shown]);
  const lines = log.map((note, i) => ({
    note,
    key: `${i} ${note.what}`,
    last: i === log.length - 1,
  }));
  return (
    <section className="log" aria-label={say('table.log')}>
      <h3>{say('table.log')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <ol className="lines" ref={end} tabIndex={0}>
        {lines.length === 0 && <li className="sep">{say('table.emptyLog')}</li>}
        {lines.map(({ note, key, last }) => (
          <li key={key} className={last ? 'fresh' : ''}>
            <Who note={note} />
            <span>
              {box.telling.note(note, teller)} {note.rule && <Cited rule={note.rule} cite={cite} />}
            </span>
          </li>
        ))}
      </ol>
      {over && (
        <a className="btn pri" href={again}>
          {say('table.again')}
        </a>
      )}
    </section>
  );
}

function Who({ note }: { note: Note }) {
  const seat = note.owner ?? note.seat;
  return typeof seat === 'number' ? <Pip seat={seat as Seat} /> : <span />;
}

function Cited({ rule, cite }: { rule: string; cite: LogProps['cite'] }) {
  return (
    <button type="button" className="rl" onClick={event => cite(rule, event.currentTarget)}>
      § {rule.slice(rule.indexOf('.') + 1)}
    </button>
  );
}
