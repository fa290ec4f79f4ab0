import { test } from 'vitest';
import { boxNamed } from './games/shelf.ts';
import { keyedSeed } from './kernel/fairness.ts';
import { same } from './kernel/plain.ts';
import { questions, described, copyOf } from './kernel/play.ts';
import { openLive } from './server/running.ts';
import { said } from './wire/messages.ts';
const cpu = () => { const u = process.cpuUsage(); return u.user + u.system; };
test('scratch', async () => {
  const { game } = await boxNamed('mines');
  const row = (i: number) => ({ holders: [{}, {}], options: { first: 0, backs: false, components: null }, seed: keyedSeed('ab'.repeat(32), ['one', `two${i}`]) }) as never;
  const lives: any[] = [];
  let i = 0;
  const step = (live: any) => {
    const seat = [0, 1].find(s => live.seenBy(s).pending.length > 0) as number;
    const options = live.seenBy(seat).pending[0]!.options;
    return [seat, options[Math.floor(Math.random() * options.length)]] as const;
  };
  for (let g = 0; g < 150; g++) {
    const live = openLive(game, row(g));
    for (let k = 0; k < g && !live.over; k++) { live.choose(...step(live)); }
    if (!live.over) lives.push(live);
  }
  console.log(lives.length, 'tables');
  const each = (name: string, f: (live: any) => void, times = 40) => {
    for (let k = 0; k < 10; k++) for (const live of lives) f(live);
    const c = cpu();
    for (let k = 0; k < times; k++) for (const live of lives) f(live);
    console.log(name, ((cpu() - c) / times / lives.length).toFixed(1), 'us');
  };
  each('view(0)', l => l.game.view(l.table, 0));
  each('view(null)', l => l.game.view(l.table, null));
  each('questions', l => questions(l.game, l.table));
  each('questions+described', l => questions(l.game, l.table).map((q: any) => described(l.table, q)));
  each('seenBy x3', l => [null, 0, 1].map(w => l.seenBy(w)));
  each('undo x2', l => [0, 1].map(w => l.undoBarrier(w)));
  each('copyOf', l => copyOf(l.table));
  const seens = new Map(lives.map(l => [l, [l.seenBy(0), l.seenBy(1)]]));
  const seens2 = new Map(lives.map(l => [l, [l.seenBy(0), l.seenBy(1)]]));
  each('same x2', l => [0, 1].map(w => same(seens.get(l)![w], seens2.get(l)![w])));
  each('json x2', l => seens.get(l)!.map(s => JSON.stringify({ seen: s })));
  const steps = new Map(lives.map(l => [l, JSON.stringify({ do: 'choose', at: 3, choice: step(l)[1] })]));
  each('zod', l => said.parse(JSON.parse(steps.get(l)!)));
  const pick = new Map(lives.map(l => [l, step(l)]));
  const m = lives.map(l => l.made.length), t = new Map(lives.map(l => [l, l.table]));
  each('choose(+copy)', l => { l.table = copyOf(t.get(l) as any); l.choose(...pick.get(l)!); l.made.pop(); l.table = t.get(l); });
});
