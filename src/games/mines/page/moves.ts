// What the person at the table can do now, gathered from the options: nothing here knows a rule.

import { useEffect, useState } from 'react';
import { type Foreseen, foreseenIn, useLettingGo } from '../../../web/pieces/moves.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import type { CardId, Unit } from '../cards.ts';
import type { Play } from '../steps/play.ts';
import type { Draw } from '../steps/refill.ts';
import type { Place } from '../table.ts';
import type { MinesView } from '../view.ts';

/** The possibilities of this moment, and the gestures made so far. */
export interface Moves {
  readonly step: 'play' | 'draw' | null;
  readonly playable: ReadonlySet<CardId>;
  readonly chosen: Unit | null;
  /** Whether the chosen unit was chosen because there is no other. */
  readonly preselected: boolean;
  /** Where the chosen unit may go. */
  readonly targets: ReadonlyMap<Place, Foreseen<Play>>;
  /** Where a unit may go. */
  targetsOf(unit: Unit): readonly Foreseen<Play>[];
  /** Where the unit that is only pointed at may go. */
  readonly hinted: ReadonlySet<Place>;
  /** Why the chosen unit may not go elsewhere, as far as asked. */
  readonly refused: ReadonlyMap<Place, string>;
  readonly draws: ReadonlyMap<Draw['from'], Foreseen<Draw>>;
  /** A choice that waits to be confirmed. */
  readonly draft: Play | Draw | null;
  pick(unit: Unit | null): void;
  hint(unit: Unit | null): void;
  /** Takes an option: at once, or as a draft if choices are confirmed. */
  take(option: Play | Draw): void;
  confirm(): void;
  putDown(): void;
}

/** What was picked up: nothing yet, something, or nothing on purpose. */
type Picked<T> = T | 'nothing' | null;

/** Reads the options of this moment and remembers what was picked up. */
export function useMoves(props: PageProps): Moves {
  const { seen, choose, explain } = props;
  const view = seen.view as MinesView;
  const asked = seen.pending[0];
  const [picked, setPicked] = useState<Picked<CardId>>(null);
  const [drafted, setDrafted] = useState<Picked<Play | Draw>>(null);
  const [hovered, setHovered] = useState<CardId | null>(null);

  const all = foreseenIn(props);
  const plays = asked?.step === 'play' ? (all as Foreseen<Play>[]) : [];
  const draws = asked?.step === 'draw' ? (all as Foreseen<Draw>[]) : [];
  const playable = new Set(plays.map(({ option }) => option.unit));
  const targetsOf = (unit: CardId | undefined) =>
    plays.filter(({ option }) => option.unit === unit);

  // What there is no choice about is picked up already, but never sent.
  const onlyUnit = playable.size === 1 ? [...playable][0] : undefined;
  const held = picked ?? onlyUnit;
  const chosen = plays.length > 0 ? (view.hand.find(({ id }) => id === held) ?? null) : null;
  const targets = targetsOf(chosen?.id);
  const within = asked?.step === 'draw' ? draws : targets;
  const draft = drafted ?? (within.length === 1 ? (within[0]?.option ?? null) : null);

  useLettingGo(props, () => {
    setPicked(null);
    setDrafted(null);
    setHovered(null);
  });
  const send = (option: Play | Draw) => {
    setPicked(null);
    setDrafted(null);
    choose(option);
  };
  return {
    step: plays.length > 0 ? 'play' : draws.length > 0 ? 'draw' : null,
    playable,
    chosen,
    preselected: picked === null && chosen !== null,
    targets: new Map(targets.map(target => [target.option.place, target])),
    targetsOf: unit => targetsOf(unit.id),
    hinted: new Set(
      chosen === null ? targetsOf(hovered ?? undefined).map(({ option }) => option.place) : [],
    ),
    refused: useRefusals(props, chosen, targets),
    draws: new Map(draws.map(target => [target.option.from, target])),
    draft: draft === 'nothing' ? null : draft,
    pick(unit) {
      explain(null);
      setDrafted(null);
      setPicked(unit?.id ?? 'nothing');
    },
    hint: unit => setHovered(unit?.id ?? null),
    take(option) {
      explain(null);
      if (props.confirm && drafted !== option) setDrafted(option);
      else send(option);
    },
    confirm: () => draft && draft !== 'nothing' && send(draft),
    putDown() {
      explain(null);
      if (drafted && drafted !== 'nothing') return setDrafted(null);
      setPicked('nothing');
      setDrafted('nothing');
    },
  };
}

/** Why the unit may not go where it may not: asked for as soon as it is picked up. */
function useRefusals(
  { seen, log, why }: PageProps,
  chosen: Unit | null,
  targets: readonly Foreseen<Play>[],
): ReadonlyMap<Place, string> {
  const view = seen.view as MinesView;
  const [refused, setRefused] = useState<ReadonlyMap<Place, string>>(new Map());
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
  return refused;
}
