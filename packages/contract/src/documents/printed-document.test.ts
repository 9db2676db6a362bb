import { describe, expect, test } from 'vitest';
import {
  sampleBill,
  sampleBillOfSupply,
  sampleCreditNote,
  sampleDocuments,
  sampleLine,
  sampleLongTaxInvoice,
  sampleReceiptVoucher,
  sampleRefundVoucher,
  sampleTaxInvoice,
  withLines,
} from '../../testing/sample-documents.ts';
import type { DocumentContent } from './document-content.ts';
import { documentFileName } from './document-names.ts';
import { describePrintedDocument } from './printed-document.ts';

const listTexts = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listTexts)
    : [String(value)];
const textOf = (content: DocumentContent): string =>
  listTexts(describePrintedDocument(content)).join('\n');
const factsOf = (content: DocumentContent) =>
  Object.fromEntries(describePrintedDocument(content).facts);
const totalsOf = (content: DocumentContent) =>
  describePrintedDocument(content).totals.map(({ label, value }) => [label, value]);
const columnsOf = (content: DocumentContent): string[] =>
  describePrintedDocument(content).lines.columns.map(({ label }) => label);

describe('a bill without GSTIN', () => {
  test('contains no word of tax', () => {
    const documents: DocumentContent[] = [
      sampleBill,
      { ...sampleBill, kind: 'receipt_voucher', subject: 'advance' },
      {
        ...sampleBill,
        kind: 'refund_voucher',
        refersTo: { number: 'RV/1', issuedOn: '2026-11-16' },
      },
      { ...sampleBill, kind: 'credit_note', refersTo: { number: 'B/1', issuedOn: '2026-11-16' } },
    ];
    for (const content of documents) {
      expect(textOf(content)).not.toMatch(/\btax|gst|sac\b|supply|reverse|original/i);
    }
  });

  test('has the name and address of both, and what was paid', () => {
    expect(describePrintedDocument(sampleBill)).toMatchObject({
      title: 'Bill',
      subtitle: '',
      seller: {
        name: 'Haldi Home Salon',
        lines: ['12 Lane 5, Koregaon Park, Pune 411001', '90000 00000 · hello@example.com'],
      },
      buyer: {
        label: 'Bill to',
        name: 'Asha Kulkarni',
        lines: ['Flat 3, Sunrise Apartments, Baner Road, Pune', 'PIN 411045, Maharashtra'],
      },
      amountInWords: [
        'Amount in words',
        'Rupees two thousand and seventy-seven and thirty paise only',
      ],
      signature: { seller: 'For Haldi Home Salon', label: 'Authorised signatory' },
    });
    expect(columnsOf(sampleBill)).toEqual(['Description', 'Qty', 'Price', 'Discount', 'Amount']);
    expect(totalsOf(sampleBill)).toEqual([
      ['Subtotal', '2,297.00'],
      ['Coupon GLOW10 (10%)', '-219.70'],
      ['Total', '₹2,077.30'],
      ['Paid', '1,700.00'],
      ['Amount due as of 19 Nov 2026', '377.30'],
    ]);
    expect(describePrintedDocument(sampleBill).payments?.rows).toEqual([
      ['16 Nov 2026', 'UPI 632145870912', '500.00'],
      ['19 Nov 2026', 'Cash', '1,200.00'],
    ]);
  });

  test('without discounts and payments has no empty columns and tables', () => {
    const plain = withLines({ ...sampleBill, payments: [] }, [
      sampleLine({ description: 'Manicure', price: 499_00 }),
    ]);
    expect(columnsOf(plain)).toEqual(['Description', 'Qty', 'Price', 'Amount']);
    expect(describePrintedDocument(plain).payments).toBeNull();
    expect(totalsOf(plain)).toEqual([
      ['Total', '₹499.00'],
      ['Paid', '0.00'],
      ['Amount due as of 19 Nov 2026', '499.00'],
    ]);
  });
});

test('paid and due add up to the total, whatever else was paid for the booking', () => {
  const payments = [
    { day: '2026-11-19', method: 'cash', amount: 3_000_00, reference: '' } as const,
  ];
  const overpaid: DocumentContent = { ...sampleBill, payments, due: 0 };
  expect(totalsOf(overpaid).slice(-2)).toEqual([
    ['Paid', '2,077.30'],
    ['Amount due', '0.00'],
  ]);
  expect(describePrintedDocument({ ...overpaid, subject: 'fee' }).payments).toBeNull();
});

test('a tax invoice has the fields of rule 46', () => {
  const printed = describePrintedDocument(sampleTaxInvoice);
  expect(printed).toMatchObject({
    title: 'Tax invoice',
    subtitle: 'Original for recipient',
    signature: { seller: 'For Haldi Beauty Services LLP' },
  });
  expect(printed.seller.lines).toEqual([
    'Haldi Beauty Services LLP',
    '12 Lane 5, Koregaon Park, Pune 411001',
    '90000 00000 · hello@example.com',
    'GSTIN 27AAPFU0939F1ZV',
    'State: Maharashtra (27)',
  ]);
  expect(printed.facts).toEqual([
    ['Number', 'INV/26-27/00042'],
    ['Date', '19 Nov 2026'],
    ['Booking', '#204938'],
    ['Visit', '19 Nov 2026'],
    ['Place of supply', 'Maharashtra (27)'],
    ['Reverse charge', 'No'],
  ]);
  expect(columnsOf(sampleTaxInvoice)).toEqual([
    ...['Description', 'SAC', 'Qty', 'Price', 'Discount'],
    ...['Taxable value', 'GST', 'CGST', 'SGST', 'Amount'],
  ]);
  expect(printed.lines.rows[0]).toEqual([
    ...['Gold Facial', '999722', '1', '1,299.00', '129.90'],
    ...['1,113.42', '5%', '27.84', '27.84', '1,169.10'],
  ]);
  expect(printed.lines.rows[2]?.[4]).toBe('–');
  expect(printed.taxes?.rows).toEqual([
    ['5% (CGST 2.5%, SGST 2.5%)', '1,978.38', '49.46', '49.46', '98.92'],
  ]);
  expect(printed.notes).toEqual([
    'Prices include GST.',
    'Includes the advance of ₹500.00, receipt voucher RV/26-27/00007 of 16 Nov 2026.',
  ]);
});

test('taxes are summed up by rate', () => {
  const { lines, totals } = sampleLongTaxInvoice;
  const taxes = describePrintedDocument(sampleLongTaxInvoice).taxes?.rows ?? [];
  expect(taxes.map(([rate]) => rate)).toEqual([
    '5% (CGST 2.5%, SGST 2.5%)',
    '18% (CGST 9%, SGST 9%)',
  ]);
  const paise = (text = ''): number => Math.round(Number(text.replaceAll(',', '')) * 100);
  const sums = [1, 2, 3].map((column) =>
    taxes.reduce((total, row) => total + paise(row[column]), 0),
  );
  expect(sums).toEqual([totals.taxable, totals.cgst, totals.sgst]);
  expect(lines).toHaveLength(40);
});

test('a business customer has the GSTIN', () => {
  expect(describePrintedDocument(sampleLongTaxInvoice).buyer.lines).toContain(
    'GSTIN 27AABCU9603R1ZX',
  );
});

test('a bill of supply shows no tax and says why', () => {
  const printed = describePrintedDocument(sampleBillOfSupply);
  expect(printed.subtitle).toBe(
    'Composition taxable person, not eligible to collect tax on supplies',
  );
  expect(printed.taxes).toBeNull();
  expect(printed.notes).toEqual([]);
  expect(columnsOf(sampleBillOfSupply)).toContain('SAC');
  expect(textOf(sampleBillOfSupply)).not.toMatch(/CGST|SGST|Taxable value|Reverse/);
});

test('a receipt voucher says what was received, with its tax', () => {
  const printed = describePrintedDocument(sampleReceiptVoucher);
  expect(printed).toMatchObject({ title: 'Receipt voucher', buyer: { label: 'Received from' } });
  expect(totalsOf(sampleReceiptVoucher)).toEqual([['Advance received', '₹500.00']]);
  expect(printed.taxes?.rows).toEqual([
    ['5% (CGST 2.5%, SGST 2.5%)', '476.20', '11.90', '11.90', '23.80'],
  ]);
  expect(printed.payments).toBeNull();
  expect(factsOf(sampleReceiptVoucher)).toMatchObject({ 'Reverse charge': 'No' });
});

test.each([
  ['refund voucher', sampleRefundVoucher, 'RV/26-27/00007 of 16 Nov 2026', 'Amount refunded'],
  ['credit note', sampleCreditNote, 'INV/26-27/00042 of 19 Nov 2026', 'Total credit'],
])('a %s names the document it reduces, and why', (_, content, refersTo, label) => {
  expect(factsOf(content)).toMatchObject({ 'Refers to': refersTo, Reason: content.reason });
  expect(totalsOf(content).at(-1)?.[0]).toBe(label);
});

test.each(Object.entries(sampleDocuments))(
  'every line of a %s has a cell per column',
  (_, content) => {
    const { lines, taxes, payments } = describePrintedDocument(content);
    for (const table of [lines, taxes, payments]) {
      for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.columns.length ?? 0);
    }
  },
);

test('file names have no special characters', () => {
  expect(documentFileName(sampleTaxInvoice, 'a4')).toBe('Tax-invoice-INV-26-27-00042.pdf');
  expect(documentFileName(sampleBill, 'receipt')).toBe('Bill-BILL-26-27-00042-receipt.pdf');
});
