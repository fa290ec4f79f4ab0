// Choices told in words.

import type { Teller } from '../../kernel/box.ts';
import type { Advance, Axe, Laying, Planning, Price, Purchase, Use } from './choices.ts';
import { fieldAt, nextMark, placeOn } from './fields.ts';
import { type Field, kitIn, NONE, type TileData, type TileId, TRACKS } from './kit.ts';
import { asksOf, cellName, goldTold, tileName } from './telling-words.ts';
import type { SkyeView } from './view.ts';

interface Told {
  readonly group: string;
  readonly label: string;
}

type Doing = Purchase | Laying | Planning | Advance | Use;

/** A choice in a few words; all ways to lay a tile share a group. */
export function optionTold(option: unknown, view: SkyeView, teller: Teller): Told {
  if ('do' in (option as Doing)) return deedTold(option as Doing, view, teller);
  return { group: '', label: plainTold(option as Axe | Price, view, teller) };
}

function plainTold(option: Axe | Price, view: SkyeView, teller: Teller): string {
  const { say } = teller;
  if ('price' in option) return say('option.price', { gold: goldTold(option.price, teller) });
  if (option.axe === NONE) return say('option.noAxe');
  const offer = view.players[view.seat ?? 0]?.offers[option.axe];
  return say('option.axe', { tile: named(offer?.tile ?? 0, view, teller) });
}

function named(tile: TileId, view: SkyeView, teller: Teller): string {
  return tileName(tile, kitIn({ components: view.components }).tiles[tile] as TileData, teller);
}

function deedTold(option: Doing, view: SkyeView, teller: Teller): Told {
  const { say, who } = teller;
  switch (option.do) {
    case 'buy': {
      const from = view.players.findIndex(({ offers }) =>
        offers.some(offer => offer?.tile === option.tile),
      );
      const price = view.players[from]?.offers.find(offer => offer?.tile === option.tile)?.price;
      const tile = named(option.tile, view, teller);
      const label = say('option.buy', { tile, gold: goldTold(price ?? 0, teller) });
      return { group: who(from), label };
    }
    case 'lay': {
      const cell = cellName(option.x, option.y, teller);
      const label = say('option.lay', { cell, turn: 90 * option.turn });
      return { group: named(option.tile, view, teller), label };
    }
    case 'return':
      return { group: named(option.tile, view, teller), label: say('option.return') };
    case 'waypoint': {
      const cell = cellName(option.x, option.y, teller);
      const tile = tileAt(view, option.x, option.y);
      const label = say('option.waypoint', { cell, tile: named(tile, view, teller) });
      return { group: say('group.waypoints'), label };
    }
    case 'road': {
      const cell = cellName(option.x, option.y, teller);
      const label = say('option.road', { cell, edge: say(`edge.${option.side}`) });
      return { group: say('group.roads'), label };
    }
    case 'advance':
      return { group: '', label: advanceTold(option, view, teller) };
    case 'use':
      return { group: '', label: say('option.use', { token: say(`token.${option.token}`) }) };
    default:
      return { group: say('group.other'), label: say(`option.${option.do}`) };
  }
}

function tileAt({ players, seat }: SkyeView, x: number, y: number): TileId {
  return players[seat ?? 0]?.land.find(tile => tile.x === x && tile.y === y)?.tile ?? 0;
}

function advanceTold(
  { track }: Extract<Advance, { do: 'advance' }>,
  view: SkyeView,
  teller: Teller,
): string {
  const at = TRACKS.indexOf(track);
  const fields = kitIn({ components: view.components }).boards[view.players.length === 5 ? 1 : 0][
    at
  ] as readonly Field[];
  const mark = view.players[view.seat ?? 0]?.journey?.marks[at] ?? 0;
  const next = nextMark(fields, mark);
  const field = fieldAt(fields, next) as Field;
  const names = { track: teller.say(`track.${track}`), at: placeOn(fields, next) };
  return teller.say('option.advance', { ...names, asks: asksOf(field, teller) });
}
