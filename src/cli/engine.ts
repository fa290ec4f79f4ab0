// stolik engine: a game as a program. JSON lines in, JSON lines out. See docs/engine.md.

import { randomUUID } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { boxNamed } from '../games/shelf.ts';
import type { Game, Seat } from '../kernel/game.ts';
import { CannotUndo, LiveTable } from '../kernel/live.ts';
import { brief, IllegalChoice } from '../kernel/play.ts';
import { Refusal } from '../kernel/settings.ts';
import { parseJson } from './files.ts';

type Request = { readonly [field: string]: unknown };
type Answer = { readonly [field: string]: unknown };

/** Answers every line of `input` with one line on `output`, in order, until the input ends. */
export async function engine(input: Readable, output: Writable): Promise<void> {
  const session = new Session();
  for await (const line of linesOf(input)) {
    const answer = `${JSON.stringify(await session.answer(line))}\n`;
    if (!output.write(answer)) await new Promise(resolve => output.once('drain', resolve));
  }
}

/** The lines of a text stream, split at line feeds and nothing else; empty ones are left out. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() as string;
    yield* lines.filter(line => line.trim() !== '');
  }
  if (rest.trim() !== '') yield rest;
}

/** One table at a time, and what is asked of it. */
class Session {
  private live: LiveTable | null = null;

  /** The answer to one line. A wrong line changes nothing. */
  async answer(line: string): Promise<Answer> {
    try {
      const request = parseJson(line, 'the line');
      if (typeof request !== 'object' || request === null)
        throw new Refusal('a request is an object with "do"');
      return { ok: true, ...(await this.heed(request as Request)) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (error instanceof IllegalChoice) return { ok: false, error: message, rule: error.rule };
      if (error instanceof CannotUndo) return { ok: false, error: message, rule: null };
      return { ok: false, error: message };
    }
  }

  private async heed(request: Request): Promise<Answer> {
    switch (request.do) {
      case 'new':
        return this.begin(await newTable(request));
      case 'load':
        return this.begin(await loadedTable(request));
      case 'choose': {
        const { notes } = this.table.choose(this.seat(request), request.option);
        return { ...stateOf(this.table), notes };
      }
      case 'undo':
        this.table.undo(this.seat(request));
        return stateOf(this.table);
      case 'why':
        return { rule: this.table.why(this.seat(request), request.candidate) };
      case 'view':
        return { ...this.table.seenBy(request.seat === null ? null : this.seat(request)) };
      case 'pending':
        return stateOf(this.table);
      case 'table':
        return { table: this.table.copy() };
      case 'standing':
        return { over: this.table.over, standing: this.table.standing() };
      case 'record':
        return { record: this.table.record() };
      default:
        throw new Refusal(`unknown request ${brief(request.do)}`);
    }
  }

  private begin(live: LiveTable): Answer {
    const answer = { ...stateOf(live), notes: live.opening };
    this.live = live;
    return answer;
  }

  private get table(): LiveTable {
    if (this.live === null) throw new Refusal('there is no table yet: begin with "new" or "load"');
    return this.live;
  }

  private seat({ seat }: Request): Seat {
    if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= this.table.seats)
      throw new Refusal(`there is no seat ${brief(seat)} at this table`);
    return seat as Seat;
  }
}

function stateOf(live: LiveTable): Answer {
  return { at: live.at, pending: live.pending() };
}

async function gameOf({ game }: Request): Promise<Game> {
  if (typeof game !== 'string') throw new Refusal('"game" must be the name of a game');
  return (await boxNamed(game)).game;
}

async function newTable(request: Request): Promise<LiveTable> {
  const { seats, seed = randomUUID(), options = {} } = request;
  const game = await gameOf(request);
  if (typeof seed !== 'string') throw new Refusal('"seed" must be a text');
  if (typeof options !== 'object' || options === null)
    throw new Refusal('"options" must be an object');
  return LiveTable.open(game, { seats: seats as number, seed, options });
}

async function loadedTable(request: Request): Promise<LiveTable> {
  return LiveTable.at(await gameOf(request), request.table);
}
