// The end, line by line: scoring tiles, tracks, scrolls, gold, and what they come to.

import type { Standing } from '../../../kernel/game.ts';
import { ScoreTable } from '../../../web/pieces/score-table.tsx';
import { letterOf, useScene } from './shared.ts';

const SLOTS = ['A', 'B', 'C', 'D'];
const LINES = [...SLOTS, 'flags', 'steps', 'tokens', 'scrolls', 'gold'].map(
  name => `score.${name}`,
);

interface ResultProps {
  readonly standing: readonly Standing[];
  readonly close: () => void;
}

export default function Result({ standing, close }: ResultProps) {
  const { teller, say: common, view, kit } = useScene();
  const { say, who } = teller;
  const nameOf = (what: string) => {
    const slot = SLOTS.indexOf(what.slice('score.'.length));
    if (slot < 0) return say(what);
    const id = kit.scoring[view.scoring[slot] as number]?.id;
    return (
      <>
        <b className="sk-letter">{letterOf(slot)}</b> {say(`scoring.${id}`)}
      </>
    );
  };
  return (
    <ScoreTable
      className="sk-result"
      title={say('page.resultTitle')}
      total={say('page.total')}
      under={({ place }) => say('page.place', { place })}
      lines={LINES}
      say={common}
      {...{ standing, nameOf, who, close }}
    />
  );
}
