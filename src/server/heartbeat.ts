// Finds out who went without a word: a phone in a tunnel, a laptop whose lid was shut.

import type { FastifyInstance } from 'fastify';

/** Asks every socket now and then; one that has not answered by the next time is given up. */
export function addHeartbeat(server: FastifyInstance, every: number): void {
  const alive = new WeakSet<object>();
  server.websocketServer.on('connection', socket => {
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
  });
  const timer = setInterval(() => {
    for (const socket of server.websocketServer.clients) {
      if (alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }, every);
  server.addHook('onClose', async () => clearInterval(timer));
}
