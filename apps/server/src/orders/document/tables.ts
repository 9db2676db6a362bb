import type { AdminCategory } from '@haldi/contract/catalogue/categories';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import type {
  EarlierRevision,
  Order,
  OrderedService,
  TrackingEntry,
} from '@haldi/contract/orders/schema';
import type { Progress } from '@haldi/contract/orders/work/progress';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { date, integer, json, pgView, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { menuPages, menuSections } from '../../catalogue/tables.ts';

/** How far the visit of an order has come: see `migrations/additions.sql`. */
export const progressOf = (orderId: SQLWrapper): SQL.Aliased<Progress> =>
  sql<Progress>`progress_of_order(${orderId})`.as('progress');

/** The category of the back office by section, as the menu stands: read once a query. */
const categoriesNow = sql<Record<string, AdminCategory>>`(
  select coalesce(json_object_agg(${menuSections.key}, ${menuPages.adminCategory}), '{}')
  from ${menuSections} join ${menuPages} on ${menuPages.slug} = ${menuSections.page}
)`.as('categories');

/** An order with everything in it, made by the database: see `migrations/additions.sql`. */
export const orderDocuments = pgView('order_documents', {
  id: uuid().notNull(),
  orderNumber: integer('order_number').notNull(),
  userId: text('user_id'),
  username: text().notNull(),
  userPhone: text('user_phone').notNull(),
  visitedName: text('visited_name').notNull(),
  visitedPhone: text('visited_phone').notNull(),
  total: integer().notNull(),
  appointmentDate: date('appointment_date', { mode: 'string' }).notNull(),
  startMinute: smallint('start_minute').notNull(),
  pincode: text().notNull(),
  status: text().notNull(),
  beautician: text().notNull(),
  revision: smallint().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  document: json().$type<OrderDocument>().notNull(),
}).existing();

/**
 * What a whole order is read by. Its progress stands beside the document, which instances of the
 * last release read too: they would stumble over more in it.
 */
export const orderColumns = {
  document: orderDocuments.document,
  progress: progressOf(orderDocuments.id),
  categories: categoriesNow,
};
export type ReadOrder = {
  document: OrderDocument;
  progress: Progress;
  categories: Record<string, AdminCategory>;
};

type DocumentLine = Omit<OrderedService, 'category'> & { dataSet: string };

/** As the view makes it: times and data sets by their stored names. */
export type OrderDocument = Omit<
  Order,
  'services' | 'earlier' | 'appointmentSlot' | 'trackingHistory' | 'design' | 'progress'
> & {
  services: DocumentLine[];
  earlier: (Omit<EarlierRevision, 'services'> & { services: DocumentLine[] })[];
  startMinute: number;
  design: string | null;
  trackingHistory: (Pick<TrackingEntry, 'status' | 'timestamp'> & {
    event: HistoryEvent;
    beautician: string | null;
  })[];
};
