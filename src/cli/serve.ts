// stolik serve: the server, one file of data, one address.

import { existsSync } from 'node:fs';
import { availableParallelism, networkInterfaces } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../kernel/settings.ts';
import { cleanDaily } from '../server/cleaning.ts';
import { takeFile } from '../server/data-file.ts';
import { sayGoodbye } from '../server/goodbye.ts';
import { Hall } from '../server/hall.ts';
import { openPushes } from '../server/push/pushes.ts';
import { anyReach, publicReach } from '../server/push/reach.ts';
import { buildServer } from '../server/server.ts';
import { openSqlite } from '../server/sqlite.ts';
import type { FileTrouble } from '../server/sqlite-trouble.ts';
import type { Store } from '../server/store.ts';
import { type Thinker, thinkInThreads } from '../server/thinker.ts';
import { Troubles } from '../server/troubles.ts';
import { checkWritable, makeFolder } from './files.ts';
import { reportFrozen } from './thaw.ts';

/** Where to listen for this machine alone, and for everybody who can reach it. */
export const HERE = '127.0.0.1';
export const EVERYWHERE = '0.0.0.0';

/** Where to listen and where to keep the data. */
export interface ServeSettings {
  readonly host: string;
  readonly port: number;
  /** The SQLite file. */
  readonly data: string;
  readonly log: boolean;
  /** The address of the HTTPS proxy in front, if there is one. */
  readonly proxy: string | undefined;
  /** Whoever knows it may ask for metrics from elsewhere. */
  readonly metricsToken: string | undefined;
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
  const taken = takeFile(data);
  const troubles = new Troubles();
  const news = {
    failed: (trouble: FileTrouble) => troubles.hear('disk', trouble),
    written: troubles.written,
  };
  const store = openSqlite(data, new URL('./sqlite-thread.js', import.meta.url), news);
  const thinker = thinkInThreads(
    Math.max(1, availableParallelism() - 1),
    new URL('./think.js', import.meta.url),
  );
  /** Lets go of the threads and the file, or the process would never end. */
  const letGo = async () => {
    await thinker.close();
    await store.close();
    taken.letGo();
  };
  try {
    const server = await open(store, thinker, troubles, settings, print);
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
  troubles: Troubles,
  { host, port, data, log, proxy, metricsToken }: ServeSettings,
  print: (text: string) => void,
): Promise<FastifyInstance> {
  const reach = process.env.STOLIK_PUSH_ANYWHERE === '1' ? anyReach : publicReach();
  const pushes = await openPushes(store, {
    reach,
    trouble: error => troubles.hear('pushes', error),
  });
  const hall = new Hall(store, thinker, {
    call: (guest, table, why) => pushes.call(guest, table, why),
    trouble: error => troubles.hear('tables', error),
  });
  const page = fileURLToPath(new URL('./web', import.meta.url));
  const server = await buildServer(store, hall, {
    log,
    proxy,
    pushes,
    metricsToken,
    troubles,
    web: existsSync(page) ? page : undefined,
  });
  const stopCleaning = await cleanDaily(store, hall, error => troubles.hear('tables', error));
  server.addHook('onClose', async () => stopCleaning());
  const checked = await hall.checkAll(everySoOften(print));
  const report = reportFrozen(data, checked);
  const { frozen, thawed } = checked;
  if (thawed.length > 0) print(`${thawed.length} frozen tables replay again and go on`);
  if (frozen.length > 0)
    print(`${frozen.length} tables no longer replay and are frozen: see ${report}`);
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
