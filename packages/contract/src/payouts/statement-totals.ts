import type { PayoutLine, PayoutTotals } from './schema.ts';

const sum = (lines: readonly PayoutLine[], of: (line: PayoutLine) => number): number =>
  lines.reduce((total, line) => total + of(line), 0);

export const payoutTotals = (lines: readonly PayoutLine[]): PayoutTotals => {
  const amountOf = (kind: PayoutLine['kind']): number =>
    sum(lines, (line) => (line.kind === kind ? line.amount : 0));
  return {
    visits: sum(lines, ({ visits }) => visits),
    services: sum(lines, ({ services }) => services),
    discount: sum(lines, ({ discount }) => discount),
    share: sum(lines, ({ share }) => share),
    tips: sum(lines, ({ tips }) => tips),
    cashTips: sum(lines, ({ cashTips }) => cashTips),
    advances: amountOf('advance'),
    deductions: amountOf('deduction'),
    additions: amountOf('addition'),
    carriedOver: amountOf('carried_over'),
    total: sum(lines, ({ amount }) => amount),
  };
};

/** In paise. A negative total is carried over instead. */
export const amountToPay = ({ total }: Pick<PayoutTotals, 'total'>): number => Math.max(0, total);
