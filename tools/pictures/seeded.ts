export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(options: readonly T[]): T;
  chance(probability: number): boolean;
};

const hash = (seed: string): number => {
  let value = 2166136261;
  for (const letter of seed) {
    value ^= letter.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
};

/** The same seed always gives the same numbers, so that a picture never changes by itself. */
export const seeded = (seed: string): Random => {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (options) => {
      const option = options[Math.floor(next() * options.length)];
      if (option === undefined) throw new Error('pick needs at least one option');
      return option;
    },
    chance: (probability) => next() < probability,
  };
};
