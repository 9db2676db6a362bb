import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { PasswordInput } from '../schema.ts';

export const AccountDeletion = z.strictObject({
  /** Accounts without a password need a recent login instead. */
  password: z.optional(PasswordInput),
});

export const downloadMyData = endpoint({
  method: 'GET',
  path: '/api/auth/user/data',
  summary: 'Returns all data stored about this account',
  auth: 'signed-in',
  bearer: true,
  answer: z.record(z.string(), z.unknown()),
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/auth/user/delete',
  summary: 'Deletes this account; closed orders stay without a name',
  auth: 'signed-in',
  bearer: true,
  body: AccountDeletion,
  errors: ['WRONG_PASSWORD', 'LOG_IN_AGAIN', 'OPEN_ORDERS', 'LAST_ADMIN'],
});
