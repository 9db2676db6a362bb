import { formatIndiaDateTime } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { cancelReasonLabels } from '@haldi/contract/orders/cancel-request';
import type { Order } from '@haldi/contract/orders/schema';
import { NameValueList } from '../../../ui/name-value-list.tsx';
import { ServiceLineList } from '../../shared/service-lines-and-totals.tsx';
import { deskCopy } from '../copy.ts';

const copy = deskCopy.details;

export function CancellationDetails({ cancellation }: Pick<Order, 'cancellation'>) {
  if (!cancellation) return null;
  const { reason, note, by } = cancellation;
  return (
    <NameValueList
      facts={[
        [copy.cancelled, by === 'customer' ? copy.byCustomer : copy.bySalon],
        [copy.cancelReason, reason === null ? copy.noReason : cancelReasonLabels[reason]],
        ...(note === '' ? [] : [[copy.cancelNote, note] as const]),
      ]}
    />
  );
}

export function EarlierRevisions({ earlier }: Pick<Order, 'earlier'>) {
  return (
    <ol className="space-y-3">
      {earlier.map(({ services, total, until }) => (
        <li key={until}>
          <p className="flex items-baseline justify-between gap-4 text-sm text-stone">
            {copy.until(formatIndiaDateTime(new Date(until)))}
            <span className="font-semibold text-plum-950 tabular-nums">{formatRupees(total)}</span>
          </p>
          <ServiceLineList
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
