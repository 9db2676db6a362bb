import * as z from 'zod/mini';
import { Cursor } from './cursor.ts';
import { wholeNumberParameter } from './query-parameter.ts';

/** How many entries a list holds when nothing is asked for, and at most. */
export const listLimit = 200;

export const sortOrders = ['newest', 'oldest'] as const;
export const SortOrder = z.enum(sortOrders);
export type SortOrder = z.infer<typeof SortOrder>;

/** What every list of entries with a date takes. */
export const listParameters = {
  sort: z.optional(SortOrder),
  limit: z.optional(wholeNumberParameter(1, listLimit)),
  cursor: z.optional(Cursor),
};
