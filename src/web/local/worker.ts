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
    // Too late a click, at a table that has gone on: show how it stands.
    if (error instanceof Refusal && table !== null) show();
    else tell({ is: 'trouble', message: (error as Error).message });
  }
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
        held.choose(data.option);
        return show();
      case 'undo':
        held.undo();
        return show();
      case 'why':
        return tell({ is: 'why', id: data.id, rule: held.why(data.candidate) });
    }
  });
});
