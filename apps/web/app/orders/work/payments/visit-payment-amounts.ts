import { formatPaise } from '@haldi/contract/kit/paise';
import { parseRupeesToPaise } from '@haldi/contract/kit/paise-text';
import { isCommandOffered } from '@haldi/contract/orders/commands/command-permissions';
import { orderAmounts, outstandingAmount } from '@haldi/contract/orders/order-amounts';
import { isCompleted } from '@haldi/contract/orders/status';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { paymentCopy } from './copy.ts';

export const canTakePayment = (visit: WorkVisit): boolean =>
  isCommandOffered(visit, 'take-payment', 'beautician');

export const amountDueForVisit = (visit: WorkVisit): number =>
  outstandingAmount(orderAmounts(visit));

/** After Done, while something is due. */
export const isUnpaidVisit = (visit: WorkVisit): boolean =>
  isCompleted(visit.status) && amountDueForVisit(visit) > 0;

/** Not again after an answer, and not if the customer has already sent a UPI reference. */
export const shouldAskWhyUnpaid = (visit: WorkVisit): boolean =>
  isUnpaidVisit(visit) && visit.unpaidReason === null && visit.unverifiedPayment === null;

const parseAmount = (text: string): number => (text.trim() === '' ? 0 : parseRupeesToPaise(text));

export type VisitPaymentAmounts = { amount: number; tip: number };
type AmountErrors = { amount?: string; tip?: string };

/** What was typed, in paise, or what is wrong with it. */
export const readPaymentAmounts = (
  texts: { amount: string; tip: string },
  due: number,
): VisitPaymentAmounts | { errors: AmountErrors } => {
  const [amount, tip] = [parseAmount(texts.amount), parseAmount(texts.tip)];
  const errors: AmountErrors = {
    ...(Number.isNaN(amount) && { amount: paymentCopy.invalidAmount }),
    ...(amount > due && { amount: paymentCopy.aboveDue(formatPaise(due)) }),
    ...(Number.isNaN(tip) && { tip: paymentCopy.invalidAmount }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  if (amount + tip > 0) return { amount, tip };
  return { errors: due > 0 ? { amount: paymentCopy.noAmount } : { tip: paymentCopy.noAmount } };
};

/** Negative: the customer has to give more. Undefined: nothing or no amount was typed. */
export const changeToGive = (givenText: string, amount: number): number | undefined => {
  const given = parseAmount(givenText);
  return given > 0 ? given - amount : undefined;
};

/** What can be recorded if the customer gives less: first the amount, then the tip. */
export const receivedAmounts = (givenText: string, { amount, tip }: VisitPaymentAmounts) => {
  const missing = Math.max(0, -(changeToGive(givenText, amount + tip) ?? 0));
  const received = amount + tip - missing;
  return { amount: Math.min(amount, received), tip: Math.max(0, received - amount) };
};
