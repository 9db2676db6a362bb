import { addDays } from '@haldi/contract/kit/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  customerGstin,
  sampleDocument,
} from '../../../../packages/contract/testing/sample-accounting-documents.ts';
import {
  accountingUrl,
  november,
  openTestAccounting,
  type TestAccounting,
} from '../../testing/test-accounting.ts';

let salon: TestAccounting;
beforeAll(async () => {
  salon = await openTestAccounting();
});
afterAll(() => salon.haldi.close());
beforeEach(() => salon.empty());

const lines = [{ amount: 105_000 }];
const sum = { amount: 105_000, taxable: 100_000, cgst: 2_500, sgst: 2_500 };
const none = { amount: 0, taxable: 0, cgst: 0, sgst: 0 };
const voucher = { number: 'RV/26-27/00001', issuedOn: '2026-10-20' };
const invoiceOfAdvance = sampleDocument({ lines, advances: [{ ...voucher, amount: 105_000 }] });

test('a salon without a GSTIN has bills and payments, and no tax', async () => {
  await salon.issue([
    sampleDocument({ lines, isRegistered: false, kind: 'bill', number: 'BILL/26-27/00001' }),
  ]);
  await salon.pay({ amount: 105_000, method: 'upi' });
  expect(await salon.read()).toEqual({
    documents: [{ kind: 'bill', count: 1, amount: 105_000 }],
    sales: expect.objectContaining({
      total: { billed: { ...none, amount: 105_000, taxable: 105_000 }, credited: none },
    }),
    payments: [{ method: 'upi', collected: 105_000, refunded: 0, tips: 0 }],
    gstr1: null,
  });
});

test('an empty period of a salon with a GSTIN has empty tables', async () => {
  await salon.register();
  const { documents, payments, gstr1 } = await salon.read();
  expect({ documents, payments }).toEqual({ documents: [], payments: [] });
  expect(Object.values(gstr1 ?? {}).flat()).toEqual([]);
  expect((await salon.readSettings()).hasTax).toBe(true);
});

test('tax of a period stays visible after the registration has ended', async () => {
  await salon.issue([sampleDocument({ lines })]);
  expect((await salon.read()).gstr1?.consumers).toEqual([{ rate: 500, ...sum }]);
});

test('summary and GSTR-1, with an advance of the month before', async () => {
  await salon.issue([
    sampleDocument({ lines, kind: 'receipt_voucher', ...voucher }),
    invoiceOfAdvance,
    sampleDocument({
      ...{ lines: [{ amount: 42_000 }], kind: 'credit_note', number: 'CN/26-27/00001' },
      refersTo: { number: 'INV/26-27/00001', issuedOn: '2026-11-16' },
    }),
    sampleDocument({ lines, gstin: customerGstin, number: 'INV/26-27/00002', sequence: 2 }),
    sampleDocument({ lines, number: 'INV/26-27/00003', sequence: 3, issuedOn: '2026-12-01' }),
  ]);
  const { documents, sales, gstr1 } = await salon.read();
  expect(documents).toEqual([
    { kind: 'tax_invoice', count: 2, amount: 210_000 },
    { kind: 'credit_note', count: 1, amount: 42_000 },
  ]);
  expect(sales.byRate).toEqual([
    {
      rate: 500,
      billed: { amount: 210_000, taxable: 200_000, cgst: 5_000, sgst: 5_000 },
      credited: { amount: 42_000, taxable: 40_000, cgst: 1_000, sgst: 1_000 },
    },
  ]);
  expect(gstr1).toMatchObject({
    consumers: [{ rate: 500, amount: 63_000 }],
    businessInvoices: [{ gstin: customerGstin, number: 'INV/26-27/00002', value: 105_000 }],
    advancesReceived: [],
    advancesAdjusted: [{ rate: 500, ...sum }],
    documents: [
      { kind: 'tax_invoice', from: 'INV/26-27/00001', to: 'INV/26-27/00002', total: 2 },
      { kind: 'credit_note', total: 1 },
    ],
  });
});

test('more documents than fit into one page', async () => {
  await salon.issueMany(450);
  const { documents, gstr1 } = await salon.read();
  expect(documents).toEqual([{ kind: 'tax_invoice', count: 450, amount: 47_250_000 }]);
  expect(gstr1?.documents).toEqual([
    { kind: 'tax_invoice', from: 'M/26-27/00001', to: 'M/26-27/00450', total: 450 },
  ]);
});

describe('the list of documents', () => {
  test('newest first, by pages and by kind', async () => {
    await salon.issueMany(55);
    await salon.issue([
      sampleDocument({
        ...{ lines, kind: 'credit_note', number: 'CN/26-27/00001', gstin: customerGstin },
        ...{ issuedOn: '2026-11-20', customer: 'Blue LLP' },
        refersTo: { number: 'M/26-27/00007', issuedOn: '2026-11-16' },
      }),
    ]);
    const first = await salon.list();
    expect(first.documents).toHaveLength(50);
    expect(first.documents[0]).toMatchObject({
      ...{ kind: 'credit_note', number: 'CN/26-27/00001', customer: 'Blue LLP', ...sum },
      ...{ gstin: customerGstin, refersTo: 'M/26-27/00007', orderId: salon.order.orderId },
    });
    const second = await salon.list(`&cursor=${first.next}`);
    expect(second.next).toBeNull();
    const numbers = [...first.documents, ...second.documents].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(56);
    expect((await salon.list('&kind=credit_note')).documents).toHaveLength(1);
    expect((await salon.list('', { from: '2026-11-17', to: '2026-11-19' })).documents).toEqual([]);
  });
});

test.each([
  ['2026-11-30', '2026-11-01', 'to'],
  ['2026-04-01', '2027-04-02', 'to'],
  ['1999-04-01', '1999-04-30', 'from'],
  ['2026-02-30', '2026-03-30', 'from'],
])('the period from %s to %s is refused', async (from, to, field) => {
  const { haldi, owner } = salon;
  const query = `from=${from}&to=${to}`;
  const answers = [
    await haldi.as(owner, { url: `${accountingUrl}?${query}` }),
    await haldi.as(owner, { url: `${accountingUrl}/documents?${query}` }),
    await salon.export('documents', 'csv', { from, to }),
    await salon.exportTally({ from, to }),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toHaveProperty(field);
  }
});

test('a leap year fits', async () => {
  const leapYear = { from: '2027-04-01', to: '2028-03-31' };
  expect(addDays(leapYear.from, 365)).toBe(leapYear.to);
  expect((await salon.read(leapYear)).documents).toEqual([]);
  expect((await salon.read(november)).documents).toEqual([]);
});
