import { isWhole } from '../packages/contract/testing/whole.ts';

/** What a sweep over pages visits: all of them with WHOLE=1, else these few that differ most. */
export const sweep = <T>(all: readonly T[], isOfTheFew: (one: T) => boolean): readonly T[] =>
  isWhole ? all : all.filter(isOfTheFew);
