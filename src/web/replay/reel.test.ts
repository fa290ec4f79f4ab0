// Reels show every moment as it was seen, and projectors run them.

import { afterEach, expect, test, vi } from 'vitest';
import { mines } from '../../games/mines/game.ts';
import recorded from '../../games/mines/recorded/3-seats-search-greedy-random.json';
import type { Game, Note } from '../../kernel/game.ts';
import { auction } from '../../kernel/kit/games/auction.ts';
import { LiveTable } from '../../kernel/live.ts';
import { BadRecord, type Record, readRecord } from '../../kernel/record.ts';
import { notesFor } from '../../kernel/view.ts';
import type { Told } from '../screens/log.tsx';
import { type Past, pastReel } from './past-reel.ts';
import { Projector } from './projector.ts';
import { recordReel } from './record-reel.ts';
import type { Eyes, Frame } from './reel.ts';

const game = mines as unknown as Game;
const record = readRecord(recorded);
const last = record.choices.length;
const WATCHERS = [null, 0, 1, 2];

/** The table as it was played, moment by moment. */
function* lived(game: Game, { seats, options, seed, choices }: Record) {
  const live = LiveTable.open(game, { seats, options, seed });
  const notes: Note[] = [...live.opening];
  yield { live, notes, fresh: live.opening };
  for (const [seat, choice] of choices) {
    const { notes: fresh } = live.choose(seat, choice);
    notes.push(...fresh);
    yield { live, notes, fresh };
  }
}

afterEach(() => vi.useRealTimers());

test('every moment of a record looks as it did when it was played, from every seat', () => {
  const reel = recordReel(game, record);
  let moment = 0;
  for (const { live, notes, fresh } of lived(game, record)) {
    for (const watcher of WATCHERS) {
      const { sitting, told, views } = reel.frame(moment, watcher) as Frame;
      const { view, pending, waiting } = live.seenBy(watcher);
      expect(sitting.seen.view).toEqual(view);
      expect(sitting.seen.pending).toEqual([]);
      expect(sitting.seen.waiting).toHaveLength(pending.length + waiting.length);
      expect(sitting.log).toEqual(notesFor(notes, watcher));
      expect(told.notes).toEqual(notesFor(fresh, watcher));
      expect(sitting.over).toBe(live.over);
      expect(views).toBeNull();
    }
    moment++;
  }
  expect(reel.length).toBe(moment - 1);
});

test('with open hands one sees every hand, and each thing is told once', () => {
  const reel = recordReel(game, record);
  expect(reel.eyes).toEqual(['open', 0, 1, 2, null]);
  const end = reel.frame(last, 'open') as Frame;
  expect(end.sitting.standing).toEqual(record.result?.standing);
  for (let moment = 0; moment < last; moment++) {
    const { sitting, views } = reel.frame(moment, 'open') as Frame;
    expect(sitting.seat).toBe(record.choices[moment]?.[0]);
    expect(views?.map(view => (view as { hand: unknown[] }).hand.length)).not.toContain(0);
  }
  const { log } = end.sitting;
  const draws = record.choices.filter(([, choice]) => 'from' in (choice as object));
  const drawn = log.filter(({ what }) => what === 'drew');
  expect(drawn).toHaveLength(draws.length);
  expect(drawn.every(({ unit }) => unit !== undefined)).toBe(true);
});

test('a record that is not over keeps its hands', () => {
  const begun = { ...record, choices: record.choices.slice(0, 9) };
  const reel = recordReel(game, begun);
  expect(reel.eyes).toEqual([0, 1, 2, null]);
  expect((reel.frame(9, null) as Frame).sitting.standing).toEqual([]);
});

test('a record that does not replay is refused by the number of its choice', () => {
  const choices = record.choices.with(20, [0, { unit: 0, place: 0 }]);
  expect(() => recordReel(game, { ...record, choices })).toThrow(BadRecord);
  expect(() => recordReel(game, { ...record, choices })).toThrow(/^choice 21 of the record/);
});

/** The past of one seat, told by a server that answers later. */
function pastOf(game: Game, record: Record, seat: number | null) {
  const told: Told[] = [];
  const past: Past[] = [];
  for (const { live, fresh } of lived(game, record)) {
    told.push({ notes: notesFor(fresh, seat) });
    past.push({ at: told.length, seen: live.seenBy(seat) });
  }
  const asked: [number, number][] = [];
  const ask = async (from: number, to: number) => {
    asked.push([from, to]);
    return past.slice(from - 1, to);
  };
  return { told, asked, reel: pastReel({ seat, told: () => told, ask }) };
}

test('the past of a seat is what its record would show', async () => {
  const whole = recordReel(game, record);
  const { reel, asked } = pastOf(game, record, 1);
  expect(reel.eyes).toEqual([1]);
  expect(reel.length).toBe(last);
  for (const moment of [0, 1, 24, 25, 30, last - 1]) {
    const frame = await reel.frame(moment, 1);
    const { sitting } = whole.frame(moment, 1) as Frame;
    expect(frame.sitting).toEqual(sitting);
  }
  expect(asked.slice(0, 2)).toEqual([
    [1, 25],
    [26, 50],
  ]);
  expect(reel.frame(27, 1)).not.toBeInstanceOf(Promise);
});

test('the past grows with its table, and is asked for again if it could not be had', async () => {
  const told: Told[] = [{ notes: [] }];
  const seen = { view: {}, pending: [], waiting: [] };
  let fails = true;
  const ask = async (from: number, to: number) => {
    if (fails) throw new Error('gone');
    return Array.from({ length: to - from + 1 }, (_, i) => ({ at: from + i, seen }));
  };
  const reel = pastReel({ seat: 0, told: () => told, ask });
  await expect(reel.frame(0, 0)).rejects.toThrow('gone');
  fails = false;
  await reel.frame(0, 0);
  told.push({ notes: [], undone: 1 });
  expect(reel.length).toBe(1);
  expect((await reel.frame(1, 0)).told.undone).toBe(1);
  await expect(reel.frame(2, 0)).rejects.toThrow('no moment 2');
});

test('a projector plays on to the end, at its pace, and stops there', () => {
  vi.useFakeTimers();
  const live = LiveTable.open(auction as Game, { seats: 2, seed: 'reel' });
  for (let i = 0; i < 4; i++) {
    const [asked] = live.pending();
    if (asked) live.choose(asked.seat, asked.options[0]);
  }
  const ended = vi.fn();
  const reel = recordReel(auction as Game, live.record());
  const projector = new Projector(reel, { moment: 0, eyes: 0, ended });
  expect(projector.current()?.seat).toBe(0);
  projector.play();
  vi.advanceTimersByTime(1200);
  expect(projector.showing().moment).toBe(1);
  projector.hurry(4);
  vi.advanceTimersByTime(600);
  expect(projector.showing().moment).toBe(3);
  projector.pause();
  vi.advanceTimersByTime(9999);
  expect(projector.showing().moment).toBe(3);
  projector.play();
  vi.advanceTimersByTime(300);
  expect(projector.showing()).toMatchObject({ moment: 4, playing: false });
  expect(ended).toHaveBeenCalledOnce();
  projector.play();
  expect(projector.showing()).toMatchObject({ moment: 0, playing: true });
});

test('a projector stays between its ends, and looks through any eyes the reel has', () => {
  const reel = recordReel(game, record);
  const projector = new Projector(reel, { moment: 999, eyes: 7 });
  expect(projector.showing()).toMatchObject({ moment: last, eyes: 'open' });
  projector.step(1);
  expect(projector.showing().moment).toBe(last);
  projector.go(-5);
  expect(projector.showing().moment).toBe(0);
  projector.step(-1);
  expect(projector.showing().moment).toBe(0);
  projector.look(2);
  expect(projector.current()?.seat).toBe(2);
  projector.look(null);
  expect(projector.current()?.seat).toBeNull();
});

test('a moment fetched too late is not shown, one that cannot be had is said to be lost', async () => {
  const answers = new Map<number, { show(): void; fail(): void }>();
  const reel = recordReel(game, record);
  const slow = {
    length: reel.length,
    eyes: reel.eyes,
    frame: (moment: number, eyes: Eyes) =>
      new Promise<Frame>((resolve, reject) => {
        const show = () => resolve(reel.frame(moment, eyes));
        answers.set(moment, { show, fail: () => reject(new Error('gone')) });
      }),
  };
  const settled = () => new Promise(resolve => setTimeout(resolve));
  const projector = new Projector(slow, { moment: 3, eyes: 0 });
  expect(projector.current()).toBeNull();
  projector.go(5);
  projector.go(8);
  answers.get(8)?.show();
  await settled();
  answers.get(5)?.show();
  await settled();
  expect(projector.current()?.at).toBe(9);
  projector.go(9);
  answers.get(9)?.fail();
  await settled();
  expect(projector.showing()).toMatchObject({ lost: true, moment: 9 });
  expect(projector.current()?.at).toBe(9);
  projector.step(1);
  answers.get(10)?.show();
  await settled();
  expect(projector.showing().lost).toBe(false);
});
