import type { Checkout } from '@haldi/contract/checkout/checkout';
import { useAuth } from '../accounts/auth-store.tsx';
import { useDraftBeautician } from './checkout-store.ts';

/** Whom this customer asks for; somebody else's wish on the same device is not hers. */
export const useRequestedBeautician = (): Checkout['askedFor'] => {
  const { userId } = useAuth();
  const askedFor = useDraftBeautician();
  return askedFor?.userId === userId ? askedFor : null;
};
