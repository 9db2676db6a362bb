import { useEffect } from 'react';
import { PincodeLine } from '../../areas/shared/pincode-line.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { closeCheckout } from '../checkout-open-store.ts';
import { useTermsOnFile } from '../use-terms.ts';
import { CartChangesNotice } from './cart-changes-notice.tsx';
import { CartLine } from './cart-line.tsx';
import { useCart } from './cart-store.ts';
import { cartCopy } from './copy.ts';
import { useCartChanges, useFreshCatalogue } from './use-cart-changes.ts';
import { useCartProblem } from './use-cart-problem.ts';
import { closeCartAndCheckout } from './use-order-now.ts';
import VisitsNotice from './visits-notice.tsx';

export function CartContent() {
  const items = useCart();
  const changes = useCartChanges();
  useFreshCatalogue();
  const isTooMuch = useCartProblem() !== undefined;
  const isTooLittle = useTermsOnFile().missing > 0;
  useEffect(() => {
    // It turned out only now: what can be done about it stands here.
    if (isTooMuch || isTooLittle) closeCheckout();
  }, [isTooMuch, isTooLittle]);
  return (
    <>
      <CartChangesNotice changes={changes} className="mb-5" />
      <VisitsNotice className="mb-5" />
      {items.length === 0 ? (
        <EmptyState
          picture="/pictures/empty/cart.svg"
          title={cartCopy.empty}
          action={
            <LinkButton to="/service" look="golden" onClick={closeCartAndCheckout}>
              {cartCopy.seeServices}
            </LinkButton>
          }
        />
      ) : (
        <ul className="-my-4 divide-y divide-sand">
          {items.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              change={changes.find((change) => change.item.id === item.id)}
            />
          ))}
        </ul>
      )}
      {items.length > 0 && <PincodeLine className="mt-6" />}
    </>
  );
}
