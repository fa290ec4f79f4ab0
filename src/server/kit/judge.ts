// The judge of two worlds: plays along by an honest game, never sees the wire, and says what can be
// done in both worlds and who can know the difference.

import type { Chance } from '../../kernel/chance.ts';
import type { Seat, Table } from '../../kernel/game.ts';
import { type After, knowsTheSame, seesTheSame } from '../../kernel/kit/twins.ts';
import { type AnyGame, nextMoment } from '../../kernel/kit/walk.ts';
import { LiveTable } from '../../kernel/live.ts';
import { same } from '../../kernel/plain.ts';
import { choose } from '../../kernel/play.ts';
import { notesFor } from '../../kernel/view.ts';
import type { Watcher } from '../running.ts';
import type { Deed } from '../store.ts';

/** Left and right. */
export type Both<T> = readonly [T, T];
export type Which = 0 | 1;

/** A game whose word is taken for what a watcher may know. */
export interface Honest {
  readonly game: AnyGame;
  /** Notes that show everybody something which then lies hidden again. */
  readonly shows?: readonly string[];
}

/** What is done in each of two worlds; with null it is done in the other one only. */
export type Deeds = Both<Deed | null>;

type Choice = Extract<Deed, { choice: unknown }>;

const TRIES = 8;

/** Two tables of an honest game, and who cannot tell them apart. */
export class Judge {
  /** Those who cannot know the difference, so far. */
  unaware: readonly Watcher[];
  private readonly tables: Both<LiveTable>;
  private readonly secrets: Both<Seat[]> = [[], []];

  constructor(
    private readonly honest: Honest,
    positions: Both<Table>,
    private readonly watchers: readonly Watcher[],
    private readonly chance: Chance,
  ) {
    const { game } = honest;
    this.tables = [LiveTable.at(game, positions[0]), LiveTable.at(game, positions[1])];
    this.unaware = watchers.filter(watcher => knowsTheSame(game, ...positions, watcher));
  }

  /** Does something in each world, and finds out who could know the difference from then on. */
  do(deeds: Deeds): void {
    const after: Both<After> = [this.done(0, deeds[0]), this.done(1, deeds[1])];
    this.unaware = this.unaware.filter(watcher => this.staysUnaware(after, watcher));
  }

  private done(which: Which, deed: Deed | null): After {
    const live = this.tables[which];
    if (deed === null) return { table: live.copy(), notes: [] };
    if ('undo' in deed) {
      live.undo(deed.seat);
      return { table: live.copy(), notes: [] };
    }
    const { notes } = live.choose(deed.seat, deed.choice);
    return { table: live.copy(), notes };
  }

  /**
   * Whether a watcher still cannot tell the worlds apart. They can only if what they know differs
   * and they saw or heard why. A note that shows what then lies hidden again is knowledge as well.
   */
  private staysUnaware(after: Both<After>, watcher: Watcher): boolean {
    const { game, shows = [] } = this.honest;
    if (seesTheSame(game, ...after, watcher)) return true;
    const [shown, shownTwin] = after.map(({ notes }) =>
      notesFor(notes, watcher).filter(({ what }) => shows.includes(what)),
    );
    return same(shown, shownTwin) && knowsTheSame(game, after[0].table, after[1].table, watcher);
  }

  /**
   * Something to do in both worlds: the same, or something else of which the unaware hear the same;
   * or something that is done in one only. Sometimes, and where nothing else can be done, it is
   * something that makes the difference known. Null at the end.
   */
  anyDeeds(): Deeds | null {
    const lead: Which = this.chance.below(2) === 0 ? 0 : 1;
    const follow: Which = lead === 0 ? 1 : 0;
    const inOrder = (first: Deed, second: Deed | null): Deeds =>
      lead === 0 ? [first, second] : [second, first];
    const undo = this.anyUndo(lead, follow);
    if (undo !== null) return inOrder(...undo);
    const secret = this.anySecret(lead);
    if (secret !== null) return inOrder(secret, null);
    let last: Deeds | null = null;
    for (let tries = 0; tries < TRIES; tries++) {
      const moment = nextMoment(this.honest.game, this.tables[lead].copy(), this.chance);
      if (moment === null) return null;
      const { seat, step } = moment.question;
      const deed = { seat, choice: moment.option };
      const answer = this.likeIt(follow, deed, step);
      if (answer === null) continue;
      last = inOrder(deed, answer);
      const after: Both<After> = [this.tried(lead, deed), this.tried(follow, answer)];
      const goesOn = this.unaware.every(watcher => this.staysUnaware(after, watcher));
      if (goesOn || this.chance.below(20) === 0) return last;
    }
    return last;
  }

  /** Now and then something of which none of the unaware could know, where several are asked at once. */
  private anySecret(which: Which): Choice | null {
    const asked = this.tables[which].pending();
    if (asked.length === 1 || this.chance.below(3) === 0) return null;
    const choices = asked.flatMap(({ seat, options }) => options.map(choice => ({ seat, choice })));
    const secret = this.chance.shuffle(choices).find(deed => this.isSecret(which, deed)) ?? null;
    if (secret !== null) this.secrets[which].push(secret.seat);
    return secret;
  }

  /** Whether none of the unaware could know that a deed was done. */
  private isSecret(which: Which, deed: Choice): boolean {
    const { game } = this.honest;
    if (this.unaware.includes(deed.seat)) return false;
    const before = { table: this.tables[which].copy(), notes: [] };
    const after = this.tried(which, deed);
    return this.unaware.every(
      watcher =>
        seesTheSame(game, before, after, watcher) ||
        knowsTheSame(game, before.table, after.table, watcher),
    );
  }

  private tried(which: Which, { seat, choice }: Choice): After {
    const table = this.tables[which].copy();
    return { table, notes: choose(this.honest.game, table, seat, choice).notes };
  }

  /** A choice at the same step of another world: often the same one, for the unaware always. */
  private likeIt(which: Which, { seat, choice }: Choice, step: string): Choice | null {
    const asked = this.tables[which]
      .pending()
      .find(open => open.seat === seat && open.step === step);
    const options = asked?.options ?? [];
    const isThere = options.some(option => same(option, choice));
    const isUnaware = this.unaware.includes(seat);
    if (isThere && (isUnaware || this.chance.below(2) === 0)) return { seat, choice };
    if (options.length === 0 || isUnaware) return null;
    return { seat, choice: options[this.chance.below(options.length)] };
  }

  /** Now and then somebody takes something back: in both worlds, or what was done in secret in one. */
  private anyUndo(lead: Which, follow: Which): readonly [Deed, Deed | null] | null {
    if (this.chance.below(8) !== 0) return null;
    const canUndo = (which: Which, seat: Seat) => this.tables[which].undoBarrier(seat) === null;
    const secret = this.secrets[lead].pop();
    if (secret !== undefined && canUndo(lead, secret)) return [{ seat: secret, undo: true }, null];
    const seats = this.watchers.filter(
      seat => seat !== null && canUndo(lead, seat) && canUndo(follow, seat),
    ) as Seat[];
    if (seats.length === 0) return null;
    const undo = { seat: this.chance.draw(seats), undo: true } as const;
    return [undo, undo];
  }

  /** Something a watcher might point at: their own candidates, what others might choose, nonsense. */
  anyCandidate(watcher: Watcher): unknown {
    const live = this.tables[this.chance.below(2) as Which];
    const own = watcher === null ? [] : live.weighed(watcher).map(({ candidate }) => candidate);
    const theirs = live.pending().flatMap(({ options }) => options);
    const nonsense = [null, -1, 'nothing', { unit: 7, place: 99 }, { unit: 80, place: 0 }, []];
    const kinds = [own, theirs, nonsense].filter(kind => kind.length > 0);
    return this.chance.draw(this.chance.draw(kinds));
  }

  /** Whether a seat could make a choice in one of the worlds. */
  isLegal(seat: Seat, choice: unknown): boolean {
    return this.tables.some(live =>
      live
        .pending()
        .some(open => open.seat === seat && open.options.some(option => same(option, choice))),
    );
  }

  /** Whether a seat could take something back in one of the worlds. */
  canUndo(seat: Seat): boolean {
    return this.tables.some(live => live.undoBarrier(seat) === null);
  }
}
