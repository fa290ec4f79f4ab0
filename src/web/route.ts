// Where in the app we are: the part of the address after the #.

import { useSyncExternalStore } from 'react';

/** A place in the app. */
export type Route =
  | { readonly at: 'shelf' | 'settings' | 'credits' }
  | { readonly at: 'new'; readonly game: string }
  /** A table of this browser by its name; null is the one played last. */
  | { readonly at: 'table'; readonly game: string; readonly table: string | null }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string | null };

/** Reads an address; anything unknown leads to the shelf. */
export function routeOf(hash: string): Route {
  const [at, game, rest] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (at === 'settings' || at === 'credits') return { at };
  if (at === 'new' && game) return { at, game };
  if (at === 'table' && game) return { at, game, table: rest ?? null };
  if (at === 'rules' && game) return { at, game, rule: rest ?? null };
  return { at: 'shelf' };
}

/** The address of a game's rules, or of one rule of it. */
export function rulesAddress(game: string, rule?: string): string {
  return `#/rules/${game}${rule === undefined ? '' : `/${rule.slice(rule.lastIndexOf('.') + 1)}`}`;
}

/** The address of a table of this browser. */
export function tableAddress(game: string, table: string): string {
  return `#/table/${game}/${table}`;
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
