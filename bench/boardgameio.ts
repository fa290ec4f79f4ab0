// boardgame.io's own server, as it comes: its storage in memory, its socket.io. A process of its own.

import { createRequire } from 'node:module';
import { ended, ticTacToe } from '../src/cli/peer.ts';

/** What we use of the server; its types need packages of their own. */
interface ServerPackage {
  Server(settings: { games: object[]; origins: unknown[] }): {
    run(at: { port: { port: number; host: string } }): Promise<{
      appServer: { address(): { port: number } };
    }>;
  };
  Origins: { LOCALHOST: unknown };
}

interface Marked {
  readonly G: { readonly cells: (string | null)[] };
  readonly playerID: string;
}

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as ServerPackage;
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: unknown };

/** Tic-tac-toe that never ends: a finished board is wiped, so that nobody waits for a new match. */
const { moves, endIf, ...once } = ticTacToe(INVALID_MOVE);
const endless = {
  ...once,
  name: 'endless',
  moves: {
    mark: (state: Parameters<typeof moves.mark>[0] & Marked, cell: number) => {
      if (moves.mark(state, cell) === INVALID_MOVE) return INVALID_MOVE;
      if (ended(state.G.cells)) state.G.cells.fill(null);
      return undefined;
    },
  },
};

const server = Server({ games: [endless], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
