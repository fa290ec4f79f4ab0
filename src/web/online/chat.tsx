// What those at the table say to each other.

import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../kernel/game.ts';
import type { ChatLine } from '../../wire/messages.ts';
import { Icon, Pip } from '../pieces/icons.tsx';
import { useSay } from '../words.ts';

interface ChatProps {
  readonly lines: readonly ChatLine[];
  readonly nameOf: (seat: Seat) => string;
  readonly speak: (text: string) => void;
}

/** The lines, the newest at the bottom, and a field for one's own. */
export function Chat({ lines, nameOf, speak }: ChatProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const end = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is scrolled to
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [lines.length]);
  const numbered = lines.map((line, number) => ({ line, number }));
  return (
    <div className="chat">
      <ol className="talk" ref={end} aria-live="polite">
        {lines.length === 0 && <li className="none">{say('online.noChat')}</li>}
        {numbered.map(({ line, number }) => (
          <li key={number}>
            <Pip seat={line.seat} />
            {line.notice ? (
              <em>
                {say(`absent.did.${line.notice.what}`, {
                  who: line.name ?? nameOf(line.seat),
                  whom: nameOf(line.notice.seat),
                })}
              </em>
            ) : (
              <span>
                <b>{line.name ?? nameOf(line.seat)}</b> {line.text}
              </span>
            )}
          </li>
        ))}
      </ol>
      <form
        action={() => {
          if (text.trim() !== '') speak(text.trim());
          setText('');
        }}
      >
        <input
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={500}
          aria-label={say('online.chatField')}
          placeholder={say('online.chatField')}
          data-act="chat"
        />
        <button type="submit" className="iconbtn" aria-label={say('online.send')}>
          <Icon name="send" />
        </button>
      </form>
    </div>
  );
}
