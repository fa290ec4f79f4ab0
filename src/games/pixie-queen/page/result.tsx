// The end, line by line: penalties, tiles, rocks, goods, and what they come to.

import type { Standing } from '../../../kernel/game.ts';
import { ScoreTable } from '../../../web/pieces/score-table.tsx';
import { LINES, signed, useScene } from './shared.ts';

interface ResultProps {
  readonly standing: readonly Standing[];
  readonly close: () => void;
}

export default function Result({ standing, close }: ResultProps) {
  const { teller, say: common, nameOf, view } = useScene();
  const { say } = teller;
  const fell = ({ seat }: Standing) => view.players[seat]?.in === false;
  return (
    <ScoreTable
      className="pq-result"
      title={say('page.resultTitle')}
      total={say('page.total')}
      lines={LINES}
      nameOf={what => say(what)}
      who={nameOf}
      under={of => (fell(of) ? say('page.fellOut') : say('page.place', { place: of.place }))}
      written={signed}
      say={common}
      {...{ standing, close }}
    />
  );
}
