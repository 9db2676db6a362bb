import { formatPaise } from '@haldi/contract/kit/paise';
import { useId } from 'react';
import { OrderTotals } from '../../orders/shared/service-lines-and-totals.tsx';
import { Button } from '../../ui/button.tsx';
import { useCartPrice } from '../coupon/queries.ts';
import { useIsOtherAddressSelected, useVisitAreaTerms } from '../use-area-terms.ts';
import { areaProblemNote, visitingChargeNote } from './area-notes.ts';
import { useCart } from './cart-store.ts';
import { cartCopy } from './copy.ts';
import { useCartBookingProblem } from './use-cart-booking-problem.ts';
import { useServiceChangesInCart } from './use-service-changes-in-cart.ts';
import { useStartCheckoutOrLogIn } from './use-start-checkout-or-log-in.ts';

/** `logIn`: where visitors are sent. */
export function CartFooter({ logIn }: { logIn: string }) {
  const items = useCart();
  const terms = useVisitAreaTerms();
  // Order Now leads to the step where the address can be changed.
  const isElsewhere = useIsOtherAddressSelected();
  const hasChanges = useServiceChangesInCart().length > 0;
  const isEmpty = items.length === 0;
  const amounts = useCartPrice(items, terms.visitingCharge);
  const isTooMuch = useCartBookingProblem() !== undefined && !isEmpty && !hasChanges;
  const note = isTooMuch ? cartCopy.cannotBook : isEmpty ? undefined : areaProblemNote(terms);
  const noteId = useId();
  const order = useStartCheckoutOrLogIn(logIn);
  return (
    <div className="w-full">
      {!isEmpty && (
        <OrderTotals
          visitingCharge={terms.visitingCharge}
          chargeNote={visitingChargeNote(terms)}
          total={amounts.total}
          reductions={amounts.reductions}
          className="mb-4"
        >
          <dt className="text-stone">{cartCopy.services}</dt>
          <dd className="text-right">{formatPaise(amounts.services)}</dd>
        </OrderTotals>
      )}
      <div role="status">
        {note && (
          <p id={noteId} className="mb-3 text-sm text-stone">
            {note}
          </p>
        )}
      </div>
      <Button
        size="large"
        className="w-full"
        disabled={isEmpty || hasChanges || isTooMuch || (terms.missing > 0 && !isElsewhere)}
        aria-describedby={note ? noteId : undefined}
        onClick={order}
      >
        {isEmpty ? cartCopy.cartIsEmpty : cartCopy.orderNow}
      </Button>
    </div>
  );
}
