// How much of the game is to come, and what a place on the tracks costs or saves until then.

import type { Seat } from '../../kernel/game.ts';
import type { Board, TrackSpace } from './board.ts';
import components from './components.json';
import { boardOf, type PixieTable } from './table.ts';

/** How much of a track's penalty stays in the rounds to come. */
const TRACK = 1;
/** What a food is worth when it is stolen in a later round. */
export const YIELD = 0.3;

/** How much of the game is to come. */
export interface Outlook {
  readonly board: Board;
  /** Penalty phases, sacrifices and steal phases. */
  readonly penalties: number;
  readonly sacrifices: number;
  readonly steals: number;
}

export function outlookOf(table: PixieTable): Outlook {
  const { phase } = table;
  const after = components.rounds - table.round;
  const board = boardOf(table);
  if (phase === 'over' || phase === 'scoring')
    return { board, penalties: 0, sacrifices: 0, steals: 0 };
  if (phase === 'penalty') return { board, penalties: after, sacrifices: after, steals: after };
  const sacrifices = phase === 'reward' ? after : after + 1;
  return { board, penalties: after + 1, sacrifices, steals: after };
}

const spaceAt = ({ tracks }: Board, at: number) =>
  tracks[Math.min(at, tracks.length - 1)] as TrackSpace;
const worthOf = ({ penalty, victory }: TrackSpace) => victory - penalty;

export function trackWorth(table: PixieTable, seat: Seat, { board, penalties }: Outlook): number {
  const [silver, gold] = [table.silver[seat] as number, table.gold[seat] as number];
  return penalties * TRACK * (worthOf(spaceAt(board, silver)) + worthOf(spaceAt(board, gold)));
}

/** What one step on a track saves until the end. */
export function stepWorth({ board, penalties }: Outlook, at: number): number {
  return penalties * TRACK * (worthOf(spaceAt(board, at + 1)) - worthOf(spaceAt(board, at)));
}
