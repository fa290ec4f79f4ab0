// Villagers by clicks: with whatever can be pointed at first, or along the choices of a known game.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choiceOf } from '../src/bots/bot.ts';
import { botNamed } from '../src/bots/bots.ts';
import { villagers } from '../src/games/villagers/game.ts';
import { pathOf } from '../src/games/villagers/page/paths.ts';
import { seeded } from '../src/kernel/chance.ts';
import type { Game, Note } from '../src/kernel/game.ts';
import { LiveTable } from '../src/kernel/live.ts';
import { notesFor } from '../src/kernel/view.ts';
import type { Key } from '../src/web/pieces/moves.ts';

export const game = villagers as unknown as Game;

/** All four modules. */
export const ALL = { scoundrels: true, saints: true, profiteers: true, developments: true };

/** What is told so far, and what is asked: a choice changes it. */
export const moment = (page: Page) =>
  page.evaluate(
    () =>
      `${document.querySelectorAll('.lines li').length} ${document.querySelector('.ask')?.textContent}`,
  );

const PATIENCE = { timeout: 15_000 };
/** As long as others may play on a slow machine. */
const OTHERS_TURN = { timeout: 60_000 };
/** Cards of a large hand overlap: their left edge is always free. */
const FREE_EDGE = { x: 10, y: 12 };

/** Plays with the first possible gesture each time; returns how many it took until the end. */
export async function playByClicks(page: Page, most = 600): Promise<number> {
  const order = page.locator('[data-act=give-order]');
  const more = page.locator(
    '.target:visible, .can:visible, .v-answers .btn:not([data-act=done]):visible',
  );
  const done = page.locator('[data-act=done]');
  const over = page.locator('.log .btn.pri');
  const any = order.or(more).or(done).or(over);
  for (let gestures = 0; gestures < most; gestures++) {
    await expect.poll(() => any.count(), OTHERS_TURN).toBeGreaterThan(0);
    if (await over.count()) return gestures;
    const before = await moment(page);
    const next = (await more.count()) > 0 ? more : done;
    const meant = (await order.count()) > 0 ? order : next.first();
    try {
      await meant.click({ position: FREE_EDGE, ...PATIENCE });
    } catch (missed) {
      // An offer may pass while others play; anything else is there to be clicked.
      if ((await moment(page)) === before) throw missed;
      continue;
    }
    await expect.poll(() => moment(page), PATIENCE).not.toBe(before);
  }
  throw new Error('the game did not end');
}

/** A choice of a known game: what to point at, and how many lines the log has by then. */
interface Known {
  readonly keys: readonly Key[];
  readonly told: number;
}

/** A game alone against the Countess: how it was laid, and every choice. */
export interface Alone {
  readonly seed: string;
  readonly options: { readonly level: string; readonly first: number };
  readonly choices: readonly Known[];
}

/** The first of many games at a level that a greedy bot wins, or loses. */
export function greedyAlone(level: string, end: 'won' | 'lost'): Alone {
  for (let i = 0; i < 200; i++) {
    const seed = `alone ${i}`;
    const options = { level, first: 0 };
    const live = LiveTable.open(game, { seats: 1, options, seed });
    const choices = playedByGreedy(live, seed);
    if ((live.standing()[0]?.place === 1) === (end === 'won')) return { seed, options, choices };
  }
  throw new Error(`no game was ${end} at the level ${level}`);
}

function playedByGreedy(live: LiveTable, seed: string): Known[] {
  const chance = seeded(seed);
  const log: Note[] = [...live.opening];
  const choices: Known[] = [];
  while (!live.over) {
    const asked = live.pending()[0] as ReturnType<LiveTable['pending']>[number];
    const choice = choiceOf(botNamed('greedy'), game, live.copy(), asked.seat, chance);
    choices.push({ keys: gestures(asked, choice), told: notesFor(log, 0).length });
    log.push(...live.choose(asked.seat, choice).notes);
  }
  return choices;
}

/** What has to be pointed at for an option, until nothing else can be meant. */
function gestures(
  { step, options }: { step: string; options: readonly unknown[] },
  option: unknown,
): Key[] {
  const others = options.map(other => pathOf(step, other, 0).keys);
  const { keys, sure } = pathOf(step, option, 0);
  const meant = keys.findIndex(
    (_, i) =>
      i + 1 >= sure &&
      others.filter(other => keys.slice(0, i + 1).every((key, at) => other[at] === key)).length ===
        1,
  );
  return keys.slice(0, meant + 1);
}

/** Clicks along the choices of a known game, to its end. */
export async function playAlong(page: Page, { choices }: Alone): Promise<void> {
  const lines = () => page.locator('.lines li').count();
  for (const { keys, told } of choices) {
    await expect.poll(lines, PATIENCE).toBe(told);
    for (const key of keys) {
      const piece = `[data-key="${key}"]`;
      await page
        .locator(`${piece}.can:visible, ${piece}.target:visible, .v-answers ${piece}:visible`)
        .first()
        .click({ position: FREE_EDGE, ...PATIENCE });
    }
  }
  await page.locator('.log .btn.pri').waitFor({ state: 'attached' });
}

/** Opens a table at which the person hires and builds whatever can be: a big village, late in the game. */
export async function sitInBigVillage(page: Page, address: string, seats: number): Promise<void> {
  const [seed, options] = ['shot 3', { first: 0, ...ALL }];
  const live = LiveTable.open(game, { seats, options, seed });
  const chance = seeded(seed);
  let record = '';
  while (!live.over) {
    const asked = live.pending().find(({ optional }) => !optional);
    if (asked === undefined) break;
    if (asked.seat === 0 && asked.step === 'build') record = JSON.stringify(live.record());
    const does = (name: string) =>
      asked.options.filter(option => (option as { do?: string }).do === name);
    const hand = (live.copy() as unknown as { hands: unknown[][] }).hands[asked.seat] ?? [];
    const wished = [does('build'), hand.length > 4 ? does('hire') : [], does('done')];
    const pool = wished.find(some => some.length > 0) ?? asked.options;
    live.choose(asked.seat, pool[chance.below(pool.length)]);
  }
  const kept = { game: game.name, options, bots: Array(seats - 1).fill('greedy'), record };
  await page.evaluate(text => localStorage.setItem('stolik.table', text), JSON.stringify(kept));
  await page.goto(`${address}/#/table/${game.name}`);
  await page.locator('.v-village.shown .v-piece').first().waitFor();
}
