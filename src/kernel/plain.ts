// Plain data (numbers, strings, booleans, null, arrays, objects): copy, compare, hash.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A deep copy of plain data. */
export function clone<T>(value: T): T {
  return typeof value === 'object' && value !== null ? (copied(value) as T) : value;
}

function copied(value: object): object {
  if (Array.isArray(value)) {
    const copy = value.slice();
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i];
      if (typeof item === 'object' && item !== null) copy[i] = copied(item);
    }
    return copy;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = copied(item);
  }
  return copy;
}

/** Whether two pieces of plain data say the same. The order of an object's keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  return !Array.isArray(b) && sameEntries(a as Entries, b as Entries);
}

type Entries = { readonly [key: string]: unknown };

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

function sameEntries(a: Entries, b: Entries): boolean {
  let more = 0;
  for (const key in a) {
    const item = a[key];
    if (!same(item, b[key]) || (item === undefined && !(key in b))) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
}

/** Plain data as JSON with sorted keys: equal data, equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/** The SHA-256 of the canonical text, in hexadecimal. */
export function hash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}

/** Freezes plain data through and through, and returns it. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
