import { visitMinutes } from '@haldi/contract/orders/total';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAuth } from '../accounts/auth-store.tsx';
import { toast } from '../ui/toast.ts';
import type { AddressHandle } from './address/book-address.tsx';
import { useAppointment } from './appointment/use-appointment.ts';
import { knownCartCheck } from './availability-cache.ts';
import { useCart } from './cart/cart-store.ts';
import { cartCopy } from './cart/copy.ts';
import { bookingCopy } from './copy.ts';
import type { Address } from './order-request.ts';
import { canChooseTime } from './place-terms.ts';
import { useAskedFor } from './use-asked-for.ts';
import { useCheckout } from './use-checkout.ts';
import { useTermsAt } from './use-terms.ts';
import { type VisitPlace, wantedVisit } from './wanted-visit.ts';

export const bookSections = {
  services: 'services',
  visits: 'visits',
  when: 'when',
  address: 'address',
} as const;

const goTo = (section: keyof typeof bookSections): void =>
  document.getElementById(bookSections[section])?.scrollIntoView();

/** One button confirms everything; it leads to the first part that is not ready. */
export const useBookingPage = () => {
  const items = useCart();
  const { user } = useAuth();
  const client = useQueryClient();
  const control = useCheckout();
  const [typedPlace, setTypedPlace] = useState<VisitPlace | null>(null);
  const visit = wantedVisit(items, typedPlace ?? user, useAskedFor());
  const terms = useTermsAt((typedPlace ?? user)?.pincode);
  const appointment = useAppointment(visit);
  const addressForm = useRef<AddressHandle>(null);
  const sentTo = useRef<Address>(undefined);
  const [isSaving, setIsSaving] = useState(false);

  const send = async (): Promise<void> => {
    if (!user || !sentTo.current) return;
    await control.place(user, sentTo.current);
  };
  const confirm = async (): Promise<void> => {
    if (items.length === 0) {
      toast.error(bookingCopy.needServices);
      return goTo('services');
    }
    const cartCheck = knownCartCheck(client, visit.services);
    if (cartCheck && cartCheck.kind !== 'WHOLE') {
      toast.error(cartCopy.notAsItIs);
      return goTo('visits');
    }
    if (terms.missing > 0) {
      toast.error(cartCopy.tooSmall);
      return goTo('visits');
    }
    if (!canChooseTime(terms)) {
      toast.error(
        terms.pincode ? bookingCopy.needServedAddress(terms.pincode) : bookingCopy.needPincode,
      );
      return goTo('address');
    }
    if (!appointment.check()) return goTo('when');
    if (!user || !addressForm.current) {
      toast.error(bookingCopy.needAddress);
      return goTo('address');
    }
    setIsSaving(true);
    sentTo.current = await addressForm.current.confirm();
    setIsSaving(false);
    if (!sentTo.current) return goTo('address');
    await send();
  };
  return {
    items,
    user,
    control,
    visit,
    terms,
    minutes: visitMinutes(items),
    addressForm,
    setTypedPlace,
    /** Of a visitor no more is known. */
    setTypedPincode: (pincode: string | null): void =>
      setTypedPlace(pincode === null ? null : { pincode, latitude: null, longitude: null }),
    isAsked: appointment.isAsked,
    isBusy: isSaving || control.isPlacing,
    confirm: () => void confirm(),
    sendAgain: () => void send(),
  };
};
