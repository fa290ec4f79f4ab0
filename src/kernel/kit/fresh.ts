// Seeds that nobody has tried before: other ones every day, the same all day long, so that a failure
// comes again until it is mended.
//   STOLIK_FRESH_SEED   these seeds instead of today's; a failure prints them
//   STOLIK_FRESH_WALKS  so many walks instead of a second or so

import { Broken, type Start } from './walk.ts';

const BRIEF = 1_000;

/** Runs a check on fresh seeds, on one set-up after the other, until time is up or all walks are done. */
export function onFreshSeeds(
  starts: readonly Start[],
  check: (start: Start, seed: string) => void,
  env: { readonly [name: string]: string | undefined } = process.env,
): number {
  const base = env.STOLIK_FRESH_SEED ?? new Date().toISOString().slice(0, 10);
  const wanted = env.STOLIK_FRESH_WALKS === undefined ? null : Number(env.STOLIK_FRESH_WALKS);
  const until = Date.now() + BRIEF;
  let walks = 0;
  for (; wanted === null ? Date.now() < until : walks < wanted; walks++) {
    // The day decides which set-up comes first, so that a slow machine tries all of them in time.
    const start = starts[(walks + startOf(base)) % starts.length] as Start;
    const seed = `${base}/${walks}`;
    try {
      check(start, seed);
    } catch (error) {
      throw new Broken(
        `fresh seed ${seed}, ${JSON.stringify(start)}: ${error instanceof Error ? error.message : error}\n` +
          `Again with STOLIK_FRESH_SEED=${base} STOLIK_FRESH_WALKS=${walks + 1}`,
        { cause: error },
      );
    }
  }
  return walks;
}

function startOf(base: string): number {
  return [...base].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
