// The service worker's part of a push, at a stand-in for its scope; and that every refusal is worded.

import { expect, test, vi } from 'vitest';
import en from '../words.en.json';
import pl from '../words.pl.json';
import { OBSTACLES } from './listening.ts';
import { listenForPushes, type Scope } from './worker.ts';

/** A service worker with these windows open; `happens` returns when everything is dealt with. */
function workerWith(urls: readonly string[]) {
  const heard = new Map<string, (event: never) => void>();
  const windows = urls.map(url => ({ url, focus: vi.fn(async () => {}) }));
  const scope = {
    registration: { scope: 'https://example.org/stolik/', showNotification: vi.fn(async () => {}) },
    clients: { matchAll: async () => windows, openWindow: vi.fn(async () => {}) },
    addEventListener: (kind: string, does: (event: never) => void) => heard.set(kind, does),
  };
  listenForPushes(scope as Scope);
  const happens = async (kind: 'push' | 'notificationclick', event: object) => {
    const waits: Promise<unknown>[] = [];
    const waitUntil = (done: Promise<unknown>) => waits.push(done);
    heard.get(kind)?.({ ...event, waitUntil } as never);
    await Promise.all(waits);
    return waits.length;
  };
  return { ...scope, windows, happens };
}

const call = { title: 'Kings Under Mountains', body: 'It is your turn.', language: 'en' };

test('a push is shown, one for each table', async () => {
  const { registration, happens } = workerWith([]);
  await happens('push', { data: { json: () => ({ ...call, table: 'b81a' }) } });
  expect(registration.showNotification.mock.calls).toEqual([
    [
      'Kings Under Mountains',
      {
        body: 'It is your turn.',
        tag: 'b81a',
        lang: 'en',
        icon: 'https://example.org/stolik/icon-192.png',
      },
    ],
  ]);
});

test('a click leads to the window at that table', async () => {
  const there = 'https://example.org/stolik/#/t/b81a';
  const { windows, clients, happens } = workerWith(['https://example.org/stolik/#/', there]);
  const notification = { tag: 'b81a', close: vi.fn() };
  expect(await happens('notificationclick', { notification })).toBe(1);
  expect(notification.close).toHaveBeenCalled();
  expect(windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test('or opens one', async () => {
  const { clients, happens } = workerWith(['https://example.org/stolik/#/t/other']);
  await happens('notificationclick', { notification: { tag: 'b81a', close: () => {} } });
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('https://example.org/stolik/#/t/b81a');
});

test('every reason why not has its sentence in both languages', () => {
  for (const why of OBSTACLES) {
    expect(en.push[why]).toMatch(/\.$/);
    expect(pl.push[why]).toMatch(/\.$/);
  }
});
