// A store that takes its time.

import type { Store } from '../store.ts';

/** A store that finds a guest only after a while. */
export function slowToFindGuests(store: Store, milliseconds: number): Store {
  const guests = except(store.guests, {
    async with(credentialHash: string) {
      await new Promise(resolve => setTimeout(resolve, milliseconds));
      return store.guests.with(credentialHash);
    },
  });
  return except(store, { guests });
}

/** The same, except for some of its parts. */
export function except<Whole extends object>(whole: Whole, parts: Partial<Whole>): Whole {
  return new Proxy(whole, {
    get(_target, name) {
      const key = name as keyof Whole;
      const part = parts[key] ?? whole[key];
      return typeof part === 'function' ? part.bind(whole) : part;
    },
  });
}
