// stolik serve: the server, one file of data, one address.

import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism, networkInterfaces } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../kernel/settings.ts';
import { sayGoodbye } from '../server/goodbye.ts';
import { Hall } from '../server/hall.ts';
import { openPushes } from '../server/push/pushes.ts';
import { anyReach, publicReach } from '../server/push/reach.ts';
import { buildServer } from '../server/server.ts';
import { openSqlite } from '../server/sqlite.ts';
import type { Store } from '../server/store.ts';
import { type Thinker, thinkInThreads } from '../server/thinker.ts';
import { checkWritable, makeFolder } from './files.ts';

const EVERYWHERE = '0.0.0.0';

/** Where to listen and where to keep the data. */
export interface ServeSettings {
  readonly host: string;
  readonly port: number;
  /** The SQLite file. */
  readonly data: string;
  readonly log: boolean;
  /** The address of the HTTPS proxy in front, if there is one. */
  readonly proxy: string | undefined;
}

/** Says how far the check of all tables is, if it takes long enough for somebody to wonder. */
function everySoOften(print: (text: string) => void): (checked: number, all: number) => void {
  let last = performance.now();
  return (checked, all) => {
    if (performance.now() - last < 2000) return;
    last = performance.now();
    print(`${checked} of ${all} unfinished tables checked`);
  };
}

/** Starts the server and prints its address; stops gracefully on SIGINT and SIGTERM. */
export async function serve(settings: ServeSettings, print: (text: string) => void): Promise<void> {
  const { data } = settings;
  makeFolder(dirname(data));
  checkWritable(data);
  const store = openSqlite(data, new URL('./sqlite-thread.js', import.meta.url));
  const thinker = thinkInThreads(
    Math.max(1, availableParallelism() - 1),
    new URL('./think.js', import.meta.url),
  );
  /** Lets go of the threads and the file, or the process would never end. */
  const letGo = async () => {
    await thinker.close();
    await store.close();
  };
  try {
    const server = await open(store, thinker, settings, print);
    const stop = async () => {
      sayGoodbye(server);
      await server.close();
      await letGo();
      process.exit(0);
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    await letGo();
    throw error;
  }
}

/** Builds the server, checks all tables and listens. */
async function open(
  store: Store,
  thinker: Thinker,
  { host, port, data, log, proxy }: ServeSettings,
  print: (text: string) => void,
): Promise<FastifyInstance> {
  const reach = process.env.STOLIK_PUSH_ANYWHERE === '1' ? anyReach : publicReach();
  const pushes = await openPushes(store, { reach });
  const hall = new Hall(store, thinker, { call: (guest, table) => pushes.call(guest, table) });
  const page = fileURLToPath(new URL('./web', import.meta.url));
  const server = await buildServer(store, hall, {
    log,
    proxy,
    pushes,
    web: existsSync(page) ? page : undefined,
  });
  const frozen = await hall.checkAll(everySoOften(print));
  if (frozen.length > 0) {
    const report = `${data}.frozen.json`;
    writeFileSync(report, `${JSON.stringify(frozen, null, 2)}\n`);
    print(`${frozen.length} tables no longer replay and are frozen: see ${report}`);
  }
  try {
    const address = await server.listen({ host, port });
    print(`Stolik is ready: ${address}`);
    const { port: taken } = new URL(address);
    if (host === EVERYWHERE)
      for (const near of nearby()) print(`In your network: http://${near}:${taken}`);
  } catch (error) {
    await server.close();
    throw new Refusal(`cannot listen on ${host}:${port}: ${(error as Error).message}`);
  }
  return server;
}

/** This machine's addresses, as friends at the same network reach it. */
function nearby(): string[] {
  return Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
