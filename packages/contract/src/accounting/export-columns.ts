import { documentNames } from '../documents/document-names.ts';
import { toRupees } from '../kit/paise.ts';
import { paymentMethodNames } from '../payment-settings/payment-methods.ts';

import { type AccountingDocument, reducesOther } from './accounting-document.ts';
import { type PaymentRow, signedAmount } from './payment-row.ts';

type Cell = string | number;
export type ExportColumn<Row> = {
  header: string;
  /** In characters. */
  width: number;
  cell: (row: Row) => Cell;
};

type LineOfDocument = {
  document: AccountingDocument;
  line: AccountingDocument['lines'][number];
  position: number;
};

export const linesOfDocument = (document: AccountingDocument): LineOfDocument[] =>
  document.lines.map((line, index) => ({ document, line, position: index + 1 }));

/** Credit notes and refund vouchers are negative, so that a column adds up. */
const signed =
  (paise: (row: LineOfDocument) => number) =>
  (row: LineOfDocument): number =>
    toRupees(paise(row)) * (reducesOther(row.document.kind) ? -1 : 1);

/** A row is a line of a document. */
const documentColumns: readonly ExportColumn<LineOfDocument>[] = [
  { header: 'Number', width: 18, cell: ({ document }) => document.number },
  { header: 'Type', width: 16, cell: ({ document }) => documentNames[document.kind] },
  { header: 'Date', width: 12, cell: ({ document }) => document.issuedOn },
  { header: 'Order', width: 10, cell: ({ document }) => document.orderId },
  { header: 'Visit', width: 12, cell: ({ document }) => document.visitDay },
  { header: 'Customer', width: 24, cell: ({ document }) => document.buyer.name },
  { header: 'Refers to', width: 18, cell: ({ document }) => document.refersTo?.number ?? '' },
  { header: 'Reason', width: 24, cell: ({ document }) => document.reason },
  { header: 'Line', width: 6, cell: ({ position }) => position },
  { header: 'Description', width: 32, cell: ({ line }) => line.description },
  { header: 'Quantity', width: 9, cell: ({ line }) => line.quantity },
  { header: 'Price (₹)', width: 12, cell: ({ line }) => toRupees(line.unitPrice) },
  { header: 'Discount (₹)', width: 12, cell: signed(({ line }) => line.discount) },
  { header: 'Amount (₹)', width: 12, cell: signed(({ line }) => line.amount) },
];

const taxColumns: readonly ExportColumn<LineOfDocument>[] = [
  { header: 'SAC', width: 10, cell: ({ line }) => line.sac ?? '' },
  { header: 'GST rate (%)', width: 12, cell: ({ line }) => line.rate / 100 },
  { header: 'Taxable value (₹)', width: 16, cell: signed(({ line }) => line.taxable) },
  { header: 'CGST (₹)', width: 12, cell: signed(({ line }) => line.cgst) },
  { header: 'SGST (₹)', width: 12, cell: signed(({ line }) => line.sgst) },
  { header: 'GSTIN of customer', width: 18, cell: ({ document }) => document.buyer.gstin ?? '' },
  {
    header: 'Place of supply',
    width: 18,
    cell: ({ document }) => document.placeOfSupply?.name ?? '',
  },
];

export const documentExportColumns = (hasTax: boolean): readonly ExportColumn<LineOfDocument>[] =>
  hasTax ? [...documentColumns, ...taxColumns] : documentColumns;

const paymentKindNames: Record<PaymentRow['kind'], string> = {
  payment: 'Payment',
  refund: 'Refund',
  tip: 'Tip',
  reversal: 'Correction',
};

export const paymentExportColumns: readonly ExportColumn<PaymentRow>[] = [
  { header: 'Entry', width: 10, cell: ({ id }) => id },
  { header: 'Date', width: 12, cell: ({ day }) => day },
  { header: 'Type', width: 12, cell: ({ kind }) => paymentKindNames[kind] },
  { header: 'Corrects entry', width: 14, cell: ({ reverses }) => reverses ?? '' },
  { header: 'Order', width: 10, cell: ({ orderId }) => orderId },
  { header: 'Customer', width: 24, cell: ({ customer }) => customer },
  { header: 'Method', width: 14, cell: ({ method }) => paymentMethodNames[method] },
  { header: 'Reference', width: 18, cell: ({ reference }) => reference },
  { header: 'Amount (₹)', width: 12, cell: (row) => toRupees(signedAmount(row)) },
  { header: 'Taken by', width: 20, cell: ({ takenBy }) => takenBy ?? '' },
  { header: 'Beautician', width: 20, cell: ({ beautician }) => beautician ?? '' },
  { header: 'Reason', width: 24, cell: ({ reason }) => reason },
  { header: 'Recorded on', width: 12, cell: ({ recordedOn }) => recordedOn },
];

/** The cash of one beautician, or of the desk, on a closed day. */
export type DayCloseRow = {
  day: string;
  drawer: string;
  /** In paise. */
  expected: number;
  handedIn: number;
  closedBy: string;
  closedOn: string;
  note: string;
};

export const dayCloseExportColumns: readonly ExportColumn<DayCloseRow>[] = [
  { header: 'Date', width: 12, cell: ({ day }) => day },
  { header: 'Cash of', width: 20, cell: ({ drawer }) => drawer },
  { header: 'Expected (₹)', width: 14, cell: ({ expected }) => toRupees(expected) },
  { header: 'Handed in (₹)', width: 14, cell: ({ handedIn }) => toRupees(handedIn) },
  {
    header: 'Difference (₹)',
    width: 14,
    cell: ({ expected, handedIn }) => toRupees(handedIn - expected),
  },
  { header: 'Closed by', width: 20, cell: ({ closedBy }) => closedBy },
  { header: 'Closed on', width: 12, cell: ({ closedOn }) => closedOn },
  { header: 'Note', width: 32, cell: ({ note }) => note },
];
