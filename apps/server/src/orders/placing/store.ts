import { openStatuses } from '@haldi/contract/orders/status';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { users } from '../../accounts/tables.ts';
import { services } from '../../catalogue/tables.ts';
import type { Db } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';
import { orderDocuments, orderServices, orders, orderTracking } from '../tables.ts';

/** An order with everything that is written down with it. */
export type WholeOrder = {
  order: typeof orders.$inferInsert;
  services: Omit<typeof orderServices.$inferInsert, 'orderId' | 'position'>[];
  /** Oldest first. */
  tracking: Omit<typeof orderTracking.$inferInsert, 'orderId'>[];
};

export const serviceRows = ({ order, services: lines }: WholeOrder) =>
  lines.map((line, position) => ({ ...line, position, orderId: order.id }));

/** When its visit is, as the visit repeats it. */
export const visitOf = (order: WholeOrder['order']) => ({
  orderId: order.id,
  day: order.appointmentDate,
  startMinute: order.startMinute,
  minutes: order.visitMinutes,
  status: order.status ?? 'pending',
});

export const trackingRows = ({ order, tracking }: WholeOrder) =>
  tracking.map((entry) => ({ ...entry, orderId: order.id }));

const existingOrder = preparedStatement((db) =>
  db
    .select({ fingerprint: orders.fingerprint, document: orderDocuments.document })
    .from(orders)
    .innerJoin(orderDocuments, eq(orderDocuments.id, orders.id))
    .where(
      and(
        eq(orders.userId, sql.placeholder('userId')),
        eq(orders.orderNumber, sql.placeholder('orderNumber')),
      ),
    )
    .prepare('existing_order'),
);

/** What this user ordered under this number, whenever that was. */
export const findExistingOrder = async (db: Db, userId: string, orderNumber: number) => {
  const [row] = await existingOrder(db).execute({ userId, orderNumber });
  return row;
};

type OfferedService = Omit<WholeOrder['services'][number], 'quantity'> & { skillId: number };

const offered = sql<OfferedService[]>`coalesce((
  select json_agg(json_build_object(
    'serviceId', ${services.id}, 'dataSet', ${services.dataSet}, 'name', ${services.name},
    'price', ${services.price}, 'duration', ${services.duration}, 'skillId', ${services.skillId}
  ))
  from ${services}
  where ${services.id} = any(${sql.placeholder('serviceIds')}::text[]) and not ${services.hidden}
), '[]')`;

const facts = preparedStatement((db) =>
  db
    .select({
      customer: { phone: users.mobileNumber, apartmentNumber: users.apartmentNumber },
      offered,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('facts_of_order'),
);

/** What an order depends on, as it stands now; nothing when there is no such user any more. */
export const findOrderFacts = async (db: Db, userId: string, serviceIds: readonly string[]) => {
  const [row] = await facts(db).execute({ userId, serviceIds });
  return row;
};

/**
 * Writes a new order with its services and its history. It waits for whoever is
 * writing the same number, and says whether that was free.
 */
export const insertOrder = async (tx: Db, whole: WholeOrder): Promise<boolean> => {
  const { rowCount } = await tx.insert(orders).values(whole.order).onConflictDoNothing();
  if (rowCount === 0) return false;
  await tx.insert(orderServices).values(serviceRows(whole));
  await tx.insert(orderTracking).values(trackingRows(whole));
  return true;
};

/** Orders of one customer go one after the other, so that each sees those before it. False: the account is gone. */
export const lockCustomer = async (tx: Db, userId: string): Promise<boolean> => {
  const customer = tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return (await customer.for('no key update')).length > 0;
};

/** The open visits of a customer from that day on. */
export const listHeld = (tx: Db, userId: string, from: string) =>
  tx
    .select({
      orderId: orders.orderNumber,
      day: orders.appointmentDate,
      startMinute: orders.startMinute,
      minutes: orders.visitMinutes,
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, openStatuses),
        gte(orders.appointmentDate, from),
      ),
    );

/** Who has been with this customer; null stands for a freelancer, nobody at all for nobody yet. */
export const listVisitors = async (tx: Db, userId: string): Promise<(number | null)[]> => {
  const rows = await tx
    .selectDistinct({ id: orders.beauticianId })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'completed')));
  return rows.map(({ id }) => id);
};
