import type { LiveEvents } from '../realtime/live-events.ts';

const mostAnswers = 1_000;

export class Answers {
  #known = new Map<string, Promise<unknown>>();

  get<T>(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#known.get(key);
    if (known) return known as Promise<T>;
    const making = make();
    if (this.#known.size >= mostAnswers) this.#known.clear();
    this.#known.set(key, making);
    making.catch(() => {
      if (this.#known.get(key) === making) this.#known.delete(key);
    });
    return making;
  }

  clear(): void {
    this.#known.clear();
  }
}

/**
 * Caches results until one of the topics is published by any instance, at most for the current
 * minute, because results depend on the time.
 */
export const answersOfMinute = (
  { live, clock }: { live: LiveEvents; clock: () => Date },
  topics: readonly string[],
) => {
  const answers = new Answers();
  let minute = 0;
  const drop = (): void => answers.clear();
  for (const topic of topics) live.subscribe(topic, drop);
  live.onLost(drop);
  return <T>(key: string, make: () => Promise<T>): Promise<T> => {
    const now = Math.floor(clock().getTime() / 60_000);
    if (now !== minute) drop();
    minute = now;
    return answers.get(key, make);
  };
};
