import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useIsSignedIn } from '../../accounts/session-store.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { OnceOpened } from '../../ui/once-opened.tsx';
import { openCart, useCart, useIsCartOpen } from './cart-store.ts';
import { takeReturn } from './return-store.ts';

type CartHostProps = { children: ReactNode };

const CartView = lazyWithPreload<CartHostProps>(() => import('./cart-view.tsx'));

/** Stands on every page; the cart's code is fetched when there is something to show in it. */
export function CartHost({ children }: CartHostProps) {
  const isOpen = useIsCartOpen();
  const isSignedIn = useIsSignedIn();
  // Deferred: the press that filled it is answered first.
  const isFilled = useDeferredValue(useCart().length > 0);
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Whoever has put something in opens the cart sooner or later.
    if (isFilled) CartView.preload();
  }, [isFilled]);
  useEffect(() => {
    if (isSignedIn && takeReturn(pathname + search)) openCart();
  }, [isSignedIn, pathname, search]);
  return (
    <OnceOpened open={isOpen}>
      <CartView>{children}</CartView>
    </OnceOpened>
  );
}
