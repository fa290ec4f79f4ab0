// What every answer tells the browser, and whose requests may change something.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

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

/** Writes the policy into an answer. */
export type Protect = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Helmet itself, for its plugin works the headers out anew for every request. That this host speaks
 * HTTPS only is said behind a proxy that does: elsewhere it would shut people out.
 */
export function policy(isSecure: boolean): Protect {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: isSecure,
  });
}

/** Puts the policy on every answer, and refuses what another site’s page would change. */
export function addPolicy(server: FastifyInstance, protect: Protect): void {
  server.addHook('onRequest', (request, reply, next) =>
    protect(request.raw, reply.raw, error => next(error as Error | undefined)),
  );
  server.addHook('onRequest', async ({ method, headers }, reply) => {
    if (READS.has(method) || isOwnPage(headers)) return;
    return reply
      .code(403)
      .send({ error: 'other-site', message: 'this may be asked by this server’s own page only' });
  });
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** How a browser calls a request by the page itself, and one by a person. */
const OWN = new Set(['same-origin', 'none']);

/** Whether a request comes from this server’s page, or from a program that is no browser. */
function isOwnPage(headers: IncomingMessage['headers']): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !OWN.has(String(site))) return false;
  return isOwnOrigin(headers.origin, headers.host);
}

/** Whether an origin, where one is named, is the host that was asked. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || (host !== undefined && hostOf(origin) === host.toLowerCase());
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
