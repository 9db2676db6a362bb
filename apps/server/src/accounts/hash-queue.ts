import { Refusal } from '../platform/refusal.ts';

type Limits = { atOnce: number; waiting: number };

/** Hashing is dear on purpose: a flood of log ins must not take the processors from the pages. */
export class HashQueue {
  #limits: Limits;
  #running = 0;
  #waiting: (() => void)[] = [];

  constructor(limits: Limits = { atOnce: 2, waiting: 50 }) {
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
      throw new Refusal('UNAVAILABLE', 'Many people are logging in just now. Please try again.', {
        retryAfter: 2,
      });
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
