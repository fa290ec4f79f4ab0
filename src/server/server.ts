// HTTP and sockets around the hall.

import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { Refusal } from '../kernel/settings.ts';
import { Declined } from './declined.ts';
import type { Hall } from './hall.ts';
import { addHealth } from './health.ts';
import { addHeartbeat } from './heartbeat.ts';
import { addLimits } from './limits.ts';
import { addMetrics } from './metrics.ts';
import { addPage } from './page.ts';
import { addPolicy, isOwnOrigin, policy } from './policy.ts';
import type { Pushes } from './push/pushes.ts';
import { addPushes } from './push/routes.ts';
import { addGuests, addSocket, addTables, Unknown } from './routes.ts';
import type { Store } from './store.ts';
import { Troubles } from './troubles.ts';

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
  /** Whoever knows it may ask for metrics from elsewhere, too. */
  readonly metricsToken?: string | undefined;
  /** Who hears of what went wrong. */
  readonly troubles?: Troubles;
}

/** Often enough for proxies that close what is silent for a minute. */
const HEARTBEAT = 30_000;

/** The server around a store and a hall; `listen` on it to begin. */
export async function buildServer(
  store: Store,
  hall: Hall,
  {
    log = false,
    proxy,
    web,
    pushes,
    heartbeat = HEARTBEAT,
    metricsToken,
    troubles = new Troubles(),
  }: ServerSettings = {},
): Promise<FastifyInstance> {
  const isProxied = proxy !== undefined;
  const protect = policy(isProxied);
  const answerError = errorAnswerer(troubles);
  const server = Fastify({
    logger: log && { redact: ['req.headers.cookie', 'req.headers.authorization'] },
    bodyLimit: 256 * 1024,
    trustProxy: proxy ?? false,
    // No hook is asked about an address that cannot be read.
    frameworkErrors: (error, request, reply) =>
      protect(request.raw, reply.raw, () => answerError(error, request, reply)),
  });
  addPolicy(server, protect);
  await addLimits(server);
  await server.register(cookie);
  await server.register(websocket, {
    options: {
      maxPayload: 64 * 1024,
      verifyClient: ({ req, origin }: { req: FastifyRequest['raw']; origin?: string }) =>
        isOwnOrigin(origin, req.headers.host),
    },
  });
  if (web !== undefined) await addPage(server, web);
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((_request, reply) => {
    reply.code(404).send({ error: 'not-found', message: 'there is nothing at this address' });
  });
  addMetrics(server, { token: metricsToken, isProxied });
  addHealth(server, store, troubles);

  addGuests(server, store, isProxied);
  addTables(server, store, hall);
  addSocket(server, store, hall);
  addHeartbeat(server, heartbeat);
  if (pushes) addPushes(server, store, pushes);
  return server;
}

/** Every error has a name for programs and one sentence for people; nothing of the inside shows. */
const errorAnswerer =
  (troubles: Troubles) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const known = error as { statusCode?: number; code?: string };
    if (error instanceof ZodError)
      reply.code(400).send({ error: 'malformed', message: error.issues[0]?.message });
    else if (error instanceof Declined)
      reply.code(409).send({ error: error.reason, message: error.message });
    else if (error instanceof Refusal)
      reply.code(409).send({ error: 'refused', message: error.message });
    else if (error instanceof Unknown)
      reply.code(401).send({ error: 'unknown', message: 'tell your name first' });
    else if (known.code === 'FST_ERR_BAD_URL')
      reply.code(400).send({ error: 'malformed', message: 'this address cannot be read' });
    else if (known.statusCode !== undefined && known.statusCode < 500)
      reply.code(known.statusCode).send({ error: 'refused', message: (error as Error).message });
    else {
      request.log.error(error);
      troubles.hear('requests', error);
      reply.code(500).send({ error: 'problem', message: 'the server has a problem' });
    }
  };
