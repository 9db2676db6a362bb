import type { PolicyKind } from '../policy-kinds.ts';
import type { PolicyFacts } from './policy-text-parts.ts';
import { privacyText } from './privacy.ts';
import { refundsText } from './refunds.ts';
import { termsText } from './terms.ts';

const defaults: Record<PolicyKind, (facts: PolicyFacts) => string> = {
  privacy: privacyText,
  terms: termsText,
  refunds: refundsText,
};

/** Before the owner has filled in the settings, generic words stand in for the name and city. */
const fillMissingFacts = (facts: PolicyFacts): PolicyFacts => ({
  ...facts,
  businessName: facts.businessName || 'Our salon',
  city: facts.city || 'our city',
});

export const defaultPolicyText = (kind: PolicyKind, facts: PolicyFacts): string =>
  defaults[kind](fillMissingFacts(facts));
