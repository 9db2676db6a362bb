import { formatDay } from '@haldi/contract/kit/dates';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import { formatDuration } from '../../lib/duration.ts';
import {
  dayUnavailableReason,
  dayUnavailableText,
  isSlotGone,
  noSlot,
  slotUnavailableText,
} from '../../schedule/shared/availability/slot-options.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { checkout, useCheckoutDraft } from '../checkout-store.ts';
import { bookingCopy } from '../copy.ts';
import { useRequestedBeautician } from '../use-requested-beautician.ts';
import { type VisitDraft, withoutRequestedBeautician } from '../visit-draft.ts';
import { beauticianChoiceCopy } from './beautician-choice-copy.ts';
import { NearestTimeSuggestion } from './nearest-time-suggestion.tsx';
import { useSlots } from './queries.ts';
import {
  isFreeWithAnyone,
  type RequestedBeauticianTimes,
  slotForAnyone,
  slotOptions,
} from './slot-options.ts';

const useRequestedBeauticianTimes = (visit: VisitDraft): RequestedBeauticianTimes | undefined => {
  const { day, slot } = useCheckoutDraft();
  const askedFor = useRequestedBeautician();
  const { data: anyone } = useSlots(day, askedFor && withoutRequestedBeautician(visit));
  return askedFor ? { name: askedFor.name, anyone, chosen: slot } : undefined;
};

const choose = (value: string): void => {
  const other = slotForAnyone(value);
  if (other !== undefined) checkout.askFor(null);
  checkout.chooseSlot(value === noSlot ? null : (other ?? value));
};

/** If no other beautician is available either, the general reason is shown. */
const requestedDayProblem = (
  name: string,
  availability: readonly SlotAvailability[] | undefined,
) => {
  const reason = dayUnavailableReason(availability);
  return reason === undefined || reason === 'FULL' || reason.startsWith('REQUESTED_')
    ? beauticianChoiceCopy.notFreeThen(name, reason)
    : dayUnavailableText(availability);
};

type SlotFieldProps = { visit: VisitDraft; minutes: number; isAsked: boolean };

export function SlotField({ visit, minutes, isAsked }: SlotFieldProps) {
  const { day, slot } = useCheckoutDraft();
  const { booking } = useSettings();
  const { data: availability, isError, isFetching, refetch } = useSlots(day, visit);
  const asked = useRequestedBeauticianTimes(visit);
  const problem = dayUnavailableText(availability);
  const hasGone = isSlotGone(slot, availability);
  const isByAnyone = slot !== null && hasGone && isFreeWithAnyone(slot, asked);
  const error = (): string | undefined => {
    if (asked && slot !== null && isByAnyone) {
      const reason = availability?.find((one) => one.slot === slot)?.reason;
      return beauticianChoiceCopy.notFreeAt(asked.name, slot, reason);
    }
    if (problem !== undefined)
      return asked ? requestedDayProblem(asked.name, availability) : problem;
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
        options={slotOptions(booking.slots, availability, asked)}
        value={slot ?? noSlot}
        onChange={choose}
        error={error()}
        hint={hint()}
      />
      {isByAnyone && (
        <Button
          look="secondary"
          size="small"
          className="mt-3"
          onClick={() => checkout.askFor(null)}
        >
          {beauticianChoiceCopy.anyoneAt(slot)}
        </Button>
      )}
      {(problem !== undefined || hasGone) && (
        <NearestTimeSuggestion
          visit={visit}
          why={(problem ?? asked) ? undefined : slotUnavailableText(slot, availability)}
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
