import { indiaDay, indiaMinuteOfDay } from '@haldi/contract/kit/dates';
import { and, asc, lte, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { orders } from '../tables.ts';
import { hasUnverifiedPayment, isWaitingForAdvanceSql } from './order-amounts-sql-tables.ts';

/** Also when the visit starts, before which the advance had to be paid. */
export const listOrdersToRelease = async (db: Db, now: Date): Promise<string[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isWaitingForAdvanceSql,
        not(hasUnverifiedPayment),
        or(
          lte(orders.advanceUntil, now),
          sql`(${orders.appointmentDate}, ${orders.startMinute}) <= (${indiaDay(now)}::date, ${indiaMinuteOfDay(now)}::int)`,
        ),
      ),
    )
    .orderBy(asc(orders.advanceUntil));
  return rows.map(({ id }) => id);
};
