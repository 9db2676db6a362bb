import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { CartChangesNotice } from './cart-changes-notice.tsx';
import { CartLine } from './cart-line.tsx';
import { closeCart, useCart } from './cart-store.ts';
import { cartCopy } from './copy.ts';
import { useCartChanges, useFreshCatalogue } from './use-cart-changes.ts';

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
          <LinkButton to="/service" look="golden" onClick={closeCart}>
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
