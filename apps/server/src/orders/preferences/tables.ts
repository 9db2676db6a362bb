import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables.ts';
import { beauticians } from '../../roster/tables.ts';

/**
 * Beauticians who must not be assigned to a customer, as set by the salon, the customer or both.
 */
export const excludedBeauticians = pgTable(
  'excluded_beauticians',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    beauticianId: integer('beautician_id')
      .notNull()
      .references(() => beauticians.id, { onDelete: 'cascade' }),
    /**
     * Null: only the customer asked for it. Not a foreign key, because it stays when the admin’s
     * account is deleted.
     */
    adminId: text('admin_id'),
    askedByCustomer: boolean('asked_by_customer').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.beauticianId] }),
    index('kept_apart_by_beautician').on(table.beauticianId),
    check('kept_apart_wanted', sql`${table.adminId} is not null or ${table.askedByCustomer}`),
  ],
);
