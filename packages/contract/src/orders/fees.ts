import * as z from 'zod/mini';
import { Rupees } from '../kit/rupees.ts';
import { isBooked, type OrderStatus } from './status.ts';

export const feeKinds = ['late_cancel', 'no_show'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** What is to be paid beside the total of an order, which never changes by it. */
export const Fee = z.strictObject({ kind: z.enum(feeKinds), amount: Rupees });
export type Fee = z.infer<typeof Fee>;

export const feeLabels: Record<FeeKind, string> = {
  late_cancel: 'Late cancellation fee',
  no_show: 'No-show fee',
};

type Payable = { status: OrderStatus; total: number; fees: readonly Fee[] };

/** What is to be paid for an order: its total unless it is cancelled, and its fees. */
export const dueOf = ({ status, total, fees }: Payable): number =>
  fees.reduce((sum, { amount }) => sum + amount, isBooked(status) ? total : 0);
