import { useLocation, useNavigate } from 'react-router';
import { useIsSignedIn } from '../../accounts/session-store.ts';
import { closeCheckout, startCheckout } from '../checkout-open-store.ts';
import { closeCart, openCart } from './cart-store.ts';
import { logInAddress } from './return-store.ts';

/** The appointment stands above the cart and goes with it. */
export const closeCartAndCheckout = (): void => {
  closeCheckout();
  closeCart();
};

/** What Order Now does: the appointment above the cart, or for visitors the way to `logIn`. */
export const useOrderNow = (logIn: string): (() => void) => {
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    if (isSignedIn) {
      openCart();
      startCheckout();
      return;
    }
    closeCartAndCheckout();
    void navigate(logInAddress(logIn, pathname + search));
  };
};
