import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claim } from './claim.ts';

test('what can be cancelled is; what cannot is let be', () => {
  const asked = new Event('touchmove', { cancelable: true });
  claim(asked);
  expect(asked.defaultPrevented).toBe(true);
  let cancelled = 0;
  claim({ cancelable: false, preventDefault: () => cancelled++ });
  expect(cancelled).toBe(0);
});

test('nothing in a page cancels an event without asking whether it can', () => {
  const sources = ['src/web', 'src/games'].flatMap(folder =>
    readdirSync(folder, { recursive: true }).map(file => `${folder}/${file}`),
  );
  const rash = sources.filter(
    file =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      !file.endsWith('/claim.ts') &&
      readFileSync(file, 'utf8').includes('preventDefault()'),
  );
  expect(rash).toEqual([]);
});
