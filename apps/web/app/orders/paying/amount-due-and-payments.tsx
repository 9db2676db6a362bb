import { formatIndiaDateTime } from '@haldi/contract/kit/dates';
import { formatPaise, toPaise } from '@haldi/contract/kit/paise';
import { feeLabel } from '@haldi/contract/orders/fee';
import { type OrderAmounts, priceReductions } from '@haldi/contract/orders/order-amounts';
import type { LedgerEntry } from '@haldi/contract/orders/payments/ledger';
import { paymentState, paymentStateLabels } from '@haldi/contract/orders/payments/payment-state';
import { isNotCancelled } from '@haldi/contract/orders/status';
import { CircleCheck } from 'lucide-react';
import type { CustomerVisibleOrder } from '../order-detail-sections.tsx';
import { orderLabels } from '../shared/copy.ts';
import { payingCopy as copy } from './copy.ts';

type PaidOrder = Pick<
  CustomerVisibleOrder,
  'services' | 'visitingCharge' | 'status' | 'discounts' | 'fees' | 'payments'
>;
type Row = { id: string; label: string; value: string };

const rowIf = (amount: number, label: string, id = label): Row[] =>
  amount === 0 ? [] : [{ id, label, value: formatPaise(amount) }];

/** What the result consists of; empty if it is the total. */
const calculation = (order: PaidOrder, amounts: OrderAmounts): Row[] => {
  const { status, fees } = order;
  const reductions = isNotCancelled(status) ? priceReductions(order) : [];
  const changes = [
    ...reductions.flatMap(({ id, label, amount }) => rowIf(-amount, label, id)),
    ...fees.flatMap((fee) => rowIf(toPaise(fee.amount), feeLabel(fee))),
    ...rowIf(amounts.due === 0 ? 0 : -amounts.paid, paymentStateLabels.paid),
  ];
  if (changes.length === 0 || !isNotCancelled(status)) return changes;
  return [...rowIf(amounts.total, orderLabels.total), ...changes];
};

export function AmountDueDetails({ order, amounts }: { order: PaidOrder; amounts: OrderAmounts }) {
  const rows = calculation(order, amounts);
  // Free of charge: discounts take off everything.
  const free = rows.length > 0 ? { kind: 'due' as const, amount: 0 } : undefined;
  const state = paymentState(amounts) ?? (isNotCancelled(order.status) ? free : undefined);
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 tabular-nums">
      {rows.map(({ id, label, value }) => (
        <div key={id} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-stone">{label}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
      {state && (
        <div className="col-span-2 grid grid-cols-subgrid items-baseline not-first:mt-1 not-first:border-t not-first:border-sand not-first:pt-2">
          <dt className="flex items-center gap-2 text-lg font-semibold">
            {state.kind === 'paid' && (
              <CircleCheck aria-hidden="true" className="size-6 text-leaf-600" />
            )}
            {paymentStateLabels[state.kind]}
          </dt>
          <dd className="text-right font-display text-2xl font-semibold">
            {formatPaise(state.amount)}
          </dd>
        </div>
      )}
      {amounts.tips > 0 && (
        <div className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-stone">{copy.tip}</dt>
          <dd className="text-right">{formatPaise(amounts.tips)}</dd>
        </div>
      )}
    </dl>
  );
}

export function PaymentList({ payments }: { payments: readonly LedgerEntry[] }) {
  if (payments.length === 0) return null;
  return (
    <ul
      aria-label={copy.entries}
      className="divide-y divide-sand border-sand *:py-2 max-lg:border-t lg:*:first:pt-0"
    >
      {payments.map(({ id, kind, method, amount, takenAt }) => (
        <li key={id} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">
            {copy.entry({ kind, method })}
            <time dateTime={takenAt} className="block text-sm text-stone">
              {formatIndiaDateTime(new Date(takenAt))}
            </time>
          </span>
          <span className="tabular-nums">{formatPaise(kind === 'refund' ? -amount : amount)}</span>
        </li>
      ))}
    </ul>
  );
}
