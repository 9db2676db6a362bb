import type { CheckoutDraft } from '@haldi/contract/checkout/checkout-draft';
import { useAuth } from '../accounts/auth-store.tsx';
import { useDraftRequestedBeautician } from './checkout-store.ts';

/** Ignores a request made by another user on this device. */
export const useRequestedBeautician = (): CheckoutDraft['askedFor'] => {
  const { userId } = useAuth();
  const askedFor = useDraftRequestedBeautician();
  return askedFor?.userId === userId ? askedFor : null;
};
