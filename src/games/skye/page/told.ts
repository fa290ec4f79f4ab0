// Tiles, gains and steps of tracks in words.

import type { Teller } from '../../../kernel/box.ts';
import { CASTLES, type Kit, SYMBOLS, type TileId } from '../kit.ts';
import type { Step } from '../tracks.ts';
import type { Stand } from './worth.ts';

type Say = Teller['say'];

/** What a tile shows, in words. */
export function tileTold(kit: Kit, tile: TileId, { say }: Teller): string {
  if (tile < CASTLES) return say('tile.castle');
  const { symbols, scroll } = kit.tiles[tile] as Kit['tiles'][number];
  const shown = SYMBOLS.flatMap(name =>
    symbols[name] ? [say(`symbols.${name}`, { count: symbols[name] })] : [],
  );
  if (scroll) shown.push(say('tile.scroll', { symbol: say(`symbol.${scroll}`) }));
  if (kit.isJourneyman[tile] === 1) shown.push(say('tile.journeyman'));
  return shown.join(', ') || say('tile.nothing');
}

const LETTERS = ['A', 'B', 'C', 'D'] as const;
export const letterOf = (slot: number) => LETTERS[slot] ?? '?';
export const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** What a land would have more, in a few words; empty for nothing. */
export function gainTold({ slots, closed, income, scrolls }: Stand, say: Say): string {
  const letters = slots.flatMap((points, slot) =>
    points === 0 ? [] : [`${letterOf(slot)} ${signed(points)}`],
  );
  const rest = [
    closed > 0 ? say('page.gain.closes', { count: closed }) : '',
    income > 0 ? say('page.gain.income', { count: income }) : '',
    scrolls > 0 ? say('page.gain.scrolls', { count: scrolls }) : '',
  ];
  return [...letters, ...rest].filter(Boolean).join(' · ');
}

/** What a step brings: points at once, a flag, a token. */
export function broughtTold(
  { field, points }: Pick<Step, 'field' | 'points'>,
  token: string | null,
  say: Say,
): string {
  const { flag } = field;
  const parts = [
    points > 0 ? say('page.brings.points', { count: points }) : '',
    flag ? say(`page.brings.${flag.type}`, { count: flag.value }) : '',
    token === null ? '' : say('page.brings.token', { token: say(`token.${token}`) }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : say('page.brings.nothing');
}
