import { fillMissingAddressFields, pickAddress } from '@haldi/contract/accounts/addresses/address';
import { maxSavedAddresses } from '@haldi/contract/accounts/addresses/max-saved-addresses';
import type { SavedAddress } from '@haldi/contract/accounts/addresses/saved-address';
import type { SavedAddressInput } from '@haldi/contract/accounts/addresses/saved-address-input';
import { violatedUniqueConstraint } from '../../platform/database/constraint-errors.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { unauthenticatedError } from '../../platform/http/authorization.ts';
import type { AccountsContext } from '../context.ts';
import { copy } from '../copy.ts';
import { lockUser } from '../store.ts';
import {
  type AddressContent,
  type AddressRow,
  countAddressesOfUser,
  deleteAddressRow,
  insertAddress,
  listAddressesOfUser,
  updateAddress,
} from './store.ts';

const toSavedAddress = (row: AddressRow): SavedAddress => ({
  _id: String(row.id),
  label: row.label,
  recipient:
    row.recipientName === '' ? null : { name: row.recipientName, phone: row.recipientPhone },
  ...pickAddress(row),
});

const toContent = (given: SavedAddressInput): AddressContent => ({
  label: given.label,
  recipientName: given.recipient?.name ?? '',
  recipientPhone: given.recipient?.phone ?? '',
  ...fillMissingAddressFields(given),
});

const mapLabelConflict = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  try {
    return await work;
  } catch (error) {
    if (violatedUniqueConstraint(error) !== 'saved_addresses_label') throw error;
    throw new AppError('ALREADY_TAKEN', copy.labelTaken, { fields: { label: copy.labelTaken } });
  }
};

const noSuchAddress = (): AppError => new AppError('NOT_FOUND', copy.noSuchAddress);

const parseAddressId = (addressId: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(addressId)) throw noSuchAddress();
  return Number(addressId);
};

export const listSavedAddresses = async (
  { db }: Pick<AccountsContext, 'db'>,
  userId: string,
): Promise<SavedAddress[]> => (await listAddressesOfUser(db, userId)).map(toSavedAddress);

/** Locks the user, so that concurrent requests cannot exceed the limit. */
export const saveAddress = async (
  { db, clock }: AccountsContext,
  userId: string,
  given: SavedAddressInput,
): Promise<SavedAddress> =>
  mapLabelConflict(
    db.transaction(async (tx) => {
      if (!(await lockUser(tx, userId))) throw unauthenticatedError();
      if ((await countAddressesOfUser(tx, userId)) >= maxSavedAddresses) {
        throw new AppError('CONFLICT', copy.addressesFull(maxSavedAddresses));
      }
      const row = { ...toContent(given), userId, createdAt: clock() };
      return toSavedAddress(await insertAddress(tx, row));
    }),
  );

export const changeAddress = async (
  { db }: AccountsContext,
  userId: string,
  addressId: string,
  given: SavedAddressInput,
): Promise<SavedAddress> => {
  const row = await mapLabelConflict(
    updateAddress(db, userId, parseAddressId(addressId), toContent(given)),
  );
  if (!row) throw noSuchAddress();
  return toSavedAddress(row);
};

export const deleteAddress = async (
  { db }: AccountsContext,
  userId: string,
  addressId: string,
): Promise<void> => {
  if (!(await deleteAddressRow(db, userId, parseAddressId(addressId)))) throw noSuchAddress();
};
