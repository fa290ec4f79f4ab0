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
  | { readonly at: 'rules'; readonly game: string; readonly rule: string | null }
  | ReplayRoute;

/** A moment of a replay; null where the address leaves it open. */
interface ReplayRoute {
  readonly at: 'replay';
  /** `file`, `local` (this browser's last), `local-` and a table of this browser, or an online table. */
  readonly source: string;
  readonly moment: number | null;
  /** A seat's number, `none` for an onlooker, `open` for open hands. */
  readonly seat: string | null;
  /** The mark of the file a moment belongs to, for there may be another at hand. */
  readonly of: string | null;
}

/** Reads an address; anything unknown leads to the shelf. */
export function routeOf(hash: string): Route {
  const [path = '', query] = hash.replace(/^#\/?/, '').split('?');
  const [at, first, second] = path.split('/').map(decodeURIComponent);
  if (at === 'settings' || at === 'credits' || at === 'tables') return { at };
  if (at === 't' && first) return { at: 'online', id: first };
  if (at === 'watch' && first && second) return { at: 'online', id: first, lookOn: second };
  if (at === 'join' && first && second) return { at, id: first, invitation: second };
  if (at === 'device') return { at, code: first ?? null };
  if (at === 'new' && first) return { at, game: first };
  if (at === 'table' && first) return { at, game: first, table: second ?? null };
  if (at === 'rules' && first) return { at, game: first, rule: second ?? null };
  if (at === 'replay' && first) return replayRoute(first, new URLSearchParams(query));
  return { at: 'shelf' };
}

function replayRoute(source: string, query: URLSearchParams): ReplayRoute {
  const moment = query.get('at');
  const isMoment = moment !== null && /^\d{1,6}$/.test(moment);
  return {
    at: 'replay',
    source,
    moment: isMoment ? Number(moment) : null,
    seat: query.get('seat'),
    of: query.get('of'),
  };
}

/** The address of a replay, or of one moment of it as one seat saw it. */
export function replayAddress(source: string, moment?: number, seat?: string, of?: string): string {
  const mark = of === undefined ? '' : `&of=${of}`;
  const query = moment === undefined ? '' : `?at=${moment}&seat=${seat}${mark}`;
  return `#/replay/${encodeURIComponent(source)}${query}`;
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
