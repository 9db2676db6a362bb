import { formatDay } from '@haldi/contract/kit/dates';
import type { Slot } from '@haldi/contract/schedule/slots';
import { type ReactNode, useId } from 'react';
import { formatDuration } from '../../lib/duration.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Select } from '../../ui/select.tsx';
import { checkout, useCheckoutDraft, useChosenDay } from '../checkout-store.ts';
import { bookingCopy } from '../copy.ts';
import { Calendar } from './calendar.tsx';
import { useSlots } from './queries.ts';
import { isGone, noSlot, slotOptions } from './slot-options.ts';

type WhenFieldsProps = {
  /** How long the visit takes. */
  minutes: number;
  /** Confirming was tried: what is missing is marked. */
  isAsked: boolean;
  /** Stands under the time. */
  children?: ReactNode;
};

/** The day as an inline calendar, and the time of that day. */
export default function WhenFields({ minutes, isAsked, children }: WhenFieldsProps) {
  const day = useChosenDay();
  const { booking } = useSettings();
  const labelId = useId();
  const lacksDay = isAsked && day === null;
  return (
    <div className="grid gap-6 md:grid-cols-[21rem_1fr] md:gap-8">
      <fieldset aria-describedby={lacksDay ? `${labelId}-error` : undefined} className="min-w-0">
        <legend className="mb-1 text-sm font-semibold text-plum-900">
          {bookingCopy.selectDate}
        </legend>
        <Calendar day={day} onChange={checkout.chooseDay} rules={booking} />
        {lacksDay && <FieldError id={`${labelId}-error`}>{bookingCopy.required}</FieldError>}
      </fieldset>
      <div className="flex min-w-0 flex-col gap-5">
        <SlotField offered={booking.slots} day={day} minutes={minutes} isAsked={isAsked} />
        {children}
      </div>
    </div>
  );
}

type SlotFieldProps = Omit<WhenFieldsProps, 'children'> & {
  offered: readonly Slot[];
  day: string | null;
};

function SlotField({ offered, day, minutes, isAsked }: SlotFieldProps) {
  const { slot } = useCheckoutDraft();
  const { data: availability, isError, isFetching, refetch } = useSlots(day, minutes);
  const isFull = availability?.every(({ available }) => !available) ?? false;
  const error = (): string | undefined => {
    if (isFull) return bookingCopy.dayFull;
    if (isGone(slot, availability)) return bookingCopy.slotTaken;
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
        options={slotOptions(offered, availability)}
        value={slot ?? noSlot}
        onChange={(next) => checkout.chooseSlot(next === noSlot ? null : next)}
        error={error()}
        hint={hint()}
      />
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
