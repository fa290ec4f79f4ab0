// The scoring of a round on the board: who got how much for what.

import type { CSSProperties } from 'react';
import { Pip } from '../../../web/pieces/icons.tsx';
import type { Report } from './report.ts';
import { Sign, signed, useScene } from './shared.ts';

/** One line for each scoring tile told so far. */
export default function Ceremony({ report }: { readonly report: Report }) {
  const { view, teller, kit } = useScene();
  const { say, who } = teller;
  return (
    <section className="sk-ceremony" aria-label={say('page.scoredTitle')} aria-live="polite">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('page.scoredTitle')}</th>
            {view.players.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <th key={seat} scope="col" style={{ '--c': `var(--p${seat + 1})` } as CSSProperties}>
                <Pip seat={seat} />
                <span>{who(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.slice(0, report.told).map(({ slot, scoring, points }, row) => {
            const isHalf = row === report.told - 1 && report.sum !== null;
            const id = kit.scoring[scoring]?.id;
            return (
              <tr key={slot ?? 'flags'} className={isHalf ? 'counting' : ''}>
                <th scope="row">
                  {slot ? <b className="sk-letter">{slot}</b> : <Sign name="star" />}
                  <span>{say(slot ? `scoring.${id}` : 'score.flags')}</span>
                </th>
                {points.map((gained, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <td key={seat} className={gained > 0 ? 'some' : ''}>
                    {isHalf ? (seat === view.seat ? signed(report.sum ?? 0) : '') : signed(gained)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
