import { useState } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useIsCheckoutOpen } from './checkout-open-store.ts';

const AppointmentDialog = lazyPart<object>(() =>
  import('./appointment-dialog.tsx').then((module) => module.AppointmentDialog),
);

/** Stands inside the cart, so that the appointment opens above it and closes before it. */
export function AppointmentHost() {
  const isOpen = useIsCheckoutOpen();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <AppointmentDialog /> : null;
}
