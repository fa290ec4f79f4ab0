// Whoever asks over a line always hears back, and no banner speaks of a question.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Said, Tale } from '../../wire/messages.ts';
import { type Line, openLine } from './line.ts';

/** The socket of the line that was opened last. */
class Wire extends EventTarget {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = Wire.OPEN;
  readonly said: Said[] = [];

  constructor() {
    super();
    Wire.last = this;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }

  tell(tale: Tale): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(tale) }));
  }

  close(): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1006, reason: '' }));
  }

  /** The number of the question asked last. */
  get asked(): number {
    return (this.said.at(-1) as { id: number }).id;
  }
}

let line: Line;
beforeEach(() => {
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { baseURI: 'http://stolik.example/' }),
  );
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  line = openLine({ table: 't', pause: 0 });
  Wire.last.dispatchEvent(new Event('open'));
});
afterEach(() => {
  line.dispose();
  vi.unstubAllGlobals();
});

const refused = { tell: 'refused', reason: 'illegal', message: 'no', rule: null } as const;

test('a question that is refused has no answer, and shows no banner', async () => {
  const rule = line.why('nonsense');
  const past = line.past(0, 9);
  const [, why, search] = Wire.last.said as { id: number }[];
  Wire.last.tell({ ...refused, id: why?.id as number });
  Wire.last.tell({ ...refused, reason: 'problem', id: search?.id as number });
  expect(await rule).toBeNull();
  await expect(past).rejects.toThrow('no answer');
  expect(line.refusal()).toBeNull();
  expect(line.trouble()).toBeNull();
});

test('a question that is answered is, under its own number only', async () => {
  const [first, second] = [line.why(1), line.why(2)];
  const later = Wire.last.asked;
  Wire.last.tell({ tell: 'why', id: later, rule: 'mines.2' });
  Wire.last.tell({ tell: 'why', id: later - 1, rule: 'mines.1' });
  expect(await Promise.all([first, second])).toEqual(['mines.1', 'mines.2']);
});

test.each([
  ['too much was asked at once', () => Wire.last.tell({ ...refused, reason: 'too-fast' })],
  ['the line breaks', () => Wire.last.close()],
  ['the page is left', () => line.dispose()],
])('when %s nobody waits for ever', async (_, happens) => {
  const rule = line.why(1);
  happens();
  expect(await rule).toBeNull();
});

test('a choice that is refused shows, as before', () => {
  Wire.last.tell({ ...refused, reason: 'late' });
  expect(line.refusal()).toEqual({ reason: 'late', rule: null });
});
