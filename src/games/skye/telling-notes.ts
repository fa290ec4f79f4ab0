// The log: what happened, in words.

import type { Teller } from '../../kernel/box.ts';
import type { Note, Seat } from '../../kernel/game.ts';
import { voiced } from '../../kernel/voice.ts';
import { NONE, STANDARD, type TileData, type TileId } from './kit.ts';
import type { Income } from './steps/income.ts';
import { AXE } from './table.ts';
import { cellName, faceOf, goldOf, goldTold, pointsTold, showsOf } from './telling-words.ts';
import { TOKEN_NAMES } from './tokens.ts';

/** Everything a note may carry. */
interface Details {
  readonly seat?: Seat;
  readonly from?: Seat;
  readonly tile?: TileId;
  readonly face?: TileData;
  readonly tiles?: readonly TileId[];
  readonly faces?: readonly TileData[];
  readonly price?: number;
  readonly prices?: readonly number[];
  readonly bank?: boolean;
  readonly slot?: number | string;
  readonly x?: number;
  readonly y?: number;
  readonly side?: string;
  readonly track?: string;
  readonly cost?: number;
  readonly count?: number;
  readonly token?: number | undefined;
  readonly scoring?: number | readonly number[];
}

export function noteTold(note: Note, teller: Teller): string {
  const details = note as unknown as Details & Note;
  const { say, who } = teller;
  const { what, seat, from, slot, x, y, side, track, token } = details;
  const values = {
    ...note,
    number: typeof slot === 'number' ? slot + 1 : '',
    cell: x === undefined || y === undefined ? '' : cellName(x, y, teller),
    edge: side === undefined ? '' : say(`edge.${side}`),
    track: track === undefined ? '' : say(`track.${track}`),
    trackOf: track === undefined ? '' : say(`trackOf.${track}`),
    ...(token === undefined || what === 'income' ? {} : tokenTold(token, teller)),
    ...tilesTold(details, teller),
    ...figuresTold(details, teller),
  };
  const names = {
    who: seat === undefined ? '' : who(seat),
    from: from === undefined ? '' : who(from),
  };
  const isYou = seat !== undefined && teller.isYou?.(seat) === true;
  return voiced(say, `note.${keyOf(details)}`, values, names, isYou);
}

/** What some notes say depends on how much they tell. */
function keyOf(note: Details & Note): string {
  const { what, bank, slot, cost, points } = note;
  if (what === 'axed' && slot === NONE) return 'axedNone';
  if (what === 'bought' && bank) return 'boughtByBank';
  if (what !== 'advanced') return what;
  const isPaid = (cost ?? 0) > 0;
  if ((points as number) > 0) return isPaid ? 'advancedBoth' : 'advancedPoints';
  return isPaid ? 'advancedPaid' : what;
}

function tokenTold(token: number, { say }: Teller): object {
  const name = TOKEN_NAMES[token];
  return { token: say(`token.${name}`), effect: say(`effect.${name}`) };
}

function tilesTold({ tile, face, tiles, faces, what }: Details & Note, teller: Teller): object {
  if (tile !== undefined) return { tile: showsOf(tile, faceOf(tile, face), teller) };
  if (tiles === undefined || what === 'revealed') return {};
  const named = tiles.flatMap((one, at) =>
    one === NONE ? [] : [showsOf(one, faceOf(one, faces?.[at]), teller)],
  );
  return { tiles: named.join('; ') };
}

function figuresTold(note: Details & Note, teller: Teller): object {
  const { say, who } = teller;
  switch (note.what) {
    case 'begins':
      return {
        scorings: (note.scoring as readonly number[])
          .map(scoring => say(`scoring.${STANDARD.scoring[scoring]?.id}`))
          .join(', '),
      };
    case 'income':
      return incomeTold(note as unknown as Income, teller);
    case 'revealed':
      return {
        prices: (note.prices ?? [])
          .map(price => (price === AXE ? say('table.axe') : goldTold(price, teller)))
          .join(', '),
      };
    case 'scored':
      return {
        name: say(`scoring.${STANDARD.scoring[note.scoring as number]?.id}`),
        shares: (note.points as readonly number[])
          .map((count, seat) => say('share', { who: who(seat), count }))
          .join(', '),
      };
    case 'advanced':
      return {
        gold: goldOf(note.cost ?? 0, teller),
        points: pointsTold(note.points as number, teller),
      };
    case 'flags':
    case 'final':
      return { points: pointsTold(note.count as number, teller) };
    default:
      return note.price === undefined ? {} : { gold: goldOf(note.price, teller) };
  }
}

const PARTS = ['castle', 'whisky', 'behind', 'flag', 'token'] as const;

function incomeTold(income: Income, teller: Teller): object {
  const parts = PARTS.filter(part => income[part] > 0).map(part =>
    teller.say(`income.${part}`, { gold: income[part] }),
  );
  return { gold: goldOf(income.total, teller), parts: parts.join(', ') };
}
