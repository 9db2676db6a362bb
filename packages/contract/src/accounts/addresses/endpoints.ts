import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Identifier } from '../../kit/text-schemas.ts';
import { SavedAddress } from './saved-address.ts';
import { SavedAddressInput } from './saved-address-input.ts';

const path = '/api/auth/user/addresses';
const addressParams = z.strictObject({ addressId: Identifier });

export const listAddresses = endpoint({
  method: 'GET',
  path,
  summary: 'Lists the saved addresses of this account by label',
  auth: 'signed-in',
  bearer: true,
  answer: z.array(SavedAddress),
});

export const saveAddress = endpoint({
  method: 'POST',
  path,
  summary: 'Saves an address under a new label',
  auth: 'signed-in',
  bearer: true,
  body: SavedAddressInput,
  status: 201,
  answer: SavedAddress,
  errors: ['ALREADY_TAKEN', 'CONFLICT'],
});

export const changeAddress = endpoint({
  method: 'PUT',
  path: `${path}/:addressId`,
  summary: 'Replaces a saved address; absent fields become empty',
  auth: 'signed-in',
  bearer: true,
  params: addressParams,
  body: SavedAddressInput,
  answer: SavedAddress,
  errors: ['NOT_FOUND', 'ALREADY_TAKEN'],
});

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: `${path}/:addressId`,
  summary: 'Deletes a saved address; existing orders do not change',
  auth: 'signed-in',
  bearer: true,
  params: addressParams,
  errors: ['NOT_FOUND'],
});
