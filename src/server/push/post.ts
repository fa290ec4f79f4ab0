// One message to one browser: encrypted for it, signed by this server, posted to its push service.

import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { Device } from '../store.ts';
import type { Reach } from './reach.ts';

/** The server's own keys: push services know it again by them (VAPID, RFC 8292). */
export interface ServerKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What is sent. Of several with one topic that wait at a push service, the last is enough. */
export interface Letter {
  readonly text: string;
  readonly topic: string;
}

const DAY = 24 * 60 * 60;
const PATIENCE = 10_000;
/** What push services answer about a browser that no longer wants to hear. */
const GONE = [404, 410];

/** Posts a letter; says whether the browser is still there. Whatever else goes wrong is thrown. */
export async function post(
  device: Device,
  { text, topic }: Letter,
  keys: ServerKeys,
  reach: Reach,
): Promise<'taken' | 'gone'> {
  const { method, headers, body } = webPush.generateRequestDetails(device, text, {
    TTL: DAY,
    // In clear to the push service, so not the topic itself.
    topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
    vapidDetails: { subject: device.origin, ...keys },
  });
  const signal = AbortSignal.timeout(PATIENCE);
  const status = await new Promise<number>((resolve, reject) => {
    const request = reach.request(device.endpoint, { method, headers, signal });
    request.on('error', reject);
    request.on('response', answer => {
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    request.end(body);
  });
  if (GONE.includes(status)) return 'gone';
  if (status < 200 || status > 299)
    throw new Error(`${new URL(device.endpoint).host} answered ${status} to a push`);
  return 'taken';
}

/** Whether something can be encrypted for these keys of a browser. */
export function canSealFor({ p256dh, auth }: Device['keys']): boolean {
  try {
    webPush.encrypt(p256dh, auth, 'test', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}
