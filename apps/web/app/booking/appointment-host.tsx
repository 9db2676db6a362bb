import { useDeferredValue, useEffect, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useIsCheckoutOpen } from './checkout-open-store.ts';

const AppointmentDialog = lazyPart<object>(() =>
  import('./appointment-dialog.tsx').then((module) => module.AppointmentDialog),
);

/** Stands inside the cart, so that the appointment opens above it and closes before it. */
export function AppointmentHost() {
  // The press is answered first, then the dialog is built.
  const isOpen = useDeferredValue(useIsCheckoutOpen());
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  // The cart is open: the appointment comes next.
  useEffect(AppointmentDialog.preload, []);
  return wasOpened ? <AppointmentDialog /> : null;
}
