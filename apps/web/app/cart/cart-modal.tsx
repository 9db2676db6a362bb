import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { CartContent } from './cart-content.tsx';
import { CartDescription } from './cart-description.tsx';
import { CartFooter } from './cart-footer.tsx';
import { useIsCartOpen } from './cart-store.ts';
import { cartCopy } from './copy.ts';
import { closeCartAndCheckout } from './use-order-now.ts';

/** Wide screens; visitors log in at /profile. */
export function CartModal({ children }: { children: ReactNode }) {
  return (
    <Dialog
      open={useIsCartOpen()}
      onClose={closeCartAndCheckout}
      title={cartCopy.yourCart}
      description={<CartDescription />}
      footer={<CartFooter logIn="/profile" />}
    >
      <CartContent />
      {children}
    </Dialog>
  );
}
