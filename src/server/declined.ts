// What the hall declines, with a word for programs and a sentence for people.

import { Refusal } from '../kernel/settings.ts';

const SENTENCES = {
  'no-table': 'there is no such table',
  'wrong-invitation': 'this invitation is for another table',
  full: 'every seat is taken',
  'seat-free': 'a seat is still free',
  'not-begun': 'this table has not begun yet',
  begun: 'this table has begun already',
  frozen: 'this table is frozen: it no longer replays',
  closed: 'this table is closed',
  'not-over': 'the record is published when the table is over',
  'not-seated': 'you do not sit at this table',
  'not-host': 'only whoever opened the table may do this',
  'other-version': 'this table was played by another version of the game, which is not here',
  'cannot-replay': 'what was played here can no longer be told',
  'not-waited': 'the table does not wait for this person',
  'too-early': 'they still have time',
  'nudged-already': 'they were nudged a short while ago',
  'nudge-first': 'nudge them first, and give them time to come',
  'nobody-of-that-name': 'nobody of that name is missing here',
  'no-claim': 'nobody waits for that any more',
  'bad-code': 'this code is not good, or no longer',
  'too-many-tables': 'you have a hundred tables open: close some, or play them to their end',
  'bad-push-service': 'this is no push service the server would write to',
};

/** Why the hall declines something. */
export type Reason = keyof typeof SENTENCES;

/** Something the hall does not do; nothing has changed. */
export class Declined extends Refusal {
  override name = 'Declined';

  constructor(readonly reason: Reason) {
    super(SENTENCES[reason]);
  }
}
