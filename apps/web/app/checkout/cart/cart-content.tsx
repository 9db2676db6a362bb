import { PincodePrompt } from '../../areas/shared/pincode-prompt.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import CartCoupon from '../coupon/cart-coupon.tsx';
import { closeCheckoutSteps } from '../step-navigation.ts';
import { useVisitPincode } from '../use-area-terms.ts';
import { BookAgainNotice } from './book-again-notice.tsx';
import { CartLine } from './cart-line.tsx';
import { useCart } from './cart-store.ts';
import { cartCopy } from './copy.ts';
import { MehndiDesignLine } from './mehndi-design-line.tsx';
import { ServiceChangesNotice } from './service-changes-notice.tsx';
import SplitCartNotice from './split-cart-notice.tsx';
import {
  useRefetchServicesOnMount,
  useServiceChangesInCart,
} from './use-service-changes-in-cart.ts';

export function CartContent() {
  const items = useCart();
  const changes = useServiceChangesInCart();
  const pincode = useVisitPincode();
  useRefetchServicesOnMount();
  return (
    <>
      <BookAgainNotice className="mb-5" />
      <ServiceChangesNotice changes={changes} className="mb-5" />
      <SplitCartNotice className="mb-5" />
      {items.length === 0 ? (
        <EmptyState
          picture="/pictures/empty/cart.svg"
          title={cartCopy.empty}
          action={
            <LinkButton to="/service" look="golden" onClick={closeCheckoutSteps}>
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
      {items.length > 0 && <CartCoupon className="mt-6" />}
      <MehndiDesignLine className="mt-8" />
      {items.length > 0 && <PincodePrompt pincode={pincode} className="mt-6" />}
    </>
  );
}
