import type { Fee, FeeKind } from './fee.ts';
import { isBooked, type OrderStatus } from './status.ts';

export const feeLabels: Record<FeeKind, string> = {
  late_cancel: 'Late cancellation fee',
  no_show: 'No-show fee',
};

type Payable = { status: OrderStatus; total: number; fees: readonly Fee[] };

/** The total, unless cancelled, plus fees. */
export const amountDue = ({ status, total, fees }: Payable): number =>
  fees.reduce((sum, { amount }) => sum + amount, isBooked(status) ? total : 0);
