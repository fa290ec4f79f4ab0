// Whose work this stands on.

import { useSay } from '../words.ts';
import { Top } from './top.tsx';

const PARTS = ['unofficial', 'icons', 'fonts', 'code'] as const;

/** Licences and thanks. */
export function CreditsScreen() {
  const say = useSay();
  return (
    <>
      <Top />
      <main className="wrap narrow">
        <div className="pan">
          <h1>{say('credits.title')}</h1>
          {PARTS.map(part => (
            <section key={part}>
              <h2>{say(`credits.${part}Title`)}</h2>
              <p>{say(`credits.${part}`)}</p>
            </section>
          ))}
        </div>
        <button type="button" className="btn sec back" onClick={() => history.back()}>
          {say('rules.back')}
        </button>
      </main>
    </>
  );
}
