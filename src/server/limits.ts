// How often somebody may ask: counted by a clock that nobody sets back or forward.

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** How many addresses are counted; beyond that the one heard of longest ago begins anew. */
const MOST_ADDRESSES = 5000;
const A_MINUTE = 60_000;

interface Count {
  current: number;
  readonly since: number;
}

/** Counts by address. The plugin makes one for the whole and one for each route with its own limit. */
class Counts {
  private readonly counts = new LRUCache<string, Count>({ max: MOST_ADDRESSES });

  incr(
    address: string,
    done: (error: null, count: { current: number; ttl: number }) => void,
    window = A_MINUTE,
  ): void {
    const now = performance.now();
    const known = this.counts.get(address);
    const count =
      known !== undefined && now - known.since < window ? known : { current: 0, since: now };
    count.current++;
    this.counts.set(address, count);
    done(null, { current: count.current, ttl: window - (now - count.since) });
  }

  child(): Counts {
    return new Counts();
  }
}

/** Limits what one address may ask of `/api` in a minute. */
export async function addLimits(server: FastifyInstance): Promise<void> {
  await server.register(rateLimit, {
    max: 600,
    timeWindow: A_MINUTE,
    store: Counts,
    allowList: request => !request.url.startsWith('/api/'),
  });
}
