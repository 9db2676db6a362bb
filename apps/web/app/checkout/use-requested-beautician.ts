import type { Checkout } from '@haldi/contract/checkout/checkout';
import { useAuth } from '../accounts/auth-store.tsx';
import { useDraftBeautician } from './checkout-store.ts';

/** Ignores a request made by another user on this device. */
export const useRequestedBeautician = (): Checkout['askedFor'] => {
  const { userId } = useAuth();
  const askedFor = useDraftBeautician();
  return askedFor?.userId === userId ? askedFor : null;
};
