import type { DayRange } from '@haldi/contract/kit/dates';
import type { Slot } from '@haldi/contract/schedule/booking-time-rules';
import type { BookingDays } from '@haldi/contract/schedule/endpoints';
import { NextAvailableButton } from '../../schedule/shared/availability/next-available-button.tsx';
import { useCheckoutDraft } from '../checkout-store.ts';
import { bookingCopy } from '../copy.ts';
import { beauticianChoiceCopy } from './beautician-choice-copy.ts';

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
export function NextAvailableTime({
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
