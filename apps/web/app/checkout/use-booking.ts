import { visitMinutes } from '@haldi/contract/orders/total';
import { useAuth } from '../accounts/auth-store.tsx';
import { useVisitAddress } from './address/use-visit-address.ts';
import { useAppointment } from './appointment/use-appointment.ts';
import { useCart } from './cart/cart-store.ts';
import { useAskedFor } from './use-asked-for.ts';
import { useCheckout } from './use-checkout.ts';
import { useTermsAt } from './use-terms.ts';
import { wantedVisit } from './wanted-visit.ts';

/** What all steps after the cart know of the visit. */
export const useBooking = () => {
  const items = useCart();
  const { user } = useAuth();
  const askedFor = useAskedFor();
  const address = useVisitAddress();
  const visit = wantedVisit(items, address.place, askedFor);
  return {
    items,
    user,
    askedFor,
    address,
    visit,
    minutes: visitMinutes(items),
    terms: useTermsAt(address.place?.pincode),
    appointment: useAppointment(visit),
    control: useCheckout(),
  };
};
export type BookingControl = ReturnType<typeof useBooking>;
