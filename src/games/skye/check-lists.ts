// What every check of a table made by hand asks of numbers and lists.

/** Says what is wrong if something does not hold. */
export type Must = (holds: boolean, what: string) => void;

/** No figure of a table is larger. */
export const MOST = 9999;

export function isWithin(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

export function isList(value: unknown, length: number, min: number, max: number): boolean {
  return (
    Array.isArray(value) && value.length === length && value.every(item => isWithin(item, min, max))
  );
}
