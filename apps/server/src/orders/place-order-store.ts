import { and, eq, getTableColumns, type Placeholder, sql } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import { services } from '../catalogue/tables.ts';
import type { Db } from '../platform/database.ts';
import { preparedStatement } from '../platform/prepared-statement.ts';
import { settings } from '../settings/tables.ts';
import { type OrderRow, orderDocuments, orderServices, orders, orderTracking } from './tables.ts';

/** An order with everything that is written down with it. */
export type WholeOrder = {
  order: typeof orders.$inferInsert;
  services: Omit<typeof orderServices.$inferInsert, 'orderId' | 'position'>[];
  /** Oldest first. */
  tracking: Omit<typeof orderTracking.$inferInsert, 'orderId'>[];
};

export const serviceRows = ({ order, services: lines }: Omit<WholeOrder, 'tracking'>) =>
  lines.map((line, position) => ({ ...line, position, orderId: order.id }));

const standingOrder = preparedStatement((db) =>
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
    .prepare('standing_order'),
);

/** What this user ordered under this number, whenever that was. */
export const findStanding = async (db: Db, userId: string, orderNumber: number) => {
  const [row] = await standingOrder(db).execute({ userId, orderNumber });
  return row;
};

type OfferedService = Omit<WholeOrder['services'][number], 'quantity'>;

const offered = sql<OfferedService[]>`coalesce((
  select json_agg(json_build_object(
    'serviceId', ${services.id}, 'dataSet', ${services.dataSet}, 'name', ${services.name},
    'price', ${services.price}, 'duration', ${services.duration}
  ))
  from ${services}
  where ${services.id} = any(${sql.placeholder('serviceIds')}::text[]) and not ${services.hidden}
), '[]')`;

const premises = preparedStatement((db) =>
  db
    .select({
      customer: { phone: users.mobileNumber, apartmentNumber: users.apartmentNumber },
      rules: {
        horizonDays: settings.bookingHorizonDays,
        noticeMinutes: settings.bookingNoticeMinutes,
        closedWeekdays: settings.closedWeekdays,
        closedDays: settings.closedDays,
      },
      visitingCharge: settings.visitingCharge,
      offered,
    })
    .from(users)
    .crossJoin(settings)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('premises_of_order'),
);

/** What an order depends on, as it stands now; nothing when there is no such user any more. */
export const findPremises = async (db: Db, userId: string, serviceIds: readonly string[]) => {
  const [row] = await premises(db).execute({ userId, serviceIds });
  return row;
};

const everyColumn = Object.fromEntries(
  Object.keys(getTableColumns(orders)).map((name) => [name, sql.placeholder(name)]),
) as Record<keyof OrderRow, Placeholder>;

const writing = preparedStatement((db) => {
  const { id, status, createdAt } = orders;
  const placed = db
    .$with('placed')
    .as(
      db
        .insert(orders)
        .values(everyColumn)
        .onConflictDoNothing()
        .returning({ id, status, createdAt }),
    );
  const sold = db.$with('sold', {}).as(sql`
    insert into ${orderServices}
      (order_id, service_id, position, data_set, name, price, duration, quantity)
    select placed.id, line.* from placed, json_to_recordset(${sql.placeholder('services')}) as line(
      "serviceId" text, position smallint, "dataSet" text, name text, price integer,
      duration integer, quantity integer
    )`);
  const tracked = db.$with('tracked', {}).as(sql`
    insert into ${orderTracking} (order_id, status, message, created_at)
    select placed.id, placed.status, ${sql.placeholder('message')}::text, placed.created_at
    from placed`);
  return db
    .with(placed, sold, tracked)
    .select({ id: placed.id })
    .from(placed)
    .prepare('insert_order');
});

type NewOrder = Pick<WholeOrder, 'services'> & {
  order: OrderRow;
  /** Of the first entry of its history. */
  message: string;
};

/**
 * Writes a new order with its services and the first entry of its history: one statement, so all of
 * it or nothing. It waits for whoever is writing the same number, and says whether that was free. The
 * triggers of `orders` take the seats.
 */
export const insertOrder = async (
  db: Db,
  { order, services: lines, message }: NewOrder,
): Promise<boolean> => {
  const rows = JSON.stringify(serviceRows({ order, services: lines }));
  const written = await writing(db).execute({ ...order, services: rows, message });
  return written.length > 0;
};
