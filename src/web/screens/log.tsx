// The log: what happened, in words, with the rule each thing happened by.

import { type ReactNode, useEffect, useRef } from 'react';
import type { Box, Teller } from '../../kernel/box.ts';
import type { Note, Seat } from '../../kernel/game.ts';
import { Pip } from '../pieces/icons.tsx';
import type { Sitting } from '../pieces/page.ts';
import type { Say } from '../words.ts';

const TOOK_BACK = 'took-back';

/** What was told at once, as lines of the log; taking back is a line of its own. */
export function linesOf({ notes, undone }: Told): readonly Note[] {
  return undone === undefined ? notes : [...notes, { what: TOOK_BACK, seat: undone }];
}

/** What was told at once: what happened, or who took something back. */
export interface Told {
  readonly notes: readonly Note[];
  readonly undone?: Seat;
}

/** A line of the log in words. */
export function lineText(note: Note, box: Box, teller: Teller, say: Say): string {
  return note.what === TOOK_BACK
    ? say('table.tookBack', { who: teller.who(note.seat as Seat) })
    : box.telling.note(note, teller);
}

interface LogProps {
  readonly sitting: Sitting;
  readonly box: Box;
  readonly teller: Teller;
  readonly say: Say;
  /** Whether the drawer the log may lie in is open. */
  readonly shown: boolean;
  /** What leads to the next table. */
  readonly again: ReactNode;
  /** Where the table can be replayed once it is over. */
  readonly after: string | null;
  readonly cite: (rule: string, beside: Element) => void;
}

/** All notes, the newest at the bottom. */
export function Log({ sitting, box, teller, say, shown, again, after, cite }: LogProps) {
  const { log, over } = sitting;
  const end = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new note is scrolled to
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [log, shown]);
  const lines = log.map((note, i) => ({
    note,
    key: `${i} ${note.what}`,
    last: i === log.length - 1,
  }));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <ol className="lines" ref={end} tabIndex={0}>
        {lines.length === 0 && <li className="sep">{say('table.emptyLog')}</li>}
        {lines.map(({ note, key, last }) => (
          <li
            key={key}
            className={`${last ? 'fresh' : ''} ${note.what === 'round' ? 'round' : ''}`.trim()}
          >
            <Who note={note} />
            <span>
              {lineText(note, box, teller, say)}{' '}
              {note.rule && <Cited rule={note.rule} cite={cite} />}
            </span>
          </li>
        ))}
      </ol>
      {over && (
        <p className="links">
          {after && (
            <a className="btn sec" href={after} data-act="replay">
              {say('online.replay')}
            </a>
          )}
          {again}
        </p>
      )}
    </>
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
