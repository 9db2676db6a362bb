import { AppError } from '../http/app-error.ts';

type Limits = {
  concurrency: number;
  waiting: number;
  fullMessage: string;
};

type Waiting = { enter: () => void; refuse: (error: AppError) => void };

/**
 * Runs expensive work a few jobs at a time. Lanes, e.g. one per user, take turns. When the queue is
 * full, the longest lane loses its last job, so that a flood from one user delays only that user.
 */
export class WorkQueue {
  #limits: Limits;
  #running = 0;
  #waiting = 0;
  /** In turn order; contains no empty lanes. */
  #lanes = new Map<string, Waiting[]>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async run<T>(job: () => Promise<T>, lane = ''): Promise<T> {
    await this.#enter(lane);
    try {
      return await job();
    } finally {
      // The slot is passed on directly, so that no other job can take it.
      const next = this.#takeNext();
      if (next) next.enter();
      else this.#running -= 1;
    }
  }

  async #enter(lane: string): Promise<void> {
    if (this.#running < this.#limits.concurrency) {
      this.#running += 1;
      return;
    }
    if (this.#waiting >= this.#limits.waiting) this.#makeRoom(lane);
    await new Promise<void>((enter, refuse) => {
      const line = this.#lanes.get(lane) ?? [];
      line.push({ enter, refuse });
      this.#lanes.set(lane, line);
      this.#waiting += 1;
    });
  }

  #takeNext(): Waiting | undefined {
    const [turn] = this.#lanes;
    if (!turn) return undefined;
    const [lane, line] = turn;
    this.#lanes.delete(lane);
    const next = line.shift();
    if (line.length > 0) this.#lanes.set(lane, line);
    this.#waiting -= 1;
    return next;
  }

  /** Rejects the last job of the longest lane, or the new job if its own lane is as long. */
  #makeRoom(lane: string): void {
    const full = new AppError('UNAVAILABLE', this.#limits.fullMessage, { retryAfter: 2 });
    let longest: Waiting[] = [];
    for (const line of this.#lanes.values()) if (line.length > longest.length) longest = line;
    const own = this.#lanes.get(lane)?.length ?? 0;
    if (longest.length <= own + 1) throw full;
    longest.pop()?.refuse(full);
    this.#waiting -= 1;
  }
}
