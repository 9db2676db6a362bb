import { useEffect } from 'react';
import { AddressStep } from './address/address-step.tsx';
import { AppointmentStep } from './appointment/appointment-step.tsx';
import { useCartProblem } from './cart/use-cart-problem.ts';
import { useCheckoutDraft } from './checkout-store.ts';
import { OrderStep } from './last-step/order-step.tsx';
import { showCart, stepInstead } from './steps.ts';
import { type BookingStep, useSteps } from './steps-store.ts';
import { TrackingAhead } from './tracking-ahead.tsx';
import { type BookingControl, useBooking } from './use-booking.ts';
import { useIsElsewhere } from './use-terms.ts';

/** A step that cannot stand, here or since something changed elsewhere, leads to where that is mended. */
const useWayBack = (step: BookingStep, { items, user, terms, address }: BookingControl): void => {
  const isOpen = useSteps().length > 0;
  const { day, slot } = useCheckoutDraft();
  const hasCart = items.length > 0;
  const canBeOrdered = useCartProblem() === undefined;
  const isElsewhere = useIsElsewhere();
  const isTooSmall = terms.missing > 0;
  const hasTime = day !== null && slot !== null;
  const hasAddress =
    user === null ||
    (address.address !== null && address.hasNumber && address.person.visited !== undefined);
  useEffect(() => {
    if (!isOpen) return;
    if (!hasCart || !canBeOrdered) showCart();
    // Another address may do where this one takes more: it is chosen there.
    else if (isTooSmall && step !== 'address') isElsewhere ? stepInstead('address') : showCart();
    else if (step === 'last' && !hasTime) stepInstead('appointment');
    else if (step === 'last' && !hasAddress) stepInstead('address');
  }, [isOpen, step, hasCart, canBeOrdered, isTooSmall, isElsewhere, hasTime, hasAddress]);
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
