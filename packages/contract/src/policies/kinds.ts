import * as z from 'zod/mini';

/** The texts that a salon owes its customers, each at an address of its own. */
export const policyKinds = ['privacy', 'terms', 'refunds'] as const;
export const PolicyKind = z.enum(policyKinds, 'Unknown policy');
export type PolicyKind = z.infer<typeof PolicyKind>;

export const policyNames: Record<PolicyKind, string> = {
  privacy: 'Privacy notice',
  terms: 'Terms',
  refunds: 'Cancelling and refunds',
};
