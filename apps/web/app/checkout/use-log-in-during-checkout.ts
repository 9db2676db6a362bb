import { useLocation, useNavigate } from 'react-router';
import { useIsWide } from '../lib/use-media-query.ts';
import { rememberCartAndGetLogInPath } from './cart/reopen-cart-after-login-store.ts';
import { closeCheckoutSteps } from './step-navigation.ts';

/** Returns to this page after log-in. */
export const useLogInDuringCheckout = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isWide = useIsWide();
  return () => {
    closeCheckoutSteps();
    navigate(
      rememberCartAndGetLogInPath(isWide ? '/profile' : '/contact/login', pathname + search),
    );
  };
};
