import type { DocumentContent, DocumentLine } from '../src/documents/document-content.ts';

type SampleLine = { description: string; price: number; quantity?: number; discount?: number };

const maharashtra = { code: '27', name: 'Maharashtra' };

/** Amounts in paise; `rate` in hundredths of a percent. */
export const sampleLine = (
  { description, price, quantity = 1, discount = 0 }: SampleLine,
  { sac = null as string | null, rate = 0 } = {},
): DocumentLine => {
  const amount = price * quantity - discount;
  const half = Math.round((amount * rate) / 2 / (10_000 + rate));
  return {
    ...{ description, sac, quantity, unitPrice: price, discount, amount, rate },
    ...{ taxable: amount - 2 * half, cgst: half, sgst: half },
  };
};

const sum = (lines: readonly DocumentLine[], of: (line: DocumentLine) => number): number =>
  lines.reduce((total, line) => total + of(line), 0);

export const withLines = (content: DocumentContent, lines: DocumentLine[]): DocumentContent => {
  const amount = sum(lines, (line) => line.amount);
  const discount = sum(lines, (line) => line.discount);
  const paid = content.payments.reduce((total, payment) => total + payment.amount, 0);
  return {
    ...content,
    lines,
    totals: {
      gross: sum(lines, ({ unitPrice, quantity }) => unitPrice * quantity),
      discount,
      amount,
      taxable: sum(lines, ({ taxable }) => taxable),
      cgst: sum(lines, ({ cgst }) => cgst),
      sgst: sum(lines, ({ sgst }) => sgst),
    },
    discounts: discount > 0 ? [{ label: 'Coupon GLOW10 (10%)', amount: discount }] : [],
    due: Math.max(0, amount - paid),
  };
};

const services: SampleLine[] = [
  { description: 'Gold Facial', price: 1_299_00, discount: 129_90 },
  { description: 'Rica Waxing, Full Arms', price: 449_00, quantity: 2, discount: 89_80 },
  { description: 'Visiting charge', price: 100_00 },
];
const withoutLines: DocumentContent = {
  kind: 'bill',
  subject: 'visit',
  number: 'BILL/26-27/00042',
  issuedOn: '2026-11-19',
  seller: {
    name: 'Haldi Home Salon',
    legalName: '',
    address: '12 Lane 5, Koregaon Park, Pune 411001',
    phone: '90000 00000',
    email: 'hello@example.com',
    gstin: null,
    state: null,
  },
  buyer: {
    name: 'Asha Kulkarni',
    address: 'Flat 3, Sunrise Apartments, Baner Road, Pune',
    pincode: '411045',
    state: 'Maharashtra',
    gstin: null,
  },
  orderId: 204938,
  visitDay: '2026-11-19',
  placeOfSupply: null,
  lines: [],
  totals: { gross: 0, discount: 0, amount: 0, taxable: 0, cgst: 0, sgst: 0 },
  discounts: [],
  payments: [
    { day: '2026-11-16', method: 'upi', amount: 500_00, reference: '632145870912' },
    { day: '2026-11-19', method: 'cash', amount: 1_200_00, reference: '' },
  ],
  due: 0,
  advances: [],
  refersTo: null,
  reason: '',
};

export const sampleBill = withLines(
  withoutLines,
  services.map((line) => sampleLine(line)),
);

const registered: DocumentContent = {
  ...withoutLines,
  seller: {
    ...withoutLines.seller,
    legalName: 'Haldi Beauty Services LLP',
    gstin: '27AAPFU0939F1ZV',
    state: maharashtra,
  },
  placeOfSupply: maharashtra,
};
const facial = { sac: '999722', rate: 500 };

export const sampleTaxInvoice = withLines(
  {
    ...registered,
    kind: 'tax_invoice',
    number: 'INV/26-27/00042',
    advances: [{ number: 'RV/26-27/00007', issuedOn: '2026-11-16', amount: 500_00 }],
  },
  services.map((line) => sampleLine(line, facial)),
);

export const sampleBillOfSupply = withLines(
  { ...registered, kind: 'bill_of_supply', number: 'BOS/26-27/00042' },
  services.map((line) => sampleLine(line, { sac: '999722' })),
);

export const sampleReceiptVoucher: DocumentContent = {
  ...withLines({ ...registered, kind: 'receipt_voucher', subject: 'advance' }, [
    sampleLine({ description: 'Advance for Gold Facial and 2 more', price: 500_00 }, facial),
  ]),
  ...{ number: 'RV/26-27/00007', issuedOn: '2026-11-16', visitDay: '2026-11-19', due: 0 },
};

export const sampleRefundVoucher: DocumentContent = {
  ...sampleReceiptVoucher,
  ...{ kind: 'refund_voucher', number: 'RFV/26-27/00001', issuedOn: '2026-11-18' },
  refersTo: { number: 'RV/26-27/00007', issuedOn: '2026-11-16' },
  reason: 'Order cancelled',
};

export const sampleCreditNote: DocumentContent = {
  ...sampleTaxInvoice,
  ...{ kind: 'credit_note', number: 'CN/26-27/00003', issuedOn: '2026-11-20' },
  ...{ payments: [], advances: [], due: 0 },
  refersTo: { number: 'INV/26-27/00042', issuedOn: '2026-11-19' },
  reason: 'Discount given after the visit',
};

/** For a business customer, in Devanagari, over several pages. */
export const sampleLongTaxInvoice = withLines(
  {
    ...sampleTaxInvoice,
    buyer: {
      name: 'श्रद्धा लक्ष्मीनारायण कुलकर्णी-देशपांडे ॲण्ड असोसिएट्स',
      address:
        'B-1204, Tower 7, Shree Venkatesh Graffiti Elite Co-operative Housing Society, near Ambegaon Bypass, Katraj-Dehu Road, Pune',
      pincode: '411046',
      state: 'Maharashtra',
      gstin: '27AABCU9603R1ZX',
    },
  },
  Array.from({ length: 40 }, (_, index) =>
    sampleLine(
      {
        description:
          index % 9 === 4
            ? `हल्दी उबटन और चंदन फेशियल ${index + 1}, with double cleansing and a neck massage`
            : `Service number ${index + 1}`,
        price: (399 + index * 137) * 100,
        quantity: (index % 3) + 1,
        discount: index % 4 === 0 ? 50_00 : 0,
      },
      index % 5 === 0 ? { sac: '999721', rate: 1_800 } : facial,
    ),
  ),
);

export const sampleDocuments = {
  bill: sampleBill,
  'tax invoice': sampleTaxInvoice,
  'bill of supply': sampleBillOfSupply,
  'receipt voucher': sampleReceiptVoucher,
  'refund voucher': sampleRefundVoucher,
  'credit note': sampleCreditNote,
  'tax invoice over two pages': sampleLongTaxInvoice,
};
