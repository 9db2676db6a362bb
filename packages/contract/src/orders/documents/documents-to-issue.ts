import type { DocumentContent, DocumentSubject } from '../../documents/document-content.ts';
import type { DiscountTerms } from '../discounts/schema.ts';
import type { Fee } from '../fee.ts';
import { type OrderAmounts, orderAmounts } from '../order-amounts.ts';
import type { LedgerEntry } from '../payments/ledger.ts';
import type { Priced } from '../service-line-totals.ts';
import { isCancelled, isCompleted, isConfirmed, isPending, type OrderStatus } from '../status.ts';
import type { BusinessCustomer } from './business-customer.ts';

export type BilledOrder = {
  status: OrderStatus;
  services: readonly (Priced & { serviceId: string })[];
  visitingCharge: number;
  discounts: readonly DiscountTerms[];
  fees: readonly Pick<Fee, 'amount'>[];
  payments: readonly Pick<LedgerEntry, 'kind' | 'amount' | 'discount'>[];
  /** Undefined: erased with the account, so bills keep theirs. */
  businessCustomer: BusinessCustomer | null | undefined;
};

export type IssuedDocument = {
  _id: number;
  /** The document that a credit note or refund voucher reduces. */
  refersTo: number | null;
  content: DocumentContent;
};

/** In paise. `of` is the document that is reduced. */
export type DocumentToIssue =
  | {
      make: 'bill';
      subject: Exclude<DocumentSubject, 'advance'>;
      amount: number;
      advances: readonly { voucher: IssuedDocument; amount: number }[];
    }
  | { make: 'receipt-voucher'; amount: number }
  | { make: 'refund-voucher' | 'credit-note'; of: IssuedDocument; amount: number; reason: string };

const reasons = {
  reopened: 'The visit was reopened',
  cancelled: 'The booking was cancelled',
  reduced: 'The price was reduced',
  replaced: 'Replaced by a new document',
  feeDropped: 'The fee no longer applies',
  advanceReturned: 'The advance was returned',
} as const;

const amountOf = ({ content }: IssuedDocument): number => content.totals.amount;

const isBill = ({ content: { kind } }: IssuedDocument): boolean =>
  kind === 'bill' || kind === 'tax_invoice' || kind === 'bill_of_supply';

/** What credit notes or refund vouchers have left of a document. */
const leftOf = (issued: readonly IssuedDocument[], document: IssuedDocument): number =>
  issued
    .filter(({ refersTo }) => refersTo === document._id)
    .reduce((left, reduction) => left - amountOf(reduction), amountOf(document));

/** The bill that was not credited completely; there is at most one of each subject. */
const findStandingBill = (
  issued: readonly IssuedDocument[],
  subject: DocumentSubject,
): { bill: IssuedDocument; left: number } | undefined =>
  issued
    .filter((document) => isBill(document) && document.content.subject === subject)
    .map((bill) => ({ bill, left: leftOf(issued, bill) }))
    .find(({ left }) => left > 0);

/** What was received as an advance, and is neither returned nor part of a bill, oldest first. */
const unusedVouchers = (
  issued: readonly IssuedDocument[],
): { voucher: IssuedDocument; left: number }[] => {
  const used = issued
    .filter((document) => isBill(document) && leftOf(issued, document) > 0)
    .flatMap(({ content }) => content.advances);
  return issued
    .filter(({ content }) => content.kind === 'receipt_voucher')
    .map((voucher) => {
      const { number } = voucher.content;
      const usedOfIt = used.filter((advance) => advance.number === number);
      const left = usedOfIt.reduce((rest, { amount }) => rest - amount, leftOf(issued, voucher));
      return { voucher, left };
    })
    .filter(({ left }) => left > 0);
};

/** What should be billed now. In paise. */
export type Billable = {
  visit: number;
  /** Fees that were paid. */
  fee: number;
  /** Paid and not part of a bill: vouchers can be for this much. */
  held: number;
  /** Vouchers must be for this much. */
  advance: number;
};

const billableOf = (order: BilledOrder): Billable => {
  const { status } = order;
  const { total, discount, fees, paid }: OrderAmounts = orderAmounts(order);
  const price = isCancelled(status) ? 0 : total - discount;
  const visit = isCompleted(status) ? price : 0;
  const fee = Math.min(fees, Math.max(0, paid - price));
  const isBeforeVisit = isPending(status) || isConfirmed(status);
  return {
    visit,
    fee,
    held: Math.max(0, paid - visit - fee),
    advance: isBeforeVisit ? Math.max(0, Math.min(paid, price)) : 0,
  };
};

const isForOtherCustomer = (
  { content: { buyer } }: IssuedDocument,
  { businessCustomer: business }: BilledOrder,
): boolean => {
  if (business === undefined) return false;
  if (business === null) return buyer.gstin !== null;
  return buyer.gstin !== business.gstin || buyer.name !== business.name;
};

const dropReason = (subject: DocumentSubject, { status }: BilledOrder): string => {
  if (subject === 'fee') return reasons.feeDropped;
  return isCancelled(status) ? reasons.cancelled : reasons.reopened;
};

type Corrected = {
  credit?: Extract<DocumentToIssue, { of: IssuedDocument }>;
  /** The amount of the new bill; 0: none. */
  billed: number;
};

const correctBill = (
  order: BilledOrder,
  issued: readonly IssuedDocument[],
  subject: 'visit' | 'fee',
  wanted: number,
): Corrected => {
  const standing = findStandingBill(issued, subject);
  if (!standing) return { billed: wanted };
  const { bill, left } = standing;
  const credit = (amount: number, reason: string) =>
    ({ make: 'credit-note', of: bill, amount, reason }) as const;
  if (wanted === 0) return { credit: credit(left, dropReason(subject, order)), billed: 0 };
  if (wanted > left || isForOtherCustomer(bill, order)) {
    return { credit: credit(left, reasons.replaced), billed: wanted };
  }
  if (wanted === left) return { billed: 0 };
  return { credit: credit(left - wanted, reasons.reduced), billed: 0 };
};

type Vouchers = ReturnType<typeof unusedVouchers>;

/** Takes an amount from the vouchers, as far as they reach. */
const takeFrom = (
  vouchers: Vouchers,
  amount: number,
): { taken: { voucher: IssuedDocument; amount: number }[]; rest: Vouchers } => {
  let wanted = amount;
  const parts = vouchers.map(({ voucher, left }) => {
    const part = Math.min(wanted, left);
    wanted -= part;
    return { voucher, amount: part, left: left - part };
  });
  return {
    taken: parts.filter((part) => part.amount > 0).map(({ left: _, ...taken }) => taken),
    rest: parts.filter(({ left }) => left > 0).map(({ voucher, left }) => ({ voucher, left })),
  };
};

const sumLeft = (vouchers: Vouchers): number => vouchers.reduce((sum, { left }) => sum + left, 0);

/** A bill that is credited completely gives back the vouchers that it used. */
const withoutCredited = (
  issued: readonly IssuedDocument[],
  credits: readonly (Corrected['credit'] | undefined)[],
): IssuedDocument[] =>
  issued.filter(
    (document) =>
      !credits.some(
        (credit) => credit?.of === document && credit.amount === leftOf(issued, document),
      ),
  );

/**
 * What is missing between the documents of an order and its state. Nothing about it is stored, so
 * every change of an order leads to the right documents, whoever makes it and in whatever order.
 */
export const documentsToIssue = (
  order: BilledOrder,
  issued: readonly IssuedDocument[],
): DocumentToIssue[] => {
  const { visit, fee, held, advance } = billableOf(order);
  const visitBill = correctBill(order, issued, 'visit', visit);
  const feeBill = correctBill(order, issued, 'fee', fee);
  const credits = [visitBill.credit, feeBill.credit];
  const available = unusedVouchers(withoutCredited(issued, credits));
  const forVisit = takeFrom(available, visitBill.billed);
  const freeForFee = Math.max(0, sumLeft(forVisit.rest) - held);
  const forFee = takeFrom(forVisit.rest, Math.min(feeBill.billed, freeForFee));
  const returned = Math.max(0, sumLeft(forFee.rest) - held);
  const newestFirst = forFee.rest.toReversed();
  const newAdvance = advance - sumLeft(forFee.rest);
  const bill = (subject: 'visit' | 'fee', amount: number, { taken }: typeof forVisit) =>
    amount > 0 ? [{ make: 'bill', subject, amount, advances: taken } as const] : [];
  return [
    ...credits.flatMap((credit) => credit ?? []),
    ...bill('visit', visitBill.billed, forVisit),
    ...bill('fee', feeBill.billed, forFee),
    ...takeFrom(newestFirst, returned).taken.map(({ voucher, amount }) => ({
      ...({ make: 'refund-voucher', of: voucher, amount } as const),
      reason: reasons.advanceReturned,
    })),
    ...(newAdvance > 0 ? [{ make: 'receipt-voucher', amount: newAdvance } as const] : []),
  ];
};
