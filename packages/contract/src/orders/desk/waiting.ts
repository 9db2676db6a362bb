import * as z from 'zod/mini';

/**
 * What an order can wait for: somebody who confirms it, somebody who is named, or another way because
 * it no longer fits the plan. Only visits that are still to come wait for the last two.
 */
export const waitingKinds = ['unconfirmed', 'unassigned', 'unfit'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** `any`: whatever needs somebody of the salon. */
export const Waiting = z.enum([...waitingKinds, 'any']);
export type Waiting = z.infer<typeof Waiting>;

const count = z.int().check(z.minimum(0));

/** How many orders wait for what; one may wait for several. */
export const WaitingCounts = z.strictObject({
  unconfirmed: count,
  unassigned: count,
  unfit: count,
  any: count,
});
export type WaitingCounts = z.infer<typeof WaitingCounts>;
