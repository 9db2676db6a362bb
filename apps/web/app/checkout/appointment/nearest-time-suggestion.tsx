import type { DayRange } from '@haldi/contract/kit/dates';
import { CalendarCheck } from 'lucide-react';
import { bookableDaysAfter } from '../../schedule/shared/availability/calendar-days.ts';
import { nearestAvailableSlot } from '../../schedule/shared/availability/slot-availability.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { checkout, useCheckoutDraft } from '../checkout-store.ts';
import { bookingCopy } from '../copy.ts';
import type { VisitDraft } from '../visit-draft.ts';
import { useBookingDays, useBookingSlots } from './queries.ts';

/** An empty range, so nothing is requested. */
const noDays: DayRange = { from: '1', to: '0' };

/** Nearest available time of the selected day, else the first of a later day. */
const useNextTime = (visit: VisitDraft): { day: string; slot: string } | undefined => {
  const { day, slot } = useCheckoutDraft();
  const { booking } = useSettings();
  const { data: availability } = useBookingSlots(day, visit);
  const sameDay = nearestAvailableSlot(slot, availability);
  const isLater = day !== null && availability !== undefined && sameDay === undefined;
  const later = useBookingDays(
    isLater ? bookableDaysAfter(day, new Date(), booking) : noDays,
    visit,
  );
  if (day !== null && sameDay !== undefined) return { day, slot: sameDay };
  return (isLater && later.data?.next) || undefined;
};

type NearestTimeSuggestionProps = {
  visit: VisitDraft;
  why?: string | undefined;
  onTake?: () => void;
};

export function NearestTimeSuggestion({ visit, why, onTake }: NearestTimeSuggestionProps) {
  const next = useNextTime(visit);
  if (!next && why === undefined) return null;
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {why !== undefined && <p className="w-full">{why}</p>}
      {next && (
        <>
          <span>{bookingCopy.nearestTime}</span>
          <Button
            look="secondary"
            size="small"
            onClick={() => {
              checkout.chooseDay(next.day);
              checkout.chooseSlot(next.slot);
              onTake?.();
            }}
          >
            <CalendarCheck aria-hidden="true" className="size-4 shrink-0" />
            {bookingCopy.chooseTime(next.day, next.slot)}
          </Button>
        </>
      )}
    </div>
  );
}
