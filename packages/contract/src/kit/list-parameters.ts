import * as z from 'zod/mini';
import { Cursor } from './cursor.ts';
import { wholeNumberParameter } from './whole-number-parameter.ts';

/** Default and maximum page size. */
export const maxListPageSize = 200;

export const sortOrders = ['newest', 'oldest'] as const;
export const SortOrder = z.enum(sortOrders);
export type SortOrder = z.infer<typeof SortOrder>;

export const listParameters = {
  sort: z.optional(SortOrder),
  limit: z.optional(wholeNumberParameter(1, maxListPageSize)),
  cursor: z.optional(Cursor),
};
