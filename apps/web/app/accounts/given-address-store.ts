import { type GivenAddress, readGivenAddress } from '@haldi/contract/accounts/given-address';
import { createStoredStore, useStore } from '../lib/store.ts';

/** An address that is given for a visit and stands in no account, or not yet. */
const stored = createStoredStore<GivenAddress | null>({
  key: 'haldi-address',
  read: readGivenAddress,
  write: (given) => given && JSON.stringify(given),
  // It goes with the attempt to order, which a tab is.
  keeper: () => sessionStorage,
});

export const givenAddress = {
  get: stored.get,
  give: (address: Omit<GivenAddress, 'isChosen'>): void =>
    stored.update(() => ({ ...address, isChosen: true })),
  choose: (isChosen: boolean): void => stored.update((given) => given && { ...given, isChosen }),
  forget: (): void => stored.update(() => null),
};

export const useGivenAddress = (): GivenAddress | null => useStore(stored);
