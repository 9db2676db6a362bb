import { firstOfMonth } from '@haldi/contract/kit/dates';
import { visitMinutes } from '@haldi/contract/orders/total';
import type { Slot } from '@haldi/contract/schedule/slots';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { formatDuration } from '../../lib/duration.ts';
import { Calendar, monthName } from '../../schedule/shared/when/calendar.tsx';
import { daysAfter, daysToAsk, markedDays } from '../../schedule/shared/when/calendar-days.ts';
import { whenCopy } from '../../schedule/shared/when/copy.ts';
import { FullMark } from '../../schedule/shared/when/full-mark.tsx';
import { NextFreeLine } from '../../schedule/shared/when/next-free.tsx';
import {
  chooseOption,
  dayProblem,
  isGone,
  nearestFreeSlot,
  noSlot,
  optionOf,
  slotProblem,
} from '../../schedule/shared/when/slot-options.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { changingCopy } from './copy.ts';
import { useFreeDays, useFreeSlots } from './free-times.ts';
import type { ChangeableOrder, OrderAccess } from './order-access.ts';

export type Chosen = { day: string; slot: Slot | null };

type FieldProps = {
  order: ChangeableOrder;
  access: OrderAccess;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

const noDays = { from: '1', to: '0' };

/** The day as an inline calendar; the time that is booked is not in the way of its own order. */
function DayToMove({ order, access, chosen, onChoose }: FieldProps) {
  const { booking } = useSettings();
  const [month, setMonth] = useState(firstOfMonth(chosen.day));
  useEffect(() => setMonth(firstOfMonth(chosen.day)), [chosen.day]);
  const asked = daysToAsk(month, new Date(), booking);
  const { data, isPlaceholderData } = useFreeDays(access, asked);
  const { withoutSlot, byOthers } = useMemo(() => markedDays(data?.days, data?.days), [data]);
  const next = data?.next;
  // The first free time may be the one that is to be left.
  const isNow = next?.day === order.appointmentDate && next.slot === order.appointmentSlot;
  const isLater = month > firstOfMonth(asked.from) && next?.day.startsWith(month.slice(0, 7));
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold text-plum-900">{whenCopy.selectDate}</legend>
      <NextFreeLine
        text={
          next && !isNow
            ? isLater
              ? whenCopy.firstFreeIn(monthName(month), next.day, next.slot)
              : whenCopy.nextFree(next.day, next.slot)
            : undefined
        }
        none={next === null ? whenCopy.nothingFree(asked.to) : undefined}
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
        withoutSlot={withoutSlot}
        byOthers={byOthers}
        othersNote=""
      />
      <p className="mx-auto mt-1 flex max-w-84 items-center gap-2 pl-2 text-sm text-stone">
        <FullMark />
        {whenCopy.fullDays}
      </p>
    </fieldset>
  );
}

/** The nearest free time of the chosen day, or the first of a later day. */
const useNextTime = ({ access, chosen, order }: FieldProps, isWanted: boolean) => {
  const { booking } = useSettings();
  const { data: slots } = useFreeSlots(access, chosen.day);
  const others = slots?.filter(
    ({ slot }) => chosen.day !== order.appointmentDate || slot !== order.appointmentSlot,
  );
  const sameDay = isWanted ? nearestFreeSlot(chosen.slot, others) : undefined;
  const isLater = isWanted && slots !== undefined && sameDay === undefined;
  const later = useFreeDays(access, isLater ? daysAfter(chosen.day, new Date(), booking) : noDays);
  if (sameDay !== undefined) return { day: chosen.day, slot: sameDay };
  return (isLater && later.data?.next) || undefined;
};

type SlotProps = FieldProps & {
  /** Moving was tried: what is missing is marked. */
  isAsked: boolean;
};

/** The time of the chosen day. */
function SlotToMove({ isAsked, ...props }: SlotProps) {
  const { order, access, chosen, onChoose } = props;
  const { booking } = useSettings();
  const { data: slots, isError, isFetching, refetch } = useFreeSlots(access, chosen.day);
  const isNow = (slot: Slot): boolean =>
    chosen.day === order.appointmentDate && slot === order.appointmentSlot;
  const options = (slots ?? booking.slots.map((slot) => ({ slot, available: true }))).map((one) =>
    isNow(one.slot)
      ? { value: one.slot, label: one.slot, disabled: true, note: changingCopy.now }
      : optionOf(one),
  );
  const problem = dayProblem(slots);
  const hasGone = isGone(chosen.slot, slots);
  const next = useNextTime(props, hasGone || problem !== undefined);
  const error = (): string | undefined => {
    if (problem !== undefined) return problem;
    if (hasGone) return slotProblem(chosen.slot, slots) ?? whenCopy.slotTaken;
    return isAsked && chosen.slot === null ? whenCopy.required : undefined;
  };
  return (
    <div>
      <Select
        label={whenCopy.selectTime}
        options={[chooseOption, ...options]}
        value={chosen.slot ?? noSlot}
        onChange={(value) => onChoose({ ...chosen, slot: value === noSlot ? null : value })}
        error={error()}
        hint={
          !slots && isFetching
            ? whenCopy.slotsLoading
            : whenCopy.visitLength(formatDuration(visitMinutes(order.services)))
        }
      />
      {next && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          {whenCopy.nearestTime}
          <Button look="secondary" size="small" onClick={() => onChoose(next)}>
            {whenCopy.takeTime(next.day, next.slot)}
          </Button>
        </p>
      )}
      {isError && !isFetching && (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm">
          {whenCopy.slotsFailed}
          <Button look="secondary" size="small" onClick={() => void refetch()}>
            {whenCopy.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

type WhenToMoveProps = SlotProps & {
  /** Stands under the time. */
  children: ReactNode;
};

/** The day and the time to which a visit is moved. */
export function WhenToMove({ children, ...props }: WhenToMoveProps) {
  return (
    <div className="grid gap-6 md:grid-cols-[21rem_1fr] md:gap-8">
      <DayToMove {...props} />
      <div className="flex min-w-0 flex-col gap-5">
        <SlotToMove {...props} />
        {children}
      </div>
    </div>
  );
}
