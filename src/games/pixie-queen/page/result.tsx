// The end, line by line: penalties, tiles, rocks, goods, and what they come to.

import type { Standing } from '../../../kernel/game.ts';
import { Pip } from '../../../web/pieces/icons.tsx';
import { signed, useScene } from './shared.ts';

interface ResultProps {
  readonly standing: readonly Standing[];
  readonly close: () => void;
}

/** Everybody's score as a table; the winners come first. */
export default function Result({ standing, close }: ResultProps) {
  const { teller, say: common, nameOf, view } = useScene();
  const { say } = teller;
  const order = standing.toSorted((a, b) => a.place - b.place);
  const lines = [...new Set(order.flatMap(({ lines: all }) => all.map(({ what }) => what)))];
  const pointsOf = (of: Standing, what: string) =>
    of.lines.filter(line => line.what === what).reduce((sum, { points }) => sum + points, 0);
  const told = lines.filter(what => order.some(of => pointsOf(of, what) !== 0));
  return (
    <section className="pq-result" aria-label={say('page.resultTitle')}>
      <header>
        <h3>{say('page.resultTitle')}</h3>
        <button type="button" className="btn sec" data-act="close" onClick={close}>
          {common('table.close')} <kbd>Esc</kbd>
        </button>
      </header>
      <div className="pq-wide">
        <table>
          <thead>
            <tr>
              <td />
              {order.map(({ seat, place }) => (
                <th key={seat} scope="col" className={place === 1 ? 'won' : ''}>
                  <Pip seat={seat} /> {nameOf(seat)}
                  <small>
                    {view.players[seat]?.in === false
                      ? say('page.fellOut')
                      : say('page.place', { place })}
                  </small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {told.map(what => (
              <tr key={what}>
                <th scope="row">{say(what)}</th>
                {order.map(of => {
                  const points = pointsOf(of, what);
                  return (
                    <td key={of.seat} className={points < 0 ? 'minus' : points > 0 ? 'plus' : ''}>
                      {points === 0 ? '·' : signed(points)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('page.total')}</th>
              {order.map(({ seat, points, place }) => (
                <td key={seat} className={place === 1 ? 'won' : ''}>
                  {signed(points)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
