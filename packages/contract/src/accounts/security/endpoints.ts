import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Identifier } from '../../kit/text-schemas.ts';
import { PasswordLinkToken } from '../passwords/schema.ts';
import { UserAnswer } from '../schema.ts';
import { AccountSecurity, MobileCode, PasswordChange } from './schema.ts';

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/auth/password',
  summary: 'Changes the password and ends all other sessions',
  auth: 'signed-in',
  bearer: true,
  body: PasswordChange,
  answer: UserAnswer,
  errors: ['WRONG_PASSWORD'],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Lists the sessions of this account, newest first',
  auth: 'signed-in',
  bearer: true,
  answer: AccountSecurity,
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:sessionId',
  summary: 'Logs one device out',
  auth: 'signed-in',
  bearer: true,
  params: z.strictObject({ sessionId: Identifier }),
  errors: ['NOT_FOUND'],
});

export const logOutEverywhere = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Ends all sessions of this account, including this one',
  auth: 'signed-in',
  bearer: true,
});

export const resendEmailConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/user/email-link',
  summary: 'Sends the email confirmation link again',
  auth: 'signed-in',
  bearer: true,
  errors: ['MAIL_OFF'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email/confirm',
  summary: 'Confirms an email address with the emailed link',
  auth: 'public',
  body: PasswordLinkToken,
  errors: ['LINK_EXPIRED'],
});

export const sendMobileCode = endpoint({
  method: 'POST',
  path: '/api/auth/user/mobile-code',
  summary: 'Sends a WhatsApp code to verify the mobile number of this account',
  auth: 'signed-in',
  bearer: true,
  errors: ['CONFLICT'],
});

export const verifyMobileNumber = endpoint({
  method: 'POST',
  path: '/api/auth/user/mobile-code/verify',
  summary: 'Verifies the mobile number of this account with the code',
  auth: 'signed-in',
  bearer: true,
  body: MobileCode,
});
