// Load on a server: people at many tables who choose as fast as they are answered.

import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

/** What a server came to under load; times in milliseconds. */
export interface Figures {
  readonly choicesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** How much processor time of the server a choice takes, whatever else the machine does. */
  readonly processorMicroseconds: number;
}

/** How many tables there are, and how many people at each. */
export interface Size {
  readonly tables: number;
  readonly seats: number;
}

/** How hard everybody plays, and how long each choice took to be acknowledged. */
export class Load {
  /** Whether people go on choosing. */
  on = false;
  /** Whether the server is about to go away, so that nobody wonders. */
  isEnding = false;
  /** Choices the server did not take. */
  refused = 0;
  private measuring = false;
  private seconds = 0;
  private processorSeconds = 0;
  private answered = 0;
  private answeredMeanwhile = 0;
  private readonly times: number[] = [];
  /** How many choices are answered when it is enough, and who waits for that. */
  private enough = Number.POSITIVE_INFINITY;
  private done = () => {};

  /** `processorTime` says how many seconds of it the server has used so far. */
  constructor(private readonly processorTime: () => number) {}

  /** Something that should not happen: the run is worth nothing. */
  trouble(error: unknown): void {
    if (!this.isEnding) throw error;
  }

  count(milliseconds: number): void {
    this.answered++;
    if (this.measuring) this.times.push(milliseconds);
    if (this.answered === this.enough) this.done();
  }

  /** Lets everybody play until so many choices are answered, then waits until nothing is in flight. */
  async play(
    parties: readonly Party[],
    choices: number,
    { measured }: { measured: boolean },
  ): Promise<void> {
    const [used, answered] = [this.processorTime(), this.answered];
    const started = performance.now();
    this.measuring = measured;
    this.on = true;
    this.enough = answered + choices;
    const played = new Promise<void>(done => {
      this.done = done;
    });
    for (const party of parties) party.stir();
    await played;
    const seconds = (performance.now() - started) / 1000;
    this.measuring = false;
    this.on = false;
    await until(() => parties.every(party => party.isQuiet), 'every choice is answered');
    if (!measured) return;
    this.seconds += seconds;
    this.processorSeconds += this.processorTime() - used;
    this.answeredMeanwhile += this.answered - answered;
  }

  figures(): Figures {
    const sorted = [...this.times].sort((a, b) => a - b);
    const part = (share: number) =>
      Math.round(10 * (sorted[Math.floor(share * sorted.length)] ?? 0)) / 10;
    return {
      choicesPerSecond: Math.round(sorted.length / this.seconds),
      p50: part(0.5),
      p99: part(0.99),
      processorMicroseconds: Math.round((1e6 * this.processorSeconds) / this.answeredMeanwhile),
    };
  }
}

/** Everybody around one table. They have one choice in flight at a time. */
export abstract class Party {
  private sentAt = 0;
  private inFlight = false;
  private isMoving = false;

  constructor(protected readonly load: Load) {}

  /** Somebody who is asked chooses; false if nobody is. */
  protected abstract choose(): boolean;

  get isQuiet(): boolean {
    return !this.inFlight && !this.isMoving;
  }

  /** Opens another table when one is over. */
  protected moveOn(sitDown: () => Promise<void>): void {
    this.isMoving = true;
    sitDown().then(
      () => {
        this.isMoving = false;
        this.stir();
      },
      error => this.load.trouble(error),
    );
  }

  /** Goes on, if it is time to. */
  stir(): void {
    if (!this.load.on || !this.isQuiet) return;
    this.sentAt = performance.now();
    this.inFlight = this.choose();
  }

  /** Whoever chose has been told so. */
  protected acknowledged(): void {
    if (!this.inFlight) return;
    this.inFlight = false;
    this.load.count(performance.now() - this.sentAt);
  }

  protected refused(): void {
    this.inFlight = false;
    this.load.refused++;
    setTimeout(() => this.stir(), 100);
  }
}

/** Any of these. */
export function anyOf<T>(options: readonly T[]): T {
  return options[Math.floor(Math.random() * options.length)] as T;
}

const ASKED = /"pending":\[\[?\{"seat":\d+,"step":"\w+","options":(\[[^\]]*\])\}/;

/** What a seat is asked, read out of all it is told on either server; null if it is not there as a whole. */
export function optionsIn(text: string): unknown[] | null {
  const options = ASKED.exec(text)?.[1];
  return options === undefined ? null : (JSON.parse(options) as unknown[]);
}

/** Does something for each, a few at a time. */
export async function forEachOf<T>(
  all: readonly T[],
  work: (one: T, i: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < all.length) {
      const i = next++;
      await work(all[i] as T, i);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

/** How everybody's sockets are: nothing is compressed, and a server's text is taken for text. */
export const PLAIN = { perMessageDeflate: false, skipUTF8Validation: true };

/** What a server answered: its text, and the cookie it sets. */
export interface Answer {
  readonly text: string;
  readonly cookie: string;
}

/** Few connections, used again and again, and given up before a server does so after five seconds. */
const agent = new Agent({ keepAlive: true, maxSockets: 16, timeout: 3000 });

/** Posts to a server; an answer that is no success is trouble. */
export async function post(url: string, body: object, headers = {}): Promise<Answer> {
  const asked = request(url, {
    agent,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
  });
  asked.end(JSON.stringify(body));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const text = (await answer.setEncoding('utf8').toArray()).join('');
  const { statusCode = 0 } = answer;
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${text}`);
  const [cookie = ''] = answer.headers['set-cookie']?.[0]?.split(';') ?? [];
  return { text, cookie };
}

/** Waits so long. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}

/** Waits until something is so, though not for ever. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (const started = performance.now(); !isSo(); await pause(10))
    if (performance.now() - started > 60_000)
      throw new Error(`a minute passed, and not yet: ${what}`);
}
