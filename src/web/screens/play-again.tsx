// What leads on from a table that is over: the same again, or another of the game.

import { useSay } from '../words.ts';

/** How a table is played again. */
export interface Again {
  readonly label: string;
  readonly go: () => void;
}

/** Plays again with the same people and set-up; where that cannot be, leads to a new table. */
export function PlayAgain({ game, again }: { game: string; again: Again | null }) {
  const say = useSay();
  if (again === null)
    return (
      <a className="btn pri" href={`#/new/${game}`}>
        {say('shelf.newTable')}
      </a>
    );
  return (
    <button type="button" className="btn pri" data-act="again" onClick={again.go}>
      {again.label}
    </button>
  );
}
