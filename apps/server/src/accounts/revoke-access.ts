import type { Db } from '../platform/database/database.ts';
import { deleteIdentitiesOf } from './oidc/store.ts';
import { deleteLinksOf } from './passwords/link-store.ts';
import { forgetDevicesOf } from './sessions/known-device-store.ts';
import { deleteAllSessions } from './sessions/store.ts';

/**
 * Somebody else may have put an address that was never theirs on their account, and wait for its
 * owner. Whoever proves to own it gets the account, and every way into it that was there before is
 * closed; the password is the caller's to replace.
 */
export const revokeAccess = async (tx: Db, userId: string): Promise<void> => {
  await deleteAllSessions(tx, userId);
  await deleteLinksOf(tx, userId);
  await deleteIdentitiesOf(tx, userId);
  await forgetDevicesOf(tx, userId);
};
