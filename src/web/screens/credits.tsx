// Whose work this stands on.

import { useBox } from '../boxes.ts';
import { pages } from '../pages.ts';
import { usePreferences } from '../preferences.ts';
import { gameSay, useSay } from '../words.ts';
import { Top } from './top.tsx';

const PARTS = ['unofficial', 'icons', 'fonts', 'code'] as const;

/** Licences and thanks. */
export default function CreditsScreen() {
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
          {Object.keys(pages).map(game => (
            <GameCredits key={game} game={game} />
          ))}
        </div>
        <button type="button" className="btn sec back" onClick={() => history.back()}>
          {say('rules.back')}
        </button>
      </main>
    </>
  );
}

/** What a game has to say about its figures, names and pictures. */
function GameCredits({ game }: { game: string }) {
  const box = useBox(game);
  const told = gameSay(usePreferences().language, box);
  const text = told('page.credits');
  if (text === 'page.credits') return null;
  return (
    <section>
      <h2>{told('title')}</h2>
      <p>{text}</p>
    </section>
  );
}
