import { staffRoles } from '@haldi/contract/kit/staff-role';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { UserRow } from '../store.ts';
import { users } from '../tables.ts';

export const listStaff = (db: Db): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(inArray(users.role, [...staffRoles]))
    .orderBy(users.usernameKey, users.id);
