// Commit and reveal: how anybody can check that a table's shuffles were not chosen after the fact.
//   1. When a table opens the server draws a key and publishes its SHA-256, the commitment. The shares
//      of bots, and of people who add none, follow from the key: they are fixed with it.
//   2. Everybody who sits down draws a share, keeps it to themselves and publishes its SHA-256, the promise.
//   3. When the table begins the promises are fixed, and only then the shares are told.
//   4. Chance runs on a stream key made of all that; whoever does not tell their share has the one
//      that follows from the key.
//   5. When the table ends the key is published: hash it, mix it, replay it.
// Tables of earlier times have no promises: their shares were told one after the other.

import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, keyed, seeded } from './chance.ts';
import { Refusal } from './settings.ts';

/** The hash of every seat's share; null for a bot, and for whoever promised nothing. */
export type Promises = readonly (string | null)[];

/** The chance of a live table. Whoever must not know the key yet is shown the seed without it. */
export interface KeyedSeed {
  commitment: string;
  /** Fixed when the table begins; tables of earlier times have none. */
  promises?: Promises;
  /** Every seat's share, in the order of the seats. */
  entropy: readonly string[];
  key?: string;
}

/** Where a table's chance comes from: a text (simulation) or a committed key (live). */
export type Seed = string | KeyedSeed;

/** A fresh secret of 32 bytes, in hexadecimal. */
export function freshKey(): string {
  return bytesToHex(randomBytes(32));
}

/** What is published before play: the key's SHA-256. */
export function commitTo(key: string): string {
  return bytesToHex(sha256(hexToBytes(key)));
}

/** What is published of a share before it is told: its text's SHA-256. */
export function promiseOf(share: string): string {
  return bytesToHex(sha256(utf8ToBytes(share)));
}

/** The share of a seat for which nobody tells one: it follows from the key, and says nothing about it. */
export function shareFromKey(key: string, seat: number): string {
  return bytesToHex(
    hkdf(sha256, hexToBytes(key), undefined, utf8ToBytes(`stolik share ${seat}`), 32),
  );
}

/** One hash of all that is fixed before any share is told: the key and the promises. */
export function drawOf({
  commitment,
  promises,
}: Pick<KeyedSeed, 'commitment' | 'promises'>): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([commitment, promises ?? null]))));
}

/** A live table's seed: the server's key, what was promised, and the shares that were told. */
export function drawnSeed(
  key: string,
  promises: Promises,
  told: readonly (string | null)[],
): KeyedSeed {
  const entropy = promises.map((_promise, seat) => told[seat] ?? shareFromKey(key, seat));
  return { commitment: commitTo(key), promises, entropy, key };
}

/** A live table's seed where all is drawn in one place: a share for every person, null for every bot. */
export function seedWith(key: string, shares: readonly (string | null)[]): KeyedSeed {
  return drawnSeed(
    key,
    shares.map(share => (share === null ? null : promiseOf(share))),
    shares,
  );
}

/** A seed as it was made in earlier times: shares that nobody had promised. */
export function keyedSeed(key: string, entropy: readonly string[]): KeyedSeed {
  return { commitment: commitTo(key), entropy, key };
}

/**
 * Where a seat's share came from: a person told what they had promised; a person promised one and did
 * not tell it; the key, where nothing was promised; anything, in earlier times. `wrong` is what cannot be.
 */
export type ShareOrigin = 'told' | 'withheld' | 'key' | 'unpromised' | 'wrong';

/** Where every seat's share came from, once the key is published. */
export function originsOf({ promises, entropy, key = '' }: KeyedSeed): ShareOrigin[] {
  return entropy.map((share, seat) => {
    if (promises === undefined) return 'unpromised';
    const promise = promises[seat];
    if (promise === promiseOf(share)) return 'told';
    if (promise === undefined || !isKey(key) || share !== shareFromKey(key, seat)) return 'wrong';
    return promise === null ? 'key' : 'withheld';
  });
}

/** The seed as others may see it while the table is still being played. */
export function withoutKey(seed: Seed): Seed {
  if (typeof seed === 'string') return seed;
  const { key: _secret, ...shown } = seed;
  return shown;
}

/** Whether the published key is the one that was committed to. */
export function keepsCommitment(seed: KeyedSeed): boolean {
  return seed.key !== undefined && isKey(seed.key) && commitTo(seed.key) === seed.commitment;
}

/** The stream of chance a seed stands for. */
export function chanceOf(seed: Seed): Chance {
  if (typeof seed === 'string') return seeded(seed);
  if (seed.key === undefined) throw new Refusal('the key of this table is not published yet');
  if (!isKey(seed.key)) throw new Refusal('the key is not 64 hexadecimal digits');
  return keyed(streamKey(seed.key, seed));
}

/** HKDF-SHA256 of the key, salted with every seat's share, and what was promised, in the order of the seats. */
function streamKey(key: string, { promises, entropy }: KeyedSeed): string {
  const [mixed, info] =
    promises === undefined
      ? [entropy, 'stolik chance 1']
      : [[promises, entropy], 'stolik chance 2'];
  const salt = sha256(utf8ToBytes(JSON.stringify(mixed)));
  return bytesToHex(hkdf(sha256, hexToBytes(key), salt, utf8ToBytes(info), 32));
}

function isKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
