import { isFullRun } from '../packages/contract/testing/full-run.ts';

/** All of them with WHOLE=1, otherwise a few that differ most. */
export const filterUnlessFullRun = <T>(
  all: readonly T[],
  isIncluded: (one: T) => boolean,
): readonly T[] => (isFullRun ? all : all.filter(isIncluded));
