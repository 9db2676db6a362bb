import { describe, expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../testing/full-run.ts';
import { seededRandom } from '../../testing/random-day-plans.ts';
import { randomDocuments } from '../../testing/random-documents.ts';
import { calendarPeriodOf } from '../kit/calendar-periods.ts';
import type { DayRange } from '../kit/dates.ts';
import { type AccountingDocument, isVoucher, reducesOther } from './accounting-document.ts';
import { addDocuments, type DocumentFigures, emptyDocumentFigures } from './document-figures.ts';
import { gstr1Tables } from './gstr1/gstr1-tables.ts';
import { netOf, summarizeSales } from './sales-summary.ts';
import { addTaxSums, emptyTaxSum, negateTaxSum, sumTax, type TaxSum } from './tax-sum.ts';

const vouchersOf = (documents: readonly AccountingDocument[]) =>
  new Map(documents.map(({ number, lines }) => [number, lines]));

const isIn = ({ from, to }: DayRange, { issuedOn }: AccountingDocument): boolean =>
  from <= issuedOn && issuedOn <= to;

const figuresOf = (
  documents: readonly AccountingDocument[],
  period: DayRange,
  pageSize = documents.length,
): DocumentFigures => {
  const vouchers = vouchersOf(documents);
  const rows = documents.filter((document) => isIn(period, document));
  let figures = emptyDocumentFigures;
  for (let first = 0; first < rows.length; first += pageSize) {
    figures = addDocuments(figures, rows.slice(first, first + pageSize), vouchers, period);
  }
  return figures;
};

const months = ['2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'].map((day) =>
  calendarPeriodOf('month', day),
);
const year = calendarPeriodOf('year', '2026-10-01');

const totalsOf = ({ totals: { amount, taxable, cgst, sgst } }: AccountingDocument): TaxSum => ({
  ...{ amount, taxable, cgst, sgst },
});
const isSale = ({ kind }: AccountingDocument): boolean => !isVoucher(kind);
const isCredit = ({ kind }: AccountingDocument): boolean => reducesOther(kind);
const isInvoice = (document: AccountingDocument): boolean =>
  isSale(document) && !isCredit(document);
const isReported = ({ kind, seller }: AccountingDocument): boolean =>
  kind === 'tax_invoice' || (kind === 'credit_note' && seller.gstin !== null);

const less = (one: TaxSum, other: TaxSum): TaxSum => addTaxSums(one, negateTaxSum(other));

/** All amounts of reported sales, line by line. */
const reportedLines = (
  documents: readonly AccountingDocument[],
  wanted: (document: AccountingDocument) => boolean,
  isTaxed = true,
): TaxSum =>
  documents
    .filter((document) => isReported(document) && wanted(document))
    .flatMap((document) =>
      document.lines
        .filter(({ rate }) => rate > 0 === isTaxed)
        .map((line) => (isCredit(document) ? negateTaxSum(line) : line)),
    )
    .reduce<TaxSum>(addTaxSums, emptyTaxSum);

const pure = (rows: readonly TaxSum[]): TaxSum => sumTax(rows);

/** The advances with tax that were neither returned nor used until a day. */
const openAdvances = (documents: readonly AccountingDocument[], until: string): number => {
  const signOf = ({ kind }: AccountingDocument): number => (kind === 'credit_note' ? 1 : -1);
  return documents
    .filter(({ issuedOn, lines }) => issuedOn <= until && lines.some(({ rate }) => rate > 0))
    .reduce((sum, document) => {
      const { kind, totals, advances } = document;
      if (kind === 'receipt_voucher') return sum + totals.amount;
      if (kind === 'refund_voucher') return sum - totals.amount;
      return sum + signOf(document) * advances.reduce((used, { amount }) => used + amount, 0);
    }, 0);
};

const rounds = shortUnlessFullRun(40, 1_000);

describe.each(Array.from({ length: rounds }, (_, seed) => seed))('random documents %i', (seed) => {
  const random = seededRandom(seed);
  const documents = randomDocuments(random, 1 + random.below(60));
  const pageSize = 1 + random.below(7);

  const expectSums = (period: DayRange): void => {
    const inPeriod = documents.filter((document) => isIn(period, document));
    const figures = figuresOf(documents, period);
    expect(figuresOf(documents, period, pageSize)).toEqual(figures);

    const { total, byRate, bySac } = summarizeSales(figures);
    const billed = pure(inPeriod.filter(isInvoice).map(totalsOf));
    const credited = pure(inPeriod.filter((row) => isSale(row) && isCredit(row)).map(totalsOf));
    expect(total).toEqual({ billed, credited });
    expect(netOf(total)).toEqual(less(billed, credited));
    for (const rows of [byRate, bySac]) {
      expect(pure(rows.map((row) => row.billed))).toEqual(billed);
      expect(pure(rows.map((row) => row.credited))).toEqual(credited);
    }
    for (const { kind, count, amount } of figures.kinds) {
      const ofKind = inPeriod.filter((row) => row.kind === kind);
      expect(count).toBe(ofKind.length);
      expect(amount).toBe(pure(ofKind.map(totalsOf)).amount);
    }

    const gstr1 = gstr1Tables(figures);
    const isBusiness = ({ buyer }: AccountingDocument): boolean => buyer.gstin !== null;
    const toConsumers = reportedLines(inPeriod, (row) => !isBusiness(row));
    const toBusinesses = reportedLines(inPeriod, isBusiness);
    expect(pure(gstr1.consumers)).toEqual(toConsumers);
    expect(less(pure(gstr1.businessInvoices), pure(gstr1.businessCreditNotes))).toEqual(
      toBusinesses,
    );
    const exemptOf = (business: boolean) =>
      gstr1.exempt.find((row) => row.isBusiness === business)?.amount ?? 0;
    for (const business of [true, false]) {
      const services = business ? gstr1.servicesToBusinesses : gstr1.servicesToConsumers;
      const ofGroup = (row: AccountingDocument) => isBusiness(row) === business;
      const exempt = reportedLines(inPeriod, ofGroup, false);
      expect(exemptOf(business)).toBe(exempt.amount);
      expect(pure(services)).toEqual(addTaxSums(business ? toBusinesses : toConsumers, exempt));
    }
    for (const { kind, from, to, total: count } of gstr1.documents) {
      const ofKind = inPeriod.filter((row) => row.kind === kind);
      expect([from, to, count]).toEqual([
        ...[ofKind.at(0)?.number, ofKind.at(-1)?.number, ofKind.length],
      ]);
    }
  };

  test('every table of a month and of the year adds up to the documents', () => {
    for (const period of [...months, year]) expectSums(period);
  });

  test('11A less 11B is what the advances grew by', () => {
    let open = emptyTaxSum;
    for (const month of months) {
      const { advancesReceived, advancesAdjusted } = gstr1Tables(figuresOf(documents, month));
      open = addTaxSums(open, less(pure(advancesReceived), pure(advancesAdjusted)));
      expect(open.amount).toBe(openAdvances(documents, month.to));
      expect(open.taxable + open.cgst + open.sgst).toBe(open.amount);
      for (const { amount } of [...advancesReceived, ...advancesAdjusted]) {
        expect(amount).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('a whole year has adjusted no earlier advances', () => {
    expect(gstr1Tables(figuresOf(documents, year)).advancesAdjusted).toEqual([]);
  });
});
