import { totalItems } from '@haldi/contract/checkout/cart';
import { visitMinutes } from '@haldi/contract/orders/total';
import type { ReactNode } from 'react';
import { formatDuration } from '../../lib/duration.ts';
import { useIsWide } from '../../lib/use-media.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CartContent } from './cart-content.tsx';
import { CartFooter } from './cart-footer.tsx';
import { useCart, useIsCartOpen } from './cart-store.ts';
import { cartCopy } from './copy.ts';
import { closeCartAndCheckout } from './use-order-now.ts';

/** How much is in the cart, and how long it takes. */
function CartDescription() {
  const items = useCart();
  return items.length === 0
    ? cartCopy.emptyText
    : cartCopy.summary(totalItems(items), formatDuration(visitMinutes(items)));
}

/**
 * A centred modal on wide screens, a side panel on phones and tablets; each has its own way to log in.
 * `children` is what opens above the cart: the appointment.
 */
export default function CartView({ children }: { children: ReactNode }) {
  const isWide = useIsWide();
  return (
    <Dialog
      open={useIsCartOpen()}
      onClose={closeCartAndCheckout}
      title={cartCopy.yourCart}
      description={<CartDescription />}
      footer={<CartFooter logIn={isWide ? '/profile' : '/contact/login'} />}
      place={isWide ? 'centre' : 'side'}
    >
      <CartContent />
      {children}
    </Dialog>
  );
}
