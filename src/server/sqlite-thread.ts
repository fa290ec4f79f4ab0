// The thread that writes to the file.

import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { connect, type Work, writesTo } from './sqlite-writer.ts';

const port = parentPort as MessagePort;
const database = connect(workerData as string);
const write = writesTo(database);

/** Works to be written, as JSON, or null: no more will come. */
port.on('message', (message: string | null) => {
  if (message !== null)
    return port.postMessage(JSON.stringify(write(JSON.parse(message) as Work[])));
  database.close();
  port.close();
});
