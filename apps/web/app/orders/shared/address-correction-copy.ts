import { formatRupees } from '@haldi/contract/kit/money';

export const addressCorrectionCopy = {
  title: (orderId: number) => `Correct address of order #${orderId}`,
  isForOther: 'The visit is for someone else',
  notServed: (pincode: string) => `We do not serve ${pincode} yet.`,
  notThatDay: (pincode: string) => `We do not serve ${pincode} on the day of the visit.`,
  tooSmall: (missing: number) =>
    `This address has a minimum order. Add services worth ${formatRupees(missing)} more.`,
  newTotal: (before: number, after: number, charge: number) =>
    `The total changes from ${formatRupees(before)} to ${formatRupees(after)}: the visiting charge for this address is ${formatRupees(charge)}.`,
  onlyThis: 'This changes this visit only. Your profile and saved addresses stay the same.',
  keep: 'Keep address',
  confirm: 'Correct address',
  done: 'Address corrected',
  askTitle: 'Correct the address anyway?',
  confirmAnyway: 'Correct anyway',
  back: 'Back to the address',
  chargeChanged: 'The visiting charge has changed. Please check the new total.',
  failed: 'The address was not corrected',
  lost: 'We could not confirm that the address was corrected',
  changed: 'This visit was changed while you were editing',
  reviewAgain: 'Review it and try again.',
};
