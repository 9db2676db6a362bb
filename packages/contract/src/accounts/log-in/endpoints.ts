import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { LogIn, SignedIn, SignUp } from './schema.ts';

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Creates an account and signs in',
  auth: 'public',
  body: SignUp,
  status: 201,
  answer: SignedIn,
  errors: ['NOT_OPEN_YET', 'ALREADY_TAKEN'],
});

export const logIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with an email address or a mobile number',
  auth: 'public',
  body: LogIn,
  answer: SignedIn,
  errors: ['INVALID_CREDENTIALS', 'ACCOUNT_BLOCKED'],
});

export const startOidc = endpoint({
  method: 'POST',
  path: '/api/auth/oidc/start',
  summary: 'Starts a login with the identity provider',
  auth: 'public',
  body: z.strictObject({ next: z.optional(z.string().check(z.maxLength(2_000))) }),
  answer: z.strictObject({ location: z.string() }),
  errors: ['NOT_FOUND'],
});

/** The provider redirects here; the response redirects to `/auth-success` with only the cookie. */
export const completeOidcLogin = endpoint({
  method: 'GET',
  path: '/api/auth/oidc/callback',
  summary: 'Completes a login with the identity provider',
  auth: 'public',
  query: z.looseObject({
    state: z.optional(z.string()),
    code: z.optional(z.string()),
    error: z.optional(z.string()),
  }),
  sends: 'redirect',
  errors: ['NOT_FOUND'],
});

/** Values of `?oidc=` on the login screen. */
export const oidcLoginFailures = [
  'cancelled',
  'unverified',
  'blocked',
  'closed',
  'failed',
] as const;
export type OidcLoginFailure = (typeof oidcLoginFailures)[number];

export const exchangeOidcSession = endpoint({
  method: 'POST',
  path: '/api/auth/oidc/pick-up',
  summary: 'Exchanges the cookie of an identity provider login for a session with a token',
  auth: 'signed-in',
  answer: SignedIn,
  errors: ['CONFLICT'],
});
