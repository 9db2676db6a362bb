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

type Lines = Pick<GivenAddress, 'street' | 'town' | 'pincode'> & {
  apartmentNumber?: string | undefined;
  state?: string | undefined;
};

const linesOf = ({ street, apartmentNumber = '', town, state = '', pincode }: Lines): string =>
  JSON.stringify([street, apartmentNumber, town, state, pincode].map((line) => line.trim()));

const isSame = (one: Lines, other: Lines): boolean => linesOf(one) === linesOf(other);

export const givenAddress = {
  get: stored.get,
  give: (address: Omit<GivenAddress, 'isChosen' | 'label'> & { label?: string }): void =>
    stored.update((before) => ({ label: before?.label ?? '', ...address, isChosen: true })),
  choose: (isChosen: boolean): void => stored.update((given) => given && { ...given, isChosen }),
  forget: (): void => stored.update(() => null),
  /** It stands in the account now; another one that was typed for the visit stays on offer. */
  forgetIfSame: (saved: Lines): void =>
    stored.update((given) => (given && isSame(given, saved) ? null : given)),
};

export const useGivenAddress = (): GivenAddress | null => useStore(stored);
