import { createHash, randomBytes } from 'node:crypto';
import type { FirstOwner } from '@haldi/contract/setup/schema';
import { hasAnyUser } from '../accounts/service.ts';
import { createOwnerRow, insertOwner } from '../accounts/user-admin/new-owner-service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { AppError } from '../platform/http/app-error.ts';
import { lockUsersTable } from './store.ts';

const linkValidMs = 24 * 60 * 60_000;

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

export const createFirstOwnerLink = (now: Date) => {
  const token = randomBytes(32).toString('base64url');
  const link: AppContext['setupLink'] = {
    tokenHash: digest(token),
    expiresAt: new Date(now.getTime() + linkValidMs),
  };
  // In the fragment, so that the token reaches neither logs nor other sites.
  return { link, path: `/contact/start#token=${token}` };
};

const linkExpired = (): AppError =>
  new AppError(
    'LINK_EXPIRED',
    'This link has already been used or has expired. Restart the server to get a new link, or log in.',
  );

const isValidToken = ({ setupLink, clock }: AppContext, token: string): boolean =>
  setupLink !== undefined && setupLink.expiresAt > clock() && setupLink.tokenHash === digest(token);

/** The lock lets only one of two concurrent requests create the first account. */
export const addFirstOwner = async (
  context: AppContext,
  { token, ...given }: FirstOwner,
): Promise<void> => {
  if (!isValidToken(context, token)) throw linkExpired();
  const owner = await createOwnerRow(context, given);
  await context.db.transaction(async (tx) => {
    await lockUsersTable(tx);
    if (await hasAnyUser(tx)) throw linkExpired();
    await insertOwner(tx, owner);
  });
  context.setupLink = undefined;
};
