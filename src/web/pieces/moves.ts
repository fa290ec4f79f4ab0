// What the person at the table can do now, gathered from the options: every option is a path of things
// to point at, and clicks, keys and drags walk along these paths. Nothing here knows a rule.

import { useEffect, useState } from 'react';
import type { Note } from '../../kernel/game.ts';
import type { PageProps } from './page.ts';

/** The name of something one can point at: a place, a piece, or an answer in the bar. */
export type Key = string;

/** A way to choose: what must be pointed at, in order. */
export interface Path {
  readonly keys: readonly Key[];
  /** How many keys have to be pointed at even if there is no choice about them. */
  readonly sure: number;
}

/** A path on which every key has to be pointed at. */
export const path = (...keys: Key[]): Path => ({ keys, sure: keys.length });

/** An option with what can be foreseen of it. */
export interface Foreseen<Option = unknown> {
  readonly option: Option;
  readonly notes: readonly Note[];
}

/** An option and the way to it. */
export interface Way extends Path, Foreseen {}

/** The options of this moment. */
export function foreseenIn({ seen, foreseen }: PageProps): Foreseen[] {
  const options = seen.pending[0]?.options ?? [];
  return options.map((option, i) => ({ option, notes: foreseen[i] ?? [] }));
}

/** A new moment lets go of everything. */
export function useLettingGo({ seen, log, explain }: PageProps, letGo: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new moment does
  useEffect(() => {
    letGo();
    explain(null);
  }, [log.length, seen.pending[0]?.step]);
}

/** The possibilities of this moment, and the gestures made so far. */
export interface Moves {
  readonly step: string | null;
  readonly ways: readonly Way[];
  /** What was pointed at so far. */
  readonly chosen: readonly Key[];
  /** Whether it was chosen because there is nothing else. */
  readonly preselected: boolean;
  /** What can be pointed at next, with the ways that lead on from there. */
  readonly next: ReadonlyMap<Key, readonly Way[]>;
  /** What one can begin with. */
  readonly starts: ReadonlySet<Key>;
  /** A choice that waits to be confirmed. */
  readonly draft: Way | null;
  /** Goes a step on, or begins anew; false if that leads nowhere. `careful` waits for a confirmation. */
  point(key: Key, careful?: boolean): boolean;
  /** The ways that begin with something. */
  from(key: Key): readonly Way[];
  /** Takes the option with exactly these keys; false if there is none. */
  take(...keys: Key[]): boolean;
  confirm(): void;
  /** One step back. */
  putDown(): void;
}

/** Reads the options of this moment and remembers what was pointed at. */
export function useMoves(props: PageProps, pathOf: (step: string, option: unknown) => Path): Moves {
  const { choose, explain, confirm } = props;
  const step = props.seen.pending[0]?.step ?? null;
  const [picked, setPicked] = useState<readonly Key[] | null>(null);
  const [drafted, setDrafted] = useState<Way | null>(null);
  const ways = foreseenIn(props).map((one): Way => ({ ...one, ...pathOf(step ?? '', one.option) }));

  const only = picked === null ? onlyStart(ways) : null;
  const prefix = picked ?? only ?? [];
  const chosen = ways.some(way => leads(way, prefix)) ? prefix : [];
  const next = new Map<Key, Way[]>();
  for (const way of ways) {
    const key = leads(way, chosen) ? way.keys[chosen.length] : undefined;
    if (key !== undefined) next.set(key, [...(next.get(key) ?? []), way]);
  }

  useLettingGo(props, () => {
    setPicked(null);
    setDrafted(null);
  });
  const send = (way: Way) => {
    setPicked(null);
    setDrafted(null);
    choose(way.option);
  };
  const walk = (keys: readonly Key[], careful: boolean) => {
    explain(null);
    setDrafted(null);
    const left = ways.filter(way => leads(way, keys));
    const [way] = left;
    if (left.length > 1 || way === undefined || keys.length < way.sure) return setPicked(keys);
    if (!confirm && !careful) return send(way);
    setPicked(keys.slice(0, -1));
    setDrafted(way);
  };
  return {
    step,
    ways,
    chosen,
    preselected: only !== null && chosen.length > 0,
    next,
    starts: new Set(ways.map(({ keys }) => keys[0] as Key)),
    draft: drafted,
    from: key => ways.filter(({ keys }) => keys[0] === key),
    point(key, careful = false) {
      if (drafted?.keys.includes(key) && !next.has(key)) return false;
      if (next.has(key)) walk([...chosen, key], careful);
      else if (chosen.at(-1) === key && only === null) walk(chosen.slice(0, -1), careful);
      else if (ways.some(({ keys }) => keys[0] === key)) walk([key], careful);
      else return false;
      return true;
    },
    take(...keys) {
      const way = ways.find(one => one.keys.join(' ') === keys.join(' '));
      if (way) send(way);
      return way !== undefined;
    },
    confirm: () => drafted && send(drafted),
    putDown() {
      explain(null);
      if (drafted) setDrafted(null);
      else setPicked(chosen.length > 0 ? chosen.slice(0, -1) : null);
    },
  };
}

const leads = ({ keys }: Way, prefix: readonly Key[]) => prefix.every((key, i) => keys[i] === key);

/** What there is no choice about is picked up already, but never sent. */
function onlyStart(ways: readonly Way[]): readonly Key[] | null {
  const first = ways[0]?.keys[0];
  if (first === undefined || (ways[0]?.keys.length ?? 0) < 2) return null;
  return ways.every(({ keys }) => keys[0] === first) ? [first] : null;
}

/** How something looks that can be pointed at. */
export function markOf(key: Key, { chosen, next, draft, preselected }: Moves): string {
  if (draft?.keys.includes(key)) return 'chosen';
  if (next.has(key)) return chosen.length > 0 ? 'target' : 'can';
  if (chosen.includes(key)) return preselected ? 'can' : 'chosen';
  return '';
}
