import { AppError } from './app-error.ts';
import type { Identity } from './identity.ts';

/** A username in a payload is only checked; the session identifies the user. */
export const requireOwnUsername = (identity: Identity, username: string | undefined): void => {
  if (username === undefined || username === identity.username) return;
  throw new AppError('FORBIDDEN', 'This name is not the name of your account.', {
    fields: { username: 'Not the name of your account' },
  });
};
