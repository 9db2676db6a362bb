import type { Db } from '../platform/database/database.ts';
import { deleteOidcIdentitiesOfUser } from './oidc/store.ts';
import { deletePasswordLinksOfUser } from './passwords/password-link-store.ts';
import { deleteKnownDevicesOfUser } from './sessions/known-device-store.ts';
import { deleteAllSessions } from './sessions/store.ts';

/** Ends all sessions, password links and known devices. The caller publishes it after the commit. */
export const revokeSessionsAndLinks = async (tx: Db, userId: string): Promise<void> => {
  await deleteAllSessions(tx, userId);
  await deletePasswordLinksOfUser(tx, userId);
  await deleteKnownDevicesOfUser(tx, userId);
};

/**
 * For an account that someone else may have set up: also unlinks identity providers. The caller
 * replaces or clears the password.
 */
export const revokeAllAccess = async (tx: Db, userId: string): Promise<void> => {
  await revokeSessionsAndLinks(tx, userId);
  await deleteOidcIdentitiesOfUser(tx, userId);
};
