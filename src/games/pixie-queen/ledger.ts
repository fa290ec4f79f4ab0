// Where penalty points came from: the lines of the score.

/** What somebody is punished for: during the game, then in the final scoring (pixie-queen.84). */
export const ACCOUNTS = [
  'pass',
  'empty',
  'copy',
  'whip',
  'slaves',
  'silver',
  'gold',
  'rocks',
  'mostApple',
  'mostBread',
  'mostHoney',
  'mostSilver',
  'mostGold',
] as const;

export type Account = (typeof ACCOUNTS)[number];

/** The account for most of the first good; the others follow. */
export const MOST_OF = ACCOUNTS.indexOf('mostApple');

/** Nothing on any account yet. */
export function newLedger(seats: number): number[] {
  return Array<number>(seats * ACCOUNTS.length).fill(0);
}

/** Writes penalty points down on an account. */
export function enter(ledger: number[], seat: number, account: number, points: number): void {
  const at = seat * ACCOUNTS.length + account;
  ledger[at] = (ledger[at] as number) + points;
}
