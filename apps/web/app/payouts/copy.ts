import { formatPeriod } from '@haldi/contract/kit/calendar-periods';
import type { DayRange } from '@haldi/contract/kit/dates';
import { formatDay } from '@haldi/contract/kit/dates';
import { formatCount } from '@haldi/contract/kit/money';
import { formatPaise } from '@haldi/contract/kit/paise';
import { paymentMethodPhrases } from '@haldi/contract/payment-settings/payment-methods';
import type { PaidPayout } from '@haldi/contract/payouts/schema';
import type { ShareTerms } from '@haldi/contract/payouts/share-terms';

const visits = (count: number): string =>
  count === 1 ? '1 visit' : `${formatCount(count)} visits`;

export const payoutsCopy = {
  title: 'Payouts',
  intro: 'What your beauticians are paid: their share of the services, tips, less advances.',
  loading: 'Loading payouts...',
  failed: 'Could not load payouts',
  shares: 'Shares',
  notEnded: 'This period has not ended. Amounts change until it does.',
  none: 'No beauticians yet',
  noneText: 'Add your beauticians first.',
  toBeauticians: 'To the beauticians',
  list: 'Payouts by beautician',
  columns: {
    beautician: 'Beautician',
    visits: 'Visits',
    services: 'Services',
    share: 'Share',
    tips: 'Tips',
    toPay: 'To pay',
    state: 'Status',
  },
  open: 'Open',
  paid: 'Paid',
  nothing: 'Nothing to pay',
  statementOf: (name: string) => `Statement of ${name}`,
  paidPeriod: (name: string, period: DayRange) =>
    `Statement of ${name} for ${formatPeriod(period)}`,
  statement: {
    title: (name: string) => `Payout: ${name}`,
    back: 'Payouts',
    loading: 'Loading statement...',
    failed: 'Could not load the statement',
    draft: 'Not paid',
    markPaid: 'Mark as paid',
    add: 'Add advance or deduction',
    print: 'Print',
    export: 'Export',
    exported: 'Statement downloaded',
    exportFailed: 'Could not download the statement',
    empty: 'Nothing in this period',
    emptyText: 'There are no completed visits, advances or deductions.',
    lines: 'Lines of the statement',
    sums: 'Sum of the statement',
    columns: {
      day: 'Date',
      what: 'Services',
      price: 'Price',
      discount: 'Discount',
      percent: 'Share',
      share: 'Amount',
      tips: 'Tips',
      cashTips: 'Cash tips',
      total: 'Total',
      actions: 'Actions',
    },
    sum: 'Sum',
    carriedOver: 'From the last statement',
    remove: (text: string) => `Remove ${text}`,
    removeTitle: 'Remove this entry?',
    removeText: (text: string, amount: number) => `${text}, ${formatPaise(Math.abs(amount))}`,
    removeConfirm: 'Remove',
    removed: 'Entry removed',
    removeFailed: 'Could not remove the entry',
    share: (count: number) => `Share of ${visits(count)}`,
    tips: 'Tips',
    cashTips: 'Tips received in cash',
    advances: 'Advances',
    deductions: 'Deductions',
    additions: 'Additions',
    carried: 'Carried over from the last statement',
    toPay: 'To pay',
    paid: 'Paid',
    nextTime: 'Carried over to the next statement',
    paidOn: ({ amount, paidOn, method, reference, by }: PaidPayout) =>
      [
        method === null
          ? `Settled on ${formatDay(paidOn)}, nothing to pay`
          : `Paid on ${formatDay(paidOn)}: ${formatPaise(amount)} ${paymentMethodPhrases[method]}`,
        ...(reference === '' ? [] : [reference]),
        ...(by === null ? [] : [`by ${by}`]),
      ].join(', '),
    correctionsNote:
      'Corrections are differences to what was paid before, such as a late tip or a refund.',
    terms: ({ ownPercent, standardPercent, sectionPercents, ...terms }: ShareTerms) => {
      const rule =
        ownPercent !== null
          ? `${ownPercent}% of the services`
          : Object.keys(sectionPercents).length === 0
            ? `${standardPercent}% of the services`
            : `by section, otherwise ${standardPercent}% of the services`;
      const base = terms.basis === 'after_discounts' ? 'after discounts' : 'before discounts';
      const repeats = terms.isRepeatPaid ? '' : ' Free repeat visits are not paid.';
      return `Share: ${rule}, without visiting charge, ${base}.${repeats}`;
    },
  },
  adjustment: {
    title: (name: string) => `Add for ${name}`,
    submit: 'Add',
    kind: 'What to add',
    kinds: {
      advance: 'Advance',
      deduction: 'Deduction',
      addition: 'Addition',
    },
    kindHints: {
      advance: 'Money that you have already paid. It is subtracted.',
      deduction: 'Such as products or damage. It is subtracted.',
      addition: 'Such as a bonus or expenses. It is added.',
    },
    day: 'Date',
    dayHint: 'It is part of the statement of a period that ends on this date or later.',
    amount: 'Amount (₹)',
    note: 'Note',
    noteHint: 'The beautician reads it.',
    added: 'Entry added',
  },
  markPaid: {
    title: (name: string) => `Mark the payout of ${name} as paid?`,
    text: (period: DayRange) =>
      `${formatPeriod(period)}. A paid statement never changes; later changes are in the next one.`,
    amount: 'To pay',
    paidOn: 'Paid on',
    method: 'Payment method',
    reference: 'Reference (optional)',
    referenceHint: 'Such as the UTR of the bank transfer',
    submit: 'Mark as paid',
    done: 'Payout marked as paid',
    nothing: 'Nothing is paid for this period.',
  },
  own: {
    title: 'My payouts',
    intro: 'Statements that the salon has paid.',
    none: 'No payouts yet',
    noneText: 'Your statements are here once the salon has paid you.',
    paidOn: (day: string) => `Paid on ${day}`,
  },
};

export const payoutSettingsCopy = {
  title: 'Shares',
  intro: 'What beauticians get of the services that they complete, without the visiting charge.',
  loading: 'Loading payout settings...',
  fetchFailed: 'Could not load payout settings',
  standard: {
    title: 'Standard share',
    text: 'For all beauticians and sections without a share of their own. Paid statements do not change.',
  },
  beauticians: {
    title: 'By beautician',
    text: 'For all services of this beautician, instead of the share of the section.',
  },
  sections: {
    title: 'By section',
    text: 'For services of this section.',
  },
  standardField: 'Share of the services (%)',
  basis: 'Discounts',
  bases: {
    after_discounts: {
      name: 'Share of the price after discounts',
      note: 'Discounts, coupons and refunds also reduce the share.',
    },
    before_discounts: {
      name: 'Share of the price before discounts',
      note: 'The salon alone pays for discounts, coupons and refunds.',
    },
  },
  isRepeatPaid: 'Pay free repeat visits after a complaint like other visits',
  percentOf: (name: string) => `${name} (%)`,
  unsaved: 'Unsaved changes',
  save: 'Save changes',
  discard: 'Discard',
  saved: 'Payout settings saved',
  failed: 'Could not save payout settings',
  wrong: 'Check the fields marked in red.',
  changedByOther: 'The payout settings were changed while you were editing.',
  changedText: 'Your changes are kept. Review and save again.',
};
