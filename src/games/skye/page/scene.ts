// What every part of the page needs to know of this moment.

import type { Teller } from '../../../kernel/box.ts';
import type { Key, Moves } from '../../../web/pieces/moves.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import { newScene } from '../../../web/pieces/scene.ts';
import type { Kit, TileId } from '../kit.ts';
import type { Cell, Laid } from '../land.ts';
import type { SkyeTable } from '../table.ts';
import type { SeenPlayer, SkyeView } from '../view.ts';
import type { Laying } from './laying.ts';
import type { Pricing } from './pricing.ts';
import type { Reason } from './reasons.ts';
import type { Stand } from './worth.ts';

/** The table, what can be done, and how to do it. */
export interface Scene extends Pick<PageProps, 'say' | 'explain' | 'views' | 'over' | 'log'> {
  readonly view: SkyeView;
  readonly kit: Kit;
  /** What is seen, as the rules read it. */
  readonly table: SkyeTable;
  readonly me: SeenPlayer | undefined;
  readonly moves: Moves;
  readonly laying: Laying | null;
  readonly pricing: Pricing | null;
  readonly teller: Teller;
  /** The key of the keyboard for what can be pointed at next. */
  readonly hints: ReadonlyMap<Key, string>;
  /** Whether it is drawn for a phone. */
  readonly narrow: boolean;
  /** Whose land lies on the board. */
  readonly shown: number;
  /** A tile somebody thinks about: the land shows where it would fit. */
  readonly looked: TileId | null;
  look(tile: TileId | null): void;
  /** The tile over my land: the one in hand where it fits, or one that is thought of where it is best. */
  readonly held: Laid | null;
  /** How often each of A to D is still scored. */
  readonly times: readonly number[];
  /** Cells of tiles laid in this round, by seat. */
  readonly fresh: ReadonlyMap<number, ReadonlySet<Cell>>;
  /** A tile the pointer is over while a way is planned. */
  readonly aimed: Cell | null;
  aim(cell: Cell | null): void;
  /** What my land gives now, and with the tile over it. */
  readonly stand: Stand | null;
  readonly preview: Stand | null;
  /** What is being counted on the land, while a round is scored. */
  readonly counted: Reason | null;
  /** Whether roads that reach the castle are lit. */
  readonly roadsLit: boolean;
  /** Points at something: a step of a choice, or a question why not. */
  point(key: Key, beside: Element): void;
}

export const { SceneContext, useScene } = newScene<Scene>();
