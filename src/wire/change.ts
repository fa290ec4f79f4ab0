// What became of plain data: what travels over a line instead of the whole, and how it is taken in.

/**
 * What became of a value: `[now]` if it is another one, or what became of its parts, by name or by
 * place. Parts that stayed are not in it; an array's `length` is a part like any other.
 */
export type Change = readonly [unknown] | { readonly [part: string]: Change };

type Parts = { readonly [part: string]: unknown };

/** What became of parts: where several see the same ones, it is worked out once. */
export type KnownChanges = {
  readonly before: object;
  readonly now: object;
  readonly change: string | null;
}[];

/**
 * What became of `before`, as JSON; null if it says the same as ever. It is written as it is found,
 * for it is worked out for every page after every choice. What is `known` is not worked out again.
 */
export function changeOf(before: unknown, now: unknown, known?: KnownChanges): string | null {
  if (before === now) return null;
  if (typeof before !== 'object' || typeof now !== 'object' || !before || !now) return another(now);
  if (Array.isArray(before) !== Array.isArray(now)) return another(now);
  const found = known === undefined ? undefined : foundIn(known, before, now);
  if (found !== undefined) return found;
  const change = Array.isArray(before)
    ? inItems(before, now as unknown[])
    : inParts(before as Parts, now as Parts, known);
  known?.push({ before, now, change });
  return change;
}

function foundIn(known: KnownChanges, before: object, now: object): string | null | undefined {
  for (const one of known) if (one.now === now && one.before === before) return one.change;
  return undefined;
}

/** Names of parts as JSON, with the colon. They are few, and needed again and again. */
const names = new Map<string, string>();
const MOST_NAMES = 10_000;

function nameOf(part: string): string {
  const known = names.get(part);
  if (known !== undefined) return known;
  const name = `${JSON.stringify(part)}:`;
  if (names.size < MOST_NAMES) names.set(part, name);
  return name;
}

/** Another value altogether. */
function another(now: unknown): string {
  return typeof now === 'number' || typeof now === 'boolean'
    ? `[${now}]`
    : `[${JSON.stringify(now)}]`;
}

/** Place by place; if most items are others, the whole array is shorter. */
function inItems(before: readonly unknown[], now: readonly unknown[]): string | null {
  const kept = Math.min(before.length, now.length);
  let others = now.length - kept;
  let text = '';
  for (let i = 0; i < kept && others <= now.length / 2; i++) {
    const change = changeOf(before[i], now[i]);
    if (change === null) continue;
    text = withPart(text, `"${i}":`, change);
    others++;
  }
  if (others > now.length / 2) return another(now);
  for (let i = kept; i < now.length; i++) text = withPart(text, `"${i}":`, another(now[i]));
  if (before.length !== now.length) text = withPart(text, '"length":', `[${now.length}]`);
  return closed(text);
}

/** Part by part; an object that lost one is another one. */
function inParts(before: Parts, now: Parts, known?: KnownChanges): string | null {
  let text = '';
  let kept = 0;
  for (const part in now) {
    const was = before[part];
    const is = now[part];
    if (was !== undefined || part in before) kept++;
    if (was === is) continue;
    const change = was === undefined ? another(is) : changeOf(was, is, known);
    if (change !== null) text = withPart(text, nameOf(part), change);
  }
  for (const _ in before) kept--;
  if (kept < 0) return another(now);
  return closed(text);
}

function withPart(text: string, name: string, change: string): string {
  return text + (text === '' ? '{' : ',') + name + change;
}

function closed(text: string): string | null {
  return text === '' ? null : `${text}}`;
}

/** The value after a change. What did not change is shared with `before`, which stays as it was. */
export function changed<T>(before: T, change: Change | null): T {
  return change === null ? before : (valueAfter(before, change) as T);
}

function valueAfter(before: unknown, change: Change): unknown {
  if (isReplacement(change)) return change[0];
  const now: Record<string, unknown> = Array.isArray(before)
    ? (before.slice() as never)
    : { ...(before as Parts) };
  for (const part in change) now[part] = valueAfter(now[part], change[part] as Change);
  return now;
}

function isReplacement(change: Change): change is readonly [unknown] {
  return Array.isArray(change);
}
