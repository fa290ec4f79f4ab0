// What every sheet on the board is drawn from.

import type { Teller } from '../../../../kernel/box.ts';
import type { Lying } from './lying.ts';
import type { Printed } from './printed.ts';

/** What is printed, what lies, and what shines. */
export interface SheetProps {
  readonly printed: Printed;
  readonly lying: Lying;
  readonly say: Teller['say'];
  /** What the action somebody looks at reads or takes. */
  readonly lit: ReadonlySet<string>;
}
