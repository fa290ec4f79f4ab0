// Every game by name, loaded when it is taken off the shelf.

import type { Box } from '../kernel/box.ts';
import { Refusal } from '../kernel/settings.ts';

const shelf: { readonly [name: string]: () => Promise<Box> } = {
  mines: async () => (await import('./mines/box.ts')).box,
  villagers: async () => (await import('./villagers/box.ts')).box,
  'pixie-queen': async () => (await import('./pixie-queen/box.ts')).box,
  skye: async () => (await import('./skye/box.ts')).box,
};

/** The names of all games. */
export const gameNames = Object.keys(shelf);

/** Takes a game off the shelf. */
export async function boxNamed(name: string): Promise<Box> {
  const load = Object.hasOwn(shelf, name) ? shelf[name] : undefined;
  if (load === undefined)
    throw new Refusal(`unknown game "${name}" (known: ${gameNames.join(', ')})`);
  return load();
}
