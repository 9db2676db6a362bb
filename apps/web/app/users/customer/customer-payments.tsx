import { formatIndiaDateTime } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';
import { paymentMethodNames } from '@haldi/contract/payment-settings/payment-methods';
import type { Customer } from '@haldi/contract/users/customer/schema';
import { adminOrderPath } from '../../orders/shared/admin-order-path.ts';
import { Link } from '../../ui/prefetching-links.tsx';
import { customerCopy } from './copy.ts';
import { OrderRows } from './customer-order-list.tsx';

const copy = customerCopy.payments;

type PaymentRowProps = { payment: Customer['recentPayments'][number] };

function PaymentRow({ payment }: PaymentRowProps) {
  const { _id, orderId, kind, method, amount, takenAt } = payment;
  return (
    <li>
      <Link
        to={adminOrderPath(_id)}
        className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 rounded-field px-2 py-2.5 tabular-nums transition-colors hover:bg-haldi-50"
      >
        <span className="font-semibold">
          {copy.entry(copy.kinds[kind], paymentMethodNames[method])}
        </span>
        <span className="text-right font-semibold">
          {formatPaise(kind === 'refund' ? -amount : amount)}
        </span>
        <span className="text-sm text-stone">{formatIndiaDateTime(new Date(takenAt))}</span>
        <span className="text-right text-sm text-stone">#{orderId}</span>
      </Link>
    </li>
  );
}

type CustomerPaymentsProps = Pick<Customer, 'unsettledOrders' | 'recentPayments'>;

export function CustomerPayments({ unsettledOrders, recentPayments }: CustomerPaymentsProps) {
  return (
    <div className="space-y-4">
      {unsettledOrders.length === 0 ? (
        <p className="text-stone">{copy.settled}</p>
      ) : (
        <div>
          <h3 className="font-body font-semibold text-plum-900">{copy.unsettled}</h3>
          <OrderRows orders={unsettledOrders} label={copy.unsettled} />
        </div>
      )}
      {recentPayments.length > 0 && (
        <div>
          <h3 className="font-body font-semibold text-plum-900">{copy.recent}</h3>
          <ul aria-label={copy.recent} className="-mx-2 divide-y divide-sand">
            {recentPayments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
