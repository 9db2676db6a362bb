import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useIsSignedIn } from '../accounts/session-store.ts';
import { useOrderToBookAgain } from '../orders/book-again-store.ts';
import { lazyWithPreload } from '../ui/lazy.ts';
import { LazyMount } from '../ui/lazy-mount.tsx';
import { consumeCartReturn } from './cart/cart-return-store.ts';
import { useCart } from './cart/cart-store.ts';
import { openCart, restoreSteps, useSteps } from './steps-store.ts';

const CheckoutSurface = lazyWithPreload(() => import('./checkout-dialog.tsx'));

/** Stands on every page; the code of the cart is fetched when there is something to show in it. */
export function CheckoutHost() {
  const isOpen = useSteps().length > 0;
  // The surface puts it into the cart, and shows that.
  const isAskedAgain = useOrderToBookAgain() !== null;
  const isSignedIn = useIsSignedIn();
  // Deferred: the press that filled it is answered first.
  const isFilled = useDeferredValue(useCart().length > 0);
  const { pathname, search, state } = useLocation();
  const loadedState = useRef(state);
  // Before the history is compared with what lies over the page.
  useLayoutEffect(() => restoreSteps(loadedState.current), []);
  useEffect(() => {
    // Whoever has put something in opens the cart sooner or later.
    if (isFilled) CheckoutSurface.preload();
  }, [isFilled]);
  useEffect(() => {
    if (isSignedIn && consumeCartReturn(pathname + search)) openCart();
  }, [isSignedIn, pathname, search]);
  return (
    <LazyMount open={isOpen || isAskedAgain}>
      <CheckoutSurface />
    </LazyMount>
  );
}
