// The ways between the main screens.

import { useSay } from '../words.ts';

const PLACES = {
  shelf: '#/',
  tables: '#/tables',
  replays: '#/replay/file',
  credits: '#/credits',
} as const;

/** Shelf, my tables, replays, credits. */
export function Nav({ here }: { here: keyof typeof PLACES }) {
  const say = useSay();
  return (
    <nav className="main-nav" aria-label={say('top.places')}>
      {Object.entries(PLACES).map(([place, address]) => (
        <a key={place} href={address} aria-current={place === here ? 'page' : undefined}>
          {say(`top.${place}`)}
        </a>
      ))}
    </nav>
  );
}
