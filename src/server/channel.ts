// The channel to one page. What is sent within one turn of the event loop leaves when the turn is over:
// sending is dear, and where many choices come back from disk together the pages wake up only once.

import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { Ear } from './socket.ts';

/** So many bytes are held back at most: what a page has not read yet is to be seen. */
const MOST_HELD = 64 * 1024;

/** Sockets that hold back what they were given. */
let held: Socket[] = [];

function letGo(): void {
  const all = held;
  held = [];
  for (const socket of all) socket.uncork();
}

function holdBack(socket: Socket): void {
  if (socket.writableCorked > 0) return;
  if (held.length === 0) setImmediate(letGo);
  held.push(socket);
  socket.cork();
}

/** A web socket, and the socket it goes through. */
export class Channel implements Ear {
  constructor(
    private readonly web: WebSocket,
    private readonly socket: Socket,
  ) {
    // Whoever listens after this may cut the channel at once; what was said until then should arrive.
    web.prependListener('error', () => socket.uncork());
  }

  get bufferedAmount(): number {
    return this.socket.writableLength;
  }

  send(text: string): void {
    holdBack(this.socket);
    this.web.send(text);
    if (this.socket.writableLength > MOST_HELD) this.socket.uncork();
  }

  close(code: number, reason: string): void {
    this.web.close(code, reason);
  }

  on(event: 'message' | 'close' | 'error', heard: (data?: unknown) => void): void {
    this.web.on(event, heard);
  }
}
