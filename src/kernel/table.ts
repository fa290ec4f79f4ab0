// Tables made by hand: checked before anybody plays on them.

import { isTogether } from './agenda.ts';
import { chanceFrom } from './chance.ts';
import type { Frame, Game, Table } from './game.ts';
import { clone } from './plain.ts';
import { brief, checkSeats } from './play.ts';
import { Refusal, readOptions } from './settings.ts';

/** Reads a table out of anything, or refuses with the reason: the kernel's part and the game's. */
export function readTable(game: Game, value: unknown): Table {
  if (typeof value !== 'object' || value === null) throw new Refusal('a table is an object');
  const table = clone(value) as Table;
  if (table.game !== game.name || table.version !== game.version)
    throw new Refusal(`this is not a table of ${game.name}, version ${game.version}`);
  checkSeats(game, table.seats);
  const options = readOptions(game.settings, table.seats, table.options ?? {});
  checkAgenda(game, table.seats, table.agenda);
  const whole = { ...table, options };
  const demand = (what: string, look: () => unknown) => {
    try {
      look();
    } catch (error) {
      throw new Refusal(`this table cannot be played on: ${what}${(error as Error).message}`);
    }
  };
  demand('chance: ', () => chanceFrom(table.chance).below(6));
  demand('', () => game.check?.(whole));
  return whole;
}

/** Every frame names a step of the game; a seat it names is there; one that asks names a seat. */
function checkAgenda(game: Game, seats: number, agenda: unknown): void {
  if (!Array.isArray(agenda)) throw new Refusal('the agenda of a table is a list of frames');
  for (const frame of agenda as (Frame | null)[]) {
    if (typeof frame !== 'object' || frame === null)
      throw new Refusal(`${brief(frame)} is not a frame`);
    if (isTogether(frame)) {
      if (!Array.isArray(frame.lanes)) throw new Refusal('lanes are a list');
      for (const lane of frame.lanes) checkAgenda(game, seats, lane?.agenda);
      continue;
    }
    const step = Object.hasOwn(game.steps, frame.step) ? game.steps[frame.step] : undefined;
    if (step === undefined) throw new Refusal(`${game.name} has no step ${brief(frame.step)}`);
    const { seat } = frame;
    const asks = typeof step !== 'function';
    const isSeat = Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < seats;
    if (!isSeat && (asks || seat !== undefined))
      throw new Refusal(`the frame ${brief(frame)} names no seat of this table`);
  }
}
