import * as z from 'zod/mini';
import { formatRupees } from '../kit/money.ts';
import { Rupees } from '../kit/rupees-schema.ts';
import { OrderId } from './order-id.ts';

export const feeKinds = ['late_cancel', 'no_show', 'kept_advance'] as const;

export const FeeKind = z.enum(feeKinds);
export type FeeKind = z.infer<typeof FeeKind>;

export const Fee = z.strictObject({
  kind: FeeKind,
  amount: Rupees,
  /** The cancelled order, if the fee was added to this one. */
  from: z.optional(OrderId),
});
export type Fee = z.infer<typeof Fee>;

const feeNames: Record<FeeKind, string> = {
  late_cancel: 'Late cancellation fee',
  no_show: 'No-show fee',
  kept_advance: 'Advance not returned',
};

/** `Late cancellation fee`, or `Late cancellation fee for #123456` */
export const feeLabel = ({ kind, from }: Pick<Fee, 'kind' | 'from'>): string =>
  from === undefined ? feeNames[kind] : `${feeNames[kind]} for #${from}`;

/** `Late cancellation fee: ₹100.` */
export const feeText = (fee: Fee): string => `${feeLabel(fee)}: ${formatRupees(fee.amount)}.`;

/** Undefined: both are 0. */
export const higherFee = (one: Fee, other: Fee): Fee | undefined => {
  const higher = other.amount > one.amount ? other : one;
  return higher.amount > 0 ? higher : undefined;
};
