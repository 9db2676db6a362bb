import type { Address } from '@haldi/contract/accounts/addresses/address';
import type { AddressInput } from '@haldi/contract/accounts/addresses/address-input';
import {
  parseVisitAddressDraft,
  type VisitAddressDraft,
} from '@haldi/contract/accounts/visit-address-draft';
import { createStoredStore, useStore } from '../lib/store.ts';

/** An address entered for a visit that is not, or not yet, saved in an account. */
const stored = createStoredStore<VisitAddressDraft | null>({
  key: 'haldi-address',
  read: parseVisitAddressDraft,
  write: (draft) => draft && JSON.stringify(draft),
  // One booking attempt happens in one tab.
  getStorage: () => sessionStorage,
});

const doorKey = ({ street, apartmentNumber = '', pincode }: AddressInput): string =>
  JSON.stringify([street.trim(), apartmentNumber.trim(), pincode.trim()]);

const isSame = (one: AddressInput, other: AddressInput): boolean => doorKey(one) === doorKey(other);

export const visitAddressDraft = {
  get: stored.get,
  set: (address: Address & { label?: string }): void =>
    stored.update((before) => ({ label: before?.label ?? '', ...address, isChosen: true })),
  choose: (isChosen: boolean): void => stored.update((draft) => draft && { ...draft, isChosen }),
  forget: (): void => stored.update(() => null),
  /** Forgets the draft once it is saved in the account; a different one stays available. */
  forgetIfSame: (saved: AddressInput): void =>
    stored.update((draft) => (draft && isSame(draft, saved) ? null : draft)),
};

export const useVisitAddressDraft = (): VisitAddressDraft | null => useStore(stored);
