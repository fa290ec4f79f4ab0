// What every part of the page needs to know of this moment.

import type { Teller } from '../../../kernel/box.ts';
import type { Key, Moves } from '../../../web/pieces/moves.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import { newScene } from '../../../web/pieces/scene.ts';
import type { CardId } from '../cards.ts';
import type { VillagersView } from '../view.ts';
import type { News } from './news.ts';

/** The table, what can be done, and how to do it. */
export interface Scene extends Pick<PageProps, 'say' | 'explain' | 'views' | 'over'> {
  readonly view: VillagersView;
  readonly moves: Moves;
  readonly news: News;
  readonly teller: Teller;
  /** The key of the keyboard for what can be pointed at next. */
  readonly hints: ReadonlyMap<Key, string>;
  /** Points at something: a step of a choice, or a question why not. */
  point(key: Key, beside: Element, card?: CardId): void;
}

export const { SceneContext, useScene } = newScene<Scene>();
