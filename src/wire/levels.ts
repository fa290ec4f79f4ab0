// The bots one can play against, the easiest first. No others are seated over the network: with
// `search@…` a guest could say how long the server's threads shall think.

/** Names of bots. */
export const LEVELS = ['random', 'greedy', 'search'] as const;
