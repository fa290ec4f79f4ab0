// What can be pointed at in the mines.

import { NEUTRAL } from './board/lying.ts';
import { freeKey, placeKey, slotKey } from './paths.ts';
import { useScene } from './scene.ts';
import { Spot } from './spot.tsx';

/** Mines: a pixie that may climb out, rocks that may be removed or laid. */
export function Mines() {
  const { plan, lying, moves, teller, view, nameOf } = useScene();
  const { say } = teller;
  const climbs = moves.step === 'neutral' ? NEUTRAL : view.seat;
  return lying.mines.map(({ owner }, i) => {
    const mine = plan.mines[i];
    if (mine === undefined) return null;
    const own = owner === climbs;
    const out = placeKey(0);
    return (
      <div key={owner} className="pq-contents">
        {own && (moves.next.has(out) || moves.chosen.includes(out)) && (
          <Spot
            name={out}
            label={say('page.mineOf', { who: nameOf(owner) })}
            rect={{ ...mine, x: mine.x + 2, y: mine.y + 8, w: mine.w - 4, h: mine.h - 12 }}
            pixie={owner}
          />
        )}
        {mine.rocks.map((rocks, slot) => {
          const low = mine.slots[slot];
          const first = rocks[0];
          const last = rocks.at(-1);
          if (!low || !first || !last) return null;
          const lay = slotKey(owner, slot);
          const free = freeKey(slot);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
            <div key={slot} className="pq-contents">
              {moves.next.has(lay) && (
                <Spot
                  name={lay}
                  label={say('page.slotOf', { who: nameOf(owner), slot: slot + 1 })}
                  rect={{
                    x: low.x - low.r - 2,
                    y: low.y - low.r - 2,
                    w: first.x - low.x + low.r + 12,
                    h: 2 * low.r + 4,
                  }}
                />
              )}
              {owner === view.seat && moves.next.has(free) && (
                <Spot
                  name={free}
                  label={say('page.answer.free', { slot: slot + 1 })}
                  rect={{ x: first.x - 10, y: first.y - 9, w: 20, h: last.y - first.y + 18 }}
                />
              )}
            </div>
          );
        })}
      </div>
    );
  });
}
