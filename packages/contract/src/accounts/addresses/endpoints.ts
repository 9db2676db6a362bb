import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Identifier } from '../../kit/text.ts';
import { SavedAddress } from './saved-address.ts';
import { SavedAddressInput } from './schema.ts';

const path = '/api/auth/user/addresses';
const oneAddress = z.strictObject({ addressId: Identifier });

export const listAddresses = endpoint({
  method: 'GET',
  path,
  summary: 'The addresses that this account has saved, by label',
  auth: 'signed-in',
  bearer: true,
  answer: z.array(SavedAddress),
  errors: ['UNAUTHENTICATED'],
});

export const saveAddress = endpoint({
  method: 'POST',
  path,
  summary: 'Saves one more address under a label of its own',
  auth: 'signed-in',
  bearer: true,
  body: SavedAddressInput,
  status: 201,
  answer: SavedAddress,
  errors: ['UNAUTHENTICATED', 'INVALID_INPUT', 'ALREADY_TAKEN', 'CONFLICT'],
});

export const changeAddress = endpoint({
  method: 'PUT',
  path: `${path}/:addressId`,
  summary: 'Changes a saved address; what is absent is empty from now on',
  auth: 'signed-in',
  bearer: true,
  params: oneAddress,
  body: SavedAddressInput,
  answer: SavedAddress,
  errors: ['UNAUTHENTICATED', 'INVALID_INPUT', 'NOT_FOUND', 'ALREADY_TAKEN'],
});

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: `${path}/:addressId`,
  summary: 'Deletes a saved address; orders keep theirs',
  auth: 'signed-in',
  bearer: true,
  params: oneAddress,
  status: 204,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
