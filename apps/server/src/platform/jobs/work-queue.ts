import { AppError } from '../http/app-error.ts';

type Limits = {
  atOnce: number;
  waiting: number;
  /** Told to whoever finds the queue full. */
  whenFull: string;
};

/** Dear work is done a little at a time, so that a flood of it does not take the pages along. */
export class WorkQueue {
  #limits: Limits;
  #running = 0;
  #waiting: (() => void)[] = [];

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await job();
    } finally {
      // The place is handed over, so that nobody slips in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#limits.waiting) {
      throw new AppError('UNAVAILABLE', this.#limits.whenFull, { retryAfter: 2 });
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
