import { type DayRange, firstOfMonth } from '@haldi/contract/kit/dates';
import type { Slot } from '@haldi/contract/schedule/booking-time-rules';
import type { BookingDays } from '@haldi/contract/schedule/endpoints';
import { useEffect, useId, useMemo, useState } from 'react';
import { formatWeekdays } from '../../areas/shared/format-weekdays.ts';
import { Calendar, monthNameOfDay } from '../../schedule/shared/availability/calendar.tsx';
import {
  calendarDaysToLoad,
  firstBookableMonth,
  isSoonerWithAnyBeautician,
  splitUnavailableDays,
} from '../../schedule/shared/availability/calendar-days.ts';
import { FullyBookedDayIcon } from '../../schedule/shared/availability/fully-booked-day-icon.tsx';
import { NextAvailableButton } from '../../schedule/shared/availability/next-available-button.tsx';
import { OtherBeauticianDayIcon } from '../../schedule/shared/availability/other-beautician-day-icon.tsx';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { checkout, useCheckoutDraft, useSelectedDay } from '../checkout-store.ts';
import { bookingCopy } from '../copy.ts';
import { useAreaTermsForPincode } from '../use-area-terms.ts';
import { useRequestedBeautician } from '../use-requested-beautician.ts';
import { type VisitDraft, withoutRequestedBeautician } from '../visit-draft.ts';
import { beauticianChoiceCopy } from './beautician-choice-copy.ts';
import { useBookingDays } from './queries.ts';

type DayFieldProps = { visit: VisitDraft; showErrors: boolean };

type NextAvailableTimeProps = {
  name: string | undefined;
  next: BookingDays['next'] | undefined;
  isChanging: boolean;
  range: DayRange;
  laterMonth: string | undefined;
  onChoose: (day: string, slot: Slot) => void;
};

const textOf = (
  { day, slot }: NonNullable<BookingDays['next']>,
  name: string | undefined,
  laterMonth: string | undefined,
): string => {
  if (laterMonth === undefined) {
    return name
      ? beauticianChoiceCopy.nextWith(name, day, slot)
      : bookingCopy.nextAvailable(day, slot);
  }
  return name
    ? beauticianChoiceCopy.firstWithIn(name, laterMonth, day, slot)
    : bookingCopy.firstAvailableIn(laterMonth, day, slot);
};

/** Reserves its line before the time is known. */
function NextAvailableTime({
  name,
  next,
  isChanging,
  range,
  laterMonth,
  onChoose,
}: NextAvailableTimeProps) {
  const { day, slot } = useCheckoutDraft();
  return (
    <NextAvailableButton
      text={next ? textOf(next, name, laterMonth) : undefined}
      none={
        next === null
          ? name
            ? beauticianChoiceCopy.noTimesUntil(name, range.to)
            : bookingCopy.noAvailableTimes(range.to)
          : undefined
      }
      isChanging={isChanging}
      isChosen={day === next?.day && slot === next?.slot}
      onChoose={() => next && onChoose(next.day, next.slot)}
    />
  );
}

export function DayField({ visit, showErrors }: DayFieldProps) {
  const day = useSelectedDay();
  const { booking } = useSettings();
  const { area } = useAreaTermsForPincode(visit.place?.pincode);
  const id = useId();
  const now = new Date();
  const first = firstBookableMonth(now, booking);
  const [month, setMonth] = useState(day ? firstOfMonth(day) : first);
  useEffect(() => {
    if (day !== null) setMonth(firstOfMonth(day));
  }, [day]);
  const range = calendarDaysToLoad(month, now, booking);
  const requestedBeautician = useRequestedBeautician();
  const { data, isPlaceholderData } = useBookingDays(range, visit);
  const { data: anyBeautician } = useBookingDays(
    range,
    requestedBeautician && withoutRequestedBeautician(visit),
  );
  const { unavailableDays, otherBeauticianDays } = useMemo(
    () => splitUnavailableDays(data?.days, requestedBeautician ? anyBeautician?.days : data?.days),
    [data, anyBeautician, requestedBeautician],
  );
  const sooner =
    requestedBeautician && isSoonerWithAnyBeautician(anyBeautician?.next, data?.next)
      ? anyBeautician?.next
      : undefined;
  const choose = (freeDay: string, slot: Slot): void => {
    checkout.chooseDay(freeDay);
    checkout.chooseSlot(slot);
  };
  const isLater = month > first && data?.next?.day.startsWith(month.slice(0, 7));
  const lacksDay = showErrors && day === null;
  return (
    <fieldset aria-describedby={lacksDay ? `${id}-error` : undefined} className="min-w-0">
      <legend className="text-sm font-semibold text-plum-900">{bookingCopy.selectDate}</legend>
      <NextAvailableTime
        next={data?.next}
        isChanging={isPlaceholderData}
        range={range}
        laterMonth={isLater ? monthNameOfDay(month) : undefined}
        name={requestedBeautician?.name}
        onChoose={choose}
      />
      {sooner && (
        <p className="mb-1 text-center">
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              checkout.requestBeautician(null);
              choose(sooner.day, sooner.slot);
            }}
          >
            {beauticianChoiceCopy.nextWithAny(sooner.day, sooner.slot)}
          </Button>
        </p>
      )}
      <Calendar
        day={day}
        onChange={checkout.chooseDay}
        month={month}
        onMonthChange={setMonth}
        rules={booking}
        unavailableDays={unavailableDays}
        otherBeauticianDays={otherBeauticianDays}
        otherBeauticianNote={
          requestedBeautician ? beauticianChoiceCopy.notAvailable(requestedBeautician.name) : ''
        }
      />
      <p className="mx-auto mt-1 flex max-w-84 items-center gap-2 pl-2 text-sm text-stone">
        <FullyBookedDayIcon />
        {bookingCopy.noTimesOnDay}
      </p>
      {requestedBeautician && otherBeauticianDays.size > 0 && (
        <p className="mx-auto flex max-w-84 items-center gap-2 pl-2 text-sm text-stone">
          <OtherBeauticianDayIcon />
          {beauticianChoiceCopy.otherBeauticiansOnly(requestedBeautician.name)}
        </p>
      )}
      {area && area.weekdays.length < 7 && (
        <p className="mx-auto mt-1 max-w-84 pl-2 text-sm text-stone">
          {bookingCopy.areaDays(area.name, formatWeekdays(area.weekdays))}
        </p>
      )}
      {lacksDay && <FieldError id={`${id}-error`}>{bookingCopy.required}</FieldError>}
    </fieldset>
  );
}
