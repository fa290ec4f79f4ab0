// The ways between the main screens.

import { useMe } from '../online/me.ts';
import { useSay } from '../words.ts';

const PLACES = {
  shelf: '#/',
  tables: '#/tables',
  replays: '#/replay/file',
  credits: '#/credits',
} as const;

/** Shelf, my tables (where there is a server), replays, credits. */
export function Nav({ here }: { here: keyof typeof PLACES }) {
  const say = useSay();
  const me = useMe();
  const places = Object.entries(PLACES).filter(([place]) => place !== 'tables' || me.is !== 'away');
  return (
    <nav className="main-nav" aria-label={say('top.places')}>
      {places.map(([place, address]) => (
        <a key={place} href={address} aria-current={place === here ? 'page' : undefined}>
          {say(`top.${place}`)}
        </a>
      ))}
    </nav>
  );
}
