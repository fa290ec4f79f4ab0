// A friend closes the page: the others may nudge them, then let a bot play, and they come back.

import { afterEach, describe, expect, test } from 'vitest';
import { Hall } from './hall.ts';
import { Window } from './kit/window.ts';
import { freshStore, quiet } from './kit/world.ts';
import type { RunningTable } from './running.ts';
import type { Store } from './store.ts';
import type { Thought } from './thinker.ts';

const MINUTE = 60_000;
const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

/** Kasia's live table waits for Tom, who has gone; Ola sits there, too. */
async function waiting(pace: 'live' | 'days' = 'live') {
  const store = await freshStore();
  stores.push(store);
  for (const [id, name] of [
    ['kasia', 'Kasia'],
    ['tom', 'Tom'],
    ['ola', 'Ola'],
    ['phone', 'tom '],
    ['stranger', 'Zenon'],
  ] as const)
    await store.guests.add({ id, name });
  const clock = { now: 1_000_000 };
  const called: string[] = [];
  const thoughts: { thought: Thought; answer: (choice: unknown) => void }[] = [];
  const thinker = {
    think: (thought: Thought) =>
      new Promise<unknown>(answer => {
        thoughts.push({ thought, answer });
      }),
    close: async () => {},
  };
  const hall = new Hall(store, thinker, {
    now: () => clock.now,
    call: (guest, _table, why) => called.push(`${guest}: ${why ?? 'turn'}`),
  });
  const holders = ['me', 'open', 'open'] as const;
  const room = await hall.open({ game: 'mines', holders, options: { first: 1 }, pace }, 'kasia');
  const { invitation } = room.row;
  await room.join(invitation, 'tom');
  await room.join(invitation, 'ola');
  await room.start('kasia');
  const table = (await room.running()) as RunningTable;
  const pass = (minutes: number) => {
    clock.now += minutes * MINUTE;
  };
  const notices = async () =>
    (await room.said()).map(({ name, notice }) => `${name} ${notice?.what} ${notice?.seat}`);
  return { store, room, table, called, thoughts, pass, invitation, notices };
}

const declined = (reason: string) => ({ reason });

describe('nudging', () => {
  test('anybody at the table may after a while, the host at once; not again and again', async () => {
    const { room, called, pass, notices } = await waiting();
    await expect(room.nudge('ola', 1)).rejects.toMatchObject(declined('too-early'));
    await room.nudge('kasia', 1);
    expect(called).toEqual(['tom: turn', 'tom: nudge']);
    await expect(room.nudge('kasia', 1)).rejects.toMatchObject(declined('nudged-already'));
    pass(5);
    await room.nudge('ola', 1);
    await expect(room.nudge('ola', 1)).rejects.toMatchObject(declined('nudged-already'));
    expect(called).toHaveLength(3);
    expect(await notices()).toEqual(['Kasia nudge 1', 'Ola nudge 1']);
  });

  test('only whom the table waits for, and only those who sit there', async () => {
    const { room, pass } = await waiting();
    pass(60);
    await expect(room.nudge('ola', 0)).rejects.toMatchObject(declined('not-waited'));
    await expect(room.nudge('tom', 1)).rejects.toMatchObject(declined('not-waited'));
    await expect(room.nudge('ola', 7)).rejects.toMatchObject(declined('not-waited'));
    await expect(room.nudge('stranger', 1)).rejects.toMatchObject(declined('not-seated'));
  });

  test('over days as agreed', async () => {
    const { room, pass } = await waiting('days');
    pass(2 * 24 * 60);
    await expect(room.nudge('ola', 1)).rejects.toMatchObject(declined('too-early'));
    pass(24 * 60);
    await room.nudge('ola', 1);
  });
});

describe('a bot plays for somebody', () => {
  test('by anybody, once they were nudged and had time to come', async () => {
    const { room, pass, notices } = await waiting();
    await expect(room.standIn('ola', 1)).rejects.toMatchObject(declined('too-early'));
    pass(5);
    await expect(room.standIn('ola', 1)).rejects.toMatchObject(declined('nudge-first'));
    await room.nudge('ola', 1);
    await expect(room.standIn('ola', 1)).rejects.toMatchObject(declined('too-early'));
    pass(1);
    await room.standIn('ola', 1);
    expect(room.row.holders[1]).toMatchObject({ guest: 'tom', bot: 'greedy' });
    expect(await notices()).toEqual(['Ola nudge 1', 'Ola stand-in 1']);
    await expect(room.nudge('ola', 1)).rejects.toMatchObject(declined('not-waited'));
  });

  test('by the host at once, unless they are there', async () => {
    const { room, store } = await waiting();
    const tom = new Window(room, 'tom', store);
    await tom.hello();
    await expect(room.standIn('kasia', 1)).rejects.toMatchObject(declined('too-early'));
    tom.leave();
    await room.standIn('kasia', 1);
    expect(room.row.holders[1]?.bot).toBe('greedy');
  });

  test('is handed what the seat knows; its person takes over in the middle of a thought', async () => {
    const { room, table, thoughts, notices } = await waiting();
    await room.standIn('kasia', 1);
    await quiet();
    expect(thoughts).toHaveLength(1);
    expect(thoughts[0]?.thought).toMatchObject({ seat: 1, bot: 'greedy' });
    await room.comeBack('tom');
    const { at, seen } = table.look(1);
    thoughts[0]?.answer(seen.pending[0]?.options[0]);
    await quiet();
    expect(table.count(1), 'the bot comes too late').toBe(at);
    expect(await notices()).toEqual(['Kasia stand-in 1', 'Tom back 1']);
  });

  test('whoever came back is not replaced again before their time is up', async () => {
    const { room, pass } = await waiting();
    pass(5);
    await room.nudge('ola', 1);
    pass(1);
    await room.standIn('ola', 1);
    await room.comeBack('tom');
    await expect(room.standIn('ola', 1)).rejects.toMatchObject(declined('too-early'));
    await expect(room.nudge('ola', 1)).rejects.toMatchObject(declined('too-early'));
  });
});

describe('back in another browser', () => {
  test('with the invitation and the name; the host confirms, and the old browser is out', async () => {
    const { room, store, invitation, notices } = await waiting();
    await room.standIn('kasia', 1);
    expect(await room.claim(invitation, 'phone')).toBeNull();
    expect(await room.claim(invitation, 'phone'), 'asked again').toBeNull();
    expect(room.claimsFor('ola')).toEqual([]);
    expect(room.claimsFor('stranger')).toEqual([]);
    const [claim, ...more] = room.claimsFor('kasia');
    expect(more).toEqual([]);
    expect(claim).toMatchObject({ seat: 1, name: 'tom ' });
    await expect(room.confirm('ola', claim?.id ?? '', true)).rejects.toMatchObject(
      declined('no-claim'),
    );
    await room.confirm('kasia', claim?.id ?? '', true);
    expect(room.row.holders[1]).toMatchObject({ guest: 'phone', bot: null });
    expect(await room.claim(invitation, 'phone')).toBe(1);
    expect((await store.table(room.row.id))?.holders[1]?.guest).toBe('phone');
    expect((await notices()).at(-1)).toBe('Kasia let-back 1');
    const old = new Window(room, 'tom', store);
    await old.hello();
    expect(old.closed).toMatch(/^closed 1008/);
  });

  test('not with another name, not without the invitation, not while that person is there', async () => {
    const { room, store, invitation } = await waiting();
    await expect(room.claim('guess', 'phone')).rejects.toMatchObject(declined('wrong-invitation'));
    await expect(room.claim(invitation, 'stranger')).rejects.toMatchObject(
      declined('nobody-of-that-name'),
    );
    await room.claim(invitation, 'phone');
    const tom = new Window(room, 'tom', store);
    await tom.hello();
    await expect(room.claim(invitation, 'phone')).rejects.toMatchObject(
      declined('nobody-of-that-name'),
    );
    const [claim] = room.claimsFor('kasia');
    await room.confirm('kasia', claim?.id ?? '', true);
    expect(room.row.holders[1]?.guest, 'he is there himself').toBe('tom');
  });

  test('a claim nobody repeats is gone; the host says no; about the host the others decide', async () => {
    const { room, store, invitation, pass } = await waiting();
    await room.claim(invitation, 'phone');
    pass(1);
    expect(room.claimsFor('kasia')).toEqual([]);
    await room.claim(invitation, 'phone');
    await room.confirm('kasia', room.claimsFor('kasia')[0]?.id ?? '', false);
    expect(room.row.holders[1]?.guest).toBe('tom');
    await store.guests.add({ id: 'tablet', name: 'Kasia' });
    await room.claim(invitation, 'tablet');
    expect(room.claimsFor('kasia')).toEqual([]);
    await room.confirm('ola', room.claimsFor('ola')[0]?.id ?? '', true);
    expect(room.row).toMatchObject({ host: 'tablet' });
    expect(room.row.holders[0]?.guest).toBe('tablet');
  });
});

describe('what is said', () => {
  test('belongs to people, also when they have gone and others sit there', async () => {
    const { store } = await waiting();
    const hall = new Hall(store, { think: () => new Promise(() => {}), close: async () => {} });
    const room = await hall.open({ game: 'mines', holders: ['me', 'open'], options: {} }, 'kasia');
    await room.join(room.row.invitation, 'tom');
    await room.say('tom', 'hello');
    await room.leave('tom');
    await expect(room.say('tom', 'still here')).rejects.toMatchObject(declined('not-seated'));
    await room.join(room.row.invitation, 'ola');
    expect(await room.said()).toMatchObject([{ name: 'Tom', text: 'hello' }]);
  });

  test('ten lines in ten seconds from one person', async () => {
    const { room } = await waiting();
    for (let i = 0; i < 10; i++) await room.say('ola', `line ${i}`);
    await expect(room.say('ola', 'one more')).rejects.toMatchObject({ reason: 'too-fast' });
    await room.say('kasia', 'my turn to speak');
    expect(await room.said()).toHaveLength(11);
  });

  test('the last thousand lines of a table are kept', async () => {
    const { store } = await waiting();
    const line = (number: number) => ({ guest: 'ola', seat: 2, text: `${number}`, when: number });
    for (let i = 0; i < 1010; i++) store.addLine('t', line(i));
    await store.addLine('t', line(1010));
    const kept = await store.linesOf('t', 5000);
    expect(kept).toHaveLength(1000);
    expect(kept.at(-1)?.text).toBe('1010');
  });
});
