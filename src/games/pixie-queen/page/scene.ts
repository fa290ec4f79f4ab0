// What every part of the page needs to know of this moment.

import type { Teller } from '../../../kernel/box.ts';
import type { Key, Moves } from '../../../web/pieces/moves.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import { newScene } from '../../../web/pieces/scene.ts';
import type { PixieQueenView } from '../view.ts';
import type { Lying } from './board/lying.ts';
import type { Plan } from './board/plan.ts';
import type { Printed } from './board/printed.ts';
import type { Hands } from './hands.ts';

/** The table, what can be done, and how to do it. */
export interface Scene
  extends Pick<PageProps, 'say' | 'explain' | 'why' | 'views' | 'over' | 'at'> {
  readonly view: PixieQueenView;
  readonly lying: Lying;
  readonly printed: Printed;
  readonly plan: Plan;
  readonly moves: Moves;
  /** What I am about to offer; null unless I am asked for it. */
  readonly hands: Hands | null;
  readonly teller: Teller;
  /** The key of the keyboard for what can be pointed at next. */
  readonly hints: ReadonlyMap<Key, string>;
  /** The action somebody points at or has chosen; its facts are shown. */
  readonly looked: number | null;
  look(action: number | null): void;
  /** Points at something: a step of a choice, or a question why not. */
  point(key: Key, beside: Element): void;
  /** Names a player, or the neutral one. */
  nameOf(owner: number): string;
}

export const { SceneContext, useScene } = newScene<Scene>();

/** The action a key stands for. */
export function actionIn(key: Key | undefined): number | null {
  return key?.startsWith('action-') ? Number(key.slice('action-'.length)) : null;
}

/** The action that is being chosen. */
export function chosenAction({ chosen, draft }: Moves): number | null {
  return actionIn(draft?.keys[0]) ?? actionIn(chosen[0]);
}
