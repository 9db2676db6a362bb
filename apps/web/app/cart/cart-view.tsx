import type { ReactNode } from 'react';
import { Answers } from '../accounts/answers-store.tsx';
import { useIsWide } from '../lib/use-media.ts';
import { CartModal } from './cart-modal.tsx';
import { CartPanel } from './cart-panel.tsx';

/** `children` is what opens above the cart: the appointment. */
export function CartView({ children }: { children: ReactNode }) {
  const isWide = useIsWide();
  return (
    <Answers>
      {isWide ? <CartModal>{children}</CartModal> : <CartPanel>{children}</CartPanel>}
    </Answers>
  );
}
