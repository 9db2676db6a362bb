import { alertKinds } from '@haldi/contract/orders/desk/alerts/schema';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables.ts';
import { beauticians } from '../../roster/tables.ts';
import { orders } from '../tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const alerts = pgTable(
  'alerts',
  {
    /** The attempt id of the request, so that a repeated request has no effect. */
    id: uuid().primaryKey(),
    kind: text({ enum: alertKinds }).notNull(),
    beauticianId: integer('beautician_id')
      .notNull()
      .references(() => beauticians.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').references(() => orders.id),
    reason: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    settledBy: text('settled_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('alerts_open').on(table.createdAt).where(sql`${table.settledAt} is null`)],
);
