import { formatNumericDateTime } from '@haldi/contract/kit/dates';
import { noBeautician, type TrackingEntry } from '@haldi/contract/orders/schema';
import { formatStatus } from '@haldi/contract/orders/status';
import { cx } from '../../ui/cx.ts';
import { ordersCopy } from '../copy.ts';
import { orderLabels } from './copy.ts';

type TrackingTimelineProps = { entries: readonly TrackingEntry[] };

export function TrackingTimeline({ entries }: TrackingTimelineProps) {
  return (
    <ol className="mt-4">
      {entries.map((entry, index) => {
        const isLatest = index === 0;
        return (
          <li
            key={`${entry.timestamp} ${entry.message}`}
            className="relative pb-6 pl-9 last:pb-0 not-last:before:absolute not-last:before:top-3 not-last:before:bottom-[-0.75rem] not-last:before:left-[0.6875rem] not-last:before:w-0.5 not-last:before:bg-sand"
          >
            <span
              aria-hidden="true"
              data-tone={isLatest ? 'green' : 'yellow'}
              className={cx(
                'absolute top-0.5 left-0 size-6 rounded-full border-4 border-white',
                isLatest ? 'bg-leaf-600' : 'bg-haldi-400',
              )}
            />
            <p className={cx('font-semibold', isLatest ? 'text-leaf-700' : 'text-haldi-800')}>
              {formatStatus(entry.status)}
              {isLatest && <span className="sr-only">, {ordersCopy.latest}</span>}
            </p>
            <p>{entry.message}</p>
            {entry.beautician !== undefined && entry.beautician !== noBeautician && (
              <p className="text-sm text-stone">
                {orderLabels.beautician}: {entry.beautician}
              </p>
            )}
            <time dateTime={entry.timestamp} className="text-sm text-stone tabular-nums">
              {formatNumericDateTime(new Date(entry.timestamp))}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
