// The fields of a track and where a marker goes on it (skye.62).

import type { Field } from './kit.ts';

/** Where a marker goes next: forward, and back and forth between the last two fields (skye.62). */
export function nextMark(fields: readonly Field[], mark: number): number {
  const last = fields.length;
  return mark === last ? last + 1 : mark > last ? last : mark + 1;
}

/** The number of the field a marker is on, counted from 1; 0 at the start. */
export function placeOn(fields: readonly Field[], mark: number): number {
  return mark > fields.length ? fields.length - 1 : mark;
}

/** The field a marker is on; null at the start. */
export function fieldAt(fields: readonly Field[], mark: number): Field | null {
  const at = mark > fields.length ? fields.length - 2 : mark - 1;
  return fields[at] ?? null;
}
