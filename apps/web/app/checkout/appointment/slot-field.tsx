import { formatDay } from '@haldi/contract/kit/dates';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import { formatDuration } from '../../lib/duration.ts';
import {
  dayUnavailableReason,
  dayUnavailableText,
  isSlotUnavailable,
  noSlot,
  slotUnavailableText,
} from '../../schedule/shared/availability/slot-availability.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { checkout, useCheckoutDraft } from '../checkout-store.ts';
import { bookingCopy } from '../copy.ts';
import { useRequestedBeautician } from '../use-requested-beautician.ts';
import { type VisitDraft, withoutRequestedBeautician } from '../visit-draft.ts';
import { beauticianChoiceCopy } from './beautician-choice-copy.ts';
import { NearestTimeSuggestion } from './nearest-time-suggestion.tsx';
import { useBookingSlots } from './queries.ts';
import {
  buildSlotOptions,
  isFreeWithAnyBeautician,
  parseAnyBeauticianOption,
  type RequestedBeauticianTimes,
} from './requested-beautician-slot-options.ts';

const useRequestedBeauticianTimes = (visit: VisitDraft): RequestedBeauticianTimes | undefined => {
  const { day, slot } = useCheckoutDraft();
  const askedFor = useRequestedBeautician();
  const { data: anyBeautician } = useBookingSlots(
    day,
    askedFor && withoutRequestedBeautician(visit),
  );
  return askedFor ? { name: askedFor.name, anyBeautician, chosen: slot } : undefined;
};

const choose = (value: string): void => {
  const other = parseAnyBeauticianOption(value);
  if (other !== undefined) checkout.requestBeautician(null);
  checkout.chooseSlot(value === noSlot ? null : (other ?? value));
};

/** If no other beautician is available either, the general reason is shown. */
const requestedDayProblem = (
  name: string,
  availability: readonly SlotAvailability[] | undefined,
) => {
  const reason = dayUnavailableReason(availability);
  return reason === undefined || reason === 'FULL' || reason.startsWith('REQUESTED_')
    ? beauticianChoiceCopy.notAvailableOnDay(name, reason)
    : dayUnavailableText(availability);
};

type SlotFieldProps = { visit: VisitDraft; minutes: number; showErrors: boolean };

export function SlotField({ visit, minutes, showErrors }: SlotFieldProps) {
  const { day, slot } = useCheckoutDraft();
  const { booking } = useSettings();
  const { data: availability, isError, isFetching, refetch } = useBookingSlots(day, visit);
  const requested = useRequestedBeauticianTimes(visit);
  const problem = dayUnavailableText(availability);
  const isUnavailable = isSlotUnavailable(slot, availability);
  const isFreeWithOthers =
    slot !== null && isUnavailable && isFreeWithAnyBeautician(slot, requested);
  const error = (): string | undefined => {
    if (requested && slot !== null && isFreeWithOthers) {
      const reason = availability?.find((one) => one.slot === slot)?.reason;
      return beauticianChoiceCopy.notAvailableAt(requested.name, slot, reason);
    }
    if (problem !== undefined)
      return requested ? requestedDayProblem(requested.name, availability) : problem;
    if (isUnavailable) return bookingCopy.slotTaken;
    return showErrors && day !== null && slot === null ? bookingCopy.required : undefined;
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
        options={buildSlotOptions(booking.slots, availability, requested)}
        value={slot ?? noSlot}
        onChange={choose}
        error={error()}
        hint={hint()}
      />
      {isFreeWithOthers && (
        <Button
          look="secondary"
          size="small"
          className="mt-3"
          onClick={() => checkout.requestBeautician(null)}
        >
          {beauticianChoiceCopy.anyBeauticianAt(slot)}
        </Button>
      )}
      {(problem !== undefined || isUnavailable) && (
        <NearestTimeSuggestion
          visit={visit}
          why={(problem ?? requested) ? undefined : slotUnavailableText(slot, availability)}
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
