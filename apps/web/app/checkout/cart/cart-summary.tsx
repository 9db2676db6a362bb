import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import { X } from 'lucide-react';
import { useId } from 'react';
import { OrderTotals, ServiceLineList } from '../../orders/shared/service-lines-and-totals.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useIsOtherAddressSelected, useVisitAreaTerms } from '../use-area-terms.ts';
import { areaProblemNote, visitingChargeNote } from './area-notes.ts';
import { cart, useCart } from './cart-store.ts';
import { cartCopy } from './copy.ts';
import { useStartCheckoutOrLogIn } from './use-start-checkout-or-log-in.ts';

/** Its footer stays visible also while the card extends below the window. */
export function CartSummary() {
  const items = useCart();
  const order = useStartCheckoutOrLogIn('/profile');
  const isEmpty = items.length === 0;
  const terms = useVisitAreaTerms();
  // Order Now leads to the step where the address can be changed.
  const isElsewhere = useIsOtherAddressSelected();
  const note = isEmpty ? undefined : areaProblemNote(terms);
  const noteId = useId();
  return (
    <aside
      aria-label={cartCopy.yourCart}
      className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] flex-col self-start rounded-card border border-sand bg-white shadow-soft lg:flex"
    >
      <h2 className="px-5 pt-5 text-xl text-plum-900">{cartCopy.yourCart}</h2>
      {isEmpty ? (
        <div className="px-5 py-6 text-center">
          <img
            src="/pictures/empty/cart.svg"
            alt=""
            width={140}
            height={112}
            // Hidden on phones; lazy loading keeps them from fetching it.
            loading="lazy"
            className="mx-auto"
          />
          <p className="mt-3 font-semibold">{cartCopy.empty}</p>
          <p className="mt-1 text-sm text-stone">{cartCopy.emptyText}</p>
        </div>
      ) : (
        <ServiceLineList
          lines={items}
          keyOf={({ id }) => id}
          className="mt-3 grow overflow-y-auto px-5 *:items-center *:gap-x-2 *:border-t *:border-sand *:py-2.5"
          actionOf={({ id, name }) => (
            <IconButton
              label={cartCopy.remove(name)}
              className="-my-1 -mr-3"
              onClick={() => cart.remove(id)}
            >
              <X aria-hidden="true" className="size-4.5" />
            </IconButton>
          )}
        />
      )}
      <div className="sticky bottom-0 rounded-b-card border-t border-sand bg-white px-5 pt-4 pb-5">
        {!isEmpty && (
          <OrderTotals
            visitingCharge={terms.visitingCharge}
            chargeNote={visitingChargeNote(terms)}
            total={orderAmounts({ services: items, visitingCharge: terms.visitingCharge }).total}
            className="mb-4"
          />
        )}
        {note && (
          <p id={noteId} className="mb-3 text-sm text-stone">
            {note}
          </p>
        )}
        <Button
          className="w-full"
          disabled={isEmpty || (terms.missing > 0 && !isElsewhere)}
          aria-describedby={note ? noteId : undefined}
          onClick={order}
        >
          {isEmpty ? cartCopy.cartIsEmpty : cartCopy.orderNow}
        </Button>
      </div>
    </aside>
  );
}
