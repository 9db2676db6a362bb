import { reminderKinds } from '@haldi/contract/messages/kinds';
import { and, eq, gte, inArray, notExists, sql } from 'drizzle-orm';
import { outbox } from '../../messages/tables.ts';
import type { Db } from '../../platform/database/database.ts';
import { orders } from '../tables.ts';

/** Confirmed visits from a day on of whose time no reminder stands in the outbox. */
export const listUnreminded = async (db: Db, from: string): Promise<string[]> => {
  const reminders = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.orderId, orders.id),
        inArray(outbox.kind, [...reminderKinds]),
        sql`starts_with(${outbox.occasion}, ${orders.appointmentDate} || ' ' || ${orders.startMinute} || ' ')`,
      ),
    );
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.status, 'confirmed'), gte(orders.appointmentDate, from), notExists(reminders)),
    );
  return found.map(({ id }) => id);
};
