import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Identifier } from '../../kit/text-schemas.ts';
import { SignedIn } from '../log-in/schema.ts';
import {
  PasswordLink,
  PasswordLinkDetails,
  PasswordLinkRequest,
  PasswordLinkToken,
  PasswordReset,
} from './schema.ts';

/** Responds the same whether or not the account exists. */
export const requestPasswordLink = endpoint({
  method: 'POST',
  path: '/api/auth/password/forgot',
  summary: 'Emails a link to set a new password, if email is configured',
  auth: 'public',
  body: PasswordLinkRequest,
  errors: ['MAIL_OFF'],
});

export const readPasswordLinkDetails = endpoint({
  method: 'POST',
  path: '/api/auth/password/link',
  summary: 'Returns what a one-time link is for, without using it',
  auth: 'public',
  body: PasswordLinkToken,
  answer: PasswordLinkDetails,
  errors: ['LINK_EXPIRED'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password/reset',
  summary: 'Sets a new password with a one-time link and signs in',
  auth: 'public',
  body: PasswordReset,
  answer: SignedIn,
  errors: ['LINK_EXPIRED'],
});

export const issuePasswordLink = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/password-link',
  summary: 'Creates a one-time link to set a new password or activate the account',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({ userId: Identifier }),
  status: 201,
  answer: PasswordLink,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
