import { randomBytes } from 'node:crypto';

export const createLinkSecret = (): string => randomBytes(18).toString('base64url');
