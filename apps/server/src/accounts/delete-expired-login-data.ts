import type { FastifyInstance } from 'fastify';
import { runEveryHour } from '../platform/jobs/run-regularly.ts';
import type { AccountsContext } from './context.ts';
import { deleteExpiredEmailLinks } from './email-confirmation/store.ts';
import { deleteMobileCodesBefore } from './mobile/store.ts';
import { deleteExpiredOidcLogins } from './oidc/store.ts';
import { deleteFailuresBefore } from './passwords/login-failure-store.ts';
import { deleteExpiredPasswordLinks } from './passwords/password-link-store.ts';
import { knownDeviceLifetimeMs } from './sessions/known-device.ts';
import { deleteKnownDevicesBefore } from './sessions/known-device-store.ts';
import { maxSessionLifetimeMs } from './sessions/session-expiry.ts';
import { deleteSessionsBefore } from './sessions/store.ts';

const hour = 60 * 60_000;

export const deleteExpiredLoginData = async ({
  db,
  clock,
}: Pick<AccountsContext, 'db' | 'clock'>): Promise<void> => {
  const now = clock();
  await deleteSessionsBefore(db, new Date(now.getTime() - maxSessionLifetimeMs));
  await deleteFailuresBefore(db, new Date(now.getTime() - 24 * hour));
  await deleteKnownDevicesBefore(db, new Date(now.getTime() - knownDeviceLifetimeMs));
  await deleteExpiredPasswordLinks(db, now);
  await deleteExpiredEmailLinks(db, now);
  await deleteMobileCodesBefore(db, new Date(now.getTime() - 24 * hour));
  await deleteExpiredOidcLogins(db, now);
};

export const startHourlyLoginDataCleanup = (
  app: FastifyInstance,
  accounts: AccountsContext,
): void =>
  runEveryHour(app, accounts.log, 'expired sessions could not be deleted', () =>
    deleteExpiredLoginData(accounts),
  );
