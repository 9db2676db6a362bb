import { useEffect } from 'react';
import { addressOnFile, isComplete } from './address/address.ts';
import { AddressStep } from './address/address-step.tsx';
import { AppointmentStep } from './appointment/appointment-step.tsx';
import { useCartProblem } from './cart/use-cart-problem.ts';
import { useCheckoutDraft } from './checkout-store.ts';
import { OrderStep } from './last-step/order-step.tsx';
import { showCart, stepInstead } from './steps.ts';
import { type BookingStep, useSteps } from './steps-store.ts';
import { TrackingAhead } from './tracking-ahead.tsx';
import { type BookingControl, useBooking } from './use-booking.ts';

/** A step that cannot stand, here or since something changed elsewhere, leads to where that is mended. */
const useWayBack = (step: BookingStep, { items, user, terms }: BookingControl): void => {
  const isOpen = useSteps().length > 0;
  const { day, slot } = useCheckoutDraft();
  const hasCart = items.length > 0;
  const canBeOrdered = useCartProblem() === undefined && terms.missing === 0;
  const hasTime = day !== null && slot !== null;
  const hasAddress = user === null || isComplete(addressOnFile(user));
  useEffect(() => {
    if (!isOpen) return;
    if (!hasCart || !canBeOrdered) showCart();
    else if (step === 'last' && !hasTime) stepInstead('appointment');
    else if (step === 'last' && !hasAddress) stepInstead('address');
  }, [isOpen, step, hasCart, canBeOrdered, hasTime, hasAddress]);
};

const views = { appointment: AppointmentStep, address: AddressStep, last: OrderStep };

type BookingStepsProps = { step: BookingStep; isNext: boolean };

/** After the cart: when, where, and the last step, which orders. */
export default function BookingSteps({ step, isNext }: BookingStepsProps) {
  const booking = useBooking();
  useWayBack(step, booking);
  const View = views[step];
  return (
    <>
      <View key={step} booking={booking} isNext={isNext} />
      {booking.user && <TrackingAhead userId={booking.user._id} />}
    </>
  );
}
