// A table of this browser, held by a worker.

import type { Seat } from '../../kernel/game.ts';
import type { TableClient } from '../client.ts';
import { begun, laidAs } from './laid.ts';
import type { Shown, Wish, Word } from './messages.ts';

/** A line to a table that persons of one screen share. */
export interface LocalClient extends TableClient {
  /** The table as it is shown right now; null until the first word arrives, 'missing' if there is none. */
  shown(): Shown | 'missing' | null;
  /** Somebody says who they are. */
  lift(seat: Seat): void;
  close(): void;
  /** The whole record as text, secrets and all; never while the lid is closed. */
  record(): Promise<string>;
}

/** Opens a table that was just laid, or goes on with a kept one; it is kept after every choice. */
export function localTable(id: string, pause: number): LocalClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const wish = (wish: Wish) => worker.postMessage(wish);
  const listeners = new Set<() => void>();
  const questions = new Map<number, (rule: string | null) => void>();
  let shown: Shown | 'missing' | null = null;
  let trouble: string | null = null;
  let asked = 0;
  let hand: (record: string) => void = () => {};

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
      case 'shown':
        shown = data.shown;
        trouble = null;
        begun(id);
        return changed();
      case 'why':
        questions.get(data.id)?.(data.rule);
        questions.delete(data.id);
        return;
      case 'record':
        return hand(data.text);
      case 'missing':
        shown = 'missing';
        return changed();
      case 'trouble':
        return fail(data.message);
    }
  });
  wish({ do: 'open', id, start: laidAs(id), pause });

  return {
    shown: () => shown,
    current: () => (shown === 'missing' ? null : (shown?.sitting ?? null)),
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
    lift: seat => wish({ do: 'lift', seat }),
    close: () => wish({ do: 'close' }),
    record: () =>
      new Promise(resolve => {
        hand = resolve;
        wish({ do: 'record' });
      }),
    dispose: () => worker.terminate(),
  };
}
