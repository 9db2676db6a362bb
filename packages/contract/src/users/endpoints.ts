import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { listParameters } from '../kit/list-parameters.ts';
import { Identifier, singleLineText, textLimits } from '../kit/text-schemas.ts';
import { AddedUser, NewUser, UserList, UserStats, UserStatus, UserSummary } from './schema.ts';

const search = z.optional(singleLineText({ min: 0, max: textLimits.email }));

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard/user',
  summary: 'Lists accounts, newest first',
  auth: 'desk',
  bearer: true,
  query: z.strictObject({
    search,
    cursor: listParameters.cursor,
    limit: listParameters.limit,
  }),
  answer: UserList,
});

export const readUserStats = endpoint({
  method: 'GET',
  path: '/api/admin/users/stats',
  summary: 'Returns the number of users and their average orders and spending',
  auth: 'desk',
  bearer: true,
  answer: UserStats,
});

export const addUser = endpoint({
  method: 'POST',
  path: '/api/admin/users',
  summary: 'Creates an account and a one-time link to set its password',
  auth: 'desk',
  bearer: true,
  body: NewUser,
  status: 201,
  answer: AddedUser,
  errors: ['ALREADY_TAKEN'],
});

export const setUserStatus = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:userId/status',
  summary:
    'Blocks or unblocks an account; blocking ends its sessions and can hide its review and post, unblocking can show them again',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({ userId: Identifier }),
  body: z.strictObject({
    status: UserStatus,
    /** Blocking also hides the review and post; unblocking shows again what blocking has hidden. */
    hideContent: z._default(z.boolean(), false),
  }),
  answer: UserSummary,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const endUserSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:userId/sessions',
  summary: 'Logs a user out on all devices',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({ userId: Identifier }),
  errors: ['NOT_FOUND'],
});

export const exportUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users/export',
  summary: 'Exports the matching accounts as CSV',
  auth: 'owner',
  bearer: true,
  query: z.strictObject({ search }),
  sends: 'text/csv',
});
