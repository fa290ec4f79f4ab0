// The table in words, for whoever does not see it.

import type { Say } from '../words.ts';

/** Lines of the table as a place of its own that a screen reader finds and walks through. */
export function InWords({ lines, say }: { lines: readonly string[]; say: Say }) {
  const told = lines
    .map((line, i) => ({ key: `${i} ${line}`, text: line.trim().replaceAll(/ {2,}/g, ', ') }))
    .filter(({ text }) => text !== '');
  return (
    <section className="vh" aria-label={say('page.inWords')}>
      <h2>{say('page.inWords')}</h2>
      {told.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </section>
  );
}
