import {
  contactLines,
  formatPolicySection,
  hoursText,
  type PolicyFacts,
  policyFeeText,
} from './policy-text-parts.ts';

const moving = ({ terms: { moveHours } }: PolicyFacts): string =>
  moveHours === 0
    ? 'You can move a visit yourself, free of charge, until it begins.'
    : `You can move a visit yourself, free of charge, until ${hoursText(moveHours)} before it begins. After that, call us and we will try to help.`;

const cancelling = (facts: PolicyFacts): string => {
  const { freeCancelHours, lateCancelFee } = facts.terms;
  const fee = policyFeeText(lateCancelFee, facts);
  if (freeCancelHours === 0 || fee === 'nothing') {
    return 'You can cancel a visit yourself, free of charge, until it begins.';
  }
  return `You can cancel a visit yourself, free of charge, until ${hoursText(freeCancelHours)} before it begins, and at any time until we have confirmed it. After that, cancelling costs ${fee}. You see the fee before you cancel.`;
};

const nobodyAtHome = (facts: PolicyFacts): string => {
  const fee = policyFeeText(facts.terms.noShowFee, facts);
  return fee === 'nothing'
    ? 'If nobody is at home when we arrive, the visit is cancelled. It costs you nothing. Please call us if you cannot be at home.'
    : `If nobody is at home when we arrive, the visit is cancelled and costs ${fee}, because the beautician has already travelled to you.`;
};

const advance = ({ payments }: PolicyFacts): string[] => {
  if (!payments.advance) return [];
  const returned = payments.advance.isKept
    ? 'If you cancel after paying it, we do not return it.'
    : 'If you cancel, we return it, less the fee if you cancel late.';
  const text = `For some bookings we ask for an advance. You see it, and until when it can be paid, before you place the order. We hold the time for you until then. If the advance is not paid in time, the booking is cancelled and costs you nothing. ${returned} If we cancel, we always return it.`;
  return [formatPolicySection('Advance', text)];
};

export const refundsText = (facts: PolicyFacts): string =>
  [
    'You pay us after the visit, so there is usually nothing to refund if a visit does not take place. If you have paid before, we return what you paid, less the fee if you cancel late.',
    ...advance(facts),
    formatPolicySection('Moving a visit', moving(facts)),
    formatPolicySection('Cancelling a visit', cancelling(facts)),
    formatPolicySection('Nobody at home', nobodyAtHome(facts)),
    formatPolicySection(
      'If we cannot come',
      'If we have to cancel a visit or cannot come at the agreed time, it costs you nothing. We offer you another time, and refund anything you have paid in full.',
    ),
    formatPolicySection(
      'If you are not happy',
      'Tell us during the visit or as soon as you can after it. We will put things right where we can, or give you a fair refund by the method you paid with.',
    ),
    formatPolicySection(
      'How we refund',
      'We refund by the method you paid with, or by another one that you agree to. Your order shows every payment and refund. If you paid too much, we return the difference.',
    ),
    formatPolicySection(
      'Which rules apply',
      'The rules in force when you booked apply to that visit, even if we change them later. You find them with your order. They do not limit your legal rights.',
    ),
    formatPolicySection('Contact', contactLines(facts)),
  ].join('\n\n');
