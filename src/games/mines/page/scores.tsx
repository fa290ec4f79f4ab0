// Points and where they come from; how far the end is.

import { Pip } from '../../../web/pieces/icons.tsx';
import type { PageProps } from '../../../web/pieces/page.ts';
import type { MinesView } from '../view.ts';
import { unitName } from './names.ts';

const DEALT = 8;
const HAND = 6;
const CARDS = 80;

const signed = (points: number) => String(points).replace('-', '−');

interface ScoresProps extends Pick<PageProps, 'teller' | 'standing'> {
  readonly view: MinesView;
}

/** What everybody has, as far as it is known; in full once the game is over. */
export function Scores({ view, teller, standing }: ScoresProps) {
  const { say, who } = teller;
  const begun = CARDS - DEALT - HAND * view.seats.length;
  const gone = Math.round((1 - view.deck.cards / begun) * 100);
  return (
    <section className="seat scores" aria-label={say('page.scoreTitle')}>
      <h3>{say('page.scoreTitle')}</h3>
      <ul>
        {view.seats.map((seen, seat) => {
          const final = standing.find(line => line.seat === seat);
          const known =
            seen.staffedValue === undefined ? null : seen.staffedValue - seen.unstaffedValue;
          const lines = final
            ? final.lines.map(({ what, points }) => `${say(what)} ${signed(points)}`)
            : [
                seen.staffedValue === undefined
                  ? say('page.scoreHidden')
                  : `${say('score.staffed')} ${seen.staffedValue}`,
                ...(seen.unstaffedValue > 0
                  ? [say('page.scoreUnfinished', { value: seen.unstaffedValue })]
                  : []),
              ];
          return (
            <li key={who(seat)} className={final?.place === 1 ? 'won' : ''}>
              <Pip seat={seat} />
              <span>
                <b>{who(seat)}</b>
                <small>{lines.join(' · ')}</small>
              </span>
              <strong>{final ? signed(final.points) : known === null ? '?' : signed(known)}</strong>
            </li>
          );
        })}
      </ul>
      <div className="end">
        <span>{say('page.untilEnd')}</span>
        <span>{say('page.deck', { count: view.deck.cards })}</span>
      </div>
      <div className="pb">
        <i style={{ width: `${gone}%` }} />
      </div>
      <details>
        <summary>{say('page.discard', { count: view.discard.length })}</summary>
        <p>{view.discard.map(unit => unitName(unit, teller)).join(', ')}</p>
      </details>
    </section>
  );
}
