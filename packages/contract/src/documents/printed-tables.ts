import { formatDay } from '../kit/dates.ts';
import { formatPaiseInTable } from '../kit/paise-text.ts';
import { paymentMethodNames } from '../payment-settings/payment-methods.ts';
import type { DocumentContent, DocumentLine } from './document-content.ts';

export type PrintedColumn = { label: string; isNumber: boolean };
/** The first column is text. On narrow paper only the first and the last are columns. */
export type PrintedTable = { title: string; columns: PrintedColumn[]; rows: string[][] };

/** In cells without a value; left out on narrow paper. */
export const notApplicable = '–';

const text = (label: string): PrintedColumn => ({ label, isNumber: false });
const number = (label: string): PrintedColumn => ({ label, isNumber: true });

/** `5%`, `2.5%` */
const formatRate = (hundredths: number): string => `${hundredths / 100}%`;

type LineColumn = PrintedColumn & { cell: (line: DocumentLine) => string };

const lineColumns = ({ lines }: DocumentContent): LineColumn[] => {
  const isTaxed = lines.some(({ rate }) => rate > 0);
  const column = (isShown: boolean, shown: LineColumn): LineColumn[] => (isShown ? [shown] : []);
  const amount = (label: string, of: (line: DocumentLine) => number): LineColumn => ({
    ...number(label),
    cell: (line) => formatPaiseInTable(of(line)),
  });
  return [
    { ...text('Description'), cell: ({ description }) => description },
    ...column(
      lines.some(({ sac }) => sac !== null),
      { ...text('SAC'), cell: ({ sac }) => sac ?? '' },
    ),
    { ...number('Qty'), cell: ({ quantity }) => String(quantity) },
    amount('Price', ({ unitPrice }) => unitPrice),
    ...column(
      lines.some(({ discount }) => discount > 0),
      {
        ...number('Discount'),
        cell: ({ discount }) => (discount === 0 ? notApplicable : formatPaiseInTable(discount)),
      },
    ),
    ...(isTaxed
      ? [
          amount('Taxable value', ({ taxable }) => taxable),
          { ...number('GST'), cell: ({ rate }: DocumentLine) => formatRate(rate) },
          amount('CGST', ({ cgst }) => cgst),
          amount('SGST', ({ sgst }) => sgst),
        ]
      : []),
    amount('Amount', (line) => line.amount),
  ];
};

export const linesTable = (content: DocumentContent): PrintedTable => {
  const columns = lineColumns(content);
  return {
    title: 'Services',
    columns: columns.map(({ label, isNumber }) => ({ label, isNumber })),
    rows: content.lines.map((line) => columns.map(({ cell }) => cell(line))),
  };
};

/** By rate; null without tax. */
export const taxTable = ({ lines }: DocumentContent): PrintedTable | null => {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => a - b);
  if (rates.every((rate) => rate === 0)) return null;
  const sumOf = (rate: number, of: (line: DocumentLine) => number): number =>
    lines.reduce((sum, line) => (line.rate === rate ? sum + of(line) : sum), 0);
  return {
    title: 'GST summary',
    columns: [
      text('Rate'),
      ...[number('Taxable value'), number('CGST'), number('SGST'), number('Total GST')],
    ],
    rows: rates.map((rate) => [
      `${formatRate(rate)} (CGST ${formatRate(rate / 2)}, SGST ${formatRate(rate / 2)})`,
      formatPaiseInTable(sumOf(rate, ({ taxable }) => taxable)),
      formatPaiseInTable(sumOf(rate, ({ cgst }) => cgst)),
      formatPaiseInTable(sumOf(rate, ({ sgst }) => sgst)),
      formatPaiseInTable(sumOf(rate, ({ cgst, sgst }) => cgst + sgst)),
    ]),
  };
};

/** A fee on a bill of its own may be paid together with the visit. */
export const paymentsTable = ({ payments }: DocumentContent): PrintedTable | null =>
  payments.length === 0
    ? null
    : {
        title: 'Payments for this booking',
        columns: [text('Date'), text('Method'), number('Amount')],
        rows: payments.map(({ day, method, amount, reference }) => [
          formatDay(day),
          [paymentMethodNames[method], reference].filter(Boolean).join(' '),
          formatPaiseInTable(amount),
        ]),
      };
