// What a browser asks of the server so that it is called, or left alone.

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { deviceWish, forgetWish } from '../../wire/messages.ts';
import { guestOf } from '../routes.ts';
import type { Store } from '../store.ts';
import type { Pushes } from './pushes.ts';

/** Push services want an address of whoever sends: the page's own is the best we know. */
const contact = z
  .url({ protocol: /^https$/ })
  .max(200)
  .catch('mailto:nobody@stolik.invalid');

/** The key browsers need, adding a browser, forgetting one. */
export function addPushes(server: FastifyInstance, store: Store, pushes: Pushes): void {
  const seldom = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };
  server.get('/api/push/key', async () => ({ key: pushes.key }));
  server.post('/api/push', seldom, async request => {
    const guest = await guestOf(store, request);
    const device = deviceWish.parse(request.body);
    await pushes.add({ ...device, guest: guest.id, origin: contact.parse(request.headers.origin) });
    return { ok: true };
  });
  server.post('/api/push/forget', seldom, async request => {
    const guest = await guestOf(store, request);
    await pushes.forget(guest.id, forgetWish.parse(request.body).endpoint);
    return { ok: true };
  });
}
