// The built page: its files leave compressed, and those named by their content are kept for ever.

import { sep } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What lies here has the hash of its content in its name: under this name it never changes. */
const NAMED_BY_CONTENT = `${sep}assets${sep}`;

/** Hands out the files of a folder, and the compressed copies that lie beside them. */
export async function addPage(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(files, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isKept = path.slice(folder.length).startsWith(NAMED_BY_CONTENT);
      response.setHeader(
        'cache-control',
        isKept ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      response.setHeader('vary', 'accept-encoding');
    },
  });
}
