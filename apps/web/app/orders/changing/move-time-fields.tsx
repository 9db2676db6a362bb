import { firstOfMonth } from '@haldi/contract/kit/dates';
import { visitMinutes } from '@haldi/contract/orders/total';
import type { Slot } from '@haldi/contract/schedule/slots';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { formatDuration } from '../../lib/duration.ts';
import { Calendar, monthName } from '../../schedule/shared/availability/calendar.tsx';
import {
  daysAfter,
  daysToLoad,
  markDays,
} from '../../schedule/shared/availability/calendar-days.ts';
import { availabilityCopy } from '../../schedule/shared/availability/copy.ts';
import { FullDayMark } from '../../schedule/shared/availability/full-day-mark.tsx';
import { NextAvailableButton } from '../../schedule/shared/availability/next-available-button.tsx';
import {
  dayUnavailableText,
  isSlotUnavailable,
  nearestAvailableSlot,
  noSlot,
  placeholderOption,
  slotOption,
  slotUnavailableText,
} from '../../schedule/shared/availability/slot-options.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { useMoveDays, useMoveSlots } from './available-times.ts';
import { changingCopy } from './copy.ts';
import type { ChangeableOrder, OrderApi } from './order-api.ts';

export type SelectedTime = { day: string; slot: Slot | null };

type FieldProps = {
  order: ChangeableOrder;
  access: OrderApi;
  chosen: SelectedTime;
  onChoose: (chosen: SelectedTime) => void;
};

const noDays = { from: '1', to: '0' };

/** The order's own slot does not count as taken. */
function MoveDayField({ order, access, chosen, onChoose }: FieldProps) {
  const { booking } = useSettings();
  const [month, setMonth] = useState(firstOfMonth(chosen.day));
  useEffect(() => setMonth(firstOfMonth(chosen.day)), [chosen.day]);
  const asked = daysToLoad(month, new Date(), booking);
  const { data, isPlaceholderData } = useMoveDays(access, asked);
  const { unavailableDays, otherBeauticianDays } = useMemo(
    () => markDays(data?.days, data?.days),
    [data],
  );
  const next = data?.next;
  // The first free slot can be the order's own.
  const isNow = next?.day === order.appointmentDate && next.slot === order.appointmentSlot;
  const isLater = month > firstOfMonth(asked.from) && next?.day.startsWith(month.slice(0, 7));
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold text-plum-900">{availabilityCopy.selectDate}</legend>
      <NextAvailableButton
        text={
          next && !isNow
            ? isLater
              ? availabilityCopy.firstAvailableIn(monthName(month), next.day, next.slot)
              : availabilityCopy.nextAvailable(next.day, next.slot)
            : undefined
        }
        none={next === null ? availabilityCopy.noAvailableTimes(asked.to) : undefined}
        isChanging={isPlaceholderData}
        isChosen={chosen.day === next?.day && chosen.slot === next?.slot}
        onChoose={() => next && onChoose(next)}
      />
      <Calendar
        day={chosen.day}
        onChange={(day) => onChoose({ ...chosen, day })}
        month={month}
        onMonthChange={setMonth}
        rules={booking}
        unavailableDays={unavailableDays}
        otherBeauticianDays={otherBeauticianDays}
        otherBeauticianNote=""
      />
      <p className="mx-auto mt-1 flex max-w-84 items-center gap-2 pl-2 text-sm text-stone">
        <FullDayMark />
        {availabilityCopy.noTimesOnDay}
      </p>
    </fieldset>
  );
}

const useNextTime = ({ access, chosen, order }: FieldProps, isWanted: boolean) => {
  const { booking } = useSettings();
  const { data: slots } = useMoveSlots(access, chosen.day);
  const others = slots?.filter(
    ({ slot }) => chosen.day !== order.appointmentDate || slot !== order.appointmentSlot,
  );
  const sameDay = isWanted ? nearestAvailableSlot(chosen.slot, others) : undefined;
  const isLater = isWanted && slots !== undefined && sameDay === undefined;
  const later = useMoveDays(access, isLater ? daysAfter(chosen.day, new Date(), booking) : noDays);
  if (sameDay !== undefined) return { day: chosen.day, slot: sameDay };
  return (isLater && later.data?.next) || undefined;
};

type SlotProps = FieldProps & {
  isAsked: boolean;
};

function MoveSlotField({ isAsked, ...props }: SlotProps) {
  const { order, access, chosen, onChoose } = props;
  const { booking } = useSettings();
  const { data: slots, isError, isFetching, refetch } = useMoveSlots(access, chosen.day);
  const isNow = (slot: Slot): boolean =>
    chosen.day === order.appointmentDate && slot === order.appointmentSlot;
  const options = (slots ?? booking.slots.map((slot) => ({ slot, available: true }))).map((one) =>
    isNow(one.slot)
      ? { value: one.slot, label: one.slot, disabled: true, note: changingCopy.currentTime }
      : slotOption(one),
  );
  const problem = dayUnavailableText(slots);
  const hasGone = isSlotUnavailable(chosen.slot, slots);
  const next = useNextTime(props, hasGone || problem !== undefined);
  const error = (): string | undefined => {
    if (problem !== undefined) return problem;
    if (hasGone) return slotUnavailableText(chosen.slot, slots) ?? availabilityCopy.slotTaken;
    return isAsked && chosen.slot === null ? availabilityCopy.required : undefined;
  };
  return (
    <div>
      <Select
        label={availabilityCopy.selectTime}
        options={[placeholderOption, ...options]}
        value={chosen.slot ?? noSlot}
        onChange={(value) => onChoose({ ...chosen, slot: value === noSlot ? null : value })}
        error={error()}
        hint={
          !slots && isFetching
            ? availabilityCopy.slotsLoading
            : availabilityCopy.visitLength(formatDuration(visitMinutes(order.services)))
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

type WhenToMoveProps = SlotProps & {
  children: ReactNode;
};

export function MoveTimeFields({ children, ...props }: WhenToMoveProps) {
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
