import { useLocation, useNavigate } from 'react-router';
import { useIsWide } from '../lib/use-media-query.ts';
import { logInPath } from './cart/cart-return-store.ts';
import { closeSteps } from './steps.ts';

/** Sends a visitor to log in, from where they come back to this page. */
export const useLogIn = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isWide = useIsWide();
  return () => {
    closeSteps();
    navigate(logInPath(isWide ? '/profile' : '/contact/login', pathname + search));
  };
};
