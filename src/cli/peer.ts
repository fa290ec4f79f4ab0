// The peer we measure ourselves against: boardgame.io's reducer on tic-tac-toe, random play.

import { createRequire } from 'node:module';
import { Refusal } from '../kernel/settings.ts';

/** Plays whole games for a while; returns how many moves were made and how long it took. */
export type PeerRun = (milliseconds: number) => { moves: number; seconds: number };

interface State {
  readonly G: { readonly cells: (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

/** What we use of boardgame.io; it publishes these entries as CommonJS without types. */
interface Peer {
  CreateGameReducer(setup: { game: object }): (state: State, action: object) => State;
  InitializeGame(setup: { game: object }): State;
  INVALID_MOVE: unknown;
}

/** The peer's own functions; it is a dev dependency, so it may be missing. */
function requirePeer(): Peer {
  const require = createRequire(import.meta.url);
  try {
    return { ...require('boardgame.io/internal'), ...require('boardgame.io/core') };
  } catch {
    throw new Refusal('boardgame.io is not installed: bench needs the dev dependencies (npm ci)');
  }
}

/** The peer, ready to run. */
export function loadPeer(): { name: string; run: PeerRun } {
  const { CreateGameReducer, InitializeGame, INVALID_MOVE } = requirePeer();
  const game = ticTacToe(INVALID_MOVE);
  const reducer = CreateGameReducer({ game });
  const run: PeerRun = milliseconds => {
    const started = performance.now();
    let moves = 0;
    while (performance.now() - started < milliseconds) {
      let state = InitializeGame({ game });
      while (state.ctx.gameover === undefined) {
        const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
        const cell = free[Math.floor(Math.random() * free.length)];
        const payload = { type: 'mark', args: [cell], playerID: state.ctx.currentPlayer };
        state = reducer(state, { type: 'MAKE_MOVE', payload });
        moves++;
      }
    }
    return { moves, seconds: (performance.now() - started) / 1000 };
  };
  return { name: 'boardgame.io (tic-tac-toe)', run };
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

function isFull(cells: readonly (string | null)[]): boolean {
  return cells.every(cell => cell !== null);
}

function hasLine(cells: readonly (string | null)[]): boolean {
  return LINES.some(
    ([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c],
  );
}

/** The game, with the peer's own rules. */
function ticTacToe(invalid: unknown) {
  return {
    setup: () => ({ cells: Array<string | null>(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark: ({ G, playerID }: State & { playerID: string }, cell: number) => {
        if (G.cells[cell] !== null) return invalid;
        G.cells[cell] = playerID;
      },
    },
    endIf: ({ G, ctx }: State) => {
      if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
      return isFull(G.cells) ? { draw: true } : undefined;
    },
  };
}
