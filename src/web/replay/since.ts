// Since you were here: what was missed is offered, replayed on the table itself, and ends in the present.

import type { TableClient } from '../client.ts';
import type { Sitting } from '../pieces/page.ts';
import { Projector } from './projector.ts';
import type { Reel } from './reel.ts';

/** How much somebody has seen of a table, kept between visits. */
export interface Memory {
  read(): number | null;
  write(at: number): void;
}

/** What is on the table: the present, the present with an offer, or what was missed. */
export type Since =
  | { readonly is: 'present' }
  | { readonly is: 'offered'; readonly missed: number }
  | { readonly is: 'replayed'; readonly projector: Projector };

/** A table that offers to replay what happened since it was last looked at. To a page it is a table like any other. */
export class SinceTable implements TableClient {
  private state: Since = { is: 'present' };
  private readonly listeners = new Set<() => void>();
  /** Whether anybody looks at the page right now. */
  private looked = true;
  /** Whether they have looked since, so that they see for themselves what happens. */
  private here = false;
  /** How much had been told when the table was last looked at. */
  private seen = 0;

  constructor(
    private readonly live: TableClient,
    private readonly reel: Reel,
    private readonly memory: Memory,
  ) {}

  /** Begins to listen to the table; returns how to let go of it again. */
  start(): () => void {
    const stop = this.live.subscribe(() => this.heard());
    this.heard();
    return () => {
      stop();
      this.dispose();
    };
  }

  readonly since = (): Since => this.state;
  readonly current = (): Sitting | null =>
    this.state.is === 'replayed' ? this.state.projector.current() : this.live.current();
  readonly trouble = () => this.live.trouble();
  readonly subscribe = (heard: () => void) => {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  };
  /** Whoever chooses has seen enough. */
  readonly choose = (option: unknown) => {
    if (this.state.is === 'replayed') return;
    this.toPresent();
    this.live.choose(option);
  };
  readonly undo = () => {
    if (this.state.is === 'replayed') return;
    this.toPresent();
    this.live.undo();
  };
  readonly why = (candidate: unknown) =>
    this.state.is === 'replayed' ? this.state.projector.why() : this.live.why(candidate);
  readonly dispose = () => {
    if (this.state.is === 'replayed') this.state.projector.dispose();
  };

  /** Somebody looks at the page again, or no longer. */
  look(looked: boolean): void {
    this.looked = looked;
    if (!looked) this.here = false;
    if (!looked && this.state.is === 'replayed') this.state.projector.pause();
    this.heard();
  }

  /** Replays what was missed. */
  readonly watch = () => {
    if (this.state.is !== 'offered') return;
    const first = Math.max(0, this.seen - 1);
    const [eyes = null] = this.reel.eyes;
    const projector = new Projector(this.reel, {
      moment: first,
      first,
      eyes,
      ended: () => this.toPresent(),
    });
    projector.subscribe(() => this.changed());
    this.change({ is: 'replayed', projector });
    projector.play();
  };

  /** Back to the table as it is now. */
  readonly toPresent = () => {
    if (this.state.is === 'replayed') this.state.projector.pause();
    this.remember();
    this.change({ is: 'present' });
  };

  /** The table has changed, or somebody looks again. */
  private heard(): void {
    const at = this.live.current()?.at;
    if (at === undefined) return;
    if (this.state.is === 'offered') this.change({ is: 'offered', missed: at - this.seen });
    else if (this.state.is === 'replayed' || !this.looked) this.changed();
    else if (this.here) this.toPresent();
    else this.arrive(at);
  }

  /** Somebody comes to the table, who may have missed something. */
  private arrive(at: number): void {
    this.here = true;
    this.seen = Math.min(this.memory.read() ?? at, at);
    if (this.seen < at) this.change({ is: 'offered', missed: at - this.seen });
    else this.toPresent();
  }

  private remember(): void {
    const at = this.live.current()?.at;
    if (at === undefined) return;
    this.seen = at;
    this.memory.write(at);
  }

  private change(state: Since): void {
    this.state = state;
    this.changed();
  }

  private changed(): void {
    for (const heard of this.listeners) heard();
  }
}
