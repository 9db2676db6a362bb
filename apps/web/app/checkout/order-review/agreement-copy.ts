/** Separate from `copy.ts`, which the booking page loads at once. */
export const orderAgreementCopy = {
  begin: 'By booking you agree to our ',
  terms: 'terms',
  and: ' and ',
  refunds: 'refund rules',
};
