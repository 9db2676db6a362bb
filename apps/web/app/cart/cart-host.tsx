import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsSignedIn } from '../accounts/session-store.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { openCart, useIsCartOpen } from './cart-store.ts';
import { takeReturn } from './return-store.ts';

type CartHostProps = { children: ReactNode };

const CartView = lazyPart<CartHostProps>(() =>
  import('./cart-view.tsx').then((module) => module.CartView),
);

/** Stands on every page; the cart's code is fetched when it is first opened. */
export function CartHost({ children }: CartHostProps) {
  const isOpen = useIsCartOpen();
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (isSignedIn && takeReturn(pathname + search)) openCart();
  }, [isSignedIn, pathname, search]);
  return wasOpened ? <CartView>{children}</CartView> : null;
}
