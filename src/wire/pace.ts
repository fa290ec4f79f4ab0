// How fast people agreed to play, and so how long a table waits for somebody before others may act.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The paces a table can have. */
export const PACES = ['live', 'day', 'days', 'week'] as const;

export type Pace = (typeof PACES)[number];

/** After so many milliseconds anybody at the table may nudge whom it waits for. */
export const PATIENCE: { readonly [P in Pace]: number } = {
  live: 5 * MINUTE,
  day: DAY,
  days: 3 * DAY,
  week: 7 * DAY,
};

/** Whoever was nudged has so long before a bot may play for them, and is not nudged again sooner. */
export function graceOf(pace: Pace): number {
  return PATIENCE[pace] / 5;
}
