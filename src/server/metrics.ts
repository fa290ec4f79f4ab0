// How the process is, for Prometheus: told on this machine, or to whoever knows the token.

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** What a proxy adds to a request it passes on. */
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Who may ask for metrics besides whoever sits at this machine. */
export interface MetricsSettings {
  readonly token: string | undefined;
  /** Whether a proxy is in front: then everybody seems to come from nearby. */
  readonly isProxied: boolean;
}

/** Answers `GET /metrics`. */
export function addMetrics(server: FastifyInstance, { token, isProxied }: MetricsSettings): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  server.get('/metrics', async (request, reply) => {
    const isNear = !isProxied && isFromHere(request);
    if (!isNear && !knows(request.headers.authorization, token)) {
      const message = 'metrics are for this machine, or for whoever knows the token';
      return reply.code(403).send({ error: 'not-for-you', message });
    }
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

/** Whether a request was made on this machine, and not passed on for somebody else. */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const address = raw.socket.remoteAddress ?? '';
  const isLoopback = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address);
  return isLoopback && PASSED_ON.every(name => headers[name] === undefined);
}

function knows(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined || authorization === undefined) return false;
  // Hashed, so that they are of one length and take one time.
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization), hash(`Bearer ${token}`));
}
