import type { ReactNode } from 'react';
import { SidePanel } from '../ui/side-panel.tsx';
import { CartContent } from './cart-content.tsx';
import { CartDescription } from './cart-description.tsx';
import { CartFooter } from './cart-footer.tsx';
import { useIsCartOpen } from './cart-store.ts';
import { cartCopy } from './copy.ts';
import { closeCartAndCheckout } from './use-order-now.ts';

/** Phones and tablets; visitors log in at /contact/login. */
export function CartPanel({ children }: { children: ReactNode }) {
  return (
    <SidePanel
      open={useIsCartOpen()}
      onClose={closeCartAndCheckout}
      title={cartCopy.yourCart}
      description={<CartDescription />}
      footer={<CartFooter logIn="/contact/login" />}
    >
      <CartContent />
      {children}
    </SidePanel>
  );
}
