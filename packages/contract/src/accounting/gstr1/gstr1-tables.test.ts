import { describe, expect, test } from 'vitest';
import { customerGstin, sampleDocument } from '../../../testing/sample-accounting-documents.ts';
import { calendarPeriodOf } from '../../kit/calendar-periods.ts';
import type { AccountingDocument } from '../accounting-document.ts';
import { addDocuments, emptyDocumentFigures } from '../document-figures.ts';
import { type Gstr1, gstr1Tables } from './gstr1-tables.ts';
import { addToNumberRanges, type OpenNumberRange } from './number-ranges.ts';

const november = calendarPeriodOf('month', '2026-11-16');
const tables = (...documents: AccountingDocument[]): Gstr1 => {
  const vouchers = new Map(documents.map(({ number, lines }) => [number, lines]));
  const inNovember = documents.filter(
    ({ issuedOn }) => november.from <= issuedOn && issuedOn <= november.to,
  );
  return gstr1Tables(addDocuments(emptyDocumentFigures, inNovember, vouchers, november));
};

const lines = [{ amount: 105_000 }];
const invoice = (rest: object = {}): AccountingDocument => sampleDocument({ lines, ...rest });
const creditNote = (rest: object = {}): AccountingDocument =>
  sampleDocument({
    ...{ lines, kind: 'credit_note', number: 'CN/26-27/00001', issuedOn: '2026-11-20' },
    refersTo: { number: 'INV/26-27/00001', issuedOn: '2026-11-16' },
    ...rest,
  });
const taxOf1000 = { amount: 105_000, taxable: 100_000, cgst: 2_500, sgst: 2_500 };
const taxOf600 = { amount: 63_000, taxable: 60_000, cgst: 1_500, sgst: 1_500 };

describe('sales', () => {
  test('to a consumer: tables 7 and 12', () => {
    const { consumers, servicesToConsumers, businessInvoices, ...rest } = tables(invoice());
    expect(consumers).toEqual([{ rate: 500, ...taxOf1000 }]);
    expect(servicesToConsumers).toEqual([{ sac: '999722', rate: 500, ...taxOf1000 }]);
    expect(businessInvoices).toEqual([]);
    expect(rest).toMatchObject({ servicesToBusinesses: [], businessCreditNotes: [], exempt: [] });
  });

  test('a credit note lowers table 7, and removes a row that it brings to zero', () => {
    const part = creditNote({ lines: [{ amount: 42_000 }] });
    expect(tables(invoice(), part).consumers).toEqual([{ rate: 500, ...taxOf600 }]);
    expect(tables(invoice(), creditNote())).toMatchObject({
      ...{ consumers: [], servicesToConsumers: [] },
    });
  });

  test('a credit note for an earlier invoice makes table 7 negative', () => {
    const [row] = tables(creditNote()).consumers;
    expect(row).toEqual({
      rate: 500,
      amount: -105_000,
      taxable: -100_000,
      cgst: -2_500,
      sgst: -2_500,
    });
  });

  test('to a business: an invoice has a row per rate, a credit note is apart', () => {
    const gstin = customerGstin;
    const mixed = [{ amount: 52_500 }, { amount: 52_500 }, { amount: 11_800, rate: 1_800 }];
    const found = tables(
      invoice({ gstin, lines: mixed, customer: 'Blue LLP' }),
      creditNote({ gstin, customer: 'Blue LLP' }),
    );
    const row = {
      ...{ gstin, name: 'Blue LLP', number: 'INV/26-27/00001', issuedOn: '2026-11-16' },
      ...{ value: 116_800, placeOfSupply: '27-Maharashtra', refersTo: null },
    };
    expect(found.businessInvoices).toEqual([
      { ...row, rate: 500, ...taxOf1000 },
      { ...row, rate: 1_800, amount: 11_800, taxable: 10_000, cgst: 900, sgst: 900 },
    ]);
    expect(found.businessCreditNotes).toMatchObject([
      { number: 'CN/26-27/00001', value: 105_000, refersTo: { number: 'INV/26-27/00001' } },
    ]);
    expect(found.servicesToBusinesses).toEqual([
      { sac: '999722', rate: 1_800, amount: 11_800, taxable: 10_000, cgst: 900, sgst: 900 },
    ]);
    expect(found.consumers).toEqual([]);
  });

  test('exempt services: tables 8 and 12', () => {
    const found = tables(invoice({ lines: [{ amount: 10_000, rate: 0 }] }));
    expect(found.exempt).toEqual([{ isBusiness: false, amount: 10_000 }]);
    expect(found.consumers).toEqual([]);
    expect(found.servicesToConsumers).toMatchObject([{ sac: '999722', rate: 0, amount: 10_000 }]);
  });

  test('a salon without a GSTIN, or in the composition scheme, has nothing to report', () => {
    const documents = [
      sampleDocument({ lines, kind: 'bill', isRegistered: false }),
      sampleDocument({ lines: [{ amount: 100, rate: 0 }], kind: 'bill_of_supply' }),
    ];
    for (const document of documents) {
      const figures = addDocuments(emptyDocumentFigures, [document], new Map(), november);
      expect(Object.values(gstr1Tables(figures)).flat()).toEqual([]);
    }
  });
});

describe('advances', () => {
  const voucher = (issuedOn: string) =>
    sampleDocument({ lines, kind: 'receipt_voucher', number: 'RV/26-27/00001', issuedOn });
  const [october, mid] = ['2026-10-20', '2026-11-10'];
  const advances = (issuedOn: string, amount = 105_000) => [
    { number: 'RV/26-27/00001', issuedOn, amount },
  ];
  const returned = (of: string, amount: number) =>
    sampleDocument({
      ...{ lines: [{ amount }], kind: 'refund_voucher', number: 'RFV/26-27/00001' },
      ...{ issuedOn: '2026-11-12', refersTo: { number: 'RV/26-27/00001', issuedOn: of } },
    });
  const earlier = (document: AccountingDocument) => ({ ...document, issuedOn: '2026-10-25' });
  const whole = [{ rate: 500, ...taxOf1000 }];
  const part = [{ rate: 500, ...taxOf600 }];

  test.each([
    ['open', [voucher(mid)], whole, []],
    ['used in the same month', [voucher(mid), invoice({ advances: advances(mid) })], [], []],
    ['partly returned in the same month', [voucher(mid), returned(mid, 42_000)], part, []],
    ['used a month later', [voucher(october), invoice({ advances: advances(october) })], [], whole],
    [
      'partly used a month later',
      [voucher(october), invoice({ advances: advances(october, 63_000) })],
      [],
      part,
    ],
    ['returned a month later', [voucher(october), returned(october, 105_000)], [], whole],
    ['of an earlier month and still open', [voucher(october)], [], []],
    [
      'open again, because its bill of the same month was credited',
      [voucher(mid), invoice({ advances: advances(mid) }), creditNote({ advances: advances(mid) })],
      whole,
      [],
    ],
    [
      'of an earlier month, and its bill was credited at once',
      [
        voucher(october),
        invoice({ advances: advances(october) }),
        creditNote({ advances: advances(october) }),
      ],
      [],
      [],
    ],
    [
      'of an earlier month, and its earlier bill was credited',
      [
        voucher(october),
        earlier(invoice({ advances: advances(october) })),
        creditNote({
          advances: advances(october),
          refersTo: { number: 'INV/26-27/00001', issuedOn: '2026-10-25' },
        }),
      ],
      whole,
      [],
    ],
  ] as const)('%s', (_, documents, received, adjusted) => {
    const { advancesReceived, advancesAdjusted } = tables(...documents);
    expect(advancesReceived).toEqual(received);
    expect(advancesAdjusted).toEqual(adjusted);
  });

  test('a voucher that is missing is an error, not a wrong table', () => {
    expect(() => tables(invoice({ advances: advances(october) }))).toThrow('RV/26-27/00001');
  });
});

test('table 13: a new prefix, a new year and a gap begin a new range', () => {
  const documents = [
    ['tax_invoice', 'INV/26-27/00009', 9],
    ['credit_note', 'CN/26-27/00004', 4],
    ['tax_invoice', 'INV/26-27/00010', 10],
    ['tax_invoice', 'A/26-27/00011', 11],
    ['tax_invoice', 'INV/26-27/00012', 12],
    ['credit_note', 'CN/26-27/00006', 6],
    ['tax_invoice', 'INV/27-28/00001', 1],
  ] as const;
  const ranges = documents.reduce<OpenNumberRange[]>(
    (found, [kind, number, sequence]) => addToNumberRanges(found, { kind, number, sequence }),
    [],
  );
  expect(ranges.map(({ from, to, total }) => [from, to, total])).toEqual([
    ['INV/26-27/00009', 'INV/26-27/00010', 2],
    ['CN/26-27/00004', 'CN/26-27/00004', 1],
    ['A/26-27/00011', 'A/26-27/00011', 1],
    ['INV/26-27/00012', 'INV/26-27/00012', 1],
    ['CN/26-27/00006', 'CN/26-27/00006', 1],
    ['INV/27-28/00001', 'INV/27-28/00001', 1],
  ]);
});
