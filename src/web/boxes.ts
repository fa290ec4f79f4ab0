// Games taken off the shelf, each once, and their rules when somebody reads them.

import { use } from 'react';
import { boxNamed } from '../games/shelf.ts';
import type { Box, Language } from '../kernel/box.ts';

const taken = new Map<string, Promise<Box>>();
const read = new Map<string, Promise<string>>();

/** What is kept under a key, fetched the first time. */
function once<T>(kept: Map<string, Promise<T>>, key: string, fetched: () => Promise<T>) {
  const known = kept.get(key) ?? fetched();
  kept.set(key, known);
  return known;
}

/** A game's box; whoever uses it waits until it is there. */
export function useBox(name: string): Box {
  return use(once(taken, name, () => boxNamed(name)));
}

/** A game's rules; whoever uses them waits until they are there. */
export function useRules(name: string, language: Language): string {
  return use(rulesOf(useBox(name), language));
}

/** Fetches a game's rules; what cannot be fetched is empty, and tried again when it is wanted again. */
export function rulesOf({ game, rules }: Box, language: Language): Promise<string> {
  const key = `${game.name} ${language}`;
  const unread = () => {
    read.delete(key);
    return '';
  };
  return once(read, key, () => rules[language]().catch(unread));
}
