import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import { useAuth } from '../accounts/auth-store.tsx';
import { useVisitAddress } from './address/use-visit-address.ts';
import { useAppointmentValidation } from './appointment/use-appointment-validation.ts';
import { useCart } from './cart/cart-store.ts';
import { useAreaTermsForPincode } from './use-area-terms.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useRequestedBeautician } from './use-requested-beautician.ts';
import { toVisitDraft } from './visit-draft.ts';

export const useSharedCheckoutState = () => {
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
export type SharedCheckoutState = ReturnType<typeof useSharedCheckoutState>;
