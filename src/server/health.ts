// Whether the server can do its work, for whoever watches over it.

import type { FastifyInstance } from 'fastify';
import type { Store } from './store.ts';
import type { Troubles } from './troubles.ts';

/** A server that cannot write tries again so often, in milliseconds, and only when it is asked. */
const AGAIN = 1000;

/** Answers `GET /healthz`: 200 while what is chosen reaches the disk, else 503, and what went wrong so far. */
export function addHealth(server: FastifyInstance, store: Store, troubles: Troubles): void {
  let tried = Number.NEGATIVE_INFINITY;
  /** Where nobody is let in nobody writes, so this would never find out that all is well again. */
  const tryAgain = async () => {
    if (performance.now() - tried < AGAIN) return;
    tried = performance.now();
    await store.check(Date.now()).catch(() => {});
  };
  server.get('/healthz', async (_request, reply) => {
    if (troubles.isStuck) await tryAgain();
    const ok = !troubles.isStuck;
    return reply.code(ok ? 200 : 503).send({ ok, troubles: troubles.tally() });
  });
}
