// A table against bots, held by a worker of this browser.

import type { TableClient } from '../client.ts';
import type { Sitting } from '../pieces/page.ts';
import { keep } from './kept.ts';
import type { Kept, Start, Wish, Word } from './messages.ts';

/** Opens a table in a worker, or goes on with a kept one; it is kept after every choice. */
export function localTable(start: Start | Kept, pause: number): TableClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const wish = (wish: Wish) => worker.postMessage(wish);
  const listeners = new Set<() => void>();
  const questions = new Map<number, (rule: string | null) => void>();
  let sitting: Sitting | null = null;
  let trouble: string | null = null;
  let asked = 0;

  const changed = () => {
    for (const heard of listeners) heard();
  };
  const fail = (message: string) => {
    trouble = message;
    changed();
  };
  worker.addEventListener('error', event => fail(event.message || 'the worker stopped'));
  worker.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    switch (data.is) {
      case 'sitting':
        sitting = data.sitting;
        trouble = null;
        keep(sitting.over ? null : data.kept);
        return changed();
      case 'why':
        questions.get(data.id)?.(data.rule);
        questions.delete(data.id);
        return;
      case 'trouble':
        return fail(data.message);
    }
  });
  wish({ do: 'open', start, pause });

  return {
    current: () => sitting,
    trouble: () => trouble,
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    choose: option => wish({ do: 'choose', option }),
    undo: () => wish({ do: 'undo' }),
    why: candidate =>
      new Promise(resolve => {
        const id = asked++;
        questions.set(id, resolve);
        wish({ do: 'why', id, candidate });
      }),
    dispose: () => worker.terminate(),
  };
}
