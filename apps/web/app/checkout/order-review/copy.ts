import { formatRupees } from '@haldi/contract/kit/money';

/** Words of the last step: loaded with it. */
export const orderReviewCopy = {
  title: 'Check and place your order',
  services: 'Services',
  when: 'Day and time',
  who: 'Beautician',
  anyone: 'Whoever is free',
  askedFor: (name: string) => `You ask for ${name}`,
  address: 'Address',
  terms: 'Moving or cancelling',
  design: 'Mehndi design',
  note: 'Note for the beautician (optional)',
  notePlaceholder: 'The gate code, a pet at home, something your skin does not like …',
  noteLeft: (left: number) => `${left} characters left`,
  change: 'Change',
  changePart: (part: string) => `Change: ${part}`,
  until: (start: string, end: string) => `${start} to about ${end}`,
  place: (total: number) => `Place order · ${formatRupees(total)}`,
};
