import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useIsSignedIn } from '../accounts/session-store.ts';
import { useOrderToBookAgain } from '../orders/book-again-store.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../ui/mount-on-first-open.tsx';
import { useCart } from './cart/cart-store.ts';
import { consumeOpenCartRequest } from './cart/reopen-cart-after-login-store.ts';
import { couponCode } from './coupon/coupon-store.ts';
import { openCart, restoreCheckoutSteps, useCheckoutSteps } from './steps-store.ts';

const CheckoutSurface = lazyWithPreload(() => import('./checkout-dialog.tsx'));

/** On every page; loads the dialog only when needed. */
export function LazyCheckoutDialog() {
  const isOpen = useCheckoutSteps().length > 0;
  // The dialog fills the cart and opens it.
  const isAskedAgain = useOrderToBookAgain() !== null;
  const isSignedIn = useIsSignedIn();
  // Deferred, so that the pressed button responds first.
  const isFilled = useDeferredValue(useCart().length > 0);
  const { pathname, search, state } = useLocation();
  const loadedState = useRef(state);
  // Before the open overlays are compared with the history entry.
  useLayoutEffect(() => restoreCheckoutSteps(loadedState.current), []);
  useEffect(() => {
    // A filled cart will be opened sooner or later.
    if (isFilled) CheckoutSurface.preload();
  }, [isFilled]);
  // `?coupon=CODE` on any page.
  useEffect(() => couponCode.set(new URLSearchParams(search).get('coupon')), [search]);
  useEffect(() => {
    if (isSignedIn && consumeOpenCartRequest(pathname + search)) openCart();
  }, [isSignedIn, pathname, search]);
  return (
    <MountOnFirstOpen open={isOpen || isAskedAgain}>
      <CheckoutSurface />
    </MountOnFirstOpen>
  );
}
