import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSlotUnavailable } from '../../schedule/shared/availability/slot-availability.ts';
import { toast } from '../../ui/toast.ts';
import { cachedSlots } from '../availability-cache.ts';
import { checkout } from '../checkout-store.ts';
import { bookingCopy } from '../copy.ts';
import type { VisitDraft } from '../visit-draft.ts';

/** Reads the stores only when called, so that the parent does not re-render with every selection. */
export const useAppointmentValidation = (visit: VisitDraft) => {
  const client = useQueryClient();
  const [showErrors, setShowErrors] = useState(false);
  return {
    /** Set after the first attempt to continue: missing fields are marked. */
    showErrors,
    check: (): boolean => {
      setShowErrors(true);
      const { day, slot } = checkout.get();
      if (day === null || slot === null) {
        toast.error(bookingCopy.required);
        return false;
      }
      return !isSlotUnavailable(slot, cachedSlots(client, day, visit));
    },
  };
};
