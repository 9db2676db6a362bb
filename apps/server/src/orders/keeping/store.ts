import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { beauticians } from '../../roster/tables.ts';
import { completedVisit, openVisit, orders, visits } from '../tables.ts';
import { servicesText } from '../visits/store.ts';
import { keptApart } from './tables.ts';

/** Those who completed visits with a customer, still work and are not kept apart from her. */
export const listPast = (db: Db, userId: string) =>
  db
    .selectDistinctOn([beauticians.id], {
      id: beauticians.id,
      name: beauticians.name,
      imageHash: beauticians.imageHash,
      lastVisit: orders.appointmentDate,
      service: servicesText,
    })
    .from(orders)
    .innerJoin(beauticians, eq(beauticians.id, orders.beauticianId))
    .where(
      and(
        eq(orders.userId, userId),
        completedVisit(orders),
        eq(beauticians.active, true),
        notExists(
          db
            .select({ one: sql`1` })
            .from(keptApart)
            .where(and(eq(keptApart.userId, userId), eq(keptApart.beauticianId, beauticians.id))),
        ),
      ),
    )
    .orderBy(beauticians.id, desc(orders.appointmentDate), desc(orders.startMinute));

/** Who made a completed visit of a customer; null: nobody of the roster. */
export const findVisitor = async (db: Db, userId: string, orderNumber: number) => {
  const [row] = await db
    .select({ id: orders.beauticianId, name: beauticians.name })
    .from(orders)
    .leftJoin(beauticians, eq(beauticians.id, orders.beauticianId))
    .where(
      and(eq(orders.userId, userId), eq(orders.orderNumber, orderNumber), completedVisit(orders)),
    );
  return row;
};

const pair = (userId: string, beauticianId: number) =>
  and(eq(keptApart.userId, userId), eq(keptApart.beauticianId, beauticianId));

/** All who are kept apart from a customer, the longest first. */
export const listApart = (db: Db, userId: string) =>
  db
    .select({
      beauticianId: keptApart.beauticianId,
      name: beauticians.name,
      askedByCustomer: keptApart.askedByCustomer,
      createdAt: keptApart.createdAt,
    })
    .from(keptApart)
    .innerJoin(beauticians, eq(beauticians.id, keptApart.beauticianId))
    .where(eq(keptApart.userId, userId))
    .orderBy(keptApart.createdAt, keptApart.beauticianId);

type Wish = { adminId: string } | { askedByCustomer: true };

/** Whoever wants it beside whoever wanted it before. */
export const insertPair = async (
  tx: Db,
  userId: string,
  beauticianId: number,
  wish: Wish,
  createdAt: Date,
): Promise<void> => {
  await tx
    .insert(keptApart)
    .values({ userId, beauticianId, createdAt, ...wish })
    .onConflictDoUpdate({ target: [keptApart.userId, keptApart.beauticianId], set: wish });
};

export const deletePair = async (tx: Db, userId: string, beauticianId: number): Promise<void> => {
  await tx.delete(keptApart).where(pair(userId, beauticianId));
};

/** The customer wants it no more; what the salon has set stays. */
export const dropWish = async (tx: Db, userId: string, beauticianId: number): Promise<void> => {
  await tx
    .delete(keptApart)
    .where(and(pair(userId, beauticianId), sql`${keptApart.adminId} is null`));
  await tx.update(keptApart).set({ askedByCustomer: false }).where(pair(userId, beauticianId));
};

/** The days on which a customer has open visits. */
export const listOpenDays = async (tx: Db, userId: string): Promise<string[]> => {
  const rows = await tx
    .selectDistinct({ day: visits.day })
    .from(visits)
    .innerJoin(orders, eq(orders.id, visits.orderId))
    .where(and(eq(orders.userId, userId), openVisit(visits)));
  return rows.map(({ day }) => day);
};
