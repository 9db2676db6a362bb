import { formatPaise } from '@haldi/contract/kit/paise';
import type { LedgerEntry } from '@haldi/contract/orders/payments/ledger';
import { paymentMethodNames } from '@haldi/contract/payment-settings/payment-methods';
import { maxSavedQrAmount } from '@haldi/contract/payment-settings/upi-payee-and-link';

const entryNames: Record<LedgerEntry['kind'], string> = {
  payment: 'Payment',
  refund: 'Refund',
  tip: 'Tip',
};

export const payingCopy = {
  title: 'Payment',
  tip: 'Tip',
  returned: 'We will return this amount to you.',
  entries: 'Payments and refunds',
  entry: ({ kind, method }: Pick<LedgerEntry, 'kind' | 'method'>) =>
    `${entryNames[kind]}, ${paymentMethodNames[method]}`,
  pay: 'Pay by UPI',
  payAdvance: (paise: number) => `Pay ${formatPaise(paise)} by UPI`,
  advance: (paise: number, until: string) =>
    `Please pay an advance of ${formatPaise(paise)} by ${until}`,
  advanceText:
    'We hold this time for you until then. Otherwise the booking is cancelled at no cost.',
  released:
    'This booking was cancelled because we did not receive the advance in time. You do not owe anything. If you have paid, send us the UPI reference: we return the money, or book the visit again with you.',
  enterReference: 'I have paid',
  checking: (reference: string) => `We are checking your payment (reference ${reference}).`,
  correct: 'Correct the reference',
  dialog: {
    description: (orderId: number) => `Order #${orderId}`,
    amount: 'Amount',
    payee: 'Pay to',
    upiId: 'UPI ID',
    copy: 'Copy',
    copyLabel: 'Copy UPI ID',
    copied: 'UPI ID copied.',
    notCopied: 'Your browser blocked copying. Select the UPI ID and copy it yourself.',
    scan: 'Scan this QR code with your payment app.',
    scanFromOtherPhone: 'Or scan this QR code from another phone.',
    scanOnlyFromOtherPhone: 'Scan this QR code from another phone.',
    savedQr:
      'Paying from this phone? Take a screenshot of the QR code and open it in your payment app, or pay to the UPI ID.',
    /** Apps refuse a saved picture of the QR code above the limit. */
    upiIdOnly: `Paying from this phone? Pay to the UPI ID and enter the amount. Payment apps accept a screenshot of the QR code only up to ${formatPaise(maxSavedQrAmount)}.`,
    openApp: 'Open payment app',
    paid: 'I have paid',
    nothingDue: 'Nothing is due for this order.',
    done: 'Done',
  },
  reference: {
    title: 'Enter the UPI reference',
    text: 'We use it to find your payment. We confirm it here once we have checked our bank account.',
    label: '12-digit UPI reference',
    hint: 'In your payment app, open the details of this payment. The reference is also called UTR, UPI transaction ID or UPI Ref. No.',
    send: 'Send reference',
    tryAgain: 'Try again',
    sent: 'Reference sent. We are checking your payment.',
    lost: 'We could not confirm that your reference was sent',
  },
};
