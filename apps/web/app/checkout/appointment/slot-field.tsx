import { formatDay } from '@haldi/contract/kit/dates';
import { formatDuration } from '../../lib/duration.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { checkout, useCheckoutDraft } from '../checkout-store.ts';
import { bookingCopy } from '../copy.ts';
import type { WantedVisit } from '../wanted-visit.ts';
import { AnotherTime } from './another-time.tsx';
import { useSlots } from './queries.ts';
import { dayProblem, isGone, noSlot, slotOptions, slotProblem } from './slot-options.ts';

type SlotFieldProps = { visit: WantedVisit; minutes: number; isAsked: boolean };

/** The time of the chosen day. */
export function SlotField({ visit, minutes, isAsked }: SlotFieldProps) {
  const { day, slot } = useCheckoutDraft();
  const { booking } = useSettings();
  const { data: availability, isError, isFetching, refetch } = useSlots(day, visit);
  const problem = dayProblem(availability);
  const hasGone = isGone(slot, availability);
  const error = (): string | undefined => {
    if (problem !== undefined) return problem;
    if (hasGone) return bookingCopy.slotTaken;
    return isAsked && day !== null && slot === null ? bookingCopy.required : undefined;
  };
  const hint = (): string => {
    if (day === null) return bookingCopy.chooseDateFirst;
    if (!availability && isFetching) return bookingCopy.slotsLoading;
    return `${formatDay(day)}. ${bookingCopy.visitLength(formatDuration(minutes))}`;
  };
  return (
    <div>
      <Select
        label={bookingCopy.selectTime}
        options={slotOptions(booking.slots, availability)}
        value={slot ?? noSlot}
        onChange={(next) => checkout.chooseSlot(next === noSlot ? null : next)}
        error={error()}
        hint={hint()}
      />
      {(problem !== undefined || hasGone) && (
        <AnotherTime
          visit={visit}
          why={problem === undefined ? slotProblem(slot, availability) : undefined}
        />
      )}
      {isError && !isFetching && (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm">
          {bookingCopy.slotsFailed}
          <Button look="secondary" size="small" onClick={() => void refetch()}>
            {bookingCopy.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
