import { MapPin } from 'lucide-react';
import { useEffect } from 'react';
import { UnservedArea } from '../areas/shared/unserved-area.tsx';
import { Button } from '../ui/button.tsx';
import { AddressStep } from './address/address-step.tsx';
import AppointmentFields from './appointment/appointment-fields.tsx';
import { type AreaTerms, isAreaServed } from './area-terms.ts';
import { useCartBookingProblem } from './cart/use-cart-booking-problem.ts';
import { useCheckoutDraft } from './checkout-store.ts';
import { bookingCopy } from './copy.ts';
import { OrderReviewStep } from './order-review/order-review-step.tsx';
import { PrefetchTrackOrderPage } from './prefetch-track-order-page.tsx';
import {
  goToAddressOrReview,
  openStepOnTop,
  replaceCurrentStep,
  returnToCart,
} from './step-navigation.ts';
import { StepPanel, type StepProps } from './step-panel.tsx';
import { type BookingStep, useCheckoutSteps } from './steps-store.ts';
import { useIsOtherAddressSelected } from './use-area-terms.ts';
import { type StepBooking, useStepBooking } from './use-step-booking.ts';
import { VisitSummary } from './visit-summary.tsx';

/** If a step cannot be shown, shows the step that provides what is missing. */
const useStepGuard = (step: BookingStep, { items, user, terms, address }: StepBooking): void => {
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

type AddressNeededProps = { terms: AreaTerms; mobileNumber: string; onGive: () => void };

/** Replaces the calendar while the area is unknown or not served. */
function AddressNeeded({ terms, mobileNumber, onGive }: AddressNeededProps) {
  if (terms.reach === 'outside') {
    return (
      <UnservedArea
        pincode={terms.pincode}
        mobileNumber={mobileNumber}
        action={
          <Button look="secondary" onClick={onGive}>
            {bookingCopy.otherAddress}
          </Button>
        }
      />
    );
  }
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-sand bg-white p-5">
      <div className="flex gap-3">
        <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-600" />
        <div>
          <p className="font-semibold">{bookingCopy.addressFirst}</p>
          <p className="mt-1 text-stone">{bookingCopy.addressFirstText}</p>
        </div>
      </div>
      <Button onClick={onGive}>{bookingCopy.enterAddress}</Button>
    </div>
  );
}

function AppointmentStep(props: StepProps) {
  const { terms, visit, minutes, appointment, user, address } = props.booking;
  const canChoose = isAreaServed(terms);
  return (
    <StepPanel
      {...props}
      title={bookingCopy.title}
      number={1}
      button={
        <Button
          size="large"
          className="grow sm:grow-0"
          disabled={!canChoose}
          onClick={() => appointment.check() && goToAddressOrReview(address.isTyping)}
        >
          {bookingCopy.confirm}
        </Button>
      }
    >
      {canChoose ? (
        <AppointmentFields visit={visit} minutes={minutes} showErrors={appointment.showErrors}>
          <VisitSummary booking={props.booking} />
        </AppointmentFields>
      ) : (
        <AddressNeeded
          terms={terms}
          mobileNumber={user?.mobileNumber ?? ''}
          onGive={() => openStepOnTop('address')}
        />
      )}
    </StepPanel>
  );
}

const views = { appointment: AppointmentStep, address: AddressStep, review: OrderReviewStep };

type BookingStepsProps = { step: BookingStep; isNext: boolean };

export default function CurrentCheckoutStep({ step, isNext }: BookingStepsProps) {
  const booking = useStepBooking();
  useStepGuard(step, booking);
  const View = views[step];
  return (
    <>
      <View key={step} booking={booking} isNext={isNext} />
      {booking.user && <PrefetchTrackOrderPage userId={booking.user._id} />}
    </>
  );
}
