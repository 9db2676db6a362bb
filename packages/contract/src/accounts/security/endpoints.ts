import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Identifier } from '../../kit/text.ts';
import { LinkToken } from '../passwords/schema.ts';
import { UserAnswer } from '../schema.ts';
import { AccountDeletion, AccountSecurity, MobileCode, PasswordChange } from './schema.ts';

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/auth/password',
  summary: 'Changes the password and ends all other sessions',
  auth: 'signed-in',
  bearer: true,
  body: PasswordChange,
  answer: UserAnswer,
  errors: ['UNAUTHENTICATED', 'INVALID_INPUT', 'WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where this account is signed in, newest first',
  auth: 'signed-in',
  bearer: true,
  answer: AccountSecurity,
  errors: ['UNAUTHENTICATED'],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:sessionId',
  summary: 'Signs one device out',
  auth: 'signed-in',
  bearer: true,
  params: z.strictObject({ sessionId: Identifier }),
  status: 204,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const logOutEverywhere = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Ends every session of this account, this one too',
  auth: 'signed-in',
  bearer: true,
  status: 204,
  errors: ['UNAUTHENTICATED'],
});

export const resendEmailConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/user/email-link',
  summary: 'Mails a link once more that confirms the e-mail address of this account',
  auth: 'signed-in',
  bearer: true,
  status: 204,
  errors: ['UNAUTHENTICATED', 'MAIL_OFF', 'TOO_MANY_REQUESTS'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email/confirm',
  summary: 'Confirms an e-mail address with the link that was mailed to it',
  auth: 'public',
  bearer: false,
  body: LinkToken,
  status: 204,
  errors: ['INVALID_INPUT', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
});

export const sendMobileCode = endpoint({
  method: 'POST',
  path: '/api/auth/user/mobile-code',
  summary: 'Sends a code on WhatsApp that verifies the mobile number of this account',
  auth: 'signed-in',
  bearer: true,
  status: 204,
  errors: ['UNAUTHENTICATED', 'CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});

export const verifyMobileNumber = endpoint({
  method: 'POST',
  path: '/api/auth/user/mobile-code/verify',
  summary: 'Verifies the mobile number of this account with the code that was sent to it',
  auth: 'signed-in',
  bearer: true,
  body: MobileCode,
  status: 204,
  errors: ['UNAUTHENTICATED', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'],
});

export const downloadMyData = endpoint({
  method: 'GET',
  path: '/api/auth/user/data',
  summary: 'Everything the product holds about this account',
  auth: 'signed-in',
  bearer: true,
  answer: z.record(z.string(), z.unknown()),
  errors: ['UNAUTHENTICATED'],
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/auth/user/delete',
  summary: 'Deletes this account; closed orders stay, without a name',
  auth: 'signed-in',
  bearer: true,
  body: AccountDeletion,
  status: 204,
  errors: [
    'UNAUTHENTICATED',
    'INVALID_INPUT',
    'WRONG_PASSWORD',
    'LOG_IN_AGAIN',
    'OPEN_ORDERS',
    'LAST_ADMIN',
    'TOO_MANY_REQUESTS',
  ],
});
