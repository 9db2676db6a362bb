import { formatRupees } from '@haldi/contract/kit/money';

export const addressCorrectionCopy = {
  title: (orderId: number) => `Correct the address of order #${orderId}`,
  somebodyElse: 'The visit is to somebody else',
  notServed: (pincode: string) => `We do not come to ${pincode} yet.`,
  notThatDay: (pincode: string) => `We do not come to ${pincode} on the day of the visit.`,
  tooSmall: (missing: number) =>
    `This address has a minimum order. Add services worth ${formatRupees(missing)} more.`,
  newTotal: (before: number, after: number, charge: number) =>
    `The total becomes ${formatRupees(after)} instead of ${formatRupees(before)}: coming there costs ${formatRupees(charge)}.`,
  onlyThis: 'This changes this visit only. Your profile and saved addresses stay the same.',
  keep: 'Keep the address',
  confirm: 'Correct address',
  done: 'Address corrected',
  askTitle: 'Correct the address anyway?',
  acknowledged: 'Correct anyway',
  back: 'Back to the address',
  chargeChanged: 'The visiting charge has changed. Please check the new total.',
  notDone: 'The address was not corrected',
  lost: 'We could not confirm that the address was corrected',
  changed: 'Your visit has changed in the meantime',
  lookAgain: 'Please check it and try again.',
};
