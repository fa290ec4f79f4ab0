// Web Push: calls guests to a table that waits for them, though their page is closed.

import webPush from 'web-push';
import { boxNamed } from '../../games/shelf.ts';
import { Declined } from '../declined.ts';
import type { Device, Store, TableRow } from '../store.ts';
import { canSealFor, post, type ServerKeys } from './post.ts';
import { publicReach, type Reach } from './reach.ts';
import { callTo, type Why } from './words.ts';

/** How many browsers of one guest are called. */
const MOST_DEVICES = 10;
/** How many guests are called at the same time, and how many may wait for it. */
const AT_ONCE = 16;
const MOST_WAITING = 1000;

/** How pushes are sent. */
export interface PushSettings {
  readonly reach?: Reach;
  readonly now?: () => number;
  /** Hears of what went wrong: play goes on, and the guest finds the table later. */
  readonly trouble?: (error: unknown) => void;
}

/** Opens what calls guests. The server's keys are made once: with others no browser would listen. */
export async function openPushes(store: Store, settings: PushSettings = {}): Promise<Pushes> {
  const fresh = JSON.stringify(webPush.generateVAPIDKeys());
  const keys = JSON.parse(await store.secret('vapid', fresh)) as ServerKeys;
  return new Pushes(store, keys, settings);
}

interface Waiting {
  readonly guest: string;
  readonly table: Pick<TableRow, 'id' | 'game'>;
  readonly why: Why;
}

/** Everybody's browsers, and the line of those to be called. */
export class Pushes {
  private readonly line: Waiting[] = [];
  private busy = 0;
  private readonly reach: Reach;
  private readonly now: () => number;
  private readonly trouble: (error: unknown) => void;

  constructor(
    private readonly store: Pick<Store, 'devices'>,
    private readonly keys: ServerKeys,
    { reach = publicReach(), now = Date.now, trouble = console.error }: PushSettings,
  ) {
    this.reach = reach;
    this.now = now;
    this.trouble = trouble;
  }

  /** What a browser must know to listen to this server and to nobody else. */
  get key(): string {
    return this.keys.publicKey;
  }

  /** From now on this browser is called. */
  async add(device: Device): Promise<void> {
    if (!this.reach.allows(device.endpoint) || !canSealFor(device.keys))
      throw new Declined('bad-push-service');
    await this.store.devices.add(device, this.now(), MOST_DEVICES);
  }

  /** From now on this browser is left alone. */
  forget(guest: string, endpoint: string): Promise<void> {
    return this.store.devices.forget(guest, endpoint);
  }

  /** Calls a guest to a table. Nobody waits for it, and nothing of it can fail for the caller. */
  call(guest: string, table: Waiting['table'], why: Why = 'turn'): void {
    if (this.line.length < MOST_WAITING) this.line.push({ guest, table, why });
    else this.trouble(new Error('too many pushes wait: one was dropped'));
    this.goOn();
  }

  private goOn(): void {
    while (this.busy < AT_ONCE) {
      const next = this.line.shift();
      if (next === undefined) return;
      this.busy++;
      this.callNow(next)
        .catch(this.trouble)
        .finally(() => {
          this.busy--;
          this.goOn();
        });
    }
  }

  private async callNow({ guest, table, why }: Waiting): Promise<void> {
    const devices = await this.store.devices.of(guest);
    if (devices.length === 0) return;
    const box = await boxNamed(table.game);
    const callOne = async (device: Device) => {
      const text = JSON.stringify(callTo(table.id, box, device.language, why));
      const outcome = await post(device, { text, topic: table.id }, this.keys, this.reach);
      if (outcome === 'gone') await this.store.devices.forget(guest, device.endpoint);
    };
    await Promise.all(devices.map(device => callOne(device).catch(this.trouble)));
  }
}
