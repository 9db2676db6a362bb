import type { BusinessRow } from '@haldi/contract/accounting/gstr1/business-rows';
import type { Gstr1, ServiceRow } from '@haldi/contract/accounting/gstr1/gstr1-tables';
import { documentNames } from '@haldi/contract/documents/document-names';
import { formatDay } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';

type Cell = string | { paise: number } | { percent: number } | { day: string };
type SheetColumn = { header: string; numeric: boolean };
/** A table of the form; `number` is that of the form. */
export type Gstr1Sheet = {
  number: string;
  title: string;
  columns: SheetColumn[];
  rows: Cell[][];
};

export const shownCell = (cell: Cell): string => {
  if (typeof cell === 'string') return cell;
  if ('paise' in cell) return formatPaise(cell.paise);
  return 'day' in cell ? formatDay(cell.day) : `${cell.percent}%`;
};

/** As the offline tool of the GST portal reads it. */
const copiedCell = (cell: Cell): string => {
  if (typeof cell === 'string') return cell.replaceAll(/[\t\n]/g, ' ');
  if ('paise' in cell) return (cell.paise / 100).toFixed(2);
  return 'day' in cell ? formatDay(cell.day).replaceAll(' ', '-') : String(cell.percent);
};

/** Spreadsheets make cells of text with tabs. */
export const sheetAsText = ({ columns, rows }: Gstr1Sheet): string =>
  [columns.map(({ header }) => header), ...rows.map((row) => row.map(copiedCell))]
    .map((cells) => cells.join('\t'))
    .join('\n');

const money = (paise: number): Cell => ({ paise });
const rateCell = (rate: number): Cell => ({ percent: rate / 100 });

type ColumnOf<Row> = [header: string, cell: (row: Row) => Cell];

const sheet = <Row>(
  number: string,
  title: string,
  rows: readonly Row[],
  columns: readonly ColumnOf<Row>[],
): Gstr1Sheet => ({
  ...{ number, title },
  columns: columns.map(([header]) => ({
    header,
    numeric: /amount|value|advance|CGST|SGST|total|cancelled|issued$/i.test(header),
  })),
  rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
});

type TaxRow = Gstr1['consumers'][number];
const taxColumns: ColumnOf<TaxRow>[] = [
  ['Taxable value', ({ taxable }) => money(taxable)],
  ['CGST', ({ cgst }) => money(cgst)],
  ['SGST', ({ sgst }) => money(sgst)],
];
const rateColumns: ColumnOf<TaxRow>[] = [['Rate', ({ rate }) => rateCell(rate)], ...taxColumns];
const advanceColumns: ColumnOf<TaxRow>[] = [
  ['Rate', ({ rate }) => rateCell(rate)],
  ['Advance with tax', ({ amount }) => money(amount)],
  ...taxColumns,
];
const businessColumns = (isCreditNote: boolean): ColumnOf<BusinessRow>[] => [
  ['GSTIN', ({ gstin }) => gstin],
  ['Receiver name', ({ name }) => name],
  [isCreditNote ? 'Note number' : 'Invoice number', ({ number }) => number],
  [isCreditNote ? 'Note date' : 'Invoice date', ({ issuedOn }) => ({ day: issuedOn })],
  ...(isCreditNote
    ? ([['For invoice', ({ refersTo }) => refersTo?.number ?? '']] as ColumnOf<BusinessRow>[])
    : []),
  [isCreditNote ? 'Note value' : 'Invoice value', ({ value }) => money(value)],
  ['Place of supply', ({ placeOfSupply }) => placeOfSupply],
  ['Rate', ({ rate }) => rateCell(rate)],
  ...(taxColumns as ColumnOf<Pick<BusinessRow, keyof TaxRow>>[]),
];
const serviceColumns: ColumnOf<ServiceRow>[] = [
  ['HSN/SAC', ({ sac }) => sac],
  ['UQC', () => 'NA'],
  ['Total quantity', () => '0'],
  ['Total value', ({ amount }) => money(amount)],
  ...rateColumns,
];

export const gstr1Sheets = (tables: Gstr1): Gstr1Sheet[] => [
  sheet('4A', 'Invoices to businesses', tables.businessInvoices, businessColumns(false)),
  sheet('7', 'Sales to consumers, less credit notes', tables.consumers, rateColumns),
  sheet('8', 'Exempt services, less credit notes', tables.exempt, [
    ['Supplies to', ({ isBusiness }) => (isBusiness ? 'Registered persons' : 'Consumers')],
    ['Exempt amount', ({ amount }) => money(amount)],
  ]),
  sheet('9B', 'Credit notes to businesses', tables.businessCreditNotes, businessColumns(true)),
  sheet('11A', 'Advances received and not used', tables.advancesReceived, advanceColumns),
  sheet(
    '11B',
    'Advances of earlier months used or returned',
    tables.advancesAdjusted,
    advanceColumns,
  ),
  sheet('12 (B2B)', 'Services to businesses', tables.servicesToBusinesses, serviceColumns),
  sheet('12 (B2C)', 'Services to consumers', tables.servicesToConsumers, serviceColumns),
  sheet('13', 'Documents issued', tables.documents, [
    ['Document', ({ kind }) => documentNames[kind]],
    ['From', ({ from }) => from],
    ['To', ({ to }) => to],
    ['Total number', ({ total }) => String(total)],
    ['Cancelled', () => '0'],
    ['Net issued', ({ total }) => String(total)],
  ]),
];
