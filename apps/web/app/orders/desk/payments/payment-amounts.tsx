import { formatPaise } from '@haldi/contract/kit/paise';
import { orderAmounts, outstanding, overpaid } from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import { isBooked } from '@haldi/contract/orders/status';
import { Fragment } from 'react';
import { orderLabels } from '../../shared/copy.ts';
import { paymentsCopy as copy } from './copy.ts';

/** A cancelled order owes only its fees. */
export function PaymentAmounts({ order }: { order: Order }) {
  const amounts = orderAmounts(order);
  const { total, discount, fees, paid, tips } = amounts;
  const isToReturn = overpaid(amounts) > 0;
  const rows: [name: string, amount: number, isShown: boolean][] = [
    [orderLabels.total, total, isBooked(order.status)],
    [copy.discount, -discount, discount > 0 && isBooked(order.status)],
    [copy.fees, fees, fees > 0],
    [copy.paid, paid, true],
    [copy.tips, tips, tips > 0],
  ];
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-y-1 tabular-nums">
      {rows
        .filter(([, , isShown]) => isShown)
        .map(([name, amount]) => (
          <Fragment key={name}>
            <dt className="text-stone">{name}</dt>
            <dd className="text-right">{formatPaise(amount)}</dd>
          </Fragment>
        ))}
      <dt className="text-lg font-semibold">{isToReturn ? copy.toReturn : orderLabels.due}</dt>
      <dd className="text-right font-display text-xl font-semibold">
        {formatPaise(isToReturn ? overpaid(amounts) : outstanding(amounts))}
      </dd>
    </dl>
  );
}
