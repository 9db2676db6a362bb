import type { AccountingDocument } from '../src/accounting/accounting-document.ts';
import type { DocumentLine } from '../src/documents/document-content.ts';
import { splitTax, totalsOf } from '../src/documents/tax-split.ts';

export type LineAmount = { amount: number; rate?: number; sac?: string };

const pune = { code: '27', name: 'Maharashtra' };
/** Both have valid check characters. */
const salonGstin = '27AAPFU0939F1ZV';
export const customerGstin = '27AABCU9603R1ZN';

const sampleDocumentLine = (
  { amount, rate = 500, sac = '999722' }: LineAmount,
  isRegistered = true,
): DocumentLine => {
  const shownRate = isRegistered ? rate : 0;
  return {
    ...{ description: 'Facial', sac: isRegistered ? sac : null, quantity: 1 },
    ...{ unitPrice: amount, discount: 0, amount, rate: shownRate },
    ...splitTax(amount, shownRate),
  };
};

type SampleDocument = Partial<Omit<AccountingDocument, 'lines' | 'buyer' | 'seller'>> & {
  lines: readonly LineAmount[];
  isRegistered?: boolean;
  /** Of the customer. */
  gstin?: string | null;
  customer?: string;
};

export const sampleDocument = (given: SampleDocument): AccountingDocument => {
  const { lines: amounts, isRegistered = true, gstin = null, customer = 'Asha', ...rest } = given;
  const lines = amounts.map((line) => sampleDocumentLine(line, isRegistered));
  return {
    ...{ _id: 1, sequence: 1, kind: 'tax_invoice', subject: 'visit', number: 'INV/26-27/00001' },
    ...{ issuedOn: '2026-11-16', orderId: 123_456, visitDay: '2026-11-16' },
    seller: {
      ...{ name: 'Haldi', legalName: 'Haldi Beauty LLP', address: 'FC Road, Pune' },
      ...{ phone: '919800000000', email: 'salon@example.com' },
      ...{ gstin: isRegistered ? salonGstin : null, state: isRegistered ? pune : null },
    },
    buyer: {
      ...{ name: customer, address: '1 MG Road, Pune', pincode: '411001', state: 'Maharashtra' },
      gstin,
    },
    placeOfSupply: isRegistered ? pune : null,
    lines,
    totals: totalsOf(lines),
    ...{ discounts: [], payments: [], due: 0, advances: [], refersTo: null, reason: '' },
    ...rest,
  };
};
