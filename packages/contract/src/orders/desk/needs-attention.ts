import * as z from 'zod/mini';

/**
 * What an order can wait for: somebody who confirms it, somebody who is named, or another way because
 * it no longer fits the plan. Only visits that are still to come wait for the last two.
 */
export const attentionKinds = ['unconfirmed', 'unassigned', 'unfit'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** `any`: whatever needs somebody of the salon. */
export const AttentionFilter = z.enum([...attentionKinds, 'any']);
export type AttentionFilter = z.infer<typeof AttentionFilter>;

const count = z.int().check(z.minimum(0));

/** How many orders wait for what; one may wait for several. */
export const AttentionCounts = z.strictObject({
  unconfirmed: count,
  unassigned: count,
  unfit: count,
  any: count,
});
export type AttentionCounts = z.infer<typeof AttentionCounts>;
