import type { DayRange } from '@haldi/contract/kit/dates';
import type { BookingDays } from '@haldi/contract/schedule/endpoints';
import type { Slot } from '@haldi/contract/schedule/slots';
import { CalendarCheck } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useCheckoutDraft } from '../checkout-store.ts';
import { bookingCopy } from '../copy.ts';
import { whoCopy } from './who-copy.ts';

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
    return name ? whoCopy.nextWith(name, day, slot) : bookingCopy.nextFree(day, slot);
  }
  return name
    ? whoCopy.firstWithIn(name, laterMonth, day, slot)
    : bookingCopy.firstFreeIn(laterMonth, day, slot);
};

/** The first time that is free, to be taken with one tap; its line is there before it is known. */
export function NextFree({ name, next, isChanging, asked, laterMonth, onChoose }: NextFreeProps) {
  const { day, slot } = useCheckoutDraft();
  return (
    <div className="mb-1 flex min-h-12 items-center justify-center text-center">
      {next === null && !isChanging && (
        <p className="text-sm text-stone">
          {name ? whoCopy.notFreeUntil(name, asked.to) : bookingCopy.nothingFree(asked.to)}
        </p>
      )}
      {next && (
        <Button
          look="secondary"
          size="small"
          busy={isChanging}
          aria-pressed={day === next.day && slot === next.slot}
          className="aria-pressed:border-leaf-600 aria-pressed:bg-leaf-100 aria-pressed:text-leaf-700"
          onClick={() => onChoose(next.day, next.slot)}
        >
          <CalendarCheck aria-hidden="true" className="hidden size-4 shrink-0 sm:block" />
          {textOf(next, name, laterMonth)}
        </Button>
      )}
    </div>
  );
}
