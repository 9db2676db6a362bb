import { isFullRun } from '../packages/contract/testing/full-run.ts';

/** What a sweep over pages visits: all of them with WHOLE=1, else these few that differ most. */
export const selectForSweep = <T>(
  all: readonly T[],
  isOfTheFew: (one: T) => boolean,
): readonly T[] => (isFullRun ? all : all.filter(isOfTheFew));
