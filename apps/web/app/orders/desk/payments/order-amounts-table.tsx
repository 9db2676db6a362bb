import { formatPaise } from '@haldi/contract/kit/paise';
import {
  orderAmounts,
  outstandingAmount,
  overpaidAmount,
  priceReductions,
} from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import { isNotCancelled } from '@haldi/contract/orders/status';
import { Fragment } from 'react';
import { orderLabels } from '../../shared/copy.ts';
import { paymentsCopy as copy } from './copy.ts';

type Row = { id: string; label: string; amount: number };

/** A cancelled order owes only its fees. */
export function OrderAmountsTable({ order }: { order: Order }) {
  const amounts = orderAmounts(order);
  const { total, fees, paid, tips } = amounts;
  const reductions = isNotCancelled(order.status) ? priceReductions(order) : [];
  const isToReturn = overpaidAmount(amounts) > 0;
  const rows: Row[] = [
    ...(isNotCancelled(order.status)
      ? [{ id: 'total', label: orderLabels.total, amount: total }]
      : []),
    ...reductions.map(({ id, label, amount }) => ({ id, label, amount: -amount })),
    ...(fees > 0 ? [{ id: 'fees', label: copy.fees, amount: fees }] : []),
    { id: 'paid', label: copy.paid, amount: paid },
    ...(tips > 0 ? [{ id: 'tips', label: copy.tips, amount: tips }] : []),
  ];
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-y-1 tabular-nums">
      {rows.map(({ id, label, amount }) => (
        <Fragment key={id}>
          <dt className="text-stone">{label}</dt>
          <dd className="text-right">{formatPaise(amount)}</dd>
        </Fragment>
      ))}
      <dt className="text-lg font-semibold">{isToReturn ? copy.toReturn : orderLabels.due}</dt>
      <dd className="text-right font-display text-xl font-semibold">
        {formatPaise(isToReturn ? overpaidAmount(amounts) : outstandingAmount(amounts))}
      </dd>
    </dl>
  );
}
