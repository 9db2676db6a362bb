import * as z from 'zod/mini';

/** `unassigned` and `needingChange` only apply to upcoming visits. */
export const attentionKinds = ['unconfirmed', 'unassigned', 'needingChange'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** `any`: at least one of the kinds. */
export const AttentionFilter = z.enum([...attentionKinds, 'any']);
export type AttentionFilter = z.infer<typeof AttentionFilter>;

const count = z.int().check(z.minimum(0));

/** An order can count for several kinds. */
export const AttentionCounts = z.strictObject({
  unconfirmed: count,
  unassigned: count,
  needingChange: count,
  any: count,
});
export type AttentionCounts = z.infer<typeof AttentionCounts>;
