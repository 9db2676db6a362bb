import { formatRupees } from '@haldi/contract/kit/money';

export const correctionCopy = {
  title: (orderId: number) => `Correct the address of order #${orderId}`,
  somebodyElse: 'The visit is to somebody else',
  notServed: (pincode: string) => `We do not come to ${pincode} yet.`,
  notThatDay: (pincode: string) => `We do not come to ${pincode} on the day of the visit.`,
  tooSmall: (missing: number) =>
    `For this address, services of ${formatRupees(missing)} more are needed.`,
  newTotal: (before: number, after: number, charge: number) =>
    `The total becomes ${formatRupees(after)} instead of ${formatRupees(before)}: coming there costs ${formatRupees(charge)}.`,
  onlyThis: 'Only this visit is changed. Profile and saved addresses stay as they are.',
  keep: 'Keep the address',
  confirm: 'Correct address',
  done: 'Address corrected',
  askTitle: 'Correct it all the same?',
  despite: 'Correct it all the same',
  back: 'Back to the address',
  chargeChanged: 'What coming there costs has changed. Please look at the new total.',
  notDone: 'The address is not corrected',
  lost: 'We do not know whether the address was corrected',
  changed: 'Your visit has changed in the meantime',
  lookAgain: 'Please look, and correct it again.',
};
