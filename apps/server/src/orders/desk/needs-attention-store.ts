import { indiaDay, indiaMinuteOfDay } from '@haldi/contract/kit/dates';
import type {
  AttentionCounts,
  AttentionFilter,
  AttentionKind,
} from '@haldi/contract/orders/desk/needs-attention';
import { isPending } from '@haldi/contract/orders/status';
import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { isOpenVisit, orders, statusIs, visits } from '../tables.ts';

export const isUpcomingVisitNeedingChange = (now: Date): SQL | undefined =>
  and(
    eq(visits.needsChange, true),
    isOpenVisit(visits),
    sql`(${visits.day}, ${visits.startMinute}) > (${indiaDay(now)}::date, ${indiaMinuteOfDay(now)}::int)`,
  );

const conditions: Record<AttentionKind, (now: Date) => SQL | undefined> = {
  unconfirmed: () => statusIs(isPending, orders),
  unassigned: (now) =>
    and(isOpenVisit(orders), isNull(orders.beautician), gte(orders.appointmentDate, indiaDay(now))),
  needingChange: (now) =>
    sql`exists (
      select from ${visits} where ${visits.orderId} = ${orders.id} and ${isUpcomingVisitNeedingChange(now)}
    )`,
};

export const attentionCondition = (filter: AttentionFilter, now: Date): SQL | undefined =>
  filter === 'any'
    ? // Only open orders wait; said here too, so that the database reads no others.
      and(isOpenVisit(orders), or(...Object.values(conditions).map((condition) => condition(now))))
    : conditions[filter](now);

const countWhere = (filter: AttentionFilter, now: Date): SQL<number> =>
  sql<number>`(count(*) filter (where ${attentionCondition(filter, now)}))::int`;

/** An order can count for several kinds. */
export const countOrdersNeedingAttention = async (db: Db, now: Date): Promise<AttentionCounts> => {
  const [counts] = await db
    .select({
      unconfirmed: countWhere('unconfirmed', now),
      unassigned: countWhere('unassigned', now),
      needingChange: countWhere('needingChange', now),
      any: countWhere('any', now),
    })
    .from(orders)
    .where(isOpenVisit(orders));
  return counts ?? { unconfirmed: 0, unassigned: 0, needingChange: 0, any: 0 };
};
