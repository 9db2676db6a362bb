import { isAdminRole, roles } from '@haldi/contract/kit/role';
import type { SetupStep } from '@haldi/contract/setup/schema';
import { eq, inArray, sql } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import { services } from '../catalogue/tables.ts';
import { pushSubscriptions } from '../messages/tables.ts';
import type { Db } from '../platform/database/database.ts';
import { setupSteps } from './tables.ts';

export const listFinishedSteps = async (db: Db): Promise<string[]> =>
  (await db.select({ step: setupSteps.step }).from(setupSteps)).map(({ step }) => step);

/** Keeps the time of the first call. */
export const insertFinishedStep = async (db: Db, step: SetupStep, doneAt: Date): Promise<void> => {
  await db.insert(setupSteps).values({ step, doneAt }).onConflictDoNothing();
};

export const listVisibleServiceRequirements = async (
  db: Db,
): Promise<{ skill: string; minutes: number }[]> =>
  db
    .select({ skill: sql<string>`${services.skillId}::text`, minutes: services.duration })
    .from(services)
    .where(eq(services.hidden, false));

export const hasStaffPushSubscription = async (db: Db): Promise<boolean> => {
  const found = await db
    .select({ userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(inArray(users.role, roles.filter(isAdminRole)))
    .limit(1);
  return found.length > 0;
};

export const lockUsersTable = async (tx: Db): Promise<void> => {
  await tx.execute(sql`lock table ${users} in share row exclusive mode`);
};
