// What a page and the worker that holds its table say to each other.

import type { Sitting } from '../pieces/page.ts';

/** Who sits where, and how the table is set up. The person sits on seat 0. */
export interface Start {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  /** The bots on seats 1, 2, …, by name. */
  readonly bots: readonly string[];
}

/** A table as it is kept between visits. `record` is sealed text: only the worker reads it. */
export interface Kept extends Start {
  readonly record: string;
}

/** From the page to the worker. */
export type Wish =
  | { readonly do: 'open'; readonly start: Start | Kept; readonly pause: number }
  | { readonly do: 'choose'; readonly option: unknown }
  | { readonly do: 'undo' }
  | { readonly do: 'why'; readonly id: number; readonly candidate: unknown };

/** From the worker to the page. */
export type Word =
  | { readonly is: 'sitting'; readonly sitting: Sitting; readonly kept: Kept }
  | { readonly is: 'why'; readonly id: number; readonly rule: string | null }
  | { readonly is: 'trouble'; readonly message: string };
