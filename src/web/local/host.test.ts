// One screen for several persons: what the worker tells the page is what whoever looks may know.

import { expect, test, vi } from 'vitest';
import { mines } from '../../games/mines/game.ts';
import type { Game, Note, Seat } from '../../kernel/game.ts';
import { LiveTable } from '../../kernel/live.ts';
import { type Record, readRecord } from '../../kernel/record.ts';
import { notesFor } from '../../kernel/view.ts';
import type { Drawer } from './drawer.ts';
import { host } from './host.ts';
import type { Holder, Shown, Start, Wish, Word } from './messages.ts';

const game = mines as unknown as Game;
const person = (name: string): Holder => ({ name, bot: null });
const bot = (name: string): Holder => ({ name, bot: 'greedy' });
const start = (...holders: Holder[]): Start => ({ game: 'mines', options: { first: 0 }, holders });

/** A drawer on the desk. */
class OpenDrawer implements Drawer {
  record: Record | null = null;
  keeps = true;
  private kept: Start | null = null;

  async keep(_id: string, { game, options, holders }: Start, record: Record): Promise<boolean> {
    this.record = record;
    this.kept = { game, options, holders, record: JSON.stringify(record) };
    return this.keeps;
  }

  async find(): Promise<Start | null> {
    return this.kept;
  }
}

/** A page that remembers every word it was told. */
class Page {
  readonly words: Word[] = [];
  private readonly wish: (wish: Wish) => Promise<void>;

  constructor(
    readonly drawer = new OpenDrawer(),
    told: (word: Word) => void = () => {},
  ) {
    this.wish = host(word => {
      told(word);
      this.words.push(structuredClone(word));
    }, drawer);
  }

  async do(wish: Wish): Promise<Shown> {
    await this.wish(wish);
    return this.shown;
  }

  open(start: Start | null): Promise<Shown> {
    return this.do({ do: 'open', id: 'a', start, pause: 0 });
  }

  get shown(): Shown {
    const last = this.words.findLast(word => word.is === 'shown');
    if (last === undefined) throw new Error('nothing was shown');
    return last.shown;
  }

  /** Waits while bots play. */
  async settled(): Promise<Shown> {
    await vi.waitFor(() => {
      const { sitting, holders } = this.shown;
      const [waited] = sitting.seen.waiting;
      const botPlays = waited !== undefined && holders[waited.seat]?.bot !== null;
      expect(botPlays).toBe(false);
    });
    return this.shown;
  }
}

/** The table as the kernel would show it to a watcher, replayed from the record. */
function asSeenBy(record: Record, seat: Seat | null) {
  const notes: Note[] = [];
  const live = LiveTable.resume(game, readRecord(record), told => notes.push(...told));
  return { seen: live.seenBy(seat), log: notesFor(notes, seat) };
}

/** Plays to the end, the first option and the last in turn; says who lifted the lid. */
async function playThrough(page: Page): Promise<Seat[]> {
  const lifts: Seat[] = [];
  for (let i = 0; i < 2000; i++) {
    const { sitting, lid } = await page.settled();
    const [asked] = sitting.seen.pending;
    if (sitting.over) return lifts;
    if (lid?.closed) {
      lifts.push(lid.next as Seat);
      await page.do({ do: 'lift', seat: lid.next as Seat });
    } else if (asked) await page.do({ do: 'choose', option: asked.options.at(i % 2 ? -1 : 0) });
    else await page.do({ do: 'close' });
  }
  throw new Error('the game does not end');
}

test('a browser that does not keep the table says so', async () => {
  const page = new Page();
  page.drawer.keeps = false;
  await page.open(start({ name: '', bot: null }, bot('Kasia')));
  const kept = page.words.flatMap(word => (word.is === 'shown' ? [word.shown.kept] : []));
  expect(kept.length).toBeGreaterThan(0);
  expect(new Set(kept)).toEqual(new Set([false]));
});

test('no word tells more than whoever has the screen may know; closed, no more than anybody may', async () => {
  const drawer = new OpenDrawer();
  let eyes: Seat | null = null;
  const page = new Page(drawer, word => {
    if (word.is !== 'shown') throw new Error(JSON.stringify(word));
    const { sitting, lid, views } = word.shown;
    if (lid) expect(lid.closed).toBe(sitting.seat === null);
    if (eyes !== null) expect([eyes, null]).toContain(sitting.seat);
    eyes = sitting.seat;
    const { seen, log } = asSeenBy(drawer.record as Record, sitting.seat);
    expect(sitting.seen).toEqual(seen);
    expect(sitting.log).toEqual(log);
    expect(sitting.foreseen).toHaveLength(seen.pending[0]?.options.length ?? 0);
    if (!sitting.over) expect([views, sitting.standing]).toEqual([null, []]);
  });
  await page.open(start(person('Ania'), bot('Bartek'), person('Celina')));
  const lifts = await playThrough(page);
  expect(lifts.length).toBeGreaterThan(10);
  expect(new Set(lifts)).toEqual(new Set([0, 2]));
  const { key } = (drawer.record as Record).seed as { key: string };
  expect(JSON.stringify(page.words)).not.toContain(key);
  for (const word of page.words) {
    if (word.is !== 'shown' || !word.shown.lid?.closed) continue;
    const { sitting, lid, holders, views } = word.shown;
    expect(Object.keys(word.shown).sort()).toEqual([
      'game',
      'holders',
      'kept',
      'lid',
      'sitting',
      'views',
    ]);
    expect({ ...sitting.seen.view, views }).toMatchObject({ seat: null, hand: [], views: null });
    expect(sitting).toMatchObject({ seat: null, foreseen: [], undo: 'nothing', standing: [] });
    expect(sitting.log.filter(({ only }) => only !== undefined)).toEqual([]);
    expect(holders[lid?.next ?? 0]?.bot).toBeNull();
  }
});

test('the record is handed out whole, but not under a closed lid', async () => {
  const page = new Page();
  const records = () => page.words.flatMap(word => (word.is === 'record' ? [word.text] : []));
  await page.open(start(person('Ania'), person('Celina')));
  await page.do({ do: 'record' });
  expect(records()).toEqual([]);
  await page.do({ do: 'lift', seat: 0 });
  await page.do({ do: 'record' });
  expect(JSON.parse(records()[0] ?? '')).toEqual(page.drawer.record);
  await page.do({ do: 'close' });
  await playThrough(page);
  await page.do({ do: 'record' });
  const { standing } = readRecord(JSON.parse(records()[1] ?? '')).result ?? {};
  expect(standing).toEqual(page.shown.sitting.standing);
});

test('at the end friends look on together, with open cards', async () => {
  const page = new Page();
  await page.open(start(person('Ania'), person('Celina')));
  await playThrough(page);
  const { sitting, lid, views } = page.shown;
  expect(sitting).toMatchObject({ seat: null, over: true });
  expect(sitting.standing).toHaveLength(2);
  expect(lid).toBeNull();
  expect(views).toHaveLength(2);
});

test('the lid stays open through one’s own steps, and while one reads what only they were told', async () => {
  const page = new Page();
  await page.open(start(person('Ania'), person('Celina')));
  expect(page.shown.lid).toEqual({ closed: true, next: 0 });
  await page.do({ do: 'lift', seat: 0 });
  const { pending } = page.shown.sitting.seen;
  await page.do({ do: 'choose', option: pending[0]?.options[0] });
  expect(page.shown.lid).toEqual({ closed: false, next: 0 });
  await page.do({ do: 'choose', option: { from: 'deck' } });
  while (page.shown.lid?.next === 0) await page.do({ do: 'choose', option: { from: 'deck' } });
  expect(page.shown.lid).toEqual({ closed: false, next: 1 });
  expect(page.shown.sitting.seat).toBe(0);
  await page.do({ do: 'close' });
  expect(page.shown.lid).toEqual({ closed: true, next: 1 });
});

test('the lid closes by itself when nobody was told anything in private', async () => {
  const page = new Page();
  await page.open(start(person('Ania'), person('Celina')));
  await page.do({ do: 'lift', seat: 0 });
  await page.do({ do: 'choose', option: page.shown.sitting.seen.pending[0]?.options[0] });
  while (page.shown.lid?.next === 0) {
    const fromCamp = page.shown.sitting.seen.pending[0]?.options.at(-1);
    expect(fromCamp).not.toEqual({ from: 'deck' });
    await page.do({ do: 'choose', option: fromCamp });
  }
  expect(page.shown.lid).toEqual({ closed: true, next: 1 });
});

test('whoever just played may lift the lid again, and take back what can be taken back', async () => {
  const page = new Page();
  const options = { first: 0 };
  const begun = { game: 'mines', version: 1, seats: 2, options, seed: 'undo', choices: [] };
  const two = start(person('Ania'), person('Celina'));
  await page.open({ ...two, record: JSON.stringify(begun) });
  const { sitting } = await page.do({ do: 'lift', seat: 0 });
  const stays = sitting.foreseen.findIndex(notes => notes.every(({ what }) => what === 'played'));
  await page.do({ do: 'choose', option: sitting.seen.pending[0]?.options[stays] });
  await page.do({ do: 'close' });
  await page.do({ do: 'undo' });
  await page.do({ do: 'choose', option: { from: 'deck' } });
  expect(page.shown.sitting.log).toEqual(
    asSeenBy(page.drawer.record as Record, null).log, // Closed: neither was done.
  );
  await page.do({ do: 'lift', seat: 0 });
  expect(page.shown.sitting.undo).toBeNull();
  await page.do({ do: 'undo' });
  expect(page.shown.sitting.seen).toEqual(sitting.seen);
});

test('an impostor sees their own hand only, and a bot’s seat cannot be lifted', async () => {
  const page = new Page();
  await page.open(start(person('Ania'), bot('Bartek'), person('Celina')));
  await page.do({ do: 'lift', seat: 1 });
  expect(page.shown.lid?.closed).toBe(true);
  await page.do({ do: 'lift', seat: 2 });
  expect(page.shown.sitting.seen).toMatchObject({ view: { seat: 2 }, pending: [] });
  await page.do({ do: 'lift', seat: 0 });
  expect(page.shown.sitting.seat).toBe(2);
});

test('a reload finds the lid closed; alone, or with bots only, there is no lid', async () => {
  const drawer = new OpenDrawer();
  await new Page(drawer).open(start(person('Ania'), person('Celina')));
  const again = new Page(drawer);
  expect(await again.open(null)).toMatchObject({ lid: { closed: true, next: 0 } });
  const alone = new Page();
  expect(await alone.open(start(person(''), bot('Kasia')))).toMatchObject({
    lid: null,
    sitting: { seat: 0 },
  });
  const bots = new Page();
  await bots.open(start(bot('Kasia'), bot('Bartek')));
  await vi.waitFor(() => expect(bots.shown.sitting.over).toBe(true), { timeout: 20_000 });
  expect(bots.shown).toMatchObject({ lid: null, sitting: { seat: null } });
});

test('a table nobody kept is missing', async () => {
  const page = new Page();
  await expect(page.open(null)).rejects.toThrow('nothing was shown');
  expect(page.words).toEqual([{ is: 'missing' }]);
});
