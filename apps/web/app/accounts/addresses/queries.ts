import {
  changeAddress,
  deleteAddress,
  listAddresses,
  saveAddress,
} from '@haldi/contract/accounts/addresses/endpoints';
import type { SavedAddressInput } from '@haldi/contract/accounts/addresses/saved-address-input';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';

const addressesKey = (userId: string | null) => ['accounts', 'addresses', userId];

export const useSavedAddresses = (userId: string | null) =>
  useQuery({
    queryKey: addressesKey(userId),
    queryFn: ({ signal }) => callEndpoint(listAddresses, {}, { signal }),
    enabled: userId !== null,
  });

export const fetchSavedAddresses = (queries: QueryClient, userId: string) =>
  queries.fetchQuery({
    queryKey: addressesKey(userId),
    queryFn: ({ signal }) => callEndpoint(listAddresses, {}, { signal }),
  });

const refresh = (queries: QueryClient, userId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: addressesKey(userId) });

export const addOrChangeSavedAddress = async (
  queries: QueryClient,
  userId: string,
  body: SavedAddressInput,
  /** If given, this address is changed. */
  addressId?: string,
) => {
  const saved = addressId
    ? await callEndpoint(changeAddress, { params: { addressId }, body })
    : await callEndpoint(saveAddress, { body });
  await refresh(queries, userId);
  return saved;
};

export const deleteSavedAddress = async (
  queries: QueryClient,
  userId: string,
  addressId: string,
): Promise<void> => {
  await callEndpoint(deleteAddress, { params: { addressId } });
  await refresh(queries, userId);
};
