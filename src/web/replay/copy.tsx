// Copying texts, and saying that it is done.

import { useEffect, useState } from 'react';

const SAID_FOR = 2000;

/** Copies a text; `copied` says so for a while. */
export function useCopied() {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (text: string) => setCopied(await copyText(text));
  return { copied, copy };
}

/** Without HTTPS a browser has no clipboard for pages; the old way still works there. */
async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard !== undefined)
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => copyByHand(text),
    );
  return copyByHand(text);
}

function copyByHand(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'vh';
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}
