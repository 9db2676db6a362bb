import { formatDayWithWeekday } from '@haldi/contract/kit/dates';
import { AddressLines } from '../accounts/shared/address-lines.tsx';
import { formatDuration } from '../lib/duration.ts';
import { visitForText } from '../orders/shared/recipient-detail-row.tsx';
import { ServiceLineList } from '../orders/shared/service-lines-and-totals.tsx';
import { useCheckoutDraft } from './checkout-store.ts';
import { bookingCopy } from './copy.ts';
import { visitTimeRangeText } from './order-review/visit-time-range.ts';
import type { StepBooking } from './use-step-booking.ts';

type VisitSummaryProps = { booking: StepBooking; showTime?: boolean };

export function VisitSummary({ booking, showTime = false }: VisitSummaryProps) {
  const { items, minutes } = booking;
  const { address, person } = booking.address;
  const { day, slot } = useCheckoutDraft();
  return (
    <aside
      aria-label={bookingCopy.yourVisit}
      className="rounded-card border border-sand bg-white p-4 max-md:hidden"
    >
      <h3 className="font-body text-sm font-semibold text-plum-900">{bookingCopy.yourVisit}</h3>
      <ServiceLineList lines={items} keyOf={({ id }) => id} isShort className="mt-1 *:py-1" />
      <p className="mt-2 border-t border-sand pt-2 text-sm text-stone">
        {showTime && day && slot ? (
          <>
            {formatDayWithWeekday(day)}
            <span className="block">{visitTimeRangeText(slot, minutes)}</span>
          </>
        ) : (
          bookingCopy.visitLength(formatDuration(minutes))
        )}
      </p>
      {!showTime && address && (
        <div className="mt-2 text-sm text-stone">
          {person.recipient && <p className="wrap-anywhere">{visitForText(person.recipient)}</p>}
          <AddressLines address={address} />
        </div>
      )}
    </aside>
  );
}
