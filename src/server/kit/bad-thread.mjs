// A thread that thinks as its bot's name says: at once, never, or not any more.

import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ bot, seat }) => {
  if (bot === 'hangs') for (;;);
  if (bot === 'dies')
    setTimeout(
      () =>
        process.nextTick(() => {
          throw new Error('out of luck');
        }),
      1,
    );
  else if (bot === 'exits') process.exit(7);
  else if (bot === 'errs') parentPort.postMessage({ error: 'no idea' });
  else parentPort.postMessage({ choice: `${bot} for ${seat}` });
});
