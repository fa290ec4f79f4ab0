// Points and where they come from; how far the end is.

import { Pip } from '../../../web/pieces/icons.tsx';
import type { PageProps } from '../../../web/pieces/page.ts';
import type { MinesView } from '../view.ts';
import { unitName } from './names.ts';
import { playerOn } from './players.ts';

const DEALT = 8;
const HAND = 6;
const CARDS = 80;

const signed = (points: number) => String(points).replace('-', '−');

interface ScoresProps extends Pick<PageProps, 'teller' | 'standing' | 'views'> {
  readonly view: MinesView;
}

/** What everybody has, as far as it is known, and how far the end is. */
export function Scores(props: ScoresProps) {
  const { view, teller } = props;
  const { say } = teller;
  const begun = CARDS - DEALT - HAND * view.seats.length;
  const gone = Math.round((1 - view.deck.cards / begun) * 100);
  return (
    <section className="seat scores" aria-label={say('page.scoreTitle')}>
      <h3>{say('page.scoreTitle')}</h3>
      <ScoreList {...props} />
      <div className="end">
        <span>{say('page.untilEnd')}</span>
        <span>{say('page.deck', { count: view.deck.cards })}</span>
      </div>
      <div className="pb">
        <i style={{ width: `${gone}%` }} />
      </div>
      {view.discard.length > 0 && (
        <details>
          <summary>{say('page.discard', { count: view.discard.length })}</summary>
          <p>{view.discard.map(unit => unitName(unit, teller)).join(', ')}</p>
        </details>
      )}
    </section>
  );
}

/** Everybody's points and where they come from; once the game is over, the winner first. */
export function ScoreList({ view, views, teller, standing }: ScoresProps) {
  const { say, who } = teller;
  const seats = view.seats.map((_, seat) => ({
    seat,
    final: standing.find(line => line.seat === seat),
  }));
  const ranked = seats.sort((a, b) => (a.final?.place ?? 0) - (b.final?.place ?? 0));
  return (
    <ol className="points">
      {ranked.map(({ seat, final }) => {
        const { staffedValue, unstaffedValue } = playerOn(seat, view, views);
        const known = staffedValue === undefined ? '?' : signed(staffedValue - unstaffedValue);
        const lines = final
          ? final.lines.map(({ what, points }) => `${say(what)} ${signed(points)}`)
          : [
              staffedValue === undefined
                ? say('page.scoreHidden')
                : `${say('score.staffed')} ${staffedValue}`,
              ...(unstaffedValue > 0
                ? [say('page.scoreUnfinished', { value: unstaffedValue })]
                : []),
            ];
        return (
          <li key={seat} className={final?.place === 1 ? 'won' : ''}>
            <Pip seat={seat} />
            <span>
              <b>{final ? `${final.place}. ${who(seat)}` : who(seat)}</b>
              <small>{lines.join(' · ')}</small>
            </span>
            <strong>{final ? signed(final.points) : known}</strong>
          </li>
        );
      })}
    </ol>
  );
}
