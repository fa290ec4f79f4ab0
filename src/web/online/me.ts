// Who is at this browser, as the server knows them.

import { useEffect, useSyncExternalStore } from 'react';
import { api, type Guest } from './api.ts';

/** A guest, nobody yet, still being asked, or no server at all. */
export type Me =
  | { readonly is: 'asking' | 'nobody' | 'away' }
  | { readonly is: 'guest'; readonly guest: Guest };

const listeners = new Set<() => void>();
let current: Me = { is: 'asking' };
let asked = false;

function become(me: Me): void {
  current = me;
  for (const heard of listeners) heard();
}

async function findOut(): Promise<void> {
  try {
    const { guest } = await api.me();
    become(guest === null ? { is: 'nobody' } : { is: 'guest', guest });
  } catch {
    become({ is: 'away' });
  }
}

/** Tells the server a name: a new guest's, or a new one for the same guest. */
export async function tellName(name: string): Promise<void> {
  become({ is: 'guest', guest: await api.tellName(name) });
}

/** Becomes the guest another device is, with its one-time code. */
export async function takeCode(code: string): Promise<void> {
  become({ is: 'guest', guest: await api.giveCode(code) });
}

/** Who is here, watched; asks the server the first time, and again whenever the network is back. */
export function useMe(): Me {
  useEffect(() => {
    if (!asked) {
      asked = true;
      findOut();
      addEventListener('online', findOut);
    }
  }, []);
  return useSyncExternalStore(
    heard => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    () => current,
  );
}
