import { toRupees } from '../kit/paise.ts';
import { paymentMethodNames } from '../payment-settings/payment-methods.ts';
import type { PayoutLine, PayoutStatement } from './schema.ts';

export const payoutLineNames: Record<PayoutLine['kind'], string> = {
  visit: 'Visit',
  correction: 'Correction',
  advance: 'Advance',
  deduction: 'Deduction',
  addition: 'Addition',
  carried_over: 'Carried over',
};

type Cell = string | number;

const header = [
  'Kind',
  'Date',
  'Order',
  'Services or note',
  'Visits',
  'Services (₹)',
  'Discounts (₹)',
  'Share (%)',
  'Share (₹)',
  'Tips (₹)',
  'Cash tips received (₹)',
  'Amount (₹)',
];

type Columns = Pick<PayoutLine, 'visits' | 'services' | 'discount' | 'share' | 'tips' | 'cashTips'>;

const amountCells = (
  { visits, services, discount, share, tips, cashTips }: Columns,
  percents: readonly number[],
  amount: number,
): Cell[] => [
  ...[visits, toRupees(services), toRupees(discount), percents.join(' / ')],
  ...[toRupees(share), toRupees(tips), toRupees(cashTips), toRupees(amount)],
];

/** The amounts of the lines add up to the last row. */
export const statementTable = ({
  name,
  from,
  to,
  lines,
  totals,
  paid,
}: PayoutStatement): { header: Cell[]; rows: Cell[][] } => ({
  header,
  rows: [
    ...lines.map((line) => [
      ...[payoutLineNames[line.kind], line.day, line.orderId ?? '', line.text],
      ...amountCells(line, line.percents, line.amount),
    ]),
    [
      ...['Total', paid?.paidOn ?? '', ''],
      `${name}, ${from} to ${to}${paid?.method ? `, ${paymentMethodNames[paid.method]} ${paid.reference}`.trimEnd() : ''}`,
      ...amountCells(totals, [], totals.total),
    ],
  ],
});
