import * as z from 'zod/mini';
import type { DocumentFigures, SalesKey } from '../document-figures.ts';
import { isZeroTaxSum, negateTaxSum, sumTaxBy, TaxSum } from '../tax-sum.ts';
import { BusinessRow } from './business-rows.ts';
import { NumberRange } from './number-ranges.ts';

const RateRow = z.extend(TaxSum, { rate: z.int() });
const ServiceRow = z.extend(RateRow, { sac: z.string() });
export type ServiceRow = z.infer<typeof ServiceRow>;

/** Named after what they contain; the numbers of the tables are those of the form. */
export const Gstr1 = z.strictObject({
  /** 4A: invoices to customers with a GSTIN, a row per rate. */
  businessInvoices: z.array(BusinessRow),
  /** 9B: credit notes to them. */
  businessCreditNotes: z.array(BusinessRow),
  /** 7: all other customers, less credit notes. */
  consumers: z.array(RateRow),
  /** 8: services with a rate of 0, less credit notes, in paise. */
  exempt: z.array(z.strictObject({ isBusiness: z.boolean(), amount: z.int() })),
  /** 11A: received in the period and not used in it. */
  advancesReceived: z.array(RateRow),
  /** 11B: received earlier, and used or returned in the period. */
  advancesAdjusted: z.array(RateRow),
  /** 12, less credit notes. */
  servicesToBusinesses: z.array(ServiceRow),
  servicesToConsumers: z.array(ServiceRow),
  /** 13. None is ever cancelled. */
  documents: z.array(NumberRange),
});
export type Gstr1 = z.infer<typeof Gstr1>;

const taxKinds = ['tax_invoice', 'credit_note', 'receipt_voucher', 'refund_voucher'] as const;

const netSales = <Key>(
  { sales }: DocumentFigures,
  isIncluded: (row: SalesKey) => boolean,
  keyOf: (row: SalesKey) => Key,
): (Key & TaxSum)[] =>
  sumTaxBy(
    sales.filter((row) => row.isReported && isIncluded(row)),
    keyOf,
    (row) => (row.isCredit ? negateTaxSum(row) : row),
  ).filter((row) => !isZeroTaxSum(row));

const byRate = (a: { rate: number }, b: { rate: number }): number => a.rate - b.rate;
const bySacAndRate = (a: ServiceRow, b: ServiceRow): number =>
  a.sac === b.sac ? byRate(a, b) : a.sac < b.sac ? -1 : 1;

const services = (figures: DocumentFigures, isBusiness: boolean): ServiceRow[] =>
  netSales(
    figures,
    (row) => row.isBusiness === isBusiness,
    ({ sac, rate }) => ({ sac: sac ?? '', rate }),
  ).sort(bySacAndRate);

const advances = (
  figures: DocumentFigures,
  wanted: DocumentFigures['advances'][number]['table'],
): Gstr1['advancesReceived'] =>
  figures.advances
    // The tax of parts can differ by a paisa from that of the whole.
    .filter((row) => row.table === wanted && row.rate > 0 && row.amount !== 0)
    .map(({ table: _, ...row }) => row)
    .sort(byRate);

export const gstr1Tables = (figures: DocumentFigures): Gstr1 => ({
  businessInvoices: figures.business.filter(({ refersTo }) => refersTo === null),
  businessCreditNotes: figures.business.filter(({ refersTo }) => refersTo !== null),
  consumers: netSales(
    figures,
    ({ isBusiness, rate }) => !isBusiness && rate > 0,
    ({ rate }) => ({ rate }),
  ).sort(byRate),
  exempt: [true, false].flatMap((isBusiness) =>
    netSales(
      figures,
      (row) => row.isBusiness === isBusiness && row.rate === 0,
      () => ({ isBusiness }),
    ).map(({ amount }) => ({ isBusiness, amount })),
  ),
  advancesReceived: advances(figures, 'received'),
  advancesAdjusted: advances(figures, 'adjusted'),
  servicesToBusinesses: services(figures, true),
  servicesToConsumers: services(figures, false),
  documents: taxKinds.flatMap((kind) =>
    figures.ranges.filter((range) => range.kind === kind).map(({ last: _, ...range }) => range),
  ),
});
