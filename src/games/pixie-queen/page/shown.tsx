// What everybody saw last: a die, what came out of the bag, what was robbed. It lies in the sky
// beside the palace; a die is seen to roll.

import { type ReactNode, useEffect, useState } from 'react';
import type { Teller } from '../../../kernel/box.ts';
import { CASINO } from '../board.ts';
import { FOODS, type Good } from '../goods.ts';
import type { PixieQueenView } from '../view.ts';
import { Good as GoodPicture, GoodSign, Rock } from './board/goods.tsx';
import { placeOn } from './board/picture.tsx';
import { Sign } from './pictures.tsx';
import { useScene } from './scene.ts';

type Seen = NonNullable<PixieQueenView['shown']>;

const LASTS = 1500;

/** The last thing everybody saw. */
export function Shown() {
  const { view, plan, teller, nameOf } = useScene();
  const shown = useLasting(view.shown);
  if (shown === null) return null;
  const rect =
    plan.kind === 'desk' ? { x: 586, y: 10, w: 86, h: 74 } : { x: 296, y: 4, w: 88, h: 50 };
  const words = teller.say(`page.shown.${shown.what}`, { who: nameOf(shown.seat) });
  return (
    // A new die is another one: it rolls again.
    <figure
      className={`pq-shown ${shown.what}`}
      key={JSON.stringify(shown)}
      style={placeOn(plan, rect)}
      title={words}
    >
      <figcaption className="vh">
        {words}: {told(shown, teller.say)}
      </figcaption>
      <span aria-hidden="true">
        <Face shown={shown} />
      </span>
    </figure>
  );
}

/** Keeps what was shown for a moment after it is gone, so that a quick table does not hide a die. */
function useLasting(now: Seen | null): Seen | null {
  const [last, setLast] = useState(now);
  useEffect(() => {
    if (now !== null) {
      setLast(now);
      return;
    }
    const timer = setTimeout(() => setLast(null), LASTS);
    return () => clearTimeout(timer);
  }, [now]);
  return now ?? last;
}

function told(shown: Seen, say: Teller['say']): string {
  switch (shown.what) {
    case 'casino':
      return say(`page.face.${CASINO[shown.face]}`);
    case 'whip':
      return say('page.points', { count: shown.points });
    case 'dug':
      return say('page.dug', { silver: shown.silver, gold: shown.gold, rocks: shown.rocks });
    case 'robbed':
      return shown.food.map((count, id) => say(`goods.${FOODS[id]}`, { count })).join(', ');
  }
}

function Face({ shown }: { readonly shown: Seen }) {
  switch (shown.what) {
    case 'casino':
      return <Die>{<Casino face={CASINO[shown.face] ?? 'food'} />}</Die>;
    case 'whip':
      return (
        <Die>
          <text x="25" y="34" className="pq-pips">
            {shown.points}
          </text>
        </Die>
      );
    case 'dug':
      return (
        <>
          <Sign name="bag" />
          <Many good="silver" count={shown.silver} />
          <Many good="gold" count={shown.gold} />
          {Array.from({ length: shown.rocks }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rocks are alike
            <svg key={i} className="pq-good" viewBox="0 0 16 16" aria-hidden="true">
              <Rock x={8} y={9} lies />
            </svg>
          ))}
        </>
      );
    case 'robbed':
      return (
        <>
          <Sign name="action.14" />
          {FOODS.map((food, id) => (
            <Many key={food} good={food} count={shown.food[id] ?? 0} />
          ))}
        </>
      );
  }
}

function Many({ good, count }: { readonly good: Good; readonly count: number }) {
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: goods are alike
    <GoodSign key={i} good={good} />
  ));
}

/** A die with its face up. */
function Die({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="pq-die" viewBox="0 0 50 50" aria-hidden="true">
      <rect x="3" y="5" width="44" height="44" rx="10" opacity=".25" />
      <rect
        x="3"
        y="2"
        width="44"
        height="44"
        rx="10"
        fill="#fffaf0"
        stroke="#5d5142"
        strokeWidth="1.5"
      />
      {children}
    </svg>
  );
}

function Casino({ face }: { readonly face: (typeof CASINO)[number] }) {
  if (face === 'food')
    return (
      <>
        <GoodPicture good="apple" x={17} y={17} r={9} />
        <GoodPicture good="bread" x={34} y={17} r={9} />
        <GoodPicture good="honey" x={25.5} y={33} r={9} />
      </>
    );
  if (face === 'silver')
    return (
      <>
        <GoodPicture good="silver" x={17} y={24} r={11} />
        <GoodPicture good="silver" x={34} y={24} r={11} />
      </>
    );
  return <GoodPicture good="gold" x={25} y={24} r={14} />;
}
