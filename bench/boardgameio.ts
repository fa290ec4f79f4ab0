// boardgame.io's own server, as it comes: its storage in memory, its socket.io. A process of its own.
// It plays the same game as ours, Kings Under Mountains: our rules and views inside its moves and
// playerView, so that what differs is the server alone. With `tic-tac-toe` it plays that instead.

import { createRequire } from 'node:module';
import { ended, ticTacToe } from '../src/cli/peer.ts';
import { mines } from '../src/games/mines/game.ts';
import { seeded } from '../src/kernel/chance.ts';
import type { Game, Table } from '../src/kernel/game.ts';
import { choose, copyOf, isOver, open } from '../src/kernel/play.ts';
import { seenBy } from '../src/kernel/view.ts';

/** What we use of the server; its types need packages of their own. */
interface ServerPackage {
  Server(settings: { games: object[]; origins: unknown[] }): {
    run(at: { port: { port: number; host: string } }): Promise<{
      appServer: { address(): { port: number } };
    }>;
  };
  Origins: { LOCALHOST: unknown };
}

interface Played<G> {
  readonly G: G;
  readonly playerID: string | null;
}

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as ServerPackage;
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: unknown };
/** The peer hands a move a draft; its own way to the table behind it, which costs it nothing. */
const { original } = createRequire(require.resolve('boardgame.io/server'))('immer') as {
  original<G>(draft: G): G;
};

const rules = mines as unknown as Game;
let laid = 0;
const freshTable = () => open(rules, { seats: 2, chance: seeded(`match ${laid++}`) }).table;

/** Kings Under Mountains; when a game is over another is laid, so that nobody waits. */
const kings = {
  setup: freshTable,
  turn: { activePlayers: { all: 'table' } },
  moves: {
    choose: ({ G, playerID }: Played<Table>, option: unknown) => {
      const table = copyOf(original(G));
      choose(rules, table, Number(playerID), option);
      return isOver(table) ? freshTable() : table;
    },
  },
  playerView: ({ G, playerID }: Played<Table>) =>
    seenBy(rules, G, playerID === null ? null : Number(playerID)),
};

/** Tic-tac-toe that never ends: a finished board is wiped. */
const { moves, endIf, ...once } = ticTacToe(INVALID_MOVE);
const noughts = {
  ...once,
  moves: {
    choose: (
      state: Parameters<typeof moves.mark>[0] & Played<{ readonly cells: (string | null)[] }>,
      cell: number,
    ) => {
      if (moves.mark(state, cell) === INVALID_MOVE) return INVALID_MOVE;
      if (ended(state.G.cells)) state.G.cells.fill(null);
      return undefined;
    },
  },
};

const game = process.argv[2] === 'tic-tac-toe' ? noughts : kings;
const server = Server({ games: [{ ...game, name: 'endless' }], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
