import { formatPaise } from '@haldi/contract/kit/paise';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import { useId } from 'react';
import { Totals } from '../../orders/shared/bill.tsx';
import { Button } from '../../ui/button.tsx';
import { useIsOtherAddressSelected, useVisitAreaTerms } from '../use-area-terms.ts';
import { areaNote, visitingChargeNote } from './area-notes.ts';
import { useCart } from './cart-store.ts';
import { cartCopy } from './copy.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { useCartProblem } from './use-cart-problem.ts';
import { useStartCheckoutOrLogIn } from './use-start-checkout-or-log-in.ts';

/** `logIn`: where visitors are sent. */
export function CartFooter({ logIn }: { logIn: string }) {
  const items = useCart();
  const terms = useVisitAreaTerms();
  // Order Now leads to the step where the address can be changed.
  const isElsewhere = useIsOtherAddressSelected();
  const hasChanges = useCartChanges().length > 0;
  const isEmpty = items.length === 0;
  const amounts = orderAmounts({ services: items, visitingCharge: terms.visitingCharge });
  const isTooMuch = useCartProblem() !== undefined && !isEmpty && !hasChanges;
  const note = isTooMuch ? cartCopy.cannotBook : isEmpty ? undefined : areaNote(terms);
  const noteId = useId();
  const order = useStartCheckoutOrLogIn(logIn);
  return (
    <div className="w-full">
      {!isEmpty && (
        <Totals
          visitingCharge={terms.visitingCharge}
          chargeNote={visitingChargeNote(terms)}
          total={amounts.total}
          className="mb-4"
        >
          <dt className="text-stone">{cartCopy.services}</dt>
          <dd className="text-right">{formatPaise(amounts.services)}</dd>
        </Totals>
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
