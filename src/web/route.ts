// Where in the app we are: the part of the address after the #.

import { useSyncExternalStore } from 'react';

/** A place in the app. */
export type Route =
  | { readonly at: 'shelf' | 'settings' | 'credits' | 'tables' }
  | { readonly at: 'online'; readonly id: string; readonly lookOn?: string }
  | { readonly at: 'join'; readonly id: string; readonly invitation: string }
  | { readonly at: 'device'; readonly code: string | null }
  | { readonly at: 'new'; readonly game: string }
  /** A table of this browser by its name; null is the one played last. */
  | { readonly at: 'table'; readonly game: string; readonly table: string | null }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string | null };

/** Reads an address; anything unknown leads to the shelf. */
export function routeOf(hash: string): Route {
  const [at, first, second] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (at === 'settings' || at === 'credits' || at === 'tables') return { at };
  if (at === 't' && first) return { at: 'online', id: first };
  if (at === 'watch' && first && second) return { at: 'online', id: first, lookOn: second };
  if (at === 'join' && first && second) return { at, id: first, invitation: second };
  if (at === 'device') return { at, code: first ?? null };
  if (at === 'new' && first) return { at, game: first };
  if (at === 'table' && first) return { at, game: first, table: second ?? null };
  if (at === 'rules' && first) return { at, game: first, rule: second ?? null };
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
