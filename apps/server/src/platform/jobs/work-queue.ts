import { AppError } from '../http/app-error.ts';

type Limits = {
  atOnce: number;
  waiting: number;
  /** Told to whoever finds the queue full. */
  whenFull: string;
};

type Waiting = { enter: () => void; refuse: (error: AppError) => void };

/**
 * Dear work is done a little at a time, so that a flood of it does not take the pages along. Each
 * lane has its turn after the other, and where all places to wait are taken the longest lane gives
 * one up: whoever sends a flood waits behind it, and nobody else.
 */
export class WorkQueue {
  #limits: Limits;
  #running = 0;
  #waiting = 0;
  /** In the order of their turns; none is empty. */
  #lanes = new Map<string, Waiting[]>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async run<T>(job: () => Promise<T>, lane = ''): Promise<T> {
    await this.#enter(lane);
    try {
      return await job();
    } finally {
      // The place is handed over, so that nobody slips in between.
      const next = this.#takeNext();
      if (next) next.enter();
      else this.#running -= 1;
    }
  }

  async #enter(lane: string): Promise<void> {
    if (this.#running < this.#limits.atOnce) {
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

  /** Whoever came last to the longest lane goes, unless the newcomer's own is as long. */
  #makeRoom(lane: string): void {
    const full = new AppError('UNAVAILABLE', this.#limits.whenFull, { retryAfter: 2 });
    let longest: Waiting[] = [];
    for (const line of this.#lanes.values()) if (line.length > longest.length) longest = line;
    const own = this.#lanes.get(lane)?.length ?? 0;
    if (longest.length <= own + 1) throw full;
    longest.pop()?.refuse(full);
    this.#waiting -= 1;
  }
}
