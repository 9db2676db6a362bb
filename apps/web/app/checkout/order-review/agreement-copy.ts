/** Apart from the other words of the last step, which its page needs at once. */
export const orderAgreementCopy = {
  begin: 'By booking you agree to our ',
  terms: 'terms',
  and: ' and ',
  refunds: 'refund rules',
};
