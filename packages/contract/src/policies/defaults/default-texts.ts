import type { PolicyKind } from '../kinds.ts';
import type { PolicyFacts } from './policy-facts.ts';
import { privacyText } from './privacy.ts';
import { refundsText } from './refunds.ts';
import { termsText } from './terms.ts';

const defaults: Record<PolicyKind, (facts: PolicyFacts) => string> = {
  privacy: privacyText,
  terms: termsText,
  refunds: refundsText,
};

/** The text that a salon with these settings has as long as its owner writes no other. */
export const defaultPolicyText = (kind: PolicyKind, facts: PolicyFacts): string =>
  defaults[kind](facts);
