import { createHash, createHmac, randomBytes } from 'node:crypto';

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/**
 * The cookie that belongs to a bearer token. It can be made again from the token and not the other
 * way round, so nothing but the token has to be kept to set it again.
 */
export const sessionCookieOf = (bearer: string): string =>
  createHmac('sha256', Buffer.from(bearer, 'base64url'))
    .update('session cookie')
    .digest('base64url');
