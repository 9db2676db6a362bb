import { useEffect } from 'react';
import { AddressStep } from './address/address-step.tsx';
import { AppointmentStep } from './appointment/appointment-step.tsx';
import { useCartBookingProblem } from './cart/use-cart-booking-problem.ts';
import { useCheckoutDraft } from './checkout-store.ts';
import { OrderReviewStep } from './order-review/order-review-step.tsx';
import { PrefetchTrackOrderPage } from './prefetch-track-order-page.tsx';
import { replaceCurrentStep, returnToCart } from './step-navigation.ts';
import { type BookingStep, useCheckoutSteps } from './steps-store.ts';
import { useIsOtherAddressSelected } from './use-area-terms.ts';
import { type SharedCheckoutState, useSharedCheckoutState } from './use-shared-checkout-state.ts';

/** If a step cannot be shown, shows the step that provides what is missing. */
const useStepGuard = (
  step: BookingStep,
  { items, user, terms, address }: SharedCheckoutState,
): void => {
  const isOpen = useCheckoutSteps().length > 0;
  const { day, slot } = useCheckoutDraft();
  const hasCart = items.length > 0;
  const canBeOrdered = useCartBookingProblem() === undefined;
  const isElsewhere = useIsOtherAddressSelected();
  const isTooSmall = terms.missing > 0;
  const hasTime = day !== null && slot !== null;
  const hasAddress =
    user === null ||
    (address.address !== null && address.hasNumber && address.person.recipient !== undefined);
  useEffect(() => {
    if (!isOpen) return;
    if (!hasCart || !canBeOrdered) returnToCart();
    // Another address may have a lower minimum order, so the address step stays.
    else if (isTooSmall && step !== 'address')
      isElsewhere ? replaceCurrentStep('address') : returnToCart();
    else if (step === 'review' && !hasTime) replaceCurrentStep('appointment');
    else if (step === 'review' && !hasAddress) replaceCurrentStep('address');
  }, [isOpen, step, hasCart, canBeOrdered, isTooSmall, isElsewhere, hasTime, hasAddress]);
};

const views = { appointment: AppointmentStep, address: AddressStep, review: OrderReviewStep };

type BookingStepsProps = { step: BookingStep; isNext: boolean };

export default function CurrentCheckoutStep({ step, isNext }: BookingStepsProps) {
  const booking = useSharedCheckoutState();
  useStepGuard(step, booking);
  const View = views[step];
  return (
    <>
      <View key={step} booking={booking} isNext={isNext} />
      {booking.user && <PrefetchTrackOrderPage userId={booking.user._id} />}
    </>
  );
}
