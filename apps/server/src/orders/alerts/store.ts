import { pickAddress } from '@haldi/contract/accounts/addresses/address';
import type { AlertKind } from '@haldi/contract/orders/desk/alerts/schema';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { beauticians } from '../../roster/tables.ts';
import { orders, visits } from '../tables.ts';
import { alerts } from './tables.ts';

export type NewAlert = typeof alerts.$inferInsert;

/** The id is the attempt id, so a repeated request inserts nothing. */
export const insertAlert = async (tx: Db, alert: NewAlert): Promise<void> => {
  await tx.insert(alerts).values(alert).onConflictDoNothing();
};

const planned = alias(beauticians, 'planned');

export const listOpenAlerts = (db: Db) =>
  db
    .select({
      alert: alerts,
      name: beauticians.name,
      phone: beauticians.phone,
      visit: {
        id: orders.id,
        orderNumber: orders.orderNumber,
        day: orders.appointmentDate,
        startMinute: orders.startMinute,
        status: orders.status,
        version: orders.version,
        beautician: orders.beautician,
        ...pickAddress(orders),
      },
      plannedBeautician: planned.name,
    })
    .from(alerts)
    .innerJoin(beauticians, eq(beauticians.id, alerts.beauticianId))
    .leftJoin(orders, eq(orders.id, alerts.orderId))
    .leftJoin(visits, eq(visits.orderId, orders.id))
    .leftJoin(planned, eq(planned.id, visits.beauticianId))
    .where(isNull(alerts.settledAt))
    .orderBy(asc(alerts.createdAt), asc(alerts.id));

export type OpenAlert = Awaited<ReturnType<typeof listOpenAlerts>>[number];

export const lockAlert = async (tx: Db, id: string) => {
  const [row] = await tx
    .select({ alert: alerts, name: beauticians.name })
    .from(alerts)
    .innerJoin(beauticians, eq(beauticians.id, alerts.beauticianId))
    .where(eq(alerts.id, id))
    .for('update', { of: alerts });
  return row;
};

export const markAlertResolved = async (
  tx: Db,
  id: string,
  by: string,
  at: Date,
): Promise<void> => {
  await tx.update(alerts).set({ settledAt: at, settledBy: by }).where(eq(alerts.id, id));
};

export const markVisitAlertsResolved = async (
  tx: Db,
  { orderId, kind, by, at }: { orderId: string; kind: AlertKind; by: string; at: Date },
): Promise<void> => {
  await tx
    .update(alerts)
    .set({ settledAt: at, settledBy: by })
    .where(and(eq(alerts.orderId, orderId), eq(alerts.kind, kind), isNull(alerts.settledAt)));
};

export const findBeauticianName = async (tx: Db, id: number): Promise<string> => {
  const [row] = await tx
    .select({ name: beauticians.name })
    .from(beauticians)
    .where(eq(beauticians.id, id));
  return row?.name ?? '';
};
