import { type DayRange, firstOfMonth } from '@haldi/contract/kit/dates';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import type { Slot } from '@haldi/contract/schedule/booking-time-rules';
import { hashKey, skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { formatDuration } from '../../lib/duration.ts';
import { Calendar, monthNameOfDay } from '../../schedule/shared/availability/calendar.tsx';
import {
  bookableDaysAfter,
  calendarDaysToLoad,
  splitUnavailableDays,
} from '../../schedule/shared/availability/calendar-days.ts';
import { availabilityCopy } from '../../schedule/shared/availability/copy.ts';
import { FullyBookedDayIcon } from '../../schedule/shared/availability/fully-booked-day-icon.tsx';
import { NextAvailableButton } from '../../schedule/shared/availability/next-available-button.tsx';
import {
  dayUnavailableText,
  isSlotUnavailable,
  nearestAvailableSlot,
  noSlot,
  slotPlaceholderOption,
  slotUnavailableText,
  toSlotOption,
} from '../../schedule/shared/availability/slot-availability.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { changingCopy } from './copy.ts';
import type { ChangeableOrder, OrderApi } from './order-api.ts';

export type SelectedTime = { day: string; slot: Slot | null };

type TimeFieldProps = {
  order: ChangeableOrder;
  access: OrderApi;
  selected: SelectedTime;
  onChoose: (selected: SelectedTime) => void;
};

const noDays = { from: '1', to: '0' };

const slotsRefreshMs = 10_000;
const daysRefreshMs = 60_000;

/** Starts with `availability`, so that it is invalidated together with the times of new orders. */
const availabilityKey = (access: OrderApi) => ['availability', 'moving', access.key];

const useCustomerMoveSlots = (access: OrderApi, day: string | null) =>
  useQuery({
    queryKey: [...availabilityKey(access), 'slots', day],
    queryFn: day === null ? skipToken : ({ signal }) => access.slots(day, signal),
    staleTime: 0,
    refetchInterval: slotsRefreshMs,
    refetchOnWindowFocus: 'always',
  });

const useCustomerMoveDays = (access: OrderApi, { from, to }: DayRange) =>
  useQuery({
    queryKey: [...availabilityKey(access), 'days', from, to],
    queryFn: from <= to ? ({ signal }) => access.days({ from, to }, signal) : skipToken,
    // The loaded days of the last month stay visible while another month loads.
    placeholderData: (previousData, previousQuery) =>
      hashKey([previousQuery?.queryKey[2]]) === hashKey([access.key]) ? previousData : undefined,
    staleTime: daysRefreshMs,
    refetchInterval: daysRefreshMs,
  });

/** The order's own slot does not count as taken. */
function MoveDayField({ order, access, selected, onChoose }: TimeFieldProps) {
  const { booking } = useSettings();
  const [month, setMonth] = useState(firstOfMonth(selected.day));
  useEffect(() => setMonth(firstOfMonth(selected.day)), [selected.day]);
  const range = calendarDaysToLoad(month, new Date(), booking);
  const { data, isPlaceholderData } = useCustomerMoveDays(access, range);
  const { unavailableDays, otherBeauticianDays } = useMemo(
    () => splitUnavailableDays(data?.days, data?.days),
    [data],
  );
  const next = data?.next;
  // The first free slot can be the order's own.
  const isCurrentTime = next?.day === order.appointmentDate && next.slot === order.appointmentSlot;
  const isLater = month > firstOfMonth(range.from) && next?.day.startsWith(month.slice(0, 7));
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold text-plum-900">{availabilityCopy.selectDate}</legend>
      <NextAvailableButton
        text={
          next && !isCurrentTime
            ? isLater
              ? availabilityCopy.firstAvailableIn(monthNameOfDay(month), next.day, next.slot)
              : availabilityCopy.nextAvailable(next.day, next.slot)
            : undefined
        }
        none={next === null ? availabilityCopy.noAvailableTimes(range.to) : undefined}
        isChanging={isPlaceholderData}
        isChosen={selected.day === next?.day && selected.slot === next?.slot}
        onChoose={() => next && onChoose(next)}
      />
      <Calendar
        day={selected.day}
        onChange={(day) => onChoose({ ...selected, day })}
        month={month}
        onMonthChange={setMonth}
        rules={booking}
        unavailableDays={unavailableDays}
        otherBeauticianDays={otherBeauticianDays}
        otherBeauticianNote=""
      />
      <p className="mx-auto mt-1 flex max-w-84 items-center gap-2 pl-2 text-sm text-stone">
        <FullyBookedDayIcon />
        {availabilityCopy.noTimesOnDay}
      </p>
    </fieldset>
  );
}

const useNextFreeTime = ({ access, selected, order }: TimeFieldProps, isEnabled: boolean) => {
  const { booking } = useSettings();
  const { data: slots } = useCustomerMoveSlots(access, selected.day);
  const others = slots?.filter(
    ({ slot }) => selected.day !== order.appointmentDate || slot !== order.appointmentSlot,
  );
  const sameDay = isEnabled ? nearestAvailableSlot(selected.slot, others) : undefined;
  const isLater = isEnabled && slots !== undefined && sameDay === undefined;
  const later = useCustomerMoveDays(
    access,
    isLater ? bookableDaysAfter(selected.day, new Date(), booking) : noDays,
  );
  if (sameDay !== undefined) return { day: selected.day, slot: sameDay };
  return (isLater && later.data?.next) || undefined;
};

type SlotFieldProps = TimeFieldProps & {
  isSubmitted: boolean;
};

function MoveSlotField({ isSubmitted, ...props }: SlotFieldProps) {
  const { order, access, selected, onChoose } = props;
  const { booking } = useSettings();
  const { data: slots, isError, isFetching, refetch } = useCustomerMoveSlots(access, selected.day);
  const isCurrentSlot = (slot: Slot): boolean =>
    selected.day === order.appointmentDate && slot === order.appointmentSlot;
  const options = (slots ?? booking.slots.map((slot) => ({ slot, available: true }))).map(
    (option) =>
      isCurrentSlot(option.slot)
        ? { value: option.slot, label: option.slot, disabled: true, note: changingCopy.currentTime }
        : toSlotOption(option),
  );
  const problem = dayUnavailableText(slots);
  const isTaken = isSlotUnavailable(selected.slot, slots);
  const next = useNextFreeTime(props, isTaken || problem !== undefined);
  const error = (): string | undefined => {
    if (problem !== undefined) return problem;
    if (isTaken) return slotUnavailableText(selected.slot, slots) ?? availabilityCopy.slotTaken;
    return isSubmitted && selected.slot === null ? availabilityCopy.required : undefined;
  };
  return (
    <div>
      <Select
        label={availabilityCopy.selectTime}
        options={[slotPlaceholderOption, ...options]}
        value={selected.slot ?? noSlot}
        onChange={(value) => onChoose({ ...selected, slot: value === noSlot ? null : value })}
        error={error()}
        hint={
          !slots && isFetching
            ? availabilityCopy.slotsLoading
            : availabilityCopy.visitLength(formatDuration(totalVisitMinutes(order.services)))
        }
      />
      {next && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          {availabilityCopy.nearestTime}
          <Button look="secondary" size="small" onClick={() => onChoose(next)}>
            {availabilityCopy.chooseTime(next.day, next.slot)}
          </Button>
        </p>
      )}
      {isError && !isFetching && (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm">
          {availabilityCopy.slotsFailed}
          <Button look="secondary" size="small" onClick={() => void refetch()}>
            {availabilityCopy.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

type MoveTimeFieldsProps = SlotFieldProps & {
  children: ReactNode;
};

export function MoveTimeFields({ children, ...props }: MoveTimeFieldsProps) {
  return (
    <div className="grid gap-6 md:grid-cols-[21rem_1fr] md:gap-8">
      <MoveDayField {...props} />
      <div className="flex min-w-0 flex-col gap-5">
        <MoveSlotField {...props} />
        {children}
      </div>
    </div>
  );
}
