// Chance: two streams of random words behind one interface.
//   keyed  ChaCha20 under a secret key, for live tables: cards already seen do not betray the next
//   fast   xoroshiro128+, for simulation and for bots: quick, seeded, not secret

import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Where a stream stands, as plain data: it is part of the table. */
export type ChanceState = { fast: readonly number[] } | { key: string; drawn: number };

/** A stream of chance. Every result is uniform: no remainder bias. */
export abstract class Chance {
  /** The next 32 random bits, as a whole number from 0 to 2³² − 1. */
  abstract word(): number;

  /** Where the stream stands now; `chanceFrom` goes on from there. */
  abstract state(): ChanceState;

  /** A whole number from 0 to n − 1: as many leading bits as n needs, drawn again until they fit. */
  below(n: number): number {
    if (!(n >= 1 && n <= 0x1_0000_0000 && Number.isInteger(n)))
      throw new RangeError(`below(${n}): not a whole number from 1 to 2³²`);
    if (n === 1) return 0;
    const spare = Math.clz32(n - 1);
    let number = this.word() >>> spare;
    while (number >= n) number = this.word() >>> spare;
    return number;
  }

  /** Shuffles the list in place and returns it. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = list[i] as T;
      list[i] = list[j] as T;
      list[j] = item;
    }
    return list;
  }

  /** Takes one item out of the list; each is as likely. */
  draw<T>(list: T[]): T {
    if (list.length === 0) throw new RangeError('draw from an empty list');
    return list.splice(this.below(list.length), 1)[0] as T;
  }

  /** A fast stream of its own, branching off this one. */
  branch(): Chance {
    return new FastChance([this.word(), this.word(), this.word(), this.word() | 1]);
  }
}

class FastChance extends Chance {
  private readonly generator: RandomGenerator;

  constructor(state: readonly number[]) {
    super();
    this.generator = xoroshiro128plusFromState(state);
  }

  word(): number {
    return this.generator.next() >>> 0;
  }

  state(): ChanceState {
    return { fast: this.generator.getState().map(word => word | 0) };
  }
}

const WORDS_PER_BLOCK = 16;
const NONCE = new Uint8Array(12);

class KeyedChance extends Chance {
  private readonly bytes: Uint8Array;
  private block: DataView | undefined;

  constructor(
    private readonly key: string,
    private drawn: number,
  ) {
    super();
    this.bytes = hexToBytes(key);
  }

  word(): number {
    const offset = this.drawn % WORDS_PER_BLOCK;
    if (offset === 0 || !this.block) {
      const counter = Math.floor(this.drawn / WORDS_PER_BLOCK);
      const block = chacha20(this.bytes, NONCE, new Uint8Array(64), undefined, counter);
      this.block = new DataView(block.buffer, block.byteOffset, block.byteLength);
    }
    this.drawn++;
    return this.block.getUint32(offset * 4, true);
  }

  state(): ChanceState {
    return { key: this.key, drawn: this.drawn };
  }
}

/** The stream that goes on from where it stood. */
export function chanceFrom(state: ChanceState): Chance {
  return 'fast' in state ? new FastChance(state.fast) : new KeyedChance(state.key, state.drawn);
}

/** A fast stream grown from any text. */
export function seeded(seed: string): Chance {
  const digest = sha256(utf8ToBytes(seed));
  const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return new FastChance([0, 4, 8, 12].map(at => words.getInt32(at, true)));
}

/** A ChaCha20 stream under a key of 32 bytes, in hexadecimal. */
export function keyed(key: string): Chance {
  return new KeyedChance(key, 0);
}
