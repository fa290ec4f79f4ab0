// Reading what somebody else wrote, piece by piece: each of these gives what it was asked for, or throws
// an Error that says what is wrong with it.

/** An object of which nothing is known yet. */
export type Loose = { readonly [name: string]: unknown };

export function objectOf(what: string, value: unknown): Loose {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what} must be an object`);
  return value as Loose;
}

export function listOf(what: string, value: unknown, min: number, max: number): unknown[] {
  if (!Array.isArray(value) || value.length < min || value.length > max)
    throw new Error(`${what} must be a list of ${min === max ? min : `${min} to ${max}`}`);
  return value;
}

export function within(what: string, figure: unknown, min: number, max: number): number {
  if (!Number.isInteger(figure) || (figure as number) < min || (figure as number) > max)
    throw new Error(`${what} must be a whole number from ${min} to ${max}`);
  return figure as number;
}

export function oneOf<T extends string>(what: string, value: unknown, known: readonly T[]): T {
  const found = known.find(name => name === value);
  if (found === undefined) throw new Error(`${what} must be one of ${known.join(', ')}`);
  return found;
}

export function flagOf(what: string, value: unknown): boolean {
  if (typeof value !== 'boolean') throw new Error(`${what} must be true or false`);
  return value;
}
