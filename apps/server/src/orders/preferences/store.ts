import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { beauticians } from '../../roster/tables.ts';
import { isCompletedVisit, isOpenVisit, orders, visits } from '../tables.ts';
import { servicesTextSql } from '../visits/store.ts';
import { excludedBeauticians } from './tables.ts';

export const listPastBeauticians = (db: Db, userId: string) =>
  db
    .selectDistinctOn([beauticians.id], {
      id: beauticians.id,
      name: beauticians.name,
      imageHash: beauticians.imageHash,
      lastVisit: orders.appointmentDate,
      service: servicesTextSql,
    })
    .from(orders)
    .innerJoin(beauticians, eq(beauticians.id, orders.beauticianId))
    .where(
      and(
        eq(orders.userId, userId),
        isCompletedVisit(orders),
        eq(beauticians.active, true),
        notExists(
          db
            .select({ one: sql`1` })
            .from(excludedBeauticians)
            .where(
              and(
                eq(excludedBeauticians.userId, userId),
                eq(excludedBeauticians.beauticianId, beauticians.id),
              ),
            ),
        ),
      ),
    )
    .orderBy(beauticians.id, desc(orders.appointmentDate), desc(orders.startMinute));

export const findVisitBeautician = async (db: Db, userId: string, orderNumber: number) => {
  const [row] = await db
    .select({ id: orders.beauticianId, name: beauticians.name })
    .from(orders)
    .leftJoin(beauticians, eq(beauticians.id, orders.beauticianId))
    .where(
      and(eq(orders.userId, userId), eq(orders.orderNumber, orderNumber), isCompletedVisit(orders)),
    );
  return row;
};

const isExclusion = (userId: string, beauticianId: number) =>
  and(eq(excludedBeauticians.userId, userId), eq(excludedBeauticians.beauticianId, beauticianId));

export const listExcludedBeauticians = (db: Db, userId: string) =>
  db
    .select({
      beauticianId: excludedBeauticians.beauticianId,
      name: beauticians.name,
      askedByCustomer: excludedBeauticians.askedByCustomer,
      createdAt: excludedBeauticians.createdAt,
    })
    .from(excludedBeauticians)
    .innerJoin(beauticians, eq(beauticians.id, excludedBeauticians.beauticianId))
    .where(eq(excludedBeauticians.userId, userId))
    .orderBy(excludedBeauticians.createdAt, excludedBeauticians.beauticianId);

type ExcludedBy = { adminId: string } | { askedByCustomer: true };

/** An exclusion can be wanted by the salon, the customer or both. */
export const insertExclusion = async (
  tx: Db,
  userId: string,
  beauticianId: number,
  excludedBy: ExcludedBy,
  createdAt: Date,
): Promise<void> => {
  await tx
    .insert(excludedBeauticians)
    .values({ userId, beauticianId, createdAt, ...excludedBy })
    .onConflictDoUpdate({
      target: [excludedBeauticians.userId, excludedBeauticians.beauticianId],
      set: excludedBy,
    });
};

export const deleteExclusion = async (
  tx: Db,
  userId: string,
  beauticianId: number,
): Promise<void> => {
  await tx.delete(excludedBeauticians).where(isExclusion(userId, beauticianId));
};

/** An exclusion set by the salon stays. */
export const withdrawCustomerExclusion = async (
  tx: Db,
  userId: string,
  beauticianId: number,
): Promise<void> => {
  await tx
    .delete(excludedBeauticians)
    .where(and(isExclusion(userId, beauticianId), sql`${excludedBeauticians.adminId} is null`));
  await tx
    .update(excludedBeauticians)
    .set({ askedByCustomer: false })
    .where(isExclusion(userId, beauticianId));
};

export const listOpenVisitDays = async (tx: Db, userId: string): Promise<string[]> => {
  const rows = await tx
    .selectDistinct({ day: visits.day })
    .from(visits)
    .innerJoin(orders, eq(orders.id, visits.orderId))
    .where(and(eq(orders.userId, userId), isOpenVisit(visits)));
  return rows.map(({ day }) => day);
};
