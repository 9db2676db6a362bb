import type { ReactNode } from 'react';
import { useIsWide } from '../../lib/use-media.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CartContent } from './cart-content.tsx';
import { CartDescription } from './cart-description.tsx';
import { CartFooter } from './cart-footer.tsx';
import { useIsCartOpen } from './cart-store.ts';
import { cartCopy } from './copy.ts';
import { closeCartAndCheckout } from './use-order-now.ts';

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
