// boardgame.io's own server, as it comes: its storage in memory, its socket.io. A process of its own.
// It plays the same game as ours, Kings Under Mountains: our rules and views inside its moves and
// playerView, so that what differs is the server alone. For that its moves go round the draft they
// are handed; with `draft` they change it, as its documentation shows, and our rules run slower there.

import { createRequire } from 'node:module';
import { mines } from '../src/games/mines/game.ts';
import { seeded } from '../src/kernel/chance.ts';
import type { Game, Table } from '../src/kernel/game.ts';
import { choose, copyOf, isOver, open } from '../src/kernel/play.ts';
import { seenBy } from '../src/kernel/view.ts';

/** What we use of the server; its types need packages of their own. */
interface ServerPackage {
  Server(settings: { games: object[]; origins: unknown[] }): {
    run(at: { port: Address; lobbyConfig: { apiPort: Address } }): Promise<{
      appServer: Listening;
      apiServer: Listening;
    }>;
  };
  Origins: { LOCALHOST: unknown };
}

interface Address {
  readonly port: number;
  readonly host: string;
}

interface Listening {
  address(): { port: number };
}

interface Played<G> {
  readonly G: G;
  readonly playerID: string | null;
}

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as ServerPackage;
/** The way round the draft a move is handed, to the table behind it: it costs nothing. */
const { original } = createRequire(require.resolve('boardgame.io/server'))('immer') as {
  original<G>(draft: G): G;
};

const rules = mines as unknown as Game;
const copies = process.argv[2] !== 'draft';
let laid = 0;
const kings = {
  name: 'mines',
  setup: ({ ctx }: { ctx: { numPlayers: number } }) =>
    open(rules, { seats: ctx.numPlayers, chance: seeded(`match ${laid++}`) }).table,
  turn: { activePlayers: { all: 'table' } },
  /** Its turns never end here, so it would keep every state of a match to be undone. */
  disableUndo: true,
  moves: {
    choose: ({ G, playerID }: Played<Table>, option: unknown) => {
      const table = copies ? copyOf(original(G)) : G;
      choose(rules, table, Number(playerID), option);
      return table;
    },
  },
  playerView: ({ G, playerID }: Played<Table>) =>
    seenBy(rules, G, playerID === null ? null : Number(playerID)),
  endIf: ({ G }: Pick<Played<Table>, 'G'>) => (isOver(G) ? true : undefined),
};

const server = Server({ games: [kings], origins: [Origins.LOCALHOST] });
const anywhere = { port: 0, host: '127.0.0.1' };
// Its lobby on a port of its own: with the Koa of today it is not found beside the sockets.
const { appServer, apiServer } = await server.run({
  port: anywhere,
  lobbyConfig: { apiPort: anywhere },
});
const address = (of: Listening) => `http://127.0.0.1:${of.address().port}`;
process.stdout.write(`${address(appServer)} ${address(apiServer)}\n`);
