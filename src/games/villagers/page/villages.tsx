// The villages on the cloth: one's own first; the others by a click on their plate, or by swiping.

import { useEffect, useRef } from 'react';
import { Pip } from '../../../web/pieces/icons.tsx';
import type { Owner } from '../table.ts';
import type { SeenPlayer } from '../view.ts';
import { OnSquare } from './in-small.tsx';
import { ownerName } from './names.ts';
import { useScene } from './scene.ts';
import { Village } from './village.tsx';

interface VillagesProps {
  readonly visited: Owner | null;
  readonly visit: (owner: Owner | null) => void;
  readonly browse: () => void;
}

/** Every village in a row that snaps; whose it is stands above it. */
export function Villages({ visited, visit, browse }: VillagesProps) {
  const { view, teller } = useScene();
  const own = view.seat ?? 0;
  const row = useRef<HTMLDivElement>(null);
  const owners = view.players.map((_, i) => (own + i) % view.players.length);
  useEffect(() => {
    const to = row.current?.children[owners.indexOf(visited ?? own)];
    if (to instanceof HTMLElement)
      row.current?.scrollTo({ left: to.offsetLeft, behavior: 'smooth' });
  }, [visited, own, owners]);
  return (
    <div className="v-villages" ref={row}>
      {owners.map(owner => (
        <section
          key={owner}
          className={`v-village ${owner === (visited ?? own) ? 'shown' : ''}`}
          aria-label={ownerName(owner, view, teller)}
          data-owner={owner}
          data-drop={owner === view.seat ? 'village' : undefined}
        >
          <Title {...{ owner, browse }} leave={owner === own ? null : () => visit(null)} />
          {owner !== own && <OnSquare owner={owner} player={view.players[owner] as SeenPlayer} />}
          <Village owner={owner} />
        </section>
      ))}
    </div>
  );
}

interface TitleProps {
  readonly owner: Owner;
  readonly browse: () => void;
  /** Goes back to one's own village. */
  readonly leave: (() => void) | null;
}

function Title({ owner, browse, leave }: TitleProps) {
  const { view, teller, say } = useScene();
  const player = view.players[owner];
  const mine = owner === view.seat;
  if (!player) return null;
  const { food, builders, draftLimit, buildLimit } = player;
  const hint = player.countess
    ? teller.say('page.countessHint')
    : teller.say(mine ? 'page.myVillageHint' : 'page.villageHint', {
        food,
        builders,
        draft: draftLimit,
        build: buildLimit,
      });
  return (
    <h3 className="zone-h">
      {!mine && <Pip seat={owner} />}
      {mine
        ? teller.say('page.myVillage')
        : teller.say('page.village', { who: ownerName(owner, view, teller) })}{' '}
      <small>{hint}</small>
      {leave && (
        <button type="button" className="btn sec v-leave" data-act="leave" onClick={leave}>
          {say('table.close')}
        </button>
      )}
      {mine && (
        <button type="button" className="v-browse" data-act="chains" onClick={browse}>
          {teller.say('page.chains')} <kbd>C</kbd>
        </button>
      )}
    </h3>
  );
}
