import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CartChangesNotice } from './cart-changes-notice.tsx';
import { CartLine } from './cart-line.tsx';
import { useCart } from './cart-store.ts';
import { cartCopy } from './copy.ts';
import { useCartChanges, useFreshCatalogue } from './use-cart-changes.ts';
import { closeCartAndCheckout } from './use-order-now.ts';

export function CartContent() {
  const items = useCart();
  const changes = useCartChanges();
  useFreshCatalogue();
  if (items.length === 0) {
    return (
      <EmptyState
        picture="/pictures/empty/cart.svg"
        title={cartCopy.empty}
        action={
          <LinkButton to="/service" look="golden" onClick={closeCartAndCheckout}>
            {cartCopy.seeServices}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <CartChangesNotice changes={changes} className="mb-5" />
      <ul className="-my-4 divide-y divide-sand">
        {items.map((item) => (
          <CartLine
            key={item.id}
            item={item}
            change={changes.find((change) => change.item.id === item.id)}
          />
        ))}
      </ul>
    </>
  );
}
