import { describe, expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../../testing/full-run.ts';
import { seededRandom } from '../../../testing/random-day-plans.ts';
import { randomDocuments } from '../../../testing/random-documents.ts';
import { customerGstin, sampleDocument } from '../../../testing/sample-accounting-documents.ts';
import { isVoucher, reducesOther } from '../accounting-document.ts';
import type { PaymentRow } from '../payment-row.ts';
import { documentVouchers } from './document-vouchers.ts';
import { paymentVouchers } from './payment-vouchers.ts';
import { defaultTallyLedgers as ledgers } from './tally-ledgers.ts';
import type { TallyVoucher } from './tally-voucher.ts';

const lines = [{ amount: 105_000 }];
const entriesOf = ({ type, entries }: TallyVoucher) => [
  type,
  ...entries.map(({ ledger, amount }) => `${ledger} ${amount}`),
];
const sale = ['Sales', ...['Customers 105000', 'Sales -100000', 'CGST -2500', 'SGST -2500']];
const voucher = sampleDocument({ lines, kind: 'receipt_voucher', number: 'RV/26-27/00001' });
const receiptVouchers = new Map([[voucher.number, voucher.lines]]);
const advances = [{ number: voucher.number, issuedOn: '2026-11-16', amount: 105_000 }];

describe('documents', () => {
  test.each([
    ['an invoice', { lines }, [sale]],
    [
      'a bill without tax',
      { lines, isRegistered: false, kind: 'bill' },
      [['Sales', 'Customers 105000', 'Sales -105000']],
    ],
    [
      'a credit note',
      { lines, kind: 'credit_note' },
      [['Credit Note', 'Customers -105000', 'Sales 100000', 'CGST 2500', 'SGST 2500']],
    ],
    [
      'an advance',
      { lines, kind: 'receipt_voucher' },
      [
        [
          'Journal',
          'Customers 105000',
          'Advances from customers -100000',
          'CGST -2500',
          'SGST -2500',
        ],
      ],
    ],
    [
      'an advance that is returned',
      { lines, kind: 'refund_voucher' },
      [
        [
          'Journal',
          'Customers -105000',
          'Advances from customers 100000',
          'CGST 2500',
          'SGST 2500',
        ],
      ],
    ],
    [
      'an invoice that uses an advance',
      { lines, advances },
      [
        sale,
        [
          'Journal',
          'Customers -105000',
          'Advances from customers 100000',
          'CGST 2500',
          'SGST 2500',
        ],
      ],
    ],
  ] as const)('%s', (_, document, expected) => {
    const found = documentVouchers(sampleDocument(document), receiptVouchers, ledgers);
    expect(found.map(entriesOf)).toEqual(expected);
  });

  test('a voucher names customer, document, order and what it refers to', () => {
    const note = sampleDocument({
      ...{ lines, kind: 'credit_note', number: 'CN/26-27/00001', _id: 7, gstin: customerGstin },
      refersTo: { number: 'INV/26-27/00001', issuedOn: '2026-11-16' },
      reason: 'Discount added',
    });
    expect(documentVouchers(note, receiptVouchers, ledgers)).toMatchObject([
      {
        ...{ guid: 'haldi-document-7', day: '2026-11-16', number: 'CN/26-27/00001' },
        ...{ reference: 'INV/26-27/00001', narration: 'Order #123456, Discount added' },
        party: { ledger: 'Customers', name: 'Asha', gstin: customerGstin, state: 'Maharashtra' },
      },
    ]);
  });
});

const payment: PaymentRow = {
  ...{ id: 12, kind: 'payment', corrects: null, reverses: null, method: 'upi', amount: 50_050 },
  ...{ day: '2026-11-15', recordedOn: '2026-11-16', orderId: 123_456, customer: 'Asha' },
  ...{ beautician: null, takenBy: 'Meera', reference: '412345678901', reason: '' },
};

describe('payments', () => {
  test.each([
    ['a payment', {}, ['Receipt', 'Bank 50050', 'Customers -50050']],
    ['a refund', { kind: 'refund' }, ['Payment', 'Bank -50050', 'Customers 50050']],
    [
      'a corrected payment',
      { kind: 'reversal', corrects: 'payment', reverses: 11 },
      ['Payment', 'Bank -50050', 'Customers 50050'],
    ],
    [
      'a corrected refund in cash',
      { kind: 'reversal', corrects: 'refund', reverses: 11, method: 'cash' },
      ['Receipt', 'Cash 50050', 'Customers -50050'],
    ],
    ['a tip', { kind: 'tip' }, ['Receipt', 'Bank 50050', 'Tips to pay out -50050']],
    [
      'a corrected tip',
      { kind: 'reversal', corrects: 'tip', reverses: 11, method: 'card' },
      ['Payment', 'Card payments -50050', 'Tips to pay out 50050'],
    ],
  ] as const)('%s', (_, changes, expected) => {
    expect(paymentVouchers({ ...payment, ...changes }, ledgers).map(entriesOf)).toEqual([expected]);
  });

  test.each([
    { kind: 'tip', method: 'cash' },
    { kind: 'reversal', corrects: 'tip', reverses: 11, method: 'cash' },
  ] as const)('a tip in cash is kept by the beautician: %j', (changes) => {
    expect(paymentVouchers({ ...payment, ...changes }, ledgers)).toEqual([]);
  });

  test('has the day of the recording, and names order, reference and correction', () => {
    const changes = {
      kind: 'reversal',
      corrects: 'payment',
      reverses: 11,
      reason: 'Typo',
    } as const;
    expect(paymentVouchers({ ...payment, ...changes }, ledgers)).toMatchObject([
      {
        ...{ guid: 'haldi-payment-12', day: '2026-11-16', number: 'P-12' },
        ...{ reference: '412345678901', narration: 'Order #123456, Correction of P-11, Typo' },
      },
    ]);
  });
});

const seeds = Array.from({ length: shortUnlessFullRun(30, 1_000) }, (_, seed) => seed);

test.each(seeds)('random documents balance, and so do the accounts %i', (seed) => {
  const random = seededRandom(seed);
  const documents = randomDocuments(random, 1 + random.below(40));
  const numbers = new Map(documents.map((document) => [document.number, document.lines]));
  const vouchers = documents.flatMap((document) => documentVouchers(document, numbers, ledgers));
  for (const { entries } of vouchers) {
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(entries.every(({ amount }) => Number.isInteger(amount) && amount !== 0)).toBe(true);
  }
  expect(new Set(vouchers.map(({ guid }) => guid)).size).toBe(vouchers.length);
  const balanceOf = (ledger: string): number =>
    vouchers
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.ledger === ledger)
      .reduce((sum, { amount }) => sum + amount, 0);
  const sales = documents.filter(({ kind }) => !isVoucher(kind));
  const sum = (field: 'amount' | 'taxable' | 'cgst'): number =>
    sales.reduce(
      (total, { kind, totals }) => total + (reducesOther(kind) ? -1 : 1) * totals[field],
      0,
    );
  expect(balanceOf(ledgers.sales)).toBe(-sum('taxable'));
  // Tax of bills and of the advances that are open.
  const openTax = -balanceOf(ledgers.cgst) - sum('cgst');
  expect(openTax).toBeGreaterThanOrEqual(-documents.length);
  expect(balanceOf(ledgers.customers)).toBe(
    sum('amount') - balanceOf(ledgers.advances) + openTax * 2,
  );
});
