import { formatIndiaTime } from '@haldi/contract/kit/dates';
import { formatPaise, invalidAmount } from '@haldi/contract/kit/paise';
import type { UnpaidReason } from '@haldi/contract/orders/payments/ledger';
import { unpaidReasonLabels } from '@haldi/contract/orders/payments/unpaid-reason-labels';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';

export const paymentCopy = {
  take: 'Take payment',
  takeAmount: (due: string) => `Take payment: ${due}`,
  addTip: 'Add tip',
  amount: 'Amount',
  tip: 'Tip',
  due: (due: string) => `Amount due: ${due}`,
  paidBefore: (paid: string) => `${paid} is already paid.`,
  nothingDue: 'Nothing is due. You can still record a tip.',
  howPaid: (name: string) => `How does ${name} pay?`,
  invalidAmount,
  noAmount: 'Enter an amount above 0',
  aboveDue: (due: string) => `Only ${due} is due. Enter the rest as a tip.`,

  cashTitle: 'Cash',
  upiTitle: 'UPI',
  cardTitle: 'Card',
  amountWithTip: (amount: string, tip: string) => `${amount} and a tip of ${tip}`,
  customerGives: 'Customer gives (optional)',
  giveBack: (change: string) => `Give back ${change}`,
  noChange: 'No change to give back',
  tooLittle: (missing: string) => `${missing} is missing`,
  received: (total: string) => `Received ${total}`,
  scan: (name: string) => `${name} scans this code with any UPI app.`,
  noUpiId: (name: string) => `Ask ${name} to pay the salon by UPI.`,
  upiId: 'UPI ID',
  reference: 'UPI reference, 12 digits (optional)',
  customerPaid: 'Customer has paid',
  cardText: (name: string) => `Take the card payment from ${name} first, then press the button.`,
  paidByCard: 'Paid by card',

  unpaidTitle: 'Why is it not paid?',
  unpaidText: (due: string) => `${due} is still due. The salon sees your answer.`,
  unpaid: (reason: UnpaidReason) => `Not paid: ${unpaidReasonLabels[reason]}`,

  paid: 'Paid',
  entry: (isRefund: boolean, method: string) => `${isRefund ? 'Refunded' : 'Paid'} ${method}`,
  dueBadge: (due: string) => `${due} due`,
  overpaid: 'Overpaid',
  tips: 'Tips',
  unverified: ({ reference, amount, at }: NonNullable<WorkVisit['unverifiedPayment']>) =>
    `Customer sent UPI reference ${reference} for ${formatPaise(amount)} at ${formatIndiaTime(new Date(at))}. The salon is checking it.`,

  alreadyPaid: 'Already paid at the salon. If you took money too, tell the salon.',
  lessDue: (due: string) =>
    `Only ${due} is still due. Take the payment again for ${due}. If you took more, tell the salon.`,
  /** The visit is no longer on the phone. */
  lessDueLater: (due: string) =>
    `Only ${due} is still due. Tell the salon how much you took, so that it is recorded there.`,
  referenceUsed: 'This UPI reference was already used. Take the payment again with the right one.',
  referenceUsedLater:
    'This UPI reference was already used. Tell the salon the right one, so that the payment is recorded there.',
  /** The first answer may have been lost. */
  noLongerYours:
    'This visit is no longer in your list. If you took money, ask the salon whether the payment is recorded.',
  tellSalon: (reason: string) => `${reason} If you took money, tell the salon.`,
};
