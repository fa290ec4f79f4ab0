// Holds a local table, hidden parts and all, away from the page.

import { drawer } from './drawer.ts';
import { host } from './host.ts';
import type { Wish } from './messages.ts';

const hear = host(word => postMessage(word), drawer);
addEventListener('message', ({ data }: MessageEvent<Wish>) => hear(data));
