// Alone against the Countess: her open events with what they do, and the Jester.

import { EVENTS, type EventId } from '../cards.ts';
import { capital } from './names.ts';
import { eventKey } from './paths.ts';
import names from './pictures.json';
import { type PictureName, Sign } from './pictures.tsx';
import { Piece } from './piece.tsx';
import { useScene } from './scene.ts';

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
        {events.length === 0 && <p className="v-no-events">{say('page.noEvents')}</p>}
        <Piece
          name="jester"
          className={`v-event v-jester ${jester ? '' : 'spent'}`}
          label={`${say('page.jester')}: ${say(jester ? 'page.jesterHint' : 'page.jesterGone')}`}
        >
          <b>
            <Sign name="jester" />
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
  const picture = `event.${id}`;
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
        <Sign name={(picture in names ? picture : 'event') as PictureName} />
        {name}
      </b>
      <span>{text}</span>
      <small>
        <Sign name={season} />
        {say(`page.acts.${acts}`)}
      </small>
    </Piece>
  );
}
