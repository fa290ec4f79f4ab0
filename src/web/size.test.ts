// What a visitor loads before the first move, measured on the built page.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gameNames } from '../games/shelf.ts';

const MOST = 200 * 1024;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as {
  readonly [name: string]: Chunk;
};

/** The files a chunk cannot do without. */
function needed(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`the build has no "${name}"`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const other of chunk.imports ?? []) needed(other, found);
  return found;
}

test.each(gameNames)(
  'the first load of a table of %s is at most 200 KB of JavaScript, compressed',
  game => {
    const files = new Set<string>();
    for (const name of ['index.html', `../games/${game}/box.ts`, `../games/${game}/page/index.tsx`])
      needed(name, files);
    const bytes = [...files].map(file => gzipSync(readFileSync(`dist/web/${file}`)).length);
    const total = bytes.reduce((sum, size) => sum + size, 0);
    console.log(
      `first load of a table of ${game}: ${(total / 1024).toFixed(1)} KB in ${files.size} files`,
    );
    expect(total).toBeLessThanOrEqual(MOST);
  },
);
