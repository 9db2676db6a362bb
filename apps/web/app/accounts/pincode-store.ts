import { isPincode } from '@haldi/contract/accounts/pincode';
import { createStoredStore, useStore } from '../lib/store.ts';
import { useAuth } from './auth-store.tsx';

/** What a visitor gave once. That of a profile is never kept here, so it leaves with the log out. */
const stored = createStoredStore<string | null>({
  key: 'haldi-pincode',
  read: (saved) => (saved !== null && isPincode(saved) ? saved : null),
  write: (pincode) => pincode,
});

export const rememberPincode = (pincode: string): void => {
  if (isPincode(pincode) && stored.get() !== pincode) stored.update(() => pincode);
};

export const useRememberedPincode = (): string => useStore(stored) ?? '';

/** Where whoever is here lives: as the profile says, else as was asked once; empty: not known yet. */
export const useKnownPincode = (): string => {
  const { isSignedIn, isLoading, user } = useAuth();
  const remembered = useRememberedPincode();
  if (isSignedIn && isLoading) return '';
  return user?.pincode || remembered;
};
