import * as z from 'zod/mini';

export const policyKinds = ['privacy', 'terms', 'refunds'] as const;
export const PolicyKind = z.enum(policyKinds, 'Unknown policy');
export type PolicyKind = z.infer<typeof PolicyKind>;

export const policyNames: Record<PolicyKind, string> = {
  privacy: 'Privacy notice',
  terms: 'Terms',
  refunds: 'Cancelling and refunds',
};
