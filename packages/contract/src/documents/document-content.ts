import * as z from 'zod/mini';
import { Day } from '../kit/day-schema.ts';
import { Paise } from '../kit/paise.ts';
import { PaymentMethod } from '../payment-settings/payment-methods.ts';

export const documentKinds = [
  /** Without a GSTIN. */
  'bill',
  'tax_invoice',
  /** Composition scheme. */
  'bill_of_supply',
  'receipt_voucher',
  'refund_voucher',
  'credit_note',
] as const;
export const DocumentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** A fee that was kept has its own bill. */
export const documentSubjects = ['visit', 'fee', 'advance'] as const;
export const DocumentSubject = z.enum(documentSubjects);
export type DocumentSubject = z.infer<typeof DocumentSubject>;

/** `code` is the two digits that a GSTIN begins with. */
const GstState = z.strictObject({ code: z.string(), name: z.string() });

export const DocumentLine = z.strictObject({
  description: z.string(),
  /** Null: the salon is not registered. */
  sac: z.nullable(z.string()),
  quantity: z.int(),
  /** In paise, tax included, as all amounts of a line. */
  unitPrice: Paise,
  /** The part of the discounts of the order that is allotted to this line. */
  discount: Paise,
  /** Price times quantity, less discount. */
  amount: Paise,
  /** In hundredths of a percent: 500 is 5 %. 0: no tax is shown. */
  rate: z.int(),
  taxable: Paise,
  cgst: Paise,
  sgst: Paise,
});
export type DocumentLine = z.infer<typeof DocumentLine>;

const DocumentReference = z.strictObject({ number: z.string(), issuedOn: Day });

/** Everything that is printed. Never changes once the document is issued. */
export const DocumentContent = z.strictObject({
  kind: DocumentKind,
  subject: DocumentSubject,
  number: z.string(),
  issuedOn: Day,
  seller: z.strictObject({
    /** The salon’s name on the website. */
    name: z.string(),
    legalName: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    /** Null: not registered. */
    gstin: z.nullable(z.string()),
    state: z.nullable(GstState),
  }),
  buyer: z.strictObject({
    name: z.string(),
    /** One line, without pincode and state. */
    address: z.string(),
    pincode: z.string(),
    state: z.string(),
    /** Null: not a business customer. */
    gstin: z.nullable(z.string()),
  }),
  orderId: z.int(),
  visitDay: Day,
  /** Null: not registered. */
  placeOfSupply: z.nullable(GstState),
  lines: z.array(DocumentLine),
  /** In paise; sums of the lines. */
  totals: z.strictObject({
    /** Before discounts. */
    gross: Paise,
    discount: Paise,
    amount: Paise,
    taxable: Paise,
    cgst: Paise,
    sgst: Paise,
  }),
  /** What the discounts of the lines add up to, with the coupon by name. */
  discounts: z.array(z.strictObject({ label: z.string(), amount: Paise })),
  /** Received for the order until then, without tips, oldest first. Refunds are negative. */
  payments: z.array(
    z.strictObject({ day: Day, method: PaymentMethod, amount: z.int(), reference: z.string() }),
  ),
  /** What is left to be paid, in paise. 0 on vouchers and credit notes. */
  due: Paise,
  /** Receipt vouchers whose advance counts towards this document. */
  advances: z.array(z.extend(DocumentReference, { amount: Paise })),
  /** The document that a credit note or refund voucher reduces. */
  refersTo: z.nullable(DocumentReference),
  /** Why a credit note or refund voucher was made. */
  reason: z.string(),
});
export type DocumentContent = z.infer<typeof DocumentContent>;

/** As it is listed with its order. */
export const OrderDocument = z.strictObject({
  _id: z.int(),
  ...z.pick(DocumentContent, { kind: true, subject: true, number: true, issuedOn: true }).shape,
  /** In paise, tax included. */
  amount: Paise,
});
export type OrderDocument = z.infer<typeof OrderDocument>;
