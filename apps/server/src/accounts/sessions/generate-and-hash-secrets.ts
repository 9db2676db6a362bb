import { createHash, createHmac, randomBytes } from 'node:crypto';

export const generateSecret = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/**
 * Derived from the bearer token, not the other way round: the token is enough to set the cookie
 * again.
 */
export const deriveSessionCookie = (bearer: string): string =>
  createHmac('sha256', Buffer.from(bearer, 'base64url'))
    .update('session cookie')
    .digest('base64url');
