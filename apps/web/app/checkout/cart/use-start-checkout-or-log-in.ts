import { useLocation, useNavigate } from 'react-router';
import { useIsSignedIn } from '../../accounts/session-store.ts';
import { closeCheckoutSteps, startCheckout } from '../step-navigation.ts';
import { rememberCartAndGetLogInPath } from './reopen-cart-after-login-store.ts';

export const useStartCheckoutOrLogIn = (logIn: string): (() => void) => {
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    if (isSignedIn) {
      startCheckout();
      return;
    }
    closeCheckoutSteps();
    void navigate(rememberCartAndGetLogInPath(logIn, pathname + search));
  };
};
