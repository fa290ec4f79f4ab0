// The server goes away, and everybody on a socket hears of it.

import type { FastifyInstance } from 'fastify';

/** How long a page has to say goodbye too. */
const PATIENCE = 2000;

/** Ends every socket with the reason; whoever does not say goodbye too is cut off. */
export function sayGoodbye({ websocketServer: { clients } }: FastifyInstance): void {
  for (const socket of clients) socket.close(1001, 'the server stops');
  const cutOff = () => {
    for (const socket of clients) socket.terminate();
  };
  setTimeout(cutOff, PATIENCE).unref();
}
