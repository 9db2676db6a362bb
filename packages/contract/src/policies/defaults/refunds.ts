import { contactLines, feeText, hoursText, type PolicyFacts, section } from './policy-facts.ts';

const moving = ({ terms: { moveHours } }: PolicyFacts): string =>
  moveHours === 0
    ? 'You can move a visit yourself, free of charge, until it begins.'
    : `You can move a visit yourself, free of charge, until ${hoursText(moveHours)} before it begins. After that, call us: we help where we can.`;

const cancelling = (facts: PolicyFacts): string => {
  const { freeCancelHours, lateCancelFee } = facts.terms;
  const fee = feeText(lateCancelFee, facts);
  if (freeCancelHours === 0 || fee === 'nothing') {
    return 'You can cancel a visit yourself, free of charge, until it begins.';
  }
  return `You can cancel a visit yourself, free of charge, until ${hoursText(freeCancelHours)} before it begins, and at any time as long as we have not confirmed it. After that, cancelling costs ${fee}. You see what it costs before you decide.`;
};

const nobodyAtHome = (facts: PolicyFacts): string => {
  const fee = feeText(facts.terms.noShowFee, facts);
  return fee === 'nothing'
    ? 'If nobody is at home when we come, the visit is cancelled. It costs you nothing; please call us if something comes up.'
    : `If nobody is at home when we come, the visit is cancelled and costs ${fee}: somebody has made the way.`;
};

/** Moving, cancelling and money back, by the numbers of the settings. */
export const refundsText = (facts: PolicyFacts): string =>
  [
    'You pay after the service, directly to us. This website takes no payment in advance, so for a visit that does not take place there is usually nothing to give back.',
    section('Moving a visit', moving(facts)),
    section('Cancelling a visit', cancelling(facts)),
    section('Nobody at home', nobodyAtHome(facts)),
    section(
      'If we cannot come',
      'If we have to cancel a visit, or nobody of us can come at the time that was agreed, it costs you nothing. We offer you another time, and if you have paid anything we pay it back in full.',
    ),
    section(
      'If you are not happy',
      'Tell us during the visit, or as soon as you can after it. We listen, put right what can be put right, and give back what is fair, in the way in which you paid.',
    ),
    section(
      'What holds for your visit',
      'The rules that stood when you booked hold for that visit, also if we change them later. You find them with your order. None of them takes away a right that the law gives you.',
    ),
    section('How to reach us', contactLines(facts)),
  ].join('\n\n');
