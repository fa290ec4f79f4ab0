// The host of a local table: does what the page wishes, lets bots play, keeps, then tells.

import { boxNamed } from '../../games/shelf.ts';
import { Refusal } from '../../kernel/settings.ts';
import type { Drawer } from './drawer.ts';
import type { Wish, Word } from './messages.ts';
import { LocalTable } from './table.ts';

type Open = Extract<Wish, { do: 'open' }>;

/** Hosts the one table that the first wish opens. Whoever is told must not be told more. */
export function host(tell: (word: Word) => void, drawer: Drawer): (wish: Wish) => Promise<void> {
  let table: LocalTable | null = null;
  let opened: Open | null = null;
  let kept = true;
  let thinking: ReturnType<typeof setTimeout> | undefined;

  /** Kept first, told then: what a page has shown is not lost. */
  const keepAndShow = async (held: LocalTable, { id, start, pause }: Open) => {
    if (start) kept = await drawer.keep(id, start, held.record(), held.over);
    show(held);
    clearTimeout(thinking);
    thinking = setTimeout(() => attempt(() => letBotPlay(held)), pause);
  };
  const show = (held: LocalTable) => tell({ is: 'shown', shown: { ...held.shown(), kept } });

  const letBotPlay = async (held: LocalTable) => {
    if (opened && held.letBotChoose()) await keepAndShow(held, opened);
  };

  const attempt = async (what: () => Promise<void>) => {
    try {
      await what();
    } catch (error) {
      tell({ is: 'trouble', message: (error as Error).message });
    }
  };

  const open = async (wish: Open) => {
    const start = wish.start ?? (await drawer.find(wish.id));
    if (start === null) return tell({ is: 'missing' });
    const { game } = await boxNamed(start.game);
    table = new LocalTable(game, start);
    opened = { ...wish, start };
    await keepAndShow(table, opened);
  };

  return wish =>
    attempt(async () => {
      if (wish.do === 'open') return open(wish);
      if (table === null || opened === null) return;
      if (wish.do === 'why')
        return tell({ is: 'why', id: wish.id, rule: table.why(wish.candidate) });
      if (wish.do === 'record') {
        if (!table.closed) tell({ is: 'record', text: JSON.stringify(table.record()) });
        return;
      }
      oblige(table, wish);
      if (wish.do === 'lift' || wish.do === 'close') show(table);
      else await keepAndShow(table, opened);
    });
}

/** Does what a person wished. A click too late, at a table that has gone on, changes nothing. */
function oblige(table: LocalTable, wish: Exclude<Wish, { do: 'open' | 'why' | 'record' }>): void {
  try {
    if (wish.do === 'choose') table.choose(wish.option);
    else if (wish.do === 'undo') table.undo();
    else if (wish.do === 'lift') table.lift(wish.seat);
    else table.close();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
