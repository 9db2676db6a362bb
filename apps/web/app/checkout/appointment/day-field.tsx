import { firstOfMonth } from '@haldi/contract/kit/dates';
import { firstBookableDay } from '@haldi/contract/schedule/slots';
import { useEffect, useId, useMemo, useState } from 'react';
import { useSettings } from '../../settings/queries.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { checkout, useChosenDay } from '../checkout-store.ts';
import { bookingCopy } from '../copy.ts';
import type { WantedVisit } from '../wanted-visit.ts';
import { Calendar, monthName } from './calendar.tsx';
import { daysToAsk, daysWithoutSlot } from './calendar-days.ts';
import { FullMark } from './full-mark.tsx';
import { NextFree } from './next-free.tsx';
import { useDays } from './queries.ts';

type DayFieldProps = { visit: WantedVisit; isAsked: boolean };

/** The day as an inline calendar, in which days without a free time are marked. */
export function DayField({ visit, isAsked }: DayFieldProps) {
  const day = useChosenDay();
  const { booking } = useSettings();
  const id = useId();
  const now = new Date();
  // On the last evening of a month nothing is left of it.
  const firstMonth = firstOfMonth(firstBookableDay(now, booking));
  const [month, setMonth] = useState(day ? firstOfMonth(day) : firstMonth);
  useEffect(() => {
    // Wherever it was chosen, the day is in sight.
    if (day !== null) setMonth(firstOfMonth(day));
  }, [day]);
  const asked = daysToAsk(month, now, booking);
  const { data, isPlaceholderData } = useDays(asked, visit);
  const withoutSlot = useMemo(() => daysWithoutSlot(data?.days), [data]);
  const isLater = month > firstMonth && data?.next?.day.startsWith(month.slice(0, 7));
  const lacksDay = isAsked && day === null;
  return (
    <fieldset aria-describedby={lacksDay ? `${id}-error` : undefined} className="min-w-0">
      <legend className="text-sm font-semibold text-plum-900">{bookingCopy.selectDate}</legend>
      <NextFree
        next={data?.next}
        isChanging={isPlaceholderData}
        asked={asked}
        laterMonth={isLater ? monthName(month) : undefined}
        onChoose={(freeDay, slot) => {
          checkout.chooseDay(freeDay);
          checkout.chooseSlot(slot);
        }}
      />
      <Calendar
        day={day}
        onChange={checkout.chooseDay}
        month={month}
        onMonthChange={setMonth}
        rules={booking}
        withoutSlot={withoutSlot}
      />
      <p className="mx-auto mt-1 flex max-w-84 items-center gap-2 pl-2 text-sm text-stone">
        <FullMark />
        {bookingCopy.fullDays}
      </p>
      {lacksDay && <FieldError id={`${id}-error`}>{bookingCopy.required}</FieldError>}
    </fieldset>
  );
}
