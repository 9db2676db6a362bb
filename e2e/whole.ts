/** With `npm run trial:browser` a sweep goes through everything, with `npm test` through a part of it. */
const isWhole = process.env.WHOLE_SWEEPS !== undefined;

/** What a sweep goes through: all, or these few that differ most. */
export const sweep = <T>(all: readonly T[], isOfTheFew: (one: T) => boolean): readonly T[] =>
  isWhole ? all : all.filter(isOfTheFew);
