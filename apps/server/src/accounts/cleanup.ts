import type { FastifyInstance } from 'fastify';
import { everyHour } from '../platform/jobs/every-hour.ts';
import type { Accounts } from './context.ts';
import { deleteExpiredEmailLinks } from './emails/store.ts';
import { deleteCodesBefore } from './mobile/store.ts';
import { deleteExpiredLogins } from './oidc/store.ts';
import { deleteFailuresBefore } from './passwords/failure-store.ts';
import { deleteExpiredLinks } from './passwords/link-store.ts';
import { knownForMs } from './sessions/known-device.ts';
import { forgetDevicesBefore } from './sessions/known-device-store.ts';
import { longestLifeMs } from './sessions/lifetime.ts';
import { deleteSessionsBefore } from './sessions/store.ts';

const hour = 60 * 60_000;

/** Takes away what can no longer be used; failures are forgotten after a day. */
export const cleanUp = async ({ db, clock }: Pick<Accounts, 'db' | 'clock'>): Promise<void> => {
  const now = clock();
  await deleteSessionsBefore(db, new Date(now.getTime() - longestLifeMs));
  await deleteFailuresBefore(db, new Date(now.getTime() - 24 * hour));
  await forgetDevicesBefore(db, new Date(now.getTime() - knownForMs));
  await deleteExpiredLinks(db, now);
  await deleteExpiredEmailLinks(db, now);
  await deleteCodesBefore(db, new Date(now.getTime() - 24 * hour));
  await deleteExpiredLogins(db, now);
};

export const startCleanup = (app: FastifyInstance, accounts: Accounts): void =>
  everyHour(app, accounts.log, 'expired sessions could not be deleted', () => cleanUp(accounts));
