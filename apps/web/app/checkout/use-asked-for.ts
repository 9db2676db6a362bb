import type { Checkout } from '@haldi/contract/checkout/checkout';
import { useAuth } from '../accounts/auth-store.tsx';
import { useChosenBeautician } from './checkout-store.ts';

/** Whom this customer asks for; somebody else's wish on the same device is not hers. */
export const useAskedFor = (): Checkout['askedFor'] => {
  const { userId } = useAuth();
  const askedFor = useChosenBeautician();
  return askedFor?.userId === userId ? askedFor : null;
};
