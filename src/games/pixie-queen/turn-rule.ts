// Why a seat is not asked now: the rule of the moment.

import type { Seat } from '../../kernel/game.ts';
import { isIn, type Phase, type PixieTable } from './table.ts';

/** The rule that says who comes when, by phase. */
const ORDER: { readonly [P in Phase]: string } = {
  abilities: '17',
  steal: '23',
  action: '25',
  sacrifice: '54',
  reward: '61',
  penalty: 'E44',
  scoring: '84',
  over: '83',
};

export function turnRule(table: PixieTable, seat: Seat): string {
  return `pixie-queen.${ruleFor(table, seat)}`;
}

function ruleFor(table: PixieTable, seat: Seat): string {
  if (!isIn(table, seat)) return '78';
  const { phase, passed, agenda } = table;
  if (phase === 'action' && passed[seat]) return '32';
  const next = agenda.at(-1);
  // Hands are open, but the Queen is not pleased: the last of the order is asked first.
  if (next?.step === 'demote' && next.queen >= 0) return '59';
  return ORDER[phase];
}
