// The players: king, mines under the king, and the mines they have still to staff.

import { GiMineWagon } from 'react-icons/gi';
import type { Teller } from '../../../kernel/box.ts';
import type { Seat } from '../../../kernel/game.ts';
import { Pip } from '../../../web/pieces/icons.tsx';
import type { PageProps, Sitter } from '../../../web/pieces/page.ts';
import { botWords } from '../../../web/pieces/sitter.ts';
import { Told } from '../../../web/pieces/told.tsx';
import type { MineFace, Unit } from '../cards.ts';
import type { MinesView, SeenMine } from '../view.ts';
import { capital, faceName, mineLabel, placeName, unitName } from './names.ts';
import { mineOrigin, minePiece, type News } from './news.ts';
import { Chip, Emblem, Star } from './pieces.tsx';
import { type Player, playerOn } from './players.ts';

interface SeatsProps extends Pick<PageProps, 'teller' | 'sitters' | 'say' | 'views'> {
  readonly view: MinesView;
  readonly news: News;
  /** Whose turn it is. */
  readonly turn: Seat | null;
  /** Whose area is looked at, and how to look at another. */
  readonly visited: Seat | null;
  readonly visit: (seat: Seat) => void;
  readonly point: (mine: SeenMine, beside: Element) => void;
}

const NOBODY: Sitter = { bot: null, away: false, waits: '' };

/** One plate a player. */
export function Seats(props: SeatsProps) {
  return (
    <nav className="seats" aria-label={props.say('table.players')}>
      {props.view.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Plate key={seat} {...props} seat={seat} />
      ))}
    </nav>
  );
}

function Plate(props: SeatsProps & { readonly seat: Seat }) {
  const { view, views, news, turn, teller, seat, visited, visit, point } = props;
  const player = playerOn(seat, view, views);
  const name = teller.who(seat);
  const me = seat === view.seat;
  return (
    <section
      id={`seat-${seat}`}
      className={`seat ${seat === turn ? 'turn' : ''} ${me ? 'me' : ''}`}
      aria-label={name}
    >
      <button
        type="button"
        className="seat-h"
        aria-expanded={visited === seat}
        onClick={() => visit(seat)}
      >
        <Pip seat={seat} letter={name.charAt(0)} />
        <span>
          <span className="seat-n">{name}</span>
          <span className="seat-s">{status(props, player)}</span>
        </span>
        <span className="vh">{teller.say('page.visit')}</span>
      </button>
      <King {...{ seat, player, news, teller }} />
      {!me && player.cards && <OpenHand cards={player.cards} teller={teller} />}
      {!me && !player.cards && player.backs && <Backs faces={player.backs} teller={teller} />}
      {!me && view.seat !== null && player.toStaff.length > 0 && (
        <div className="caps" data-region={`seat-${seat}`}>
          {player.toStaff.map(mine => (
            <SmallMine key={mine.place} {...{ mine, news, teller, point }} />
          ))}
        </div>
      )}
    </section>
  );
}

/** What somebody is doing, in a few words. */
function status(props: SeatsProps & { readonly seat: Seat }, { hand }: Player): string {
  const { sitters, seat, turn, teller, say } = props;
  const sitter = sitters[seat] ?? NOBODY;
  const { away, waits } = sitter;
  const parts = [
    botWords(sitter, say),
    away ? say('table.away') : '',
    seat === turn ? teller.say('page.playing') : teller.say('page.handCount', { count: hand }),
    waits,
  ];
  return parts.filter(Boolean).join(' · ');
}

interface KingProps {
  readonly seat: Seat;
  readonly player: Player;
  readonly news: News;
  readonly teller: Teller;
}

/** The king, and how many mines lie under it. */
export function King({ seat, player, news, teller }: KingProps) {
  const { king, staffed, staffedValue, toStaff } = player;
  const last = news.staffedAt.get(seat);
  return (
    <div className={`kg r-${king}`}>
      <span className="em">
        <Emblem race={king} />
        <span
          className="under"
          aria-hidden="true"
          key={staffed}
          data-piece={`king-${seat}-${staffed}`}
          data-from={last === undefined ? undefined : minePiece(last, news)}
        >
          {staffed}
        </span>
      </span>
      <span className="t">
        <b>{capital(teller.say(`king.${king}`))}</b>
        <span>
          {teller.say('page.underKing', { count: staffed })}
          {staffedValue !== undefined && teller.say('page.worth', { value: staffedValue })}
        </span>
      </span>
      {news.kings.has(seat) && <Star teller={teller} />}
      <span className="short" title={teller.say('page.ownHint', { count: toStaff.length })}>
        <GiMineWagon className="gi" aria-hidden="true" />
        {toStaff.length}
      </span>
    </div>
  );
}

/** A hand that lies open, as chips. */
export function OpenHand({ cards, teller }: { cards: readonly Unit[]; teller: Teller }) {
  const units = cards.map(unit => unitName(unit, teller)).join(', ');
  return (
    <div className="held">
      <Told words={teller.say('page.openHand', { units })}>
        {cards.map(unit => (
          <Chip key={unit.id} unit={unit} teller={teller} />
        ))}
      </Told>
    </div>
  );
}

/** The backs of a hand. */
export function Backs({ faces, teller }: { faces: readonly MineFace[]; teller: Teller }) {
  return (
    <div className="backs">
      {teller.say('page.backs')}
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal backs cannot be told apart
        <i key={i} title={faceName(face, teller)}>
          {face.value}
        </i>
      ))}
    </div>
  );
}

interface SmallMineProps {
  readonly mine: SeenMine;
  readonly news: News;
  readonly teller: Teller;
  readonly point: (mine: SeenMine, beside: Element) => void;
}

/** A rival's mine: its value, its crew so far, boxes for those who are missing. */
function SmallMine({ mine, news, teller, point }: SmallMineProps) {
  const { units, missing, size, place } = mine;
  return (
    <button
      type="button"
      className="cp"
      data-place={place}
      data-drop={place}
      data-zoom={`mine-${place}`}
      data-piece={minePiece(place, news)}
      data-from={mineOrigin(place, news)}
      onClick={event => point(mine, event.currentTarget)}
    >
      <Told words={mineLabel(mine, teller)}>
        <span className="v">{mine.value}</span>
        {placeName(place, teller)}
        {news.places.has(place) && <Star teller={teller} />}
        <span className="tk">
          {units.map(unit => (
            <Chip key={unit.id} unit={unit} teller={teller} />
          ))}
          {Array.from({ length: missing }, (_, i) => units.length + i).map(nth => (
            <i key={nth} className={nth < size ? 'e' : 'e o'} />
          ))}
        </span>
      </Told>
    </button>
  );
}
