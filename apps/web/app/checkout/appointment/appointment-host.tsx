import { useEffect } from 'react';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { OnceOpened } from '../../ui/once-opened.tsx';
import { useIsCheckoutOpen } from '../checkout-open-store.ts';

const AppointmentDialog = lazyWithPreload(() => import('./appointment-dialog.tsx'));

/** Stands inside the cart, so that the appointment opens above it and closes before it. */
export function AppointmentHost() {
  // The cart is open: the appointment comes next.
  useEffect(AppointmentDialog.preload, []);
  return (
    <OnceOpened open={useIsCheckoutOpen()}>
      <AppointmentDialog />
    </OnceOpened>
  );
}
