// Where in the app we are: the part of the address after the #.

import { useSyncExternalStore } from 'react';

/** A place in the app. */
export type Route =
  | { readonly at: 'shelf' | 'settings' | 'credits' }
  | { readonly at: 'new' | 'table'; readonly game: string }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string | null };

/** Reads an address; anything unknown leads to the shelf. */
export function routeOf(hash: string): Route {
  const [at, game, rule] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (at === 'settings' || at === 'credits') return { at };
  if ((at === 'new' || at === 'table') && game) return { at, game };
  if (at === 'rules' && game) return { at, game, rule: rule ?? null };
  return { at: 'shelf' };
}

/** The address of a game's rules, or of one rule of it. */
export function rulesAddress(game: string, rule?: string): string {
  return `#/rules/${game}${rule === undefined ? '' : `/${rule.slice(rule.lastIndexOf('.') + 1)}`}`;
}

/** The route, watched. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(
    heard => {
      addEventListener('hashchange', heard);
      return () => removeEventListener('hashchange', heard);
    },
    () => location.hash,
  );
  return routeOf(hash);
}
