// Alone against the Countess: her open events with what they do, and the Jester.

import type { IconType } from 'react-icons';
import {
  GiBackstab,
  GiBank,
  GiContract,
  GiConversation,
  GiFire,
  GiHandcuffs,
  GiHotMeal,
  GiJesterHat,
  GiOldWagon,
  GiPayMoney,
  GiPrisoner,
  GiRat,
  GiScales,
  GiScrollUnfurled,
  GiSnowflake1,
  GiSpyglass,
  GiSun,
  GiTakeMyMoney,
  GiTrade,
  GiTwoCoins,
} from 'react-icons/gi';
import { EVENTS, type EventId } from '../cards.ts';
import { capital } from './names.ts';
import { eventKey } from './paths.ts';
import { Piece } from './piece.tsx';
import { useScene } from './scene.ts';

const PICTURES: { readonly [event: string]: IconType } = {
  betrayer: GiBackstab,
  'black-market': GiTwoCoins,
  bribes: GiPayMoney,
  customs: GiScales,
  'guild-conspiracy': GiConversation,
  'land-claim': GiContract,
  'countess-bank': GiBank,
  'sinister-banquet': GiHotMeal,
  'temporary-employment': GiOldWagon,
  abduction: GiPrisoner,
  arrest: GiHandcuffs,
  arson: GiFire,
  blackmail: GiScrollUnfurled,
  'protection-money': GiTakeMyMoney,
  rats: GiRat,
  'spy-network': GiSpyglass,
  'trade-network': GiTrade,
};

/** The open events, and the Jester beside them. */
export default function Events() {
  const { view, teller } = useScene();
  const { say } = teller;
  if (view.solo === null) return null;
  const { events, decks, jester } = view.solo;
  const [summer = 0, winter = 0] = decks;
  return (
    <section className="v-events" aria-label={say('page.events')}>
      <h3 className="zone-h">
        {say('page.events')} <small>{say('page.eventsLeft', { summer, winter })}</small>
      </h3>
      <div className="v-row" data-region="events">
        {events.map(event => (
          <Event key={event} event={event} />
        ))}
        {events.length === 0 && <p className="v-none">{say('page.noEvents')}</p>}
        <Piece
          name="jester"
          className={`v-event v-jester ${jester ? '' : 'spent'}`}
          label={`${say('page.jester')}: ${say(jester ? 'page.jesterHint' : 'page.jesterGone')}`}
        >
          <b>
            <GiJesterHat className="gi" />
            {say('page.jester')}
          </b>
          <span>{say(jester ? 'page.jesterHint' : 'page.jesterGone')}</span>
        </Piece>
      </div>
    </section>
  );
}

function Event({ event }: { event: EventId }) {
  const { teller } = useScene();
  const { say } = teller;
  const { id = '', season = 'summer', acts = 'events' } = EVENTS[event] ?? {};
  const Picture = PICTURES[id] ?? GiScrollUnfurled;
  const name = capital(say(`event.${id}`));
  const text = say(`page.event.${id}`);
  const when = `${say(`page.season.${season}`)}, ${say(`page.acts.${acts}`)}`;
  return (
    <Piece
      name={eventKey(event)}
      className={`v-event ${season}`}
      label={`${name}: ${text} ${when}`}
      piece={eventKey(event)}
    >
      <b>
        <Picture className="gi" />
        {name}
      </b>
      <span>{text}</span>
      <small>
        {season === 'summer' ? <GiSun className="gi" /> : <GiSnowflake1 className="gi" />}
        {say(`page.acts.${acts}`)}
      </small>
    </Piece>
  );
}
