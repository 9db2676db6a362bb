import { isPincode } from '@haldi/contract/accounts/pincode';
import { createStoredStore, useStore } from '../lib/store.ts';
import { useAuth } from './auth-store.tsx';

/** The pincode of a profile is never stored here, so logging out removes it. */
const stored = createStoredStore<string | null>({
  key: 'haldi-pincode',
  read: (saved) => (saved !== null && isPincode(saved) ? saved : null),
  write: (pincode) => pincode,
});

export const rememberPincode = (pincode: string): void => {
  if (isPincode(pincode) && stored.get() !== pincode) stored.update(() => pincode);
};

export const useRememberedPincode = (): string => useStore(stored) ?? '';

/** From the profile, else as entered before; empty: unknown. */
export const useProfileOrRememberedPincode = (): string => {
  const { isSignedIn, isLoading, user } = useAuth();
  const remembered = useRememberedPincode();
  if (isSignedIn && isLoading) return '';
  return user?.pincode || remembered;
};
