import type { IssuedDocument } from '../src/accounting/issued-document.ts';
import type { DocumentLine } from '../src/documents/document-content.ts';

export type LineAmount = { amount: number; rate?: number; sac?: string };

const pune = { code: '27', name: 'Maharashtra' };
/** Both have valid check characters. */
export const salonGstin = '27AAPFU0939F1ZV';
export const customerGstin = '27AABCU9603R1ZN';

export const sampleDocumentLine = (
  { amount, rate = 500, sac = '999722' }: LineAmount,
  isRegistered = true,
): DocumentLine => {
  const shownRate = isRegistered ? rate : 0;
  const half = Math.round((amount * shownRate) / 2 / (10_000 + shownRate));
  return {
    ...{ description: 'Facial', sac: isRegistered ? sac : null, quantity: 1 },
    ...{ unitPrice: amount, discount: 0, amount, rate: shownRate },
    ...{ taxable: amount - 2 * half, cgst: half, sgst: half },
  };
};

type SampleDocument = Partial<Omit<IssuedDocument, 'lines' | 'buyer' | 'seller'>> & {
  lines: readonly LineAmount[];
  isRegistered?: boolean;
  /** Of the customer. */
  gstin?: string | null;
  customer?: string;
};

const sumOf = (lines: readonly DocumentLine[], field: 'amount' | 'taxable' | 'cgst' | 'sgst') =>
  lines.reduce((sum, line) => sum + line[field], 0);

export const sampleDocument = (given: SampleDocument): IssuedDocument => {
  const { lines: amounts, isRegistered = true, gstin = null, customer = 'Asha', ...rest } = given;
  const lines = amounts.map((line) => sampleDocumentLine(line, isRegistered));
  const amount = sumOf(lines, 'amount');
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
    totals: {
      ...{ gross: amount, discount: 0, amount, taxable: sumOf(lines, 'taxable') },
      ...{ cgst: sumOf(lines, 'cgst'), sgst: sumOf(lines, 'sgst') },
    },
    ...{ payments: [], due: 0, advances: [], refersTo: null, reason: '' },
    ...rest,
  };
};
