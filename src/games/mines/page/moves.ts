// What the person at the table can do now, gathered from the options: nothing here knows a rule.

import { useEffect, useState } from 'react';
import type { Note } from '../../../kernel/game.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import type { CardId, Unit } from '../cards.ts';
import type { Play } from '../steps/play.ts';
import type { Draw } from '../steps/refill.ts';
import type { Place } from '../table.ts';
import type { MinesView } from '../view.ts';

/** An option with what can be foreseen of it. */
interface Target<O> {
  readonly option: O;
  readonly notes: readonly Note[];
}

/** The possibilities of this moment, and the gestures made so far. */
export interface Moves {
  readonly step: 'play' | 'draw' | null;
  readonly playable: ReadonlySet<CardId>;
  readonly chosen: Unit | null;
  /** Where the chosen unit may go. */
  readonly targets: ReadonlyMap<Place, Target<Play>>;
  /** Why the chosen unit may not go elsewhere, as far as asked. */
  readonly refused: ReadonlyMap<Place, string>;
  readonly draws: ReadonlyMap<Draw['from'], Target<Draw>>;
  /** A choice that waits to be confirmed. */
  readonly draft: Play | Draw | null;
  pick(unit: Unit | null): void;
  /** Takes an option: at once, or as a draft if choices are confirmed. */
  take(option: Play | Draw): void;
  confirm(): void;
  putDown(): void;
}

/** Reads the options of this moment and remembers what was picked up. */
export function useMoves(props: PageProps): Moves {
  const { seen, foreseen, log, why, choose, explain } = props;
  const view = seen.view as MinesView;
  const asked = seen.pending[0];
  const [picked, setPicked] = useState<CardId | null>(null);
  const [draft, setDraft] = useState<Play | Draw | null>(null);
  const [refused, setRefused] = useState<ReadonlyMap<Place, string>>(new Map());

  const all = (asked?.options ?? []).map((option, i) => ({ option, notes: foreseen[i] ?? [] }));
  const plays = asked?.step === 'play' ? (all as Target<Play>[]) : [];
  const draws = asked?.step === 'draw' ? (all as Target<Draw>[]) : [];
  const chosen = plays.length > 0 ? (view.hand.find(({ id }) => id === picked) ?? null) : null;
  const targets = plays.filter(({ option }) => option.unit === chosen?.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment lets go of everything
  useEffect(() => {
    setPicked(null);
    setDraft(null);
    explain(null);
  }, [log.length, asked?.step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for every unit picked up
  useEffect(() => {
    setRefused(new Map());
    if (chosen === null) return;
    let current = true;
    const legal = new Set(targets.map(({ option }) => option.place));
    const places = [...view.field, ...view.captured].flatMap(mine => (mine ? [mine.place] : []));
    const others = places.filter(place => !legal.has(place));
    Promise.all(
      others.map(async place => [place, await why({ unit: chosen.id, place })] as const),
    ).then(found => {
      if (current) setRefused(new Map(found.flatMap(([p, rule]) => (rule ? [[p, rule]] : []))));
    });
    return () => {
      current = false;
    };
  }, [chosen?.id, log.length]);

  const send = (option: Play | Draw) => {
    setPicked(null);
    setDraft(null);
    choose(option);
  };
  return {
    step: plays.length > 0 ? 'play' : draws.length > 0 ? 'draw' : null,
    playable: new Set(plays.map(({ option }) => option.unit)),
    chosen,
    targets: new Map(targets.map(target => [target.option.place, target])),
    refused,
    draws: new Map(draws.map(target => [target.option.from, target])),
    draft,
    pick(unit) {
      explain(null);
      setDraft(null);
      setPicked(unit?.id ?? null);
    },
    take(option) {
      explain(null);
      if (props.confirm) setDraft(option);
      else send(option);
    },
    confirm: () => draft && send(draft),
    putDown() {
      explain(null);
      if (draft) setDraft(null);
      else setPicked(null);
    },
  };
}
