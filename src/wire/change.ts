// What became of plain data: what travels over a line instead of the whole, and how it is taken in.

/**
 * What became of a value: `[now]` if it is another one, or what became of its parts, by name or by
 * place. Parts that stayed are not in it; an array's `length` is a part like any other.
 */
export type Change = readonly [unknown] | { readonly [part: string]: Change };

type Parts = { readonly [part: string]: unknown };

/** What became of `before`; null if it says the same as ever. */
export function changeOf(before: unknown, now: unknown): Change | null {
  if (before === now) return null;
  if (!isObject(before) || !isObject(now)) return [now];
  if (Array.isArray(before)) return Array.isArray(now) ? changedItems(before, now) : [now];
  return Array.isArray(now) ? [now] : changedParts(before as Parts, now as Parts);
}

/** Place by place; if most items are others, the whole array is shorter. */
function changedItems(before: readonly unknown[], now: readonly unknown[]): Change | null {
  const changes: { [part: string]: Change } = {};
  let changed = 0;
  for (let i = 0; i < now.length; i++) {
    const change = i < before.length ? changeOf(before[i], now[i]) : ([now[i]] as const);
    if (change === null) continue;
    if (++changed > now.length / 2) return [now];
    changes[i] = change;
  }
  if (before.length !== now.length) changes.length = [now.length];
  else if (changed === 0) return null;
  return changes;
}

/** Part by part; an object that lost one is another one. */
function changedParts(before: Parts, now: Parts): Change | null {
  let changes: { [part: string]: Change } | null = null;
  let kept = 0;
  for (const part in now) {
    const was = before[part];
    const is = now[part];
    if (was !== undefined || part in before) kept++;
    if (was === is) continue;
    const change = was === undefined ? ([is] as const) : changeOf(was, is);
    if (change === null) continue;
    changes ??= {};
    changes[part] = change;
  }
  for (const _ in before) kept--;
  return kept < 0 ? [now] : changes;
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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
