import type { DayRange } from '@haldi/contract/kit/dates';
import type { BookingDays } from '@haldi/contract/schedule/endpoints';
import type { Slot } from '@haldi/contract/schedule/slots';
import { NextAvailableButton } from '../../schedule/shared/availability/next-available-button.tsx';
import { useCheckoutDraft } from '../checkout-store.ts';
import { bookingCopy } from '../copy.ts';
import { beauticianChoiceCopy } from './beautician-choice-copy.ts';

type NextFreeProps = {
  /** Who was asked for; absent: whoever can come. */
  name: string | undefined;
  /** Nothing: it is not known yet. */
  next: BookingDays['next'] | undefined;
  /** Another month is being asked for. */
  isChanging: boolean;
  /** The days among which it is the first. */
  asked: DayRange;
  /** The month of which it is only the first, where a later one is in sight. */
  laterMonth: string | undefined;
  onChoose: (day: string, slot: Slot) => void;
};

const textOf = (
  { day, slot }: NonNullable<BookingDays['next']>,
  name: string | undefined,
  laterMonth: string | undefined,
): string => {
  if (laterMonth === undefined) {
    return name ? beauticianChoiceCopy.nextWith(name, day, slot) : bookingCopy.nextFree(day, slot);
  }
  return name
    ? beauticianChoiceCopy.firstWithIn(name, laterMonth, day, slot)
    : bookingCopy.firstFreeIn(laterMonth, day, slot);
};

/** The first time that is free, to be taken with one tap; its line is there before it is known. */
export function NextAvailableTime({
  name,
  next,
  isChanging,
  asked,
  laterMonth,
  onChoose,
}: NextFreeProps) {
  const { day, slot } = useCheckoutDraft();
  return (
    <NextAvailableButton
      text={next ? textOf(next, name, laterMonth) : undefined}
      none={
        next === null
          ? name
            ? beauticianChoiceCopy.notFreeUntil(name, asked.to)
            : bookingCopy.nothingFree(asked.to)
          : undefined
      }
      isChanging={isChanging}
      isChosen={day === next?.day && slot === next?.slot}
      onChoose={() => next && onChoose(next.day, next.slot)}
    />
  );
}
