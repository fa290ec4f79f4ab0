// Games taken off the shelf, each once.

import { use } from 'react';
import { boxNamed } from '../games/shelf.ts';
import type { Box } from '../kernel/box.ts';

const taken = new Map<string, Promise<Box>>();

/** A game's box; whoever uses it waits until it is there. */
export function useBox(name: string): Box {
  let box = taken.get(name);
  if (box === undefined) {
    box = boxNamed(name);
    taken.set(name, box);
  }
  return use(box);
}
