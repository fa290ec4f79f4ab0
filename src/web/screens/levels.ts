// The bots one can play against, the easiest first.

/** Names of bots. */
export const LEVELS = ['random', 'greedy', 'search'] as const;
