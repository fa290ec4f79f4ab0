// What can be asked of the server: who I am, tables, a table's socket.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  absentWish,
  archiveWish,
  claimWish,
  codeWish,
  confirmWish,
  guestWish,
  joinWish,
  placeWish,
  promiseWish,
  shareWish,
  tableWish,
} from '../wire/messages.ts';
import { cardFor } from './cards.ts';
import { Channel } from './channel.ts';
import { Declined } from './declined.ts';
import { admit, codeFor, guestWith, welcome } from './guests.ts';
import type { Hall } from './hall.ts';
import type { Room } from './room.ts';
import { converse } from './socket.ts';
import type { Guest, Store } from './store.ts';

const COOKIE = 'stolik';
const YEAR = 365 * 24 * 60 * 60;

/** A request by somebody who is nobody yet. */
export class Unknown extends Error {}

type WithId = { Params: { id: string } };
const DONE = { ok: true };
/** A note that cannot be written keeps nobody out; the file itself says so. */
const saidAlready = () => {};

function visitor(store: Store, request: FastifyRequest): Promise<Guest | null> {
  return guestWith(store, request.cookies[COOKIE]);
}

/** Whoever asks; nobody is refused. */
export async function guestOf(store: Store, request: FastifyRequest): Promise<Guest> {
  const guest = await visitor(store, request);
  if (guest === null) throw new Unknown();
  return guest;
}

/** Telling a name, and being the same guest on another device. */
export function addGuests(server: FastifyInstance, store: Store, secure: boolean): void {
  const remember = (reply: FastifyReply, credential: string) =>
    reply.setCookie(COOKIE, credential, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: YEAR,
      secure,
    });
  /** Whoever has no name yet gets a credential with it; whoever has one is renamed. */
  server.post('/api/guest', async (request, reply) => {
    const { name } = guestWish.parse(request.body);
    const known = await visitor(store, request);
    if (known !== null) {
      await store.guests.rename(known.id, name);
      return { ...known, name };
    }
    const { guest, credential } = await welcome(store, name);
    remember(reply, credential);
    return guest;
  });
  /** Whoever comes within a year of the last time is known for another. */
  server.get('/api/me', async (request, reply) => {
    const guest = await visitor(store, request);
    const credential = request.cookies[COOKIE];
    if (guest !== null && credential !== undefined) {
      remember(reply, credential);
      await store.guests.seen(guest.id, Date.now()).catch(saidAlready);
    }
    return { guest };
  });
  server.post('/api/code', async request => ({
    code: await codeFor(store, await guestOf(store, request), Date.now()),
  }));
  const guesses = { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } };
  server.post('/api/code/use', guesses, async (request, reply) => {
    const { code } = codeWish.parse(request.body);
    const admitted = await admit(store, code, Date.now());
    if (admitted === null) throw new Declined('bad-code');
    remember(reply, admitted.credential);
    return admitted.guest;
  });
}

/** Opening tables, sitting down, leaving; the record of one that is over. */
export function addTables(server: FastifyInstance, store: Store, hall: Hall): void {
  server.post('/api/tables', async request => {
    const guest = await guestOf(store, request);
    const room = await hall.open(tableWish.parse(request.body), guest.id);
    return cardFor(room, guest.id, store);
  });
  server.get('/api/tables', async request => {
    const guest = await guestOf(store, request);
    const rows = await store.tablesOf(guest.id);
    return Promise.all(rows.map(async ({ id }) => cardFor(await hall.room(id), guest.id, store)));
  });
  server.get<WithId>('/api/tables/:id', async request => {
    const guest = await visitor(store, request);
    return cardFor(await hall.room(request.params.id), guest?.id ?? null, store);
  });
  server.get<WithId>('/api/tables/:id/record', async request => {
    return (await hall.room(request.params.id)).record();
  });

  /** Something a guest does about a table. */
  const act = (path: string, does: (room: Room, guest: string, body: unknown) => Promise<object>) =>
    server.post<WithId>(`/api/tables/:id/${path}`, async request => {
      const guest = await guestOf(store, request);
      return does(await hall.room(request.params.id), guest.id, request.body ?? {});
    });
  act('join', async (room, guest, body) => {
    const { invitation, seat } = joinWish.parse(body);
    const taken = await room.join(invitation, guest, seat);
    await noteEntry(store, room, guest);
    return { seat: taken };
  });
  act('again', (room, guest) =>
    room.again(guest, {
      open: (row, guest) => hall.openLike(row, guest),
      isOpen: async id => (await store.table(id))?.status === 'lobby',
    }),
  );
  act('promise', async (room, guest, body) => {
    await room.promise(guest, promiseWish.parse(body).promise);
    return DONE;
  });
  act('share', async (room, guest, body) => ({
    taken: room.tellShare(guest, shareWish.parse(body).share),
  }));
  act('start', async (room, guest) => {
    await room.start(guest);
    return DONE;
  });
  act('place', async (room, guest, body) => {
    const { seat, bot } = placeWish.parse(body);
    await room.place(guest, seat, bot);
    return DONE;
  });
  act('nudge', async (room, guest, body) => {
    await room.nudge(guest, absentWish.parse(body).seat);
    return DONE;
  });
  act('stand-in', async (room, guest, body) => {
    await room.standIn(guest, absentWish.parse(body).seat);
    return DONE;
  });
  act('claim', async (room, guest, body) => ({
    seat: await room.claim(claimWish.parse(body).invitation, guest),
  }));
  act('confirm', async (room, guest, body) => {
    const { claim, yes } = confirmWish.parse(body);
    await room.confirm(guest, claim, yes);
    return DONE;
  });
  act('leave', async (room, guest) => {
    await room.leave(guest);
    return DONE;
  });
  act('return', async (room, guest) => {
    await room.comeBack(guest);
    return DONE;
  });
  act('close', async (room, guest) => {
    await room.close(guest);
    return DONE;
  });
  act('archive', async (room, guest, body) => {
    await room.archive(guest, archiveWish.parse(body).archived);
    return DONE;
  });
}

/** A lobby that somebody who sits there comes into is not deserted. */
async function noteEntry(store: Store, room: Room, guest: string | null): Promise<void> {
  if (room.row.status === 'lobby' && room.seatOf(guest) !== null)
    await store.entered(room.row.id, Date.now()).catch(saidAlready);
}

/** The socket of a table: for its guests, and for whoever looks on. */
export function addSocket(server: FastifyInstance, store: Store, hall: Hall): void {
  server.route<WithId>({
    method: 'GET',
    url: '/api/tables/:id/socket',
    handler: (_request, reply) => reply.callNotFound(),
    wsHandler: async (socket, request) => {
      const early: unknown[] = [];
      const keep = (data: unknown) => early.push(data);
      socket.on('message', keep);
      try {
        const room = await hall.room(request.params.id);
        const guest = (await visitor(store, request))?.id ?? null;
        await noteEntry(store, room, guest);
        if (socket.readyState !== socket.OPEN) return;
        const channel = new Channel(socket, request.raw.socket);
        converse(channel, room, { guest, card: () => cardFor(room, guest, store) });
        socket.off('message', keep);
        for (const data of early) socket.emit('message', data);
      } catch (error) {
        const reason = error instanceof Declined ? error.message : 'this table cannot be opened';
        socket.close(1008, reason);
      }
    },
  });
}
