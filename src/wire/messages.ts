// What page and server say to each other. Both check what they hear.

import { z } from 'zod';

/** A guest's name as others read it. */
export const guestWish = z.strictObject({ name: z.string().trim().min(1).max(40) });

/** A wish for a new table. */
export const tableWish = z.strictObject({
  game: z.string().max(40),
  holders: z
    .array(
      z.union([z.literal('me'), z.literal('open'), z.strictObject({ bot: z.string().max(40) })]),
    )
    .min(1)
    .max(8),
  options: z.record(z.string().max(40), z.unknown()).default({}),
});

/** An invitation somebody was given. */
export const joinWish = z.strictObject({ invitation: z.string().max(64) });

/** What a seat adds to the shuffles when it is ready. */
export const startWish = z.strictObject({ entropy: z.string().max(200).optional() });

const at = z.int().min(0);

/** What a page says over the socket of a table. */
export const said = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('hello'), at }),
  z.strictObject({ do: z.literal('choose'), at, choice: z.unknown() }),
  z.strictObject({ do: z.literal('undo'), at }),
  z.strictObject({ do: z.literal('why'), id: z.int(), candidate: z.unknown() }),
]);

/** Anything a page says over the socket. */
export type Said = z.infer<typeof said>;

/** Why the server refused something, for programs. */
export type Refused =
  | 'malformed'
  | 'late'
  | 'illegal'
  | 'cannot-undo'
  | 'over'
  | 'not-seated'
  | 'too-fast';
