import { isMehndiService } from '@haldi/contract/designs/is-mehndi-service';
import { useAuth } from '../../accounts/auth-store.tsx';
import { isSlotUnavailable } from '../../schedule/shared/availability/slot-availability.ts';
import { Button } from '../../ui/button.tsx';
import { AccountRequired } from '../account-required.tsx';
import { NearestTimeSuggestion } from '../appointment/nearest-time-suggestion.tsx';
import { useBookingSlots, usePastBeauticians } from '../appointment/queries.ts';
import { visitingChargeNote } from '../cart/area-notes.ts';
import { checkout, useCheckoutDraft } from '../checkout-store.ts';
import { bookingCopy } from '../copy.ts';
import { useCartPrice } from '../coupon/queries.ts';
import { OrderProblemNotice } from '../order-problem-notice.tsx';
import { openStepOnTop } from '../step-navigation.ts';
import { StepPanel, type StepProps } from '../step-panel.tsx';
import type { Step } from '../steps-store.ts';
import { orderReviewCopy } from './copy.ts';
import { OrderReview } from './order-review.tsx';

export function OrderReviewStep(props: StepProps) {
  const { booking } = props;
  const { items, user, terms, visit, minutes, askedFor, appointment, control } = booking;
  const { address, person } = booking.address;
  const { day, slot, note, design } = useCheckoutDraft();
  const { data: times } = useBookingSlots(day, visit);
  const { data: past = [] } = usePastBeauticians(useAuth().userId);
  const { due } = useCartPrice(items, terms.visitingCharge);
  const change = (step: Step) => (): void => {
    control.clearProblem();
    openStepOnTop(step);
  };
  const place = (): void => {
    if (!user || !address) return;
    if (appointment.check()) void control.place(user, address);
    else openStepOnTop('appointment');
  };
  return (
    <StepPanel
      {...props}
      title={orderReviewCopy.title}
      number={3}
      saysTotal
      button={
        <Button
          size="large"
          className="grow sm:grow-0"
          busy={control.isPlacing}
          disabled={!user || !address}
          onClick={place}
        >
          {orderReviewCopy.place(due)}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <OrderProblemNotice control={control} visit={visit} onAccept={place} />
        {!user && <AccountRequired />}
        {user && address && day !== null && slot !== null && (
          <OrderReview
            items={items}
            day={day}
            slot={slot}
            minutes={minutes}
            timeNotice={
              isSlotUnavailable(slot, times) &&
              !control.problem && (
                <NearestTimeSuggestion visit={visit} why={bookingCopy.slotTaken} />
              )
            }
            askedFor={askedFor?.name ?? null}
            address={address}
            recipient={person.recipient ?? null}
            design={items.some(isMehndiService) ? design : null}
            visitingCharge={terms.visitingCharge}
            chargeNote={visitingChargeNote(terms)}
            note={note}
            onNote={checkout.writeNote}
            onChange={{
              services: change('cart'),
              when: change('appointment'),
              ...(past.length > 0 && { who: change('appointment') }),
              address: change('address'),
            }}
          />
        )}
      </div>
    </StepPanel>
  );
}
