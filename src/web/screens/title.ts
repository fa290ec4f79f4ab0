// The title of the window: what wants to be noticed from another tab, in front of the name.

import { useEffect } from 'react';

const NAME = 'Stolik';
/** What may stand there, in this order. */
const parts: { [part in 'unread' | 'turn']: string | null } = { unread: null, turn: null };

function write(): void {
  const said = [parts.unread, parts.turn && `${parts.turn} ·`].filter(Boolean);
  document.title = [...said, NAME].join(' ');
}

/** Puts something into the title for as long as the screen is shown; null takes it out. */
export function useTitle(part: keyof typeof parts, text: string | null): void {
  useEffect(() => {
    parts[part] = text;
    write();
    return () => {
      parts[part] = null;
      write();
    };
  }, [part, text]);
}
