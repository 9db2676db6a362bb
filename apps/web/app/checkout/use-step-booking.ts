import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../accounts/auth-store.tsx';
import { isSlotUnavailable } from '../schedule/shared/availability/slot-availability.ts';
import { toast } from '../ui/toast.ts';
import { useVisitAddress } from './address/use-visit-address.ts';
import { cachedSlots } from './availability-cache.ts';
import { useCart } from './cart/cart-store.ts';
import { checkout } from './checkout-store.ts';
import { bookingCopy } from './copy.ts';
import { useAreaTermsForPincode } from './use-area-terms.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useRequestedBeautician } from './use-requested-beautician.ts';
import { toVisitDraft, type VisitDraft } from './visit-draft.ts';

/** Reads the stores only when called, so that the parent does not re-render with every selection. */
const useAppointmentValidation = (visit: VisitDraft) => {
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

export const useStepBooking = () => {
  const items = useCart();
  const { user } = useAuth();
  const askedFor = useRequestedBeautician();
  const address = useVisitAddress();
  const visit = toVisitDraft(items, address.place, askedFor);
  return {
    items,
    user,
    askedFor,
    address,
    visit,
    minutes: totalVisitMinutes(items),
    terms: useAreaTermsForPincode(address.place?.pincode),
    appointment: useAppointmentValidation(visit),
    control: usePlaceOrder(),
  };
};
export type StepBooking = ReturnType<typeof useStepBooking>;
