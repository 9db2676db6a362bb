import { randomBytes } from 'node:crypto';

/** The secret of an order's link: 144 bits, which nobody guesses. */
export const createLinkSecret = (): string => randomBytes(18).toString('base64url');
