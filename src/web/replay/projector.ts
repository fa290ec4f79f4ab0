// Runs a reel: where it stands, whether it plays, through whose eyes. To a page it is a table like any other.

import type { TableClient } from '../client.ts';
import type { Sitting } from '../pieces/page.ts';
import type { Eyes, Frame, Reel } from './reel.ts';

/** How many times faster than calm. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds a moment stays at speed one. */
const CALM = 1200;

/** Where a replay stands. */
export interface Showing {
  readonly moment: number;
  readonly eyes: Eyes;
  readonly playing: boolean;
  readonly speed: Speed;
  /** The moment on the table; while the wished one is fetched, still the one before. */
  readonly frame: Frame | null;
  /** Whether the wished moment could not be fetched. */
  readonly lost: boolean;
}

interface Beginning {
  readonly moment: number;
  readonly eyes: Eyes;
  /** The first moment it goes back to. */
  readonly first?: number;
  /** Told when playing has come to the last moment. */
  readonly ended?: () => void;
}

/** A reel being watched. */
export class Projector implements TableClient {
  private state: Showing;
  private readonly listeners = new Set<() => void>();
  private readonly ended: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts wishes, so that a moment fetched too late is not shown. */
  private wishes = 0;
  readonly first: number;

  constructor(
    readonly reel: Reel,
    { moment, eyes, first = 0, ended = () => {} }: Beginning,
  ) {
    this.first = first;
    this.ended = ended;
    this.state = {
      moment: this.within(moment),
      eyes: reel.eyes.includes(eyes) ? eyes : (reel.eyes[0] ?? null),
      playing: false,
      speed: 1,
      frame: null,
      lost: false,
    };
    this.show();
  }

  get last(): number {
    return this.reel.length;
  }

  readonly showing = (): Showing => this.state;
  readonly current = (): Sitting | null => this.state.frame?.sitting ?? null;
  readonly trouble = () => null;
  readonly subscribe = (heard: () => void) => {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  };
  readonly choose = () => {};
  readonly undo = () => {};
  /** Nobody can choose in the past, so there is no "why not" either: it is never answered. */
  readonly why = () => new Promise<never>(() => {});
  readonly dispose = () => this.pause();

  /** Goes to a moment and stays there. */
  go(moment: number): void {
    this.pause();
    this.goTo(moment);
  }

  /** One moment on, or back. */
  step(by: 1 | -1): void {
    this.go(this.state.moment + by);
  }

  look(eyes: Eyes): void {
    this.change({ eyes });
    this.show();
  }

  hurry(speed: Speed): void {
    this.change({ speed });
    if (this.state.playing && this.arrived) this.waitForNext();
  }

  /** Plays on from here; at the end, from the beginning. */
  play(): void {
    this.change({ playing: true });
    if (this.state.moment >= this.last) this.goTo(this.first);
    else if (this.arrived) this.waitForNext();
    else this.show();
  }

  pause(): void {
    clearTimeout(this.timer);
    if (this.state.playing) this.change({ playing: false });
  }

  /** Whether the wished moment is the one on the table. */
  private get arrived(): boolean {
    return this.current()?.at === this.state.moment + 1;
  }

  private within(moment: number): number {
    return Math.max(this.first, Math.min(Math.trunc(moment), this.last));
  }

  private goTo(moment: number): void {
    this.change({ moment: this.within(moment) });
    this.show();
  }

  private show(): void {
    const wish = ++this.wishes;
    const { moment, eyes } = this.state;
    const frame = this.reel.frame(moment, eyes);
    if (frame instanceof Promise)
      frame.then(
        frame => wish === this.wishes && this.shown(frame),
        () => wish === this.wishes && this.miss(),
      );
    else this.shown(frame);
  }

  private shown(frame: Frame): void {
    this.change({ frame, lost: false });
    if (!this.state.playing) return;
    if (this.state.moment < this.last) this.waitForNext();
    else {
      this.pause();
      this.ended();
    }
  }

  private miss(): void {
    this.pause();
    this.change({ lost: true });
  }

  private waitForNext(): void {
    clearTimeout(this.timer);
    const pause = CALM / this.state.speed;
    this.timer = setTimeout(() => this.goTo(this.state.moment + 1), pause);
  }

  private change(change: Partial<Showing>): void {
    this.state = { ...this.state, ...change };
    for (const heard of this.listeners) heard();
  }
}
