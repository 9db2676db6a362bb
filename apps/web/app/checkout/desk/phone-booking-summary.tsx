import { payAfterVisitText } from '@haldi/contract/payment-settings/payment-methods';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  OrderTotals,
  ServiceLineList,
  TotalAmount,
} from '../../orders/shared/service-lines-and-totals.tsx';
import { shortDayAndTime } from '../../schedule/shared/availability/copy.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { phoneBookingCopy } from './copy.ts';
import type { PhoneBookingState } from './use-phone-booking.ts';

const copy = phoneBookingCopy.bill;

type VisitBillProps = {
  booking: PhoneBookingState;
  children?: ReactNode;
};

export function PhoneBookingSummary({ booking, children }: VisitBillProps) {
  const { draft, price, terms, advance, isBusy, book, change } = booking;
  const { payments } = useSettings();
  const { items, day, slot } = draft;
  const isEmpty = items.length === 0;
  return (
    <aside
      aria-label={copy.title}
      data-sticky-foot
      className="sticky bottom-0 z-10 -mx-4 border-t border-sand bg-white px-4 py-3 shadow-soft lg:top-8 lg:bottom-auto lg:mx-0 lg:rounded-card lg:border lg:p-5"
    >
      <div className="max-lg:hidden">
        <h2 className="text-lg text-plum-900">{copy.title}</h2>
        <p className="mb-3 text-stone">
          {day !== null && slot !== null
            ? shortDayAndTime(day, slot)
            : phoneBookingCopy.time.required}
        </p>
        {isEmpty ? (
          <p className="text-stone">{copy.nothing}</p>
        ) : (
          <>
            <ServiceLineList
              lines={items}
              keyOf={({ id }) => id}
              isShort
              className="divide-y divide-sand border-y border-sand *:py-1.5"
            />
            <OrderTotals
              visitingCharge={terms.visitingCharge}
              total={price.total}
              reductions={price.reductions}
              className="mt-2 mb-4"
            />
          </>
        )}
      </div>
      {children}
      {terms.missing > 0 && (
        <p className="mb-3 text-sm text-brick-700">{copy.missing(terms.missing)}</p>
      )}
      {!isEmpty && advance && (
        <div className="mb-3">
          <p className="text-sm">{copy.advance(advance.amount, advance.minutes)}</p>
          <Checkbox
            label={copy.waiveAdvance}
            checked={draft.waivesAdvance}
            onChange={({ target }) => change({ waivesAdvance: target.checked })}
          />
        </div>
      )}
      {!isEmpty && <p className="mb-3 text-sm text-stone">{payAfterVisitText(payments)}</p>}
      <div className="flex items-center gap-4 lg:mt-4">
        <TotalAmount
          total={price.due}
          isReduced={price.reductions.length > 0}
          className="lg:hidden"
        />
        <Button size="large" busy={isBusy} className="grow" onClick={() => void book()}>
          <Phone aria-hidden="true" className="size-5 shrink-0" />
          {copy.book}
        </Button>
      </div>
    </aside>
  );
}
