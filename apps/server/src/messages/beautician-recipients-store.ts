import { eq, inArray, sql } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Db } from '../platform/database/database.ts';
import { beauticians } from '../roster/tables.ts';

export type BeauticianRecipient = {
  id: number;
  name: string;
  /** Empty: none is known. */
  phone: string;
  isActive: boolean;
  /** Null: no account. */
  role: (typeof users.$inferSelect)['role'] | null;
  status: (typeof users.$inferSelect)['status'] | null;
};

export const listBeauticianRecipients = (
  db: Db,
  ids: readonly number[],
): Promise<BeauticianRecipient[]> =>
  db
    .select({
      id: beauticians.id,
      name: beauticians.name,
      phone: sql<string>`coalesce(nullif(${beauticians.phone}, ''), ${users.mobileNumber}, '')`,
      isActive: beauticians.active,
      role: users.role,
      status: users.status,
    })
    .from(beauticians)
    .leftJoin(users, eq(users.beauticianId, beauticians.id))
    .where(inArray(beauticians.id, [...ids]));
