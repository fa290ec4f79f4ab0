// The players: king, mines under the king, and the mines they have still to staff.

import type { Teller } from '../../../kernel/box.ts';
import type { Seat } from '../../../kernel/game.ts';
import { Pip } from '../../../web/pieces/icons.tsx';
import type { PageProps, Sitter } from '../../../web/pieces/page.ts';
import type { MinesView, SeenMine } from '../view.ts';
import { capital, faceName, mineLabel, placeName } from './names.ts';
import { Emblem } from './pieces.tsx';

interface SeatsProps extends Pick<PageProps, 'teller' | 'sitters' | 'say'> {
  readonly view: MinesView;
  /** Whose turn it is. */
  readonly turn: Seat | null;
  readonly point: (mine: SeenMine, beside: Element) => void;
}

const NOBODY: Sitter = { bot: null, away: false, waits: '' };

/** One plate a player. */
export function Seats({ view, turn, teller, sitters, say, point }: SeatsProps) {
  return (
    <nav className="seats" aria-label={say('table.players')}>
      {view.seats.map((seen, seat) => {
        const name = teller.who(seat);
        const { bot, away, waits } = sitters[seat] ?? NOBODY;
        const worth =
          seen.staffedValue === undefined
            ? ''
            : teller.say('page.worth', { value: seen.staffedValue });
        return (
          <section
            key={name}
            id={`seat-${seat}`}
            className={`seat ${seat !== turn ? '' : seat === view.seat ? 'turn me' : 'turn'}`}
            aria-label={name}
          >
            <div className="seat-h">
              <Pip seat={seat} letter={name.charAt(0)} />
              <div>
                <div className="seat-n">{name}</div>
                <div className="seat-s">
                  {[
                    bot ? say('bot.name', { level: say(`bot.${bot}`) }) : '',
                    away ? say('table.away') : '',
                    seat === turn
                      ? teller.say('page.playing')
                      : teller.say('page.handCount', { count: seen.hand }),
                    waits,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              </div>
            </div>
            <div className={`kg r-${seen.king}`}>
              <span className="em">
                <Emblem race={seen.king} />
              </span>
              <span className="t">
                <b>{capital(teller.say(`king.${seen.king}`))}</b>
                <br />
                {teller.say('page.underKing', { count: seen.staffed }) + worth}
              </span>
              <span className="short">{seen.staffed}</span>
            </div>
            {seen.backs && seat !== view.seat && (
              <div className="backs">
                {teller.say('page.backs')}
                {seen.backs.map((face, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal backs cannot be told apart
                  <i key={i} title={faceName(face, teller)}>
                    {face.value}
                  </i>
                ))}
              </div>
            )}
            {seat !== view.seat && (
              <div className="caps">
                {view.captured
                  .filter(({ owner }) => owner === seat)
                  .map(mine => (
                    <SmallMine key={mine.place} mine={mine} teller={teller} point={point} />
                  ))}
              </div>
            )}
          </section>
        );
      })}
    </nav>
  );
}

interface SmallMineProps {
  readonly mine: SeenMine;
  readonly teller: Teller;
  readonly point: (mine: SeenMine, beside: Element) => void;
}

/** A rival's mine: its value, its crew so far, boxes for those who are missing. */
function SmallMine({ mine, teller, point }: SmallMineProps) {
  const { units, missing, size } = mine;
  return (
    <button
      type="button"
      className="cp"
      data-place={mine.place}
      aria-label={mineLabel(mine, teller)}
      onClick={event => point(mine, event.currentTarget)}
    >
      <span className="v">{mine.value}</span>
      {placeName(mine.place, teller)}
      <span className="tk">
        {units.map(unit => (
          <i key={unit.id} className={`r-${unit.race}`} data-piece={`unit-${unit.id}`}>
            {unit.strength}
          </i>
        ))}
        {Array.from({ length: missing }, (_, i) => units.length + i).map(nth => (
          <i key={nth} className={nth < size ? 'e' : 'e o'} />
        ))}
      </span>
    </button>
  );
}
