import { firstOfMonth } from '@haldi/contract/kit/dates';
import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import type { Slot } from '@haldi/contract/schedule/booking-time-rules';
import { CalendarCheck } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { formatDuration } from '../../lib/duration.ts';
import { parseTypedTime } from '../../lib/parse-typed-time.ts';
import { Calendar } from '../../schedule/shared/availability/calendar.tsx';
import {
  calendarDaysToLoad,
  firstBookableMonth,
  splitUnavailableDays,
} from '../../schedule/shared/availability/calendar-days.ts';
import { FullyBookedDayIcon } from '../../schedule/shared/availability/fully-booked-day-icon.tsx';
import {
  dayUnavailableText,
  isSlotUnavailable,
} from '../../schedule/shared/availability/slot-availability.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { TextField } from '../../ui/field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { useBookingDays, useBookingSlots } from '../appointment/queries.ts';
import { bookingCopy } from '../copy.ts';
import type { VisitDraft } from '../visit-draft.ts';
import { phoneBookingCopy } from './copy.ts';

const copy = phoneBookingCopy.time;

type SlotChipProps = { time: SlotAvailability; chosen: boolean; onChoose: () => void };

function SlotChip({ time: { slot, available, reason }, chosen, onChoose }: SlotChipProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={!available && !chosen}
      onClick={onChoose}
      className={cx(
        'flex min-h-13 flex-col items-center justify-center rounded-field border px-2 py-1 leading-tight tabular-nums transition-colors',
        available
          ? 'border-leaf-600 bg-white font-semibold text-plum-950 hover:bg-leaf-100'
          : 'border-sand bg-sand/40 text-stone disabled:cursor-not-allowed',
        'aria-pressed:border-plum-700 aria-pressed:bg-plum-700 aria-pressed:text-white',
      )}
    >
      {slot}
      <span className={cx('text-sm font-normal', !chosen && available && 'text-leaf-700')}>
        {available ? copy.available : reason && bookingCopy.slotNote(reason)}
      </span>
    </button>
  );
}

type TimesProps = {
  visit: VisitDraft | null;
  day: string;
  slot: Slot | null;
  onChoose: (slot: Slot) => void;
};

const toSlot = (typed: string): Slot | undefined => {
  const minute = parseTypedTime(typed);
  return minute === undefined ? undefined : formatTimeOfDay(minute);
};

function Times({ visit, day, slot, onChoose }: TimesProps) {
  const { booking } = useSettings();
  const [typed, setTyped] = useState(() =>
    slot !== null && !booking.slots.includes(slot) ? slot : '',
  );
  const other = toSlot(typed);
  const query = useBookingSlots(day, visit, other);
  // The known times stay while another one is checked.
  const { data: usual } = useBookingSlots(day, visit);
  const { isError, isFetching, refetch } = query;
  const times = query.data ?? usual;
  if (isError && !isFetching) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
        {copy.failed}
        <Button look="secondary" size="small" onClick={() => void refetch()}>
          {bookingCopy.tryAgain}
        </Button>
      </div>
    );
  }
  if (!times) {
    return (
      <p role="status" className="text-sm text-stone">
        {copy.loading}
      </p>
    );
  }
  const problem =
    dayUnavailableText(times) ??
    (isSlotUnavailable(slot, times) ? bookingCopy.slotTaken : undefined);
  return (
    <div className="space-y-2">
      <div className="grid grid-cols-3 gap-2">
        {times.map((time) => (
          <SlotChip
            key={time.slot}
            time={time}
            chosen={time.slot === slot}
            onChoose={() => onChoose(time.slot)}
          />
        ))}
      </div>
      {problem && <FieldError role="alert">{problem}</FieldError>}
      <TextField
        label={copy.other}
        hint={copy.otherHint}
        autoComplete="off"
        maxLength={10}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={typed.trim().length > 3 && !other ? copy.notATime : undefined}
        className="max-w-60 pt-1"
      />
    </div>
  );
}

type TimeStepProps = {
  /** Null until the address is known. */
  visit: VisitDraft | null;
  minutes: number;
  day: string | null;
  slot: Slot | null;
  error: string | undefined;
  onChange: (change: { day: string; slot: Slot | null }) => void;
};

export function TimeStep({ visit, minutes, day, slot, error, onChange }: TimeStepProps) {
  const { booking } = useSettings();
  const id = useId();
  const now = new Date();
  const [month, setMonth] = useState(() =>
    day ? firstOfMonth(day) : firstBookableMonth(now, booking),
  );
  useEffect(() => {
    if (day !== null) setMonth(firstOfMonth(day));
  }, [day]);
  const range = calendarDaysToLoad(month, now, booking);
  const { data, isPlaceholderData } = useBookingDays(range, visit);
  const { unavailableDays, otherBeauticianDays } = useMemo(
    () => splitUnavailableDays(data?.days, data?.days),
    [data],
  );
  const next = data?.next;
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      data-gap={error ? true : undefined}
      tabIndex={-1}
      className="min-w-0 space-y-3 outline-none"
    >
      <legend className="sr-only">{copy.title}</legend>
      {error && (
        <FieldError id={`${id}-error`} className="">
          {error}
        </FieldError>
      )}
      <div className="flex min-h-11 items-center">
        {next === null && !isPlaceholderData && (
          <p className="text-stone">{bookingCopy.noAvailableTimes(range.to)}</p>
        )}
        {next && (
          <Button
            look="golden"
            busy={isPlaceholderData}
            aria-pressed={day === next.day && slot === next.slot}
            className="w-full aria-pressed:bg-leaf-100 aria-pressed:text-leaf-700 sm:w-auto"
            onClick={() => onChange(next)}
          >
            <CalendarCheck aria-hidden="true" className="size-5 shrink-0" />
            {bookingCopy.nextAvailable(next.day, next.slot)}
          </Button>
        )}
      </div>
      <div className="grid gap-5 md:grid-cols-[21rem_1fr]">
        <div>
          <Calendar
            day={day}
            onChange={(chosen) => onChange({ day: chosen, slot: null })}
            month={month}
            onMonthChange={setMonth}
            rules={booking}
            unavailableDays={unavailableDays}
            otherBeauticianDays={otherBeauticianDays}
            otherBeauticianNote=""
          />
          <p className="mx-auto mt-1 flex max-w-84 items-center gap-2 pl-2 text-sm text-stone">
            <FullyBookedDayIcon />
            {bookingCopy.noTimesOnDay}
          </p>
        </div>
        <div className="min-w-0 space-y-3">
          <p className="text-sm text-stone">
            {day === null ? copy.chooseDay : copy.duration(formatDuration(minutes))}
          </p>
          {day !== null && (
            <Times
              visit={visit}
              day={day}
              slot={slot}
              onChoose={(chosen) => onChange({ day, slot: chosen })}
            />
          )}
        </div>
      </div>
    </fieldset>
  );
}
