import { openStatuses } from '@haldi/contract/orders/status';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { preparedStatement } from '../platform/prepared-statement.ts';
import { type OrderDocument, orderDocuments, orders } from './tables.ts';

/** What the function `place_order` of the database is asked for. */
export type PlaceRequest = {
  id: string;
  order_number: number;
  user_id: string;
  username: string;
  user_phone: string | null;
  lines: { service_id: string; position: number; price: number; quantity: number }[];
  appointment_date: string;
  first_slot: number;
  slot_starts: readonly number[];
  street: string;
  apartment_number: string | null;
  city: string;
  state: string;
  pincode: string;
  latitude: number;
  longitude: number;
  fingerprint: string;
  message: string;
  created_at: string;
  refusal: string | null;
};

/** A line of the cart beside what the catalogue says; without a name the service is gone. */
export type CatalogueLine = {
  service_id: string;
  name: string | null;
  price: number | null;
  asked_price: number;
};

export type PlaceOutcome =
  | { outcome: 'placed' | 'repeated' | 'exists'; details: OrderDocument }
  | { outcome: 'mismatch'; details: CatalogueLine[] }
  | { outcome: 'taken' | 'no-phone' | 'refused'; details: null };

const placing = preparedStatement((db) =>
  db
    .select({ outcome: sql`outcome`, details: sql`details` })
    .from(sql`place_order(${sql.placeholder('request')}::json)`)
    .prepare('place_order'),
);

/** One statement, one transaction, one round trip: see the migration `orders-rules`. */
export const placeOrder = async (db: Db, request: PlaceRequest): Promise<PlaceOutcome> => {
  const [outcome] = await placing(db).execute({ request: JSON.stringify(request) });
  return outcome as PlaceOutcome;
};

const documentsWhere = (db: Db, condition: SQL | undefined) =>
  db.select({ document: orderDocuments.document }).from(orderDocuments).where(condition).$dynamic();

const documentsOf = (rows: { document: OrderDocument }[]): OrderDocument[] =>
  rows.map((row) => row.document);

export const findOrder = async (
  db: Db,
  userId: string,
  orderNumber: number,
): Promise<OrderDocument | undefined> => {
  const [row] = await documentsWhere(
    db,
    and(eq(orderDocuments.userId, userId), eq(orderDocuments.orderNumber, orderNumber)),
  );
  return row?.document;
};

export const findOrderById = async (db: Db, id: string): Promise<OrderDocument | undefined> => {
  const [row] = await documentsWhere(db, eq(orderDocuments.id, id));
  return row?.document;
};

type OfUser = { userId: string; statuses: readonly string[]; first: 'soonest' | 'latest' };

export const listOrdersOf = async (
  db: Db,
  { userId, statuses, first }: OfUser,
  limit: number,
): Promise<OrderDocument[]> => {
  const direction = first === 'soonest' ? asc : desc;
  const rows = await documentsWhere(
    db,
    and(eq(orderDocuments.userId, userId), inArray(orderDocuments.status, [...statuses])),
  )
    .orderBy(
      direction(orderDocuments.appointmentDate),
      direction(orderDocuments.firstSlot),
      direction(orderDocuments.id),
    )
    .limit(limit);
  return documentsOf(rows);
};

/** Newest first. */
export const listDocuments = async (
  db: Db,
  condition: SQL | undefined,
  limit: number,
): Promise<OrderDocument[]> => {
  const rows = await documentsWhere(db, condition)
    .orderBy(desc(orderDocuments.createdAt), desc(orderDocuments.id))
    .limit(limit);
  return documentsOf(rows);
};

export const listAllOrdersOf = async (db: Db, userId: string): Promise<OrderDocument[]> =>
  documentsOf(
    await documentsWhere(db, eq(orderDocuments.userId, userId)).orderBy(
      desc(orderDocuments.createdAt),
    ),
  );

export const countOpenOrders = (db: Db, userId: string): Promise<number> =>
  db.$count(orders, and(eq(orders.userId, userId), inArray(orders.status, [...openStatuses])));

/** City and pincode stay, for the figures of the business: they are nobody's address. */
export const forgetCustomer = async (db: Db, userId: string): Promise<void> => {
  await db
    .update(orders)
    .set({
      userId: null,
      username: 'Former customer',
      userPhone: '',
      street: '',
      apartmentNumber: '',
      latitude: 0,
      longitude: 0,
      fingerprint: '',
    })
    .where(eq(orders.userId, userId));
};
