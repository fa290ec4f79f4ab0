// The agenda: what a step may do besides changing its own part of the table.

import { type Chance, chanceFrom } from './chance.ts';
import type { Ask, Frame, Game, Lane, Note, Table, Together } from './game.ts';

/** Handed to every step: says what comes next, notes what happened, draws what is hidden. */
export class Agenda<F extends Frame = Frame> {
  /** What happened so far, in order. */
  readonly notes: Note[] = [];
  /** Whether something hidden came to light: from here on nothing can be taken back. */
  revealed = false;

  private stream: Chance | undefined;

  constructor(
    private readonly table: Pick<Table, 'chance'>,
    private stack: Frame[],
  ) {}

  /** These frames happen next, in this order, before anything already on the agenda. */
  next(first: F, second?: F, third?: F): void {
    if (third) this.stack.push(third);
    if (second) this.stack.push(second);
    this.stack.push(first);
  }

  /**
   * Opens lanes side by side; what is on the agenda goes on when all compulsory ones are empty.
   * Other seats see only who is still busy, and `as`: what with.
   */
  together(as: string, lanes: readonly Lane<F>[]): void {
    const frame: Together = { step: 'together', as, lanes };
    this.stack.push(frame);
  }

  /** Notes what just happened. */
  note(note: Note): void {
    this.notes.push(note);
  }

  /** The table's own chance. Using it sets a barrier. */
  get chance(): Chance {
    this.revealed = true;
    this.stream ??= chanceFrom(this.table.chance);
    return this.stream;
  }

  /** Takes the top of a face-down pile (its last item). Sets a barrier. */
  draw<T>(pile: T[]): T {
    if (pile.length === 0) throw new RangeError('draw from an empty pile');
    this.revealed = true;
    return pile.pop() as T;
  }

  /** Says that something hidden came to light otherwise than by chance or draw. Sets a barrier. */
  reveal(): void {
    this.revealed = true;
  }

  /** Runs a stack of frames up to its next questions. For the kernel only. */
  run(game: Game, table: Table, stack: Frame[]): void {
    for (let count = 0; count < MOST_STEPS; count++) {
      const frame = stack[stack.length - 1];
      if (frame === undefined) return;
      if (isTogether(frame)) {
        for (const lane of frame.lanes) this.run(game, table, lane.agenda);
        if (frame.lanes.some(lane => !lane.optional && lane.agenda.length > 0)) return;
        stack.pop();
        continue;
      }
      const step = stepOf(game, frame);
      this.stack = stack;
      if (typeof step === 'function') {
        stack.pop();
        step(table, frame, this);
      } else {
        if (!step.otherwise || hasOption(step, table, frame)) return;
        stack.pop();
        step.otherwise(table, frame, this);
      }
    }
    throw new Error(`${game.name}: ${MOST_STEPS} steps without a question`);
  }

  /** Takes the frame that asked off its stack and does what the choice does. For the kernel only. */
  take(ask: Ask<Table, Frame, unknown>, table: Table, stack: Frame[], choice: unknown): void {
    const frame = stack.pop() as Frame;
    this.stack = stack;
    ask.take(table, frame, choice, this);
  }

  /** Writes back to the table where its chance stands now. For the kernel only. */
  settle(): void {
    if (this.stream) this.table.chance = this.stream.state();
  }
}

const MOST_STEPS = 10_000;

/** Whether a frame is the kernel's own: lanes side by side. */
export function isTogether(frame: Frame): frame is Together {
  return frame.step === 'together';
}

/** The step a frame names. */
export function stepOf(game: Game, frame: Frame): Game['steps'][string] {
  const step = game.steps[frame.step];
  if (step === undefined) throw new Error(`${game.name} has no step "${frame.step}"`);
  return step;
}

/** Whether a candidate meets every law of the question. */
export function isLegal(
  ask: Ask<Table, Frame, unknown>,
  table: Table,
  frame: Frame,
  candidate: unknown,
): boolean {
  const { laws } = ask;
  for (let i = 0; i < laws.length; i++) if (!laws[i]?.holds(table, candidate, frame)) return false;
  return true;
}

/** Whether there is anything to choose. */
export function hasOption(ask: Ask<Table, Frame, unknown>, table: Table, frame: Frame): boolean {
  for (const candidate of ask.candidates(table, frame))
    if (isLegal(ask, table, frame, candidate)) return true;
  return false;
}
