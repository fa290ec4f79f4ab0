// Since you were here: offered once, replayed to the present, and never in the way.

import { afterEach, expect, test, vi } from 'vitest';
import { mines } from '../../games/mines/game.ts';
import recorded from '../../games/mines/recorded/2-seats-search-greedy.json';
import type { Game } from '../../kernel/game.ts';
import { readRecord } from '../../kernel/record.ts';
import type { TableClient } from '../client.ts';
import type { Sitting } from '../pieces/page.ts';
import { recordReel } from './record-reel.ts';
import type { Frame, Reel } from './reel.ts';
import { SinceTable } from './since.ts';

const whole = recordReel(mines as unknown as Game, readRecord(recorded));

/** A table that goes on as the record does, seen from seat 0. */
function table(told: number) {
  let at = told;
  const listeners = new Set<() => void>();
  const chosen: unknown[] = [];
  let sitting: Sitting | null = null;
  const show = () => {
    sitting = at === 0 ? null : (whole.frame(at - 1, 0) as Frame).sitting;
    for (const heard of listeners) heard();
  };
  show();
  const client: TableClient = {
    current: () => sitting,
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    trouble: () => null,
    choose: option => chosen.push(option),
    undo: () => chosen.push('undo'),
    why: async () => 'mines.10',
    dispose: () => {},
  };
  const reel: Reel = {
    get length() {
      return at - 1;
    },
    eyes: [0],
    frame: (moment, eyes) => whole.frame(moment, eyes),
  };
  const goOn = (by = 1) => {
    at += by;
    show();
  };
  return { client, reel, chosen, goOn };
}

function memory(at: number | null) {
  let seen = at;
  return {
    read: () => seen,
    write(now: number) {
      seen = now;
    },
  };
}

/** Somebody at the table. */
function started(...table: ConstructorParameters<typeof SinceTable>): SinceTable {
  const since = new SinceTable(...table);
  since.start();
  return since;
}

afterEach(() => vi.useRealTimers());

test('a first visit is offered nothing, and what is watched counts as seen', () => {
  const { client, reel, goOn } = table(0);
  const seen = memory(null);
  const since = started(client, reel, seen);
  expect(since.current()).toBeNull();
  goOn();
  goOn(3);
  expect(since.since()).toEqual({ is: 'present' });
  expect(seen.read()).toBe(4);
  expect(since.current()).toBe(client.current());
});

test('what was missed is replayed step by step and ends in the present', () => {
  vi.useFakeTimers();
  const { client, reel, goOn } = table(10);
  const seen = memory(7);
  const since = started(client, reel, seen);
  expect(since.since()).toEqual({ is: 'offered', missed: 3 });
  expect(since.current(), 'the present shows behind the offer').toBe(client.current());
  goOn();
  expect(since.since()).toEqual({ is: 'offered', missed: 4 });
  expect(seen.read()).toBe(7);
  since.watch();
  expect(since.current()?.at).toBe(7);
  vi.advanceTimersByTime(1200);
  expect(since.current()?.at).toBe(8);
  expect(since.current()?.seen.pending).toEqual([]);
  goOn();
  vi.advanceTimersByTime(3 * 1200);
  expect(since.current()?.at).toBe(11);
  vi.advanceTimersByTime(1200);
  expect(since.since()).toEqual({ is: 'present' });
  expect(since.current()).toBe(client.current());
  expect(seen.read()).toBe(12);
});

test('it can be skipped, left half-way, and choosing skips it', () => {
  for (const leave of ['skip', 'half-way', 'choose', 'undo'] as const) {
    const { client, reel, chosen } = table(10);
    const seen = memory(2);
    const since = started(client, reel, seen);
    if (leave === 'half-way') {
      since.watch();
      since.choose('in the past');
      since.undo();
      expect(chosen).toEqual([]);
    }
    if (leave === 'choose') since.choose('a choice');
    else if (leave === 'undo') since.undo();
    else since.toPresent();
    expect(since.since()).toEqual({ is: 'present' });
    expect(seen.read()).toBe(10);
    expect(chosen).toHaveLength(leave === 'choose' || leave === 'undo' ? 1 : 0);
  }
});

test('whoever looks away is offered what they missed when they look again', () => {
  const { client, reel, goOn } = table(3);
  const seen = memory(3);
  const since = started(client, reel, seen);
  since.look(false);
  goOn(2);
  expect(since.since()).toEqual({ is: 'present' });
  expect(seen.read()).toBe(3);
  since.look(true);
  expect(since.since()).toEqual({ is: 'offered', missed: 2 });
  since.toPresent();
  since.look(false);
  since.look(true);
  expect(since.since()).toEqual({ is: 'present' });
});

test('a table that was told less than remembered offers nothing', () => {
  const { client, reel } = table(4);
  const since = started(client, reel, memory(40));
  expect(since.since()).toEqual({ is: 'present' });
});
