// Questions that wait for an answer. Each is settled: answered, refused, or given up with the line.

interface Waiting<Answer> {
  answered(answer: Answer): void;
  failed(error: Error): void;
}

/** The number of the last question of this page. No two kinds share one, for a refusal names no kind. */
let last = 0;

/** All open questions of one kind. */
export class Questions<Answer> {
  private readonly waiting = new Map<number, Waiting<Answer>>();

  /** A number nobody has asked under. */
  number(): number {
    return ++last;
  }

  /** Asks; `send` says whether the question left at all. */
  ask(send: (id: number) => boolean): Promise<Answer> {
    const id = this.number();
    return new Promise((answered, failed) => {
      this.waiting.set(id, { answered, failed });
      if (!send(id)) this.giveUp(id);
    });
  }

  answer(id: number, answer: Answer): void {
    this.waiting.get(id)?.answered(answer);
    this.waiting.delete(id);
  }

  /** No answer will come: to this question, or to any. */
  giveUp(id?: number): void {
    for (const [number, { failed }] of [...this.waiting]) {
      if (id !== undefined && id !== number) continue;
      this.waiting.delete(number);
      failed(new Error('there is no answer'));
    }
  }
}
