import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Identifier } from '../kit/text.ts';
import {
  AccountDeletion,
  LogIn,
  PasswordChange,
  ProfileUpdate,
  Security,
  SignedIn,
  SignUp,
  UserAnswer,
} from './schema.ts';

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Opens an account and signs it in',
  auth: 'public',
  bearer: false,
  body: SignUp,
  status: 201,
  answer: SignedIn,
  errors: ['INVALID_INPUT', 'ALREADY_TAKEN', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});

export const logIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with an e-mail address or a mobile number',
  auth: 'public',
  bearer: false,
  body: LogIn,
  answer: SignedIn,
  errors: [
    'INVALID_INPUT',
    'INVALID_CREDENTIALS',
    'ACCOUNT_BLOCKED',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
});

/** Ends whatever session either credential belongs to, and answers the same when there is none. */
export const logOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends this session',
  auth: 'public',
  bearer: true,
  status: 204,
  errors: ['CROSS_SITE'],
});

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Who is signed in',
  auth: 'signed-in',
  bearer: true,
  answer: UserAnswer,
  errors: ['UNAUTHENTICATED'],
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/auth/user',
  summary: 'Changes the details that are sent',
  auth: 'signed-in',
  bearer: true,
  body: ProfileUpdate,
  answer: UserAnswer,
  errors: [
    'UNAUTHENTICATED',
    'INVALID_INPUT',
    'WRONG_PASSWORD',
    'ALREADY_TAKEN',
    'TOO_MANY_REQUESTS',
  ],
});

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
  answer: Security,
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

export const startOidc = endpoint({
  method: 'POST',
  path: '/api/auth/oidc/start',
  summary: 'Begins a log in at the identity provider',
  auth: 'public',
  bearer: false,
  /** A path of ours to go on to. */
  body: z.strictObject({ next: z.optional(z.string().check(z.maxLength(2_000))) }),
  /** Where to send the browser. */
  answer: z.strictObject({ location: z.string() }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});

/** The provider sends the browser here; it is sent on to `/auth-success` with the cookie only. */
export const oidcCallback = endpoint({
  method: 'GET',
  path: '/api/auth/oidc/callback',
  summary: 'Ends a log in at the identity provider',
  auth: 'public',
  bearer: false,
  query: z.looseObject({
    state: z.optional(z.string()),
    code: z.optional(z.string()),
    error: z.optional(z.string()),
  }),
  sends: 'redirect',
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'UNAVAILABLE'],
});

/** What `?oidc=` on the log-in screen says about a log in that did not work. */
export const oidcProblems = ['cancelled', 'unverified', 'blocked', 'failed'] as const;
export type OidcProblem = (typeof oidcProblems)[number];

export const pickUpSession = endpoint({
  method: 'POST',
  path: '/api/auth/oidc/pick-up',
  summary: 'Swaps the cookie of a log in at the identity provider for a session with a token',
  auth: 'signed-in',
  bearer: false,
  answer: SignedIn,
  errors: ['UNAUTHENTICATED', 'CONFLICT'],
});
