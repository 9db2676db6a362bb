import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsSignedIn } from '../accounts/session-store.ts';
import { preloadDialog } from '../ui/dialog.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { cart, openCart, useIsCartOpen } from './cart-store.ts';
import { takeReturn } from './return-store.ts';

type CartHostProps = { children: ReactNode };

const CartView = lazyPart<CartHostProps>(() =>
  import('./cart-view.tsx').then((module) => module.CartView),
);

/** Whoever has put something in opens the cart sooner or later. */
const fetchAhead = (): void => {
  if (cart.get().length === 0) return;
  CartView.preload();
  preloadDialog();
};

/** Stands on every page; the cart's code is fetched when there is something to show in it. */
export function CartHost({ children }: CartHostProps) {
  // The press is answered first, then the cart is built.
  const isOpen = useDeferredValue(useIsCartOpen());
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  useEffect(() => {
    // Not while the press that filled it waits for its answer.
    const later = () => setTimeout(fetchAhead, 300);
    later();
    return cart.subscribe(later);
  }, []);
  useEffect(() => {
    if (isSignedIn && takeReturn(pathname + search)) openCart();
  }, [isSignedIn, pathname, search]);
  return wasOpened ? <CartView>{children}</CartView> : null;
}
