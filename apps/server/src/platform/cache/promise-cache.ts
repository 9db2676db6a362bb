import type { LiveEvents } from '../realtime/live-events.ts';

const maxEntries = 1_000;

export class PromiseCache {
  #known = new Map<string, Promise<unknown>>();

  get<T>(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#known.get(key);
    if (known) return known as Promise<T>;
    const pending = make();
    if (this.#known.size >= maxEntries) this.#known.clear();
    this.#known.set(key, pending);
    pending.catch(() => {
      if (this.#known.get(key) === pending) this.#known.delete(key);
    });
    return pending;
  }

  clear(): void {
    this.#known.clear();
  }
}

/**
 * Caches results until one of the topics is published by any instance, at most for the current
 * minute, because results depend on the time.
 */
export const createMinuteCache = (
  { live, clock }: { live: LiveEvents; clock: () => Date },
  topics: readonly string[],
) => {
  const cache = new PromiseCache();
  let minute = 0;
  const drop = (): void => cache.clear();
  for (const topic of topics) live.subscribe(topic, drop);
  live.onLost(drop);
  return <T>(key: string, make: () => Promise<T>): Promise<T> => {
    const now = Math.floor(clock().getTime() / 60_000);
    if (now !== minute) drop();
    minute = now;
    return cache.get(key, make);
  };
};
