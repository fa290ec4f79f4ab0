// The thread that writes to the file. What came in while the disk was busy shares the next commit.

import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from 'node:worker_threads';
import { connect, type Work, writesTo } from './sqlite-writer.ts';

/** Works to be written, as JSON, or null: no more will come. */
type Message = string | null;

const port = parentPort as MessagePort;
const database = connect(workerData as string);
const write = writesTo(database);

/** A message, and those that wait behind it. */
function* withTheNext(first: Message): Generator<Message> {
  yield first;
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port))
    yield next.message as Message;
}

port.on('message', (first: Message) => {
  const messages = [...withTheNext(first)];
  const works = messages.flatMap(message =>
    message === null ? [] : (JSON.parse(message) as Work[]),
  );
  if (works.length > 0) port.postMessage(JSON.stringify(write(works)));
  if (!messages.includes(null)) return;
  database.close();
  port.close();
});
