import { formatRupees } from '@haldi/contract/kit/money';
import { formatPaise } from '@haldi/contract/kit/paise';
import { formatAdvancePeriod } from '@haldi/contract/orders/move-and-cancel-terms-text';

export const orderReviewCopy = {
  title: 'Check and place your order',
  services: 'Services',
  when: 'Day and time',
  who: 'Beautician',
  anyone: 'Any available beautician',
  askedFor: (name: string) => `You requested ${name}`,
  address: 'Address',
  payment: 'Payment',
  advance: (rupees: number, minutes: number) =>
    `Advance of ${formatRupees(rupees)} by UPI, within ${formatAdvancePeriod(minutes)}`,
  terms: 'Moving or cancelling',
  design: 'Mehndi design',
  note: 'Note for the beautician (optional)',
  notePlaceholder: 'Gate code, pets at home, allergies …',
  noteLeft: (left: number) => `${left} characters left`,
  change: 'Change',
  changePart: (part: string) => `Change: ${part}`,
  until: (start: string, end: string) => `${start} to about ${end}`,
  place: (total: number) => `Place order · ${formatPaise(total)}`,
};
