import { formatTimestamp } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { reasonLabels } from '@haldi/contract/orders/cancelling';
import { dueOf, feeLabels } from '@haldi/contract/orders/fees';
import type { Order } from '@haldi/contract/orders/schema';
import { FactList } from '../../../ui/fact-list.tsx';
import { ServiceLines } from '../../shared/bill.tsx';
import { deskCopy } from '../copy.ts';

const copy = deskCopy.details;

/** Fees and what is to be paid; nothing where that is simply the total. */
export function FeesDue({ order }: { order: Order }) {
  if (order.fees.length === 0 && order.status !== 'cancelled') return null;
  return (
    <dl className="mt-1 grid grid-cols-[1fr_auto] items-baseline gap-y-1 tabular-nums">
      {order.fees.map(({ kind, amount }) => (
        <div key={kind} className="contents">
          <dt className="text-stone">{feeLabels[kind]}</dt>
          <dd className="text-right">{formatRupees(amount)}</dd>
        </div>
      ))}
      <dt className="font-semibold">{copy.due}</dt>
      <dd className="text-right font-semibold">{formatRupees(dueOf(order))}</dd>
    </dl>
  );
}

/** How it came to be cancelled. */
export function CancellationFacts({ cancellation }: Pick<Order, 'cancellation'>) {
  if (!cancellation) return null;
  const { reason, note, by } = cancellation;
  return (
    <FactList
      facts={[
        [copy.cancelled, by === 'customer' ? copy.byCustomer : copy.bySalon],
        [copy.cancelReason, reason === null ? copy.noReason : reasonLabels[reason]],
        ...(note === '' ? [] : [[copy.cancelNote, note] as const]),
      ]}
    />
  );
}

/** What was sold before its services were changed: nothing of it is lost. */
export function EarlierRevisions({ earlier }: Pick<Order, 'earlier'>) {
  return (
    <ol className="space-y-3">
      {earlier.map(({ services, total, until }) => (
        <li key={until}>
          <p className="flex items-baseline justify-between gap-4 text-sm text-stone">
            {copy.until(formatTimestamp(new Date(until)))}
            <span className="font-semibold text-plum-950 tabular-nums">{formatRupees(total)}</span>
          </p>
          <ServiceLines
            lines={services}
            keyOf={({ serviceId }) => serviceId}
            isShort
            className="mt-1 border-l-2 border-haldi-300 pl-3 text-sm *:py-px"
          />
        </li>
      ))}
    </ol>
  );
}
