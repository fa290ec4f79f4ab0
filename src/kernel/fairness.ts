// Commit and reveal: how anybody can check that a table's shuffles were not chosen after the fact.
//   1. The server draws a key and publishes its SHA-256 (the commitment).
//   2. Every seat, having seen the commitment, adds entropy of its own.
//   3. Chance runs on a stream key made from both; nobody could steer it alone.
//   4. When the table ends the key is published: hash it, mix it, replay it.

import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, keyed, seeded } from './chance.ts';
import { Refusal } from './settings.ts';

/** The chance of a live table. Whoever must not know the key yet is shown the seed without it. */
export interface KeyedSeed {
  commitment: string;
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

/** A live table's seed: the server's key, then what each seat added. */
export function keyedSeed(key: string, entropy: readonly string[]): KeyedSeed {
  return { commitment: commitTo(key), entropy, key };
}

/** The seed as others may see it while the table is still being played. */
export function withoutKey(seed: Seed): Seed {
  if (typeof seed === 'string') return seed;
  return { commitment: seed.commitment, entropy: seed.entropy };
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
  return keyed(streamKey(seed.key, seed.entropy));
}

/** HKDF-SHA256 of the key, salted with every seat's entropy in the order of the seats. */
function streamKey(key: string, entropy: readonly string[]): string {
  const salt = sha256(utf8ToBytes(JSON.stringify(entropy)));
  return bytesToHex(hkdf(sha256, hexToBytes(key), salt, utf8ToBytes('stolik chance 1'), 32));
}

function isKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
