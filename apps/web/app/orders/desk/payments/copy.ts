import { formatRupees } from '@haldi/contract/kit/money';
import { formatPaise } from '@haldi/contract/kit/paise';
import type { LedgerKind } from '@haldi/contract/orders/payments/ledger';

export const paymentsCopy = {
  title: 'Payments',
  loading: 'Loading payments...',
  failed: 'The payments could not be loaded.',
  fees: 'Fees',
  paid: 'Paid',
  tips: 'Tips',
  toReturn: 'To be returned',
  unpaidReason: (reason: string) => `Not paid at the visit: ${reason}`,
  list: 'Recorded payments',
  none: 'No payments yet.',
  kinds: {
    payment: 'Payment',
    refund: 'Refund',
    tip: 'Tip',
    reversal: 'Correction',
  } satisfies Record<LedgerKind, string>,
  entry: (kind: string, method: string) => `${kind}, ${method}`,
  takenBy: (time: string, name: string | null) => (name === null ? time : `${time}, ${name}`),
  reference: (reference: string) => `UPI reference ${reference}`,
  discounted: (rupees: number) => `Price lowered by ${formatRupees(rupees)}`,
  corrected: (time: string, name: string | null, reason: string) =>
    name === null ? `Corrected ${time}: ${reason}` : `Corrected by ${name}, ${time}: ${reason}`,
  recorded: (time: string) => `Recorded ${time}`,
  late: 'Recorded after the day was closed',
  feeList: 'Fees of this order',
  discountList: 'Discounts of this order',
  waived: (reason: string) => `Waived: ${reason}`,
  movedTo: (orderId: number) => `Added to order #${orderId}`,
  openOrder: (orderId: number) => `Open order #${orderId}`,
  unverified: {
    title: 'UPI payment to verify',
    text: (amount: string, since: string) => `${amount}, sent by the customer on ${since}`,
    help: 'Look for this reference in the bank account.',
    received: 'Received',
    notReceived: 'Not received',
  },
  actions: {
    record: 'Record payment',
    refund: 'Refund',
    discount: 'Give discount',
    remove: 'Remove',
    removeOf: (discount: string) => `Remove: ${discount}`,
    correct: 'Correct',
    correctOf: (entry: string) => `Correct: ${entry}`,
    waive: 'Waive',
    waiveOf: (fee: string) => `Waive: ${fee}`,
    move: (orderId: number) => `Add to next visit (#${orderId})`,
    moveDisabled: 'Add to next visit',
    noNextVisit: 'This customer has no upcoming visit.',
  },
  fields: {
    amount: 'Amount (₹)',
    tip: 'Tip (₹, optional)',
    method: 'Method',
    reference: 'UPI reference (optional)',
    referenceHint: '12 digits, from the payment app or the bank account',
    reason: 'Reason',
  },
  record: {
    title: (orderId: number) => `Record payment for #${orderId}`,
    due: (paise: number) => `Amount due: ${formatPaise(paise)}`,
    nothingDue: 'Nothing is due for this order.',
    owed: (paise: number) => `To be returned to the customer: ${formatPaise(paise)}`,
    submit: 'Record payment',
    submitAmount: (paise: number) => `Record ${formatPaise(paise)}`,
    done: 'Payment recorded',
  },
  overpayment: (due: number, amount: number) => {
    const owed = `The customer is then owed ${formatPaise(amount - due)}.`;
    const record = `Record ${formatPaise(amount)}?`;
    if (due > 0) return `${formatPaise(due)} is due. ${record} ${owed}`;
    if (due === 0) return `Nothing is due. ${record} ${owed}`;
    return `The customer is already owed ${formatPaise(-due)}. ${record} ${owed}`;
  },
  refund: {
    title: (orderId: number) => `Refund for #${orderId}`,
    paid: (paise: number) => `Paid: ${formatPaise(paise)}`,
    overpaid: (paise: number) => `${formatPaise(paise)} was overpaid.`,
    lowers: (paise: number) => `This lowers the price by ${formatPaise(paise)}.`,
    restLowers: (paise: number) => `The rest lowers the price by ${formatPaise(paise)}.`,
    stillOwed: (paise: number) => `${formatPaise(paise)} is still to be returned.`,
    dueAgain: (paise: number) =>
      `${formatPaise(paise)} is then due again. To lower the price, give a discount first.`,
    feesDueAgain: (paise: number) =>
      `${formatPaise(paise)} of fees is then due again. To drop a fee, waive it first.`,
    limit: (rupees: number) =>
      rupees === 0
        ? 'You cannot refund more for this order. Please ask the owner.'
        : `You can refund up to ${formatRupees(rupees)} for this order.`,
    submit: 'Refund',
    done: 'Refund recorded',
  },
  discount: {
    title: (orderId: number) => `Discount for #${orderId}`,
    price: (paise: number) => `Price: ${formatPaise(paise)}`,
    limit: (rupees: number) =>
      rupees === 0
        ? 'You cannot give more discount for this order. Please ask the owner.'
        : `You can give up to ${formatRupees(rupees)} discount for this order.`,
    submit: 'Give discount',
    done: 'Discount given',
    removeTitle: 'Remove this discount?',
    removeText: (discount: string, rupees: number) =>
      `${discount} of ${formatRupees(rupees)} no longer counts. The customer sees this in the tracking history.`,
    remove: 'Remove discount',
    removed: 'Discount removed',
    removedBy: (time: string, name: string | null) =>
      name === null ? `Removed ${time}` : `Removed by ${name}, ${time}`,
  },
  correct: {
    title: (kind: string) => `Correct this ${kind.toLowerCase()}?`,
    text: (kind: string, amount: string, byMethod: string) =>
      `The ${kind.toLowerCase()} of ${amount} ${byMethod} no longer counts. It stays in the list, struck through.`,
    submit: 'Correct',
    done: 'Entry corrected',
  },
  waive: {
    title: 'Waive this fee?',
    text: (fee: string, rupees: number) =>
      `${fee} of ${formatRupees(rupees)} is no longer due. The customer sees this in the tracking history.`,
    submit: 'Waive fee',
    done: 'Fee waived',
  },
  advance: {
    waiting: (paise: number) => `Waiting for an advance of ${formatPaise(paise)}`,
    until: (until: string) => `If it is not paid by ${until}, the order is cancelled.`,
    held: 'The order is not cancelled until you have checked the UPI payment.',
    waive: 'Waive advance',
    title: 'Waive the advance?',
    text: (paise: number) =>
      `The visit goes ahead without the advance of ${formatPaise(paise)}. The customer sees this in the tracking history.`,
    done: 'Advance waived',
  },
  move: {
    title: 'Add the fee to the next visit?',
    text: (fee: string, rupees: number, orderId: number) =>
      `${fee} of ${formatRupees(rupees)} is then due with order #${orderId}. The customer sees this in the tracking history.`,
    submit: (orderId: number) => `Add to #${orderId}`,
    done: 'Fee added to the next visit',
  },
  business: {
    add: 'Add GSTIN',
    billedTo: 'Bills are for',
    change: 'Change GSTIN',
    remove: 'Remove GSTIN',
    title: (orderId: number) => `Business customer of #${orderId}`,
    text: 'Printed on the bills of this order. If it has a bill already, a credit note and a new bill are made.',
    name: 'Name of the business',
    gstin: 'GSTIN',
    submit: 'Save',
    done: 'GSTIN saved',
    removeTitle: 'Remove the GSTIN?',
    removeText:
      'Later bills are for the customer. If there is a bill for the business already, a credit note and a new bill are made.',
    removed: 'GSTIN removed',
  },
  received: {
    title: 'Payment received',
    text: (reference: string) => `UPI reference ${reference}`,
    amountHint: 'As in the bank account',
    submit: 'Received',
    done: 'Payment recorded',
  },
  notReceived: {
    title: 'Payment not received?',
    text: (reference: string) =>
      `The customer is told that there is no payment with UPI reference ${reference}, and can send another one.`,
    submit: 'Not received',
    done: 'The customer was told',
  },
};
