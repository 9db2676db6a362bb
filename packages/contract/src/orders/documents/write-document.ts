import type { AddressText } from '../../accounts/addresses/address-lines.ts';
import { nonEmptyParts, streetAddressParts } from '../../accounts/addresses/address-lines.ts';
import { allot } from '../../documents/allot.ts';
import type { DocumentSettings } from '../../documents/desk/schema.ts';
import type {
  DocumentContent,
  DocumentKind,
  DocumentLine,
} from '../../documents/document-content.ts';
import { findGstState } from '../../documents/gst-states.ts';
import { type LineTax, taxOfSection } from '../../documents/tax-of-section.ts';
import { splitTax, totalsOf } from '../../documents/tax-split.ts';
import { indiaDay } from '../../kit/dates.ts';
import { toPaise } from '../../kit/paise.ts';
import type { PaymentMethod } from '../../payment-settings/payment-methods.ts';
import { type Fee, feeLabel } from '../fee.ts';
import { paidAmount, priceReductions } from '../order-amounts.ts';
import type { LedgerEntry } from '../payments/ledger.ts';
import { lineTotal } from '../service-line-totals.ts';
import type { BilledOrder, DocumentToIssue, IssuedDocument } from './documents-to-issue.ts';
import { reduceLines } from './reduce-lines.ts';

/** An order with everything that is printed. */
export type PrintedOrder = Omit<BilledOrder, 'services' | 'payments' | 'fees'> & {
  orderId: number;
  appointmentDate: string;
  customerName: string;
  address: AddressText;
  /** `section`: its key. */
  services: readonly (BilledOrder['services'][number] & {
    name: string;
    quantity: number;
    section: string;
  })[];
  fees: readonly Fee[];
  payments: readonly (LedgerEntry & { method: PaymentMethod; reference: string | null })[];
};

export type Issuer = {
  settings: DocumentSettings;
  salon: { name: string; address: string; phone: string; email: string };
  day: string;
};

type Line = Pick<DocumentLine, 'description' | 'quantity' | 'unitPrice'> & {
  /** Null: the visiting charge. */
  serviceId: string | null;
  section: string;
  amount: number;
};

const linesBeforeDiscounts = ({ services, visitingCharge }: PrintedOrder): Line[] => {
  const lines = services.map(({ name, quantity, price, serviceId, section }) => ({
    ...{ description: name, quantity, unitPrice: toPaise(price), serviceId, section },
    amount: toPaise(lineTotal({ price, quantity })),
  }));
  const charge = toPaise(visitingCharge);
  if (charge === 0) return lines;
  const section = mostValuable(lines)?.section ?? '';
  const line = { description: 'Visiting charge', quantity: 1, unitPrice: charge, amount: charge };
  return [...lines, { ...line, serviceId: null, section }];
};

/** The first of the most valuable ones. */
const mostValuable = <Valued extends { amount: number }>(lines: readonly Valued[]) =>
  lines.reduce<Valued | undefined>(
    (best, line) => (best === undefined || line.amount > best.amount ? line : best),
    undefined,
  );

type Reduction = ReturnType<typeof priceReductions>[number];

const isDiscountedBy = ({ terms }: Reduction, { serviceId }: Line): boolean => {
  if (terms === null || terms.code === null) return true;
  return serviceId !== null && (terms.services?.includes(serviceId) ?? true);
};

/** Coupons are taken off their services first. */
const applyReduction = (lines: readonly Line[], reduction: Reduction): Line[] => {
  const weights = lines.map((line) => (isDiscountedBy(reduction, line) ? line.amount : 0));
  const reach = Math.min(
    reduction.amount,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  const first = allot(reach, weights);
  const rest = lines.map(({ amount }, place) => amount - (first[place] ?? 0));
  const second = allot(reduction.amount - reach, rest);
  return lines.map((line, place) => ({
    ...line,
    amount: (rest[place] ?? 0) - (second[place] ?? 0),
  }));
};

const visitLines = (order: PrintedOrder, { settings, day }: Issuer): DocumentLine[] =>
  priceReductions(order)
    .reduce(applyReduction, linesBeforeDiscounts(order))
    .map(({ description, quantity, unitPrice, amount, section }) => {
      const tax = taxOfSection(settings, section, day);
      const discount = unitPrice * quantity - amount;
      const line = { description, ...tax, quantity, unitPrice, discount, amount };
      return { ...line, ...splitTax(amount, tax.rate) };
    });

/** Fees and advances are taxed like the most valuable service. */
const singleLine = (
  order: PrintedOrder,
  { settings, day }: Issuer,
  description: string,
  amount: number,
): DocumentLine[] => {
  const section = mostValuable(linesBeforeDiscounts(order))?.section ?? '';
  const tax: LineTax = taxOfSection(settings, section, day);
  const line = { description, ...tax, quantity: 1, unitPrice: amount, discount: 0, amount };
  return [{ ...line, ...splitTax(amount, tax.rate) }];
};

const billKinds = {
  unregistered: 'bill',
  regular: 'tax_invoice',
  composition: 'bill_of_supply',
} as const satisfies Record<DocumentSettings['scheme'], DocumentKind>;

const kindToIssue = (
  { make }: Pick<DocumentToIssue, 'make'>,
  { scheme }: Pick<DocumentSettings, 'scheme'>,
): DocumentKind => {
  const kinds = {
    bill: billKinds[scheme],
    'receipt-voucher': 'receipt_voucher',
    'refund-voucher': 'refund_voucher',
    'credit-note': 'credit_note',
  } as const;
  return kinds[make];
};

const sellerOf = ({ settings, salon }: Issuer): DocumentContent['seller'] => ({
  name: salon.name,
  legalName: settings.legalName || salon.name,
  address: settings.address || salon.address,
  phone: salon.phone,
  email: salon.email,
  gstin: settings.scheme === 'unregistered' ? null : settings.gstin,
  state: findGstState(settings.state),
});

const buyerOf = ({ customerName, businessCustomer, address }: PrintedOrder) => ({
  name: businessCustomer?.name ?? customerName,
  address: nonEmptyParts([...streetAddressParts(address), address.town]).join(', '),
  pincode: address.pincode,
  state: address.state,
  gstin: businessCustomer?.gstin ?? null,
});

const referenceTo = ({ content: { number, issuedOn } }: IssuedDocument) => ({ number, issuedOn });

const paymentsOf = ({ payments }: PrintedOrder): DocumentContent['payments'] =>
  payments
    .filter(({ kind }) => kind !== 'tip')
    .map(({ kind, takenAt, method, amount, reference }) => ({
      day: indiaDay(new Date(takenAt)),
      method,
      amount: kind === 'refund' ? -amount : amount,
      reference: reference ?? '',
    }));

type NotDrawn = Omit<DocumentContent, 'number'>;

/** A credit note is for the buyer of its bill, even if the customer is a business since. */
const writeReduction = (
  { of, amount, reason }: Extract<DocumentToIssue, { of: IssuedDocument }>,
  issued: readonly IssuedDocument[],
): Partial<NotDrawn> & Pick<NotDrawn, 'lines' | 'subject'> => {
  const { lines, subject, seller, buyer, placeOfSupply } = of.content;
  const reductions = issued.filter(({ refersTo }) => refersTo === of._id);
  const reduced = reductions.flatMap(({ content }) => content.lines);
  return {
    ...{ subject, seller, buyer, placeOfSupply, reason, refersTo: referenceTo(of) },
    lines: reduceLines(lines, reduced, amount),
  };
};

const writeBill = (
  { subject, amount, advances }: Extract<DocumentToIssue, { make: 'bill' }>,
  order: PrintedOrder,
  issuer: Issuer,
) => ({
  subject,
  advances: advances.map((used) => ({ ...referenceTo(used.voucher), amount: used.amount })),
  ...(subject === 'visit'
    ? {
        lines: visitLines(order, issuer),
        discounts: priceReductions(order).map(({ label, amount }) => ({ label, amount })),
        due: Math.max(0, amount - paidAmount(order.payments)),
      }
    : { lines: singleLine(order, issuer, order.fees.map(feeLabel).join(', '), amount) }),
});

const writeReceiptVoucher = (amount: number, order: PrintedOrder, issuer: Issuer) => ({
  subject: 'advance' as const,
  lines: singleLine(order, issuer, 'Advance payment for services', amount),
});

/** Everything that is printed except the number, which is drawn when the document is saved. */
export const writeDocument = (
  wanted: DocumentToIssue,
  order: PrintedOrder,
  issued: readonly IssuedDocument[],
  issuer: Issuer,
): NotDrawn => {
  const { settings, day } = issuer;
  const seller = sellerOf(issuer);
  const written =
    wanted.make === 'bill'
      ? writeBill(wanted, order, issuer)
      : wanted.make === 'receipt-voucher'
        ? writeReceiptVoucher(wanted.amount, order, issuer)
        : writeReduction(wanted, issued);
  return {
    kind: kindToIssue(wanted, settings),
    issuedOn: day,
    seller,
    buyer: buyerOf(order),
    orderId: order.orderId,
    visitDay: order.appointmentDate,
    placeOfSupply: seller.gstin === null ? null : seller.state,
    discounts: [],
    payments: paymentsOf(order),
    due: 0,
    advances: [],
    refersTo: null,
    reason: '',
    ...written,
    totals: totalsOf(written.lines),
  };
};
