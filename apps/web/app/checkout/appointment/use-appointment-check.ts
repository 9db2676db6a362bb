import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSlotGone } from '../../schedule/shared/availability/slot-options.ts';
import { toast } from '../../ui/toast.ts';
import { cachedSlots } from '../availability-cache.ts';
import { checkout } from '../checkout-store.ts';
import { bookingCopy } from '../copy.ts';
import type { VisitDraft } from '../visit-draft.ts';

/**
 * Whether day and time are chosen, and can still be booked as far as is known here. It looks when it
 * is asked: whatever surrounds the choice is not drawn again with every press.
 */
export const useAppointmentCheck = (visit: VisitDraft) => {
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  return {
    /** Confirming was tried: what is missing is marked from now on. */
    isAsked,
    check: (): boolean => {
      setIsAsked(true);
      const { day, slot } = checkout.get();
      if (day === null || slot === null) {
        toast.error(bookingCopy.required);
        return false;
      }
      return !isSlotGone(slot, cachedSlots(client, day, visit));
    },
  };
};
