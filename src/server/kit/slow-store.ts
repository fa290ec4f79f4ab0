// A store that takes its time.

import type { Store } from '../store.ts';

/** A store that finds a guest only after a while. */
export function slowToFindGuests(store: Store, milliseconds: number): Store {
  return new Proxy(store, {
    get(_target, name: keyof Store) {
      const part = store[name];
      if (name !== 'guestBy') return typeof part === 'function' ? part.bind(store) : part;
      return async (credential: string) => {
        await new Promise(resolve => setTimeout(resolve, milliseconds));
        return store.guestBy(credential);
      };
    },
  });
}
