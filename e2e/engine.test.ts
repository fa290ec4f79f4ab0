// stolik engine: every message of the protocol, as a program would send it.

import { expect, test } from 'vitest';
import { seeded } from '../src/kernel/chance.ts';
import type { Record } from '../src/kernel/record.ts';
import { start, stolik } from './stolik.ts';

type Answer = {
  ok: boolean;
  at?: number;
  error?: string;
  rule?: string | null;
  pending?: { seat: number; step: string; options: unknown[] }[];
  notes?: { what: string }[];
  view?: { hand: { id: number }[] };
  table?: { [field: string]: unknown };
  over?: boolean;
  standing?: { seat: number; points: number; place: number }[];
  record?: Record;
};

/** Sends all lines at once and reads all answers. */
async function ask(...requests: unknown[]): Promise<Answer[]> {
  const lines = requests.map(line => (typeof line === 'string' ? line : JSON.stringify(line)));
  const { code, out, err } = await stolik(['engine'], `${lines.join('\n')}\n`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const answers = out.trimEnd().split('\n');
  expect(answers).toHaveLength(lines.length);
  return answers.map(line => JSON.parse(line) as Answer);
}

/** A program that talks to the engine line by line. */
function talk() {
  const { child, ended } = start(['engine']);
  const waiting: ((answer: Answer) => void)[] = [];
  let rest = '';
  child.stdout.on('data', data => {
    const lines = (rest + data).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) waiting.shift()?.(JSON.parse(line));
  });
  const say = (request: object) =>
    new Promise<Answer>(resolve => {
      waiting.push(resolve);
      child.stdin.write(`${JSON.stringify(request)}\n`);
    });
  const end = () => {
    child.stdin.end();
    return ended;
  };
  return { say, end };
}

const NEW = { do: 'new', game: 'mines', seats: 3, seed: 'abc7', options: {} };

test('a program plays a whole game, and its record verifies', async () => {
  const { say, end } = talk();
  const chance = seeded('engine test');
  let answer = await say(NEW);
  expect(answer).toMatchObject({ ok: true, at: 0 });
  let choices = 0;
  for (let [asked] = answer.pending ?? []; asked; [asked] = answer.pending ?? []) {
    const option = asked.options[chance.below(asked.options.length)];
    answer = await say({ do: 'choose', seat: asked.seat, option });
    expect(answer).toMatchObject({ ok: true, at: ++choices });
    expect(answer.notes?.length).toBeGreaterThan(0);
  }
  const { over, standing } = await say({ do: 'standing' });
  expect(over).toBe(true);
  expect(standing?.map(({ place }) => place)).toContain(1);
  const { record } = await say({ do: 'record' });
  expect(record?.choices).toHaveLength(choices);
  expect(record).toMatchObject({ game: 'mines', version: 1, seats: 3, seed: 'abc7' });
  await end();
});

test('the same seed gives the same table, another seed another', async () => {
  const [, first] = await ask(NEW, { do: 'table' });
  const [, again] = await ask(NEW, { do: 'table' });
  const [, other] = await ask({ ...NEW, seed: 'abd' }, { do: 'table' });
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});

test('a view shows a seat its own hand, and a spectator none', async () => {
  const [, mine, spectator] = await ask(NEW, { do: 'view', seat: 0 }, { do: 'view', seat: null });
  expect(mine?.view?.hand).toHaveLength(6);
  expect(spectator?.view?.hand).toEqual([]);
});

test('any position can be set up and played on', async () => {
  const [, { table } = {} as Answer] = await ask(
    { ...NEW, options: { first: 2 } },
    { do: 'table' },
  );
  const hands = [[0], [2], [79]];
  const [loaded, chosen, record] = await ask(
    { do: 'load', game: 'mines', table: without({ ...table, hands }) },
    { do: 'choose', seat: 2, option: { unit: 79, place: 0 } },
    { do: 'record' },
  );
  expect(loaded?.pending?.[0]?.options).toHaveLength(4);
  expect(chosen).toMatchObject({ ok: true, at: 1 });
  expect(record).toMatchObject({ ok: false, error: expect.stringMatching(/no record/) });
});

/** The table with the cards in hand taken out of every other place. */
function without(table: { [field: string]: unknown }) {
  const deck = (table.deck as number[]).filter(card => ![0, 2, 79].includes(card));
  const field = (table.field as { card: number }[]).map((mine, i) => ({
    ...mine,
    card: [4, 6, 8, 10][i],
  }));
  const camp = { dwarf: [], orc: [], goblin: [], giant: [] };
  return {
    ...table,
    deck: deck.filter(card => ![4, 6, 8, 10].includes(card)),
    field,
    camp,
    discard: [],
  };
}

test('a loaded position runs on by itself: a stuck hand is replaced (mines.21)', async () => {
  const [, { table } = {} as Answer] = await ask(NEW, { do: 'table' });
  const all = Array.from({ length: 80 }, (_, card) => card);
  const nines = [18, 19, 38, 39];
  const mine = (i: number) => ({ card: 40 + i, units: [nines[i]], owner: null });
  const used = [...nines, 40, 41, 42, 43, 2, 22, 62];
  const stuck = {
    ...table,
    options: { first: 0 },
    field: [0, 1, 2, 3].map(mine),
    hands: [[2], [22], [62]],
    camp: { dwarf: [], orc: [], goblin: [], giant: [] },
    captured: [],
    discard: [],
    deck: all.filter(card => !used.includes(card)),
    agenda: [{ step: 'turn', seat: 0 }],
  };
  const [loaded] = await ask({ do: 'load', game: 'mines', table: stuck });
  expect(loaded?.notes?.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['stuck', 'redrew']),
  );
  expect(loaded?.pending?.[0]).toMatchObject({ seat: 0, step: 'play' });
});

test('tables that make no sense are refused', async () => {
  const [, { table } = {} as Answer] = await ask(NEW, { do: 'table' });
  const broken: [object, RegExp][] = [
    [{ seats: 200_000_000 }, /mines is for 2 to 4 seats/],
    [{ seats: '3' }, /mines is for 2 to 4 seats/],
    [{ seats: 2, agenda: [] }, /kings: one race a seat/],
    [{ kings: ['orc', 'orc', 'giant'] }, /no race twice/],
    [{ kings: ['x', 'y', 'z'] }, /one race a seat/],
    [{ agenda: {} }, /a list of frames/],
    [{ agenda: [null] }, /null is not a frame/],
    [{ agenda: [{ step: 'constructor' }] }, /mines has no step "constructor"/],
    [{ agenda: [{ step: '__proto__', seat: 0 }] }, /mines has no step/],
    [{ agenda: [{ step: 'draw' }] }, /names no seat/],
    [{ agenda: [{ step: 'play', seat: '1' }] }, /names no seat/],
    [
      { agenda: [{ step: 'together', as: 'x', lanes: [{ seat: 0, agenda: 7 }] }] },
      /a list of frames/,
    ],
    [{ options: { backs: 7 } }, /"backs" must be true or false/],
    [{ chance: {} }, /cannot be played on/],
    [{ deck: 'abc' }, /deck: a list of cards/],
    [{ deck: [999] }, /deck: a list of cards/],
    [{ discard: [...((table?.deck ?? []) as number[])] }, /lies in two places/],
    [{ field: Array(8).fill(null) }, /field: 4 mines/],
    [{ captured: [{ card: 1, units: [], owner: 9 }] }, /captured: owner a seat/],
    [{ camp: {} }, /camp: a list of cards a race/],
    [{ hands: [[]] }, /hands: a list of cards a seat/],
  ];
  const answers = await ask(
    ...broken.map(([change]) => ({ do: 'load', game: 'mines', table: { ...table, ...change } })),
  );
  for (const [i, [change, message]] of broken.entries()) {
    expect(answers[i]?.ok, JSON.stringify(change)).toBe(false);
    expect(answers[i]?.error).toMatch(message);
  }
});

test('a line is what ends with a line feed, and nothing else', async () => {
  const [answer] = await ask('{"do":"new","game":"mines","seats":2,"seed":"a\u2028b"}\r');
  expect(answer?.ok).toBe(true);
});

test('why names the rule, or null; whatever is asked has an answer', async () => {
  const [opened] = await ask(NEW);
  const { seat = 0, options = [] } = opened?.pending?.[0] ?? {};
  const other = (seat + 1) % 3;
  const [, legal, turn, foreign, nonsense] = await ask(
    NEW,
    { do: 'why', seat, candidate: options[0] },
    { do: 'why', seat: other, candidate: options[0] },
    { do: 'why', seat, candidate: { ...(options[0] as object), place: 11 } },
    { do: 'why', seat, candidate: 'fly' },
  );
  expect(legal).toEqual({ ok: true, rule: null });
  expect(turn).toEqual({ ok: true, rule: 'mines.10' });
  expect(foreign).toEqual({ ok: true, rule: 'mines.12' });
  expect(nonsense).toEqual({ ok: true, rule: 'mines.11' });
});

test('undo takes back, until something hidden is seen', async () => {
  const [opened] = await ask(NEW);
  const { seat = 0, options = [] } = opened?.pending?.[0] ?? {};
  const first = options.find(option => (option as { place: number }).place === 0);
  const [before, , played, undone, after, , , refused] = await ask(
    NEW,
    { do: 'table' },
    { do: 'choose', seat, option: first },
    { do: 'undo', seat },
    { do: 'table' },
    { do: 'choose', seat, option: first },
    { do: 'choose', seat, option: { from: 'deck' } },
    { do: 'undo', seat },
  );
  expect(played?.ok).toBe(true);
  expect(undone).toMatchObject({ ok: true, at: 0, pending: before?.pending });
  expect(after?.ok).toBe(true);
  expect(refused).toMatchObject({ ok: false, rule: null, error: expect.stringMatching(/hidden/) });
});

test('a wrong line gets an answer and changes nothing', async () => {
  const wrong = [
    'this is no JSON',
    '[]',
    '7',
    'null',
    '{}',
    '{"do":"fly"}',
    '{"do":"new"}',
    '{"do":"new","game":"chess","seats":2}',
    '{"do":"new","game":"__proto__","seats":2}',
    '{"do":"new","game":"mines","seats":9}',
    '{"do":"new","game":"mines","seats":"3"}',
    '{"do":"new","game":"mines","seats":2.5}',
    '{"do":"new","game":"mines","seats":3,"seed":7}',
    '{"do":"new","game":"mines","seats":3,"options":{"x":1}}',
    '{"do":"new","game":"mines","seats":3,"options":[]}',
    '{"do":"choose","seat":0}',
    '{"do":"choose","seat":7,"option":{}}',
    '{"do":"choose","seat":"0","option":{}}',
    '{"do":"choose","seat":0,"option":{"unit":1e99,"place":-1}}',
    '{"do":"view","seat":5}',
    '{"do":"undo","seat":0}',
    '{"do":"load","game":"mines","table":{}}',
    '{"do":"load","game":"mines","table":{"game":"mines","version":1}}',
    '{"do":"load","game":"mines","table":{"game":"mines","version":2,"agenda":[]}}',
  ];
  const answers = await ask(NEW, ...wrong, { do: 'table' });
  const [, untouched] = await ask(NEW, { do: 'table' });
  for (const [i, answer] of answers.slice(1, -1).entries()) {
    expect(answer.ok, wrong[i]).toBe(false);
    expect(answer.error?.length, wrong[i]).toBeGreaterThan(5);
    expect(answer.error, wrong[i]).not.toMatch(/\n|TypeError|at .*\.js/);
  }
  expect(answers.at(-1)).toEqual(untouched);
});

test('before a table is opened everything else is refused', async () => {
  const [answer] = await ask({ do: 'table' });
  expect(answer).toEqual({ ok: false, error: 'there is no table yet: begin with "new" or "load"' });
});
