// Which rule says who is asked, phase by phase: cited to a seat that is not.

import type { Frame, Seat } from '../../kernel/game.ts';
import { CAUSES } from './steps/advance.ts';
import type { FrameOf, Phase, SkyeTable } from './table.ts';

const TURNS: { readonly [P in Phase]: string } = {
  income: 'skye.E3',
  price: 'skye.12',
  buy: 'skye.15',
  build: 'skye.23',
  plan: 'skye.46',
  walk: 'skye.51',
  score: 'skye.E3',
  over: 'skye.32',
};

/** Everybody sees which phase it is, and what somebody else's step on a track comes from. */
export function turnRule({ agenda, phase }: SkyeTable, _seat: Seat): string {
  const next: Frame | undefined = agenda.at(-1);
  if (next?.step === 'advance') return CAUSES[(next as FrameOf<'advance'>).by];
  return next?.step === 'order' ? 'skye.D14' : TURNS[phase];
}
