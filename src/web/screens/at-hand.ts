// The game somebody looked at last in this visit: its keys are the ones they ask about.

let last: string | null = null;

/** Remembers a game that is shown. */
export function takeInHand(game: string): void {
  last = game;
}

/** The game that was shown last; null if none was. */
export function gameAtHand(): string | null {
  return last;
}
