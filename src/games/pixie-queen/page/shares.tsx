// Shares: so much food of each kind from a food tile, so many points of the whip for each opponent.

import { useEffect, useState } from 'react';
import { Pip } from '../../../web/pieces/icons.tsx';
import type { Meal, Whip } from '../choices.ts';
import { FOODS, GoodSign, sharesKey, useScene } from './shared.ts';

/** What is shared out now, if anything is. */
export default function Shares() {
  const { moves } = useScene();
  if (moves.step === 'meal')
    return <Sharing options={moves.ways.map(({ option }) => (option as Meal).food)} what="meal" />;
  if (moves.step === 'whip')
    return (
      <Sharing options={moves.ways.map(({ option }) => (option as Whip).points)} what="whip" />
    );
  return null;
}

interface SharingProps {
  /** Every way to share. */
  readonly options: readonly (readonly number[])[];
  readonly what: 'meal' | 'whip';
}

/** A number for everybody or everything; plus and minus lead to ways that exist. */
function Sharing({ options, what }: SharingProps) {
  const { moves, teller, at } = useScene();
  const { say } = teller;
  const length = options[0]?.length ?? 0;
  const none = Array<number>(length).fill(0);
  const [shares, setShares] = useState<readonly number[]>(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins anew
  useEffect(() => setShares(none), [at, what]);
  const reaches = (wish: readonly number[]) =>
    options.some(option => wish.every((count, i) => count <= (option[i] ?? 0)));
  const changed = (of: number, by: number) =>
    shares.map((count, i) => (i === of ? count + by : count));
  const done = options.some(option => option.join() === shares.join());
  const total = options[0]?.reduce((sum, count) => sum + count, 0) ?? 0;
  const left = total - shares.reduce((sum, count) => sum + count, 0);
  const places = shares.map((_, i) => i).filter(i => options.some(option => (option[i] ?? 0) > 0));
  return (
    <fieldset className="pq-shares" aria-label={say(`page.ask.${what}`)}>
      {places.map(i => (
        <div key={i} className="pq-share">
          <Whose what={what} of={i} />
          <button
            type="button"
            className="pq-step"
            disabled={(shares[i] ?? 0) === 0}
            aria-label={say('page.less')}
            onClick={() => setShares(changed(i, -1))}
          >
            −
          </button>
          <b aria-live="polite">{shares[i]}</b>
          <button
            type="button"
            className={`pq-step ${reaches(changed(i, 1)) ? 'can' : ''}`}
            disabled={!reaches(changed(i, 1))}
            aria-label={say('page.more')}
            onClick={() => setShares(changed(i, 1))}
          >
            +
          </button>
        </div>
      ))}
      <button
        type="button"
        className="btn pri"
        data-act="share"
        disabled={!done}
        onClick={() => moves.take(sharesKey(shares))}
      >
        {done ? say(`page.share.${what}`) : say('page.shareLeft', { count: left })}
      </button>
    </fieldset>
  );
}

function Whose({ what, of }: { readonly what: 'meal' | 'whip'; readonly of: number }) {
  const { nameOf, teller } = useScene();
  const food = FOODS[of];
  if (what === 'meal' && food)
    return (
      <span>
        <GoodSign good={food} />
        {teller.say(`good.${food}`)}
      </span>
    );
  return (
    <span>
      <Pip seat={of} />
      {nameOf(of)}
    </span>
  );
}
