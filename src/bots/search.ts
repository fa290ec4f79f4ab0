// search: information-set Monte Carlo tree search. Every iteration deals anew what the seat cannot
// know, walks down one shared tree by upper confidence bounds to something new, tries it and judges
// the table there: all that is new if the choice is its own, one thing if it is another's. Same seed
// and same number of iterations: same choice.

import type { Chance } from '../kernel/chance.ts';
import type { Game, Seat, Table } from '../kernel/game.ts';
import {
  anyOption,
  copyOf,
  isOver,
  optionsOf,
  type Question,
  questions,
  take,
} from '../kernel/play.ts';
import { redealt } from '../kernel/view.ts';
import { again, type Bot, leads, questionFor } from './bot.ts';

/** How long to think: a time, or a number of iterations, which is repeatable. */
export type Budget = { readonly milliseconds: number } | { readonly iterations: number };

/** How eagerly little-tried options are tried. */
const CURIOSITY = 0.3;
/** How many random choices are played beyond the tree before the table is judged, unless the game says. */
const BEYOND = 4;
/** Leads that differ by less than this are as good as the same. */
const LEAST_SPREAD = 0.5;

/** One choice in the tree, with what followed from it so far. */
interface Branch {
  readonly option: unknown;
  readonly further: Tree;
  visits: number;
  /** How often it was among the options when its parent was passed. */
  offered: number;
  /** Sum of its worth to the seat that chooses it. */
  worth: number;
}

type Tree = Map<string, Branch>;

/** A branch passed on the way down, and who chose it. */
interface Passed {
  readonly branch: Branch;
  readonly seat: Seat;
}

/** A searching bot with the given budget. */
export function search(budget: Budget): Bot {
  return (game, known, question, chance) => {
    const options = optionsOf(known, question);
    if (options.length === 1 && !question.optional) return options[0];
    const searcher = new Searcher(game, known, question.seat, chance);
    const more = clock(budget);
    do searcher.iterate();
    while (more());
    return searcher.best();
  };
}

function clock(budget: Budget): () => boolean {
  if ('iterations' in budget) {
    let left = budget.iterations;
    return () => --left > 0;
  }
  const end = performance.now() + budget.milliseconds;
  return () => performance.now() < end;
}

class Searcher {
  private readonly root: Tree = new Map();
  /** The mean of what each seat was seen to gain, and how far ours is from it as a rule. */
  private readonly means: number[] = [];
  private spread = 0;
  private judged = 0;

  constructor(
    private readonly game: Game,
    private readonly known: Table,
    private readonly seat: Seat,
    private readonly chance: Chance,
  ) {}

  /** The option tried most. */
  best(): unknown {
    let best: Branch | undefined;
    for (const branch of this.root.values())
      if (best === undefined || branch.visits > best.visits) best = branch;
    return best?.option;
  }

  iterate(): void {
    const table = redealt(this.game, this.known, this.seat, this.chance);
    const before = leads(this.game.judge(table));
    const path: Passed[] = [];
    let tree = this.root;
    let question = questionFor(this.game, table, this.seat);
    let worth: readonly number[] | undefined;
    while (question !== undefined) {
      const options = optionsOf(table, question);
      if (question.optional) options.push(PASS);
      const fresh = options.filter(option => !tree.has(keyOf(question as Question, option)));
      if (fresh.length > 0) {
        const tried = question.seat === this.seat ? fresh : [this.oneOf(fresh)];
        worth = this.tryAll(tree, table, question, tried, before);
        break;
      }
      const branch = promising(tree, question, options);
      path.push({ branch, seat: question.seat });
      if (branch.option !== PASS) take(this.game, table, question, branch.option);
      tree = branch.further;
      question = next(this.game, table);
    }
    worth ??= this.gains(table, before);
    for (const { branch, seat } of path) {
      branch.visits++;
      branch.worth += worth[seat] as number;
    }
  }

  private oneOf(options: readonly unknown[]): unknown {
    return options[this.chance.below(options.length)];
  }

  /** Tries every new option once, each on a copy of the table; what is best for the chooser counts. */
  private tryAll(
    tree: Tree,
    table: Table,
    question: Question,
    options: readonly unknown[],
    before: readonly number[],
  ): readonly number[] {
    let best: readonly number[] | undefined;
    const { seat } = question;
    for (const option of options) {
      const tried = options.length === 1 ? table : copyOf(table);
      if (option !== PASS) take(this.game, tried, again(this.game, tried, question), option);
      this.playOn(tried);
      const worth = this.gains(tried, before);
      const branch = {
        option,
        further: new Map(),
        visits: 1,
        offered: 1,
        worth: worth[seat] as number,
      };
      tree.set(keyOf(question, option), branch);
      if (best === undefined || (worth[seat] as number) > (best[seat] as number)) best = worth;
    }
    return best as readonly number[];
  }

  private playOn(table: Table): void {
    const { playOn = BEYOND } = this.game;
    for (let i = 0; i < playOn; i++) {
      const question = next(this.game, table);
      if (question === undefined) return;
      take(this.game, table, question, anyOption(table, question, this.chance));
    }
  }

  /**
   * What the table is worth to each seat, from 0 to 1: what its lead has gained, measured by what is
   * usual from here. The luck of the deal was in the lead before, and does not blur the choice.
   */
  private gains(table: Table, before: readonly number[]): number[] {
    const points =
      isOver(table) && table.seats > 1
        ? this.game.standing(table).map(({ points }) => points)
        : this.game.judge(table);
    const lead = leads(points);
    this.judged++;
    const beyond = lead.map((own, seat) => {
      const gain = own - (before[seat] as number);
      const mean = this.means[seat] ?? gain;
      this.means[seat] = mean + (gain - mean) / this.judged;
      return gain - mean;
    });
    const off = Math.abs(beyond[this.seat] as number);
    this.spread += (off - this.spread) / this.judged;
    const unit = Math.max(this.spread, LEAST_SPREAD);
    return beyond.map(own => 1 / (1 + Math.exp(-own / unit)));
  }
}

/** Letting an offer pass. */
const PASS = undefined;

/** The branch with the highest upper confidence bound. */
function promising(tree: Tree, question: Question, options: readonly unknown[]): Branch {
  let chosen: Branch | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const branch = tree.get(keyOf(question, option)) as Branch;
    branch.offered++;
    const bound =
      branch.worth / branch.visits +
      CURIOSITY * Math.sqrt(Math.log(branch.offered) / branch.visits);
    if (bound > highest) {
      highest = bound;
      chosen = branch;
    }
  }
  return chosen as Branch;
}

/** The next question others wait for. */
function next(game: Game, table: Table): Question | undefined {
  return questions(game, table).find(question => !question.optional);
}

const texts = new WeakMap<object, string>();

/** An option's name in the tree. Games that offer the same objects again and again save the writing. */
function keyOf({ seat, step }: Question, option: unknown): string {
  if (typeof option !== 'object' || option === null) return `${seat} ${step} ${option}`;
  let text = texts.get(option);
  if (text === undefined) {
    text = JSON.stringify(option);
    texts.set(option, text);
  }
  return `${seat} ${step} ${text}`;
}
