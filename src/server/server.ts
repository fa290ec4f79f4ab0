// HTTP and sockets around the hall.

import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { ZodError, type ZodType } from 'zod';
import { boxNamed } from '../games/shelf.ts';
import { withoutKey } from '../kernel/fairness.ts';
import { Refusal } from '../kernel/settings.ts';
import { guestWish, joinWish, startWish, tableWish } from '../wire/messages.ts';
import { guestWith, welcome } from './guests.ts';
import type { Hall } from './hall.ts';
import { done, openLive } from './running.ts';
import { converse } from './socket.ts';
import type { Guest, Store, TableRow } from './store.ts';

const COOKIE = 'stolik';
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
const YEAR = 365 * 24 * 60 * 60;

/** A request by somebody who is nobody yet. */
class Unknown extends Error {}

/** How the server is run. */
export interface ServerSettings {
  readonly log?: boolean;
  /** Whether it is reached through HTTPS: cookies then travel no other way. */
  readonly secure?: boolean;
  /** The folder of the built page. */
  readonly web?: string | undefined;
}

/** The server around a store and a hall; `listen` on it to begin. */
export async function buildServer(
  store: Store,
  hall: Hall,
  { log = false, secure = false, web }: ServerSettings = {},
): Promise<FastifyInstance> {
  const server = Fastify({
    logger: log && { redact: ['req.headers.cookie', 'req.headers.authorization'] },
    bodyLimit: 256 * 1024,
  });
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
  });
  await server.register(rateLimit, { max: 600, timeWindow: '1 minute' });
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
  addMetrics(server);

  const guestOf = async (request: FastifyRequest): Promise<Guest> => {
    const guest = await guestWith(store, request.cookies[COOKIE]);
    if (guest === null) throw new Unknown();
    return guest;
  };
  type WithId = { Params: { id: string } };

  server.get('/healthz', async () => ({ ok: true }));

  server.post('/api/guest', async (request, reply) => {
    const { name } = read(guestWish, request.body);
    const { guest, credential } = await welcome(store, name);
    reply.setCookie(COOKIE, credential, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: YEAR,
      secure,
    });
    return guest;
  });
  server.get('/api/me', guestOf);

  server.post('/api/tables', async request => {
    const guest = await guestOf(request);
    const row = await hall.open(read(tableWish, request.body), guest.id);
    return tableFor(row, guest, store);
  });
  server.get('/api/tables', async request => {
    const guest = await guestOf(request);
    const rows = await store.tablesOf(guest.id);
    return Promise.all(rows.map(row => tableFor(row, guest, store)));
  });
  server.get<WithId>('/api/tables/:id', async request => {
    const guest = await guestWith(store, request.cookies[COOKIE]);
    return tableFor(await hall.row(request.params.id), guest, store);
  });
  server.post<WithId>('/api/tables/:id/join', async request => {
    const guest = await guestOf(request);
    const { invitation } = read(joinWish, request.body);
    return { seat: await hall.join(request.params.id, invitation, guest.id) };
  });
  server.post<WithId>('/api/tables/:id/start', async request => {
    const guest = await guestOf(request);
    const row = await hall.row(request.params.id);
    const seat = row.holders.findIndex(holder => holder.guest === guest.id);
    if (seat < 0) throw new Refusal('you do not sit at this table');
    const { entropy } = read(startWish, request.body ?? {});
    await hall.start(row.id, new Map(entropy === undefined ? [] : [[seat, entropy]]));
    return { ok: true };
  });
  server.post<WithId>('/api/tables/:id/leave', async request => {
    await hall.leave(request.params.id, (await guestOf(request)).id);
    return { ok: true };
  });
  server.post<WithId>('/api/tables/:id/return', async request => {
    await hall.comeBack(request.params.id, (await guestOf(request)).id);
    return { ok: true };
  });
  server.get<WithId>('/api/tables/:id/record', async request => {
    const row = await hall.row(request.params.id);
    if (row.status !== 'over') throw new Refusal('the record is published when the table is over');
    const live = openLive((await boxNamed(row.game)).game, row);
    for (const deed of await store.deedsOf(row.id)) done(live, deed);
    return live.record();
  });

  server.get<WithId & { Querystring: { lookOn?: string } }>(
    '/api/tables/:id/socket',
    { websocket: true },
    async (socket, request) => {
      try {
        const row = await hall.row(request.params.id);
        const guest = await guestWith(store, request.cookies[COOKIE]);
        const seat = row.holders.findIndex(holder => guest !== null && holder.guest === guest.id);
        if (seat < 0 && request.query.lookOn !== row.lookOn) throw new Unknown();
        converse(socket, await hall.running(row.id), seat < 0 ? null : seat);
      } catch (error) {
        socket.close(
          1008,
          error instanceof Refusal ? error.message : 'you may not watch this table',
        );
      }
    },
  );
  return server;
}

/** What a guest may know of a table without sitting down at it. */
async function tableFor(row: TableRow, guest: Guest | null, store: Store): Promise<object> {
  const guests = row.holders.flatMap(holder => (holder.guest === null ? [] : [holder.guest]));
  const names = await store.guestNames(guests);
  const seat = row.holders.findIndex(holder => guest !== null && holder.guest === guest.id);
  const { id, game, version, options, status, createdAt, changedAt } = row;
  return {
    id,
    game,
    version,
    options,
    status,
    createdAt,
    changedAt,
    seed: row.status === 'over' ? row.seed : withoutKey(row.seed),
    seat: seat < 0 ? null : seat,
    holders: row.holders.map(({ guest, bot }) => ({
      name: guest === null ? null : (names.get(guest) ?? null),
      bot,
    })),
    ...(seat < 0 ? {} : { invitation: row.invitation, lookOn: row.lookOn }),
  };
}

function read<T>(schema: ZodType<T>, body: unknown): T {
  return schema.parse(body);
}

/** Every error has a name for programs and one sentence for people; nothing of the inside shows. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = error as { statusCode?: number };
  if (error instanceof ZodError)
    reply.code(400).send({ error: 'malformed', message: error.issues[0]?.message });
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
