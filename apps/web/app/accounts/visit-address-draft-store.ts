import type { Address } from '@haldi/contract/accounts/addresses/address';
import type { AddressInput } from '@haldi/contract/accounts/addresses/address-input';
import {
  parseVisitAddressDraft,
  type VisitAddressDraft,
} from '@haldi/contract/accounts/visit-address-draft';
import { createStoredStore, useStore } from '../lib/store.ts';

/** An address that is given for a visit and stands in no account, or not yet. */
const stored = createStoredStore<VisitAddressDraft | null>({
  key: 'haldi-address',
  read: parseVisitAddressDraft,
  write: (given) => given && JSON.stringify(given),
  // It goes with the attempt to order, which a tab is.
  keeper: () => sessionStorage,
});

const doorIn = ({ street, apartmentNumber = '', pincode }: AddressInput): string =>
  JSON.stringify([street.trim(), apartmentNumber.trim(), pincode.trim()]);

const isSame = (one: AddressInput, other: AddressInput): boolean => doorIn(one) === doorIn(other);

export const visitAddressDraft = {
  get: stored.get,
  give: (address: Address & { label?: string }): void =>
    stored.update((before) => ({ label: before?.label ?? '', ...address, isChosen: true })),
  choose: (isChosen: boolean): void => stored.update((given) => given && { ...given, isChosen }),
  forget: (): void => stored.update(() => null),
  /** It stands in the account now; another one that was typed for the visit stays on offer. */
  forgetIfSame: (saved: AddressInput): void =>
    stored.update((given) => (given && isSame(given, saved) ? null : given)),
};

export const useVisitAddressDraft = (): VisitAddressDraft | null => useStore(stored);
