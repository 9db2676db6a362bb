/** Percent with one digit after the point; 0 of nothing is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10;

/** The change in percent; nothing where there was nothing to compare with. */
export const percentChange = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 1_000) / 10;

/** With one digit after the point; 0 of nothing is 0. */
export const roundedAverage = (sum: number, count: number): number =>
  count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
