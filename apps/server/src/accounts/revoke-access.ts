import type { Db } from '../platform/database/database.ts';
import { deleteIdentitiesOf } from './oidc/store.ts';
import { deleteLinksOf } from './passwords/link-store.ts';
import { forgetDevicesOf } from './sessions/known-device-store.ts';
import { deleteAllSessions } from './sessions/store.ts';

/** Ends all sessions, password links and known devices. The caller publishes it after the commit. */
export const endAccess = async (tx: Db, userId: string): Promise<void> => {
  await deleteAllSessions(tx, userId);
  await deleteLinksOf(tx, userId);
  await forgetDevicesOf(tx, userId);
};

/**
 * For an account that somebody else may have prepared: also unlinks identity providers. The caller
 * replaces or clears the password.
 */
export const revokeAccess = async (tx: Db, userId: string): Promise<void> => {
  await endAccess(tx, userId);
  await deleteIdentitiesOf(tx, userId);
};
