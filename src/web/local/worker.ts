// Holds a local table, hidden parts and all, away from the page.

import { boxNamed } from '../../games/shelf.ts';
import { Refusal } from '../../kernel/settings.ts';
import type { Wish, Word } from './messages.ts';
import { LocalTable } from './table.ts';

let table: LocalTable | null = null;
let pause = 0;
let thinking: ReturnType<typeof setTimeout> | undefined;

const tell = (word: Word) => postMessage(word);

function show(): void {
  if (table === null) return;
  tell({ is: 'sitting', sitting: table.sitting(), kept: table.kept() });
  clearTimeout(thinking);
  thinking = setTimeout(() => attempt(() => table?.letBotChoose() && show()), pause);
}

function attempt(what: () => unknown): void {
  try {
    what();
  } catch (error) {
    tell({ is: 'trouble', message: (error as Error).message });
  }
}

/** Does what the person wished. A click too late, at a table that has gone on, changes nothing. */
function oblige(wished: () => void): void {
  try {
    wished();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  show();
}

async function open(wish: Extract<Wish, { do: 'open' }>): Promise<void> {
  const { game } = await boxNamed(wish.start.game);
  pause = wish.pause;
  attempt(() => {
    table = new LocalTable(game, wish.start);
    show();
  });
}

addEventListener('message', ({ data }: MessageEvent<Wish>) => {
  if (data.do === 'open') {
    open(data).catch(error => tell({ is: 'trouble', message: String(error) }));
    return;
  }
  const held = table;
  if (held === null) return;
  attempt(() => {
    switch (data.do) {
      case 'choose':
        return oblige(() => held.choose(data.option));
      case 'undo':
        return oblige(() => held.undo());
      case 'why':
        return tell({ is: 'why', id: data.id, rule: held.why(data.candidate) });
    }
  });
});
