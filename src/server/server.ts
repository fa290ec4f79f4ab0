// HTTP and sockets around the hall.

import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { ZodError } from 'zod';
import { Refusal } from '../kernel/settings.ts';
import { Declined } from './declined.ts';
import type { Hall } from './hall.ts';
import { addHeartbeat } from './heartbeat.ts';
import type { Pushes } from './push/pushes.ts';
import { addPushes } from './push/routes.ts';
import { addGuests, addSocket, addTables, Unknown } from './routes.ts';
import type { Store } from './store.ts';

/** The page loads nothing from elsewhere; pictures and sizes may be written into its style. */
const POLICY = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};
/** How the server is run. */
export interface ServerSettings {
  readonly log?: boolean;
  /**
   * The address of an HTTPS proxy in front: cookies then travel no other way, and the proxy says
   * from where people come.
   */
  readonly proxy?: string | undefined;
  /** The folder of the built page. */
  readonly web?: string | undefined;
  /** Who calls guests to their tables; without it nobody is called. */
  readonly pushes?: Pushes;
  /** After how many milliseconds sockets are asked whether they are still there. */
  readonly heartbeat?: number;
}

/** Often enough for proxies that close what is silent for a minute. */
const HEARTBEAT = 30_000;

/** The server around a store and a hall; `listen` on it to begin. */
export async function buildServer(
  store: Store,
  hall: Hall,
  { log = false, proxy, web, pushes, heartbeat = HEARTBEAT }: ServerSettings = {},
): Promise<FastifyInstance> {
  const server = Fastify({
    logger: log && { redact: ['req.headers.cookie', 'req.headers.authorization'] },
    bodyLimit: 256 * 1024,
    trustProxy: proxy ?? false,
  });
  addPolicy(server);
  await server.register(rateLimit, {
    max: 600,
    timeWindow: '1 minute',
    allowList: request => !request.url.startsWith('/api/'),
  });
  await server.register(cookie);
  await server.register(websocket, {
    options: {
      maxPayload: 64 * 1024,
      verifyClient: ({ req, origin }: { req: FastifyRequest['raw']; origin?: string }) =>
        origin === undefined || hostOf(origin) === req.headers.host,
    },
  });
  if (web !== undefined) await server.register(files, { root: web });
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((_request, reply) => {
    reply.code(404).send({ error: 'not-found', message: 'there is nothing at this address' });
  });
  addMetrics(server);
  server.get('/healthz', async () => ({ ok: true }));

  addGuests(server, store, proxy !== undefined);
  addTables(server, store, hall);
  addSocket(server, store, hall);
  addHeartbeat(server, heartbeat);
  if (pushes) addPushes(server, store, pushes);
  return server;
}

/** Every error has a name for programs and one sentence for people; nothing of the inside shows. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = error as { statusCode?: number };
  if (error instanceof ZodError)
    reply.code(400).send({ error: 'malformed', message: error.issues[0]?.message });
  else if (error instanceof Declined)
    reply.code(409).send({ error: error.reason, message: error.message });
  else if (error instanceof Refusal)
    reply.code(409).send({ error: 'refused', message: error.message });
  else if (error instanceof Unknown)
    reply.code(401).send({ error: 'unknown', message: 'tell your name first' });
  else if (known.statusCode !== undefined && known.statusCode < 500)
    reply.code(known.statusCode).send({ error: 'refused', message: (error as Error).message });
  else {
    request.log.error(error);
    reply.code(500).send({ error: 'problem', message: 'the server has a problem' });
  }
}

/** Helmet itself, for its plugin works the headers out anew for every request. */
function addPolicy(server: FastifyInstance): void {
  const protect = helmet({ contentSecurityPolicy: { useDefaults: false, directives: POLICY } });
  server.addHook('onRequest', (request, reply, next) =>
    protect(request.raw, reply.raw, error => next(error as Error | undefined)),
  );
}

function addMetrics(server: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  server.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
