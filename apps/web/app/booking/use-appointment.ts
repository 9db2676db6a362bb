import { useState } from 'react';
import { toast } from '../ui/toast.ts';
import { useCheckoutDraft } from './checkout-store.ts';
import { bookingCopy } from './copy.ts';
import { useSlots } from './queries.ts';
import { isGone } from './slot-options.ts';

/** Whether day and time are chosen, and can still be booked as far as is known here. */
export const useAppointment = (minutes: number) => {
  const { day, slot } = useCheckoutDraft();
  const { data: availability } = useSlots(day, minutes);
  const [isAsked, setIsAsked] = useState(false);
  return {
    /** Confirming was tried: what is missing is marked from now on. */
    isAsked,
    check: (): boolean => {
      setIsAsked(true);
      const isChosen = day !== null && slot !== null;
      if (!isChosen) toast.error(bookingCopy.required);
      return isChosen && !isGone(slot, availability);
    },
  };
};
