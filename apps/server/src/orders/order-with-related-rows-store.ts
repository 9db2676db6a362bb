import { and, asc, desc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { menuPages, menuSections } from '../catalogue/tables.ts';
import type { Db } from '../platform/database/database.ts';
import { createPreparedStatement } from '../platform/database/prepared-statement.ts';
import { beauticians } from '../roster/tables.ts';
import { isActiveDiscount, orderDiscounts } from './discounts/tables.ts';
import { orderLinks } from './order-link/tables.ts';
import { isEffectiveEntry, ledgerEntries, orderFees, upiReferences } from './payments/tables.ts';
import { orderServices, orders, orderTracking, visits } from './tables.ts';
import { visitProgress } from './work/tables.ts';

const firstOrders = alias(orders, 'first_order');

const headsOf = (db: Db) =>
  db
    .select({
      order: orders,
      askedFor: beauticians.name,
      link: orderLinks.secret,
      progress: visitProgress,
      needsChange: visits.needsChange,
      unverifiedPayment: upiReferences,
      repeatOf: firstOrders.orderNumber,
    })
    .from(orders)
    .leftJoin(visits, eq(visits.orderId, orders.id))
    .leftJoin(beauticians, eq(beauticians.id, visits.requestedBeauticianId))
    .leftJoin(orderLinks, eq(orderLinks.orderId, orders.id))
    .leftJoin(visitProgress, eq(visitProgress.orderId, orders.id))
    .leftJoin(firstOrders, eq(firstOrders.id, orders.repeatOfOrderId))
    .leftJoin(
      upiReferences,
      and(eq(upiReferences.orderId, orders.id), isNull(upiReferences.entryId)),
    )
    .$dynamic();

const isOneOf = (column: SQLWrapper): SQL =>
  sql`${column} = any(${sql.placeholder('ids')}::uuid[])`;

/** All revisions, with the category of today’s menu. */
const linesOf = createPreparedStatement((db) =>
  db
    .select({ line: orderServices, category: menuPages.adminCategory })
    .from(orderServices)
    .leftJoin(menuSections, eq(menuSections.key, orderServices.dataSet))
    .leftJoin(menuPages, eq(menuPages.slug, menuSections.page))
    .where(isOneOf(orderServices.orderId))
    .orderBy(asc(orderServices.position))
    .prepare('lines_of_orders'),
);

/** Newest first. */
const historyOf = createPreparedStatement((db) =>
  db
    .select()
    .from(orderTracking)
    .where(isOneOf(orderTracking.orderId))
    .orderBy(desc(orderTracking.id))
    .prepare('history_of_orders'),
);

/** The order that owes the fee. */
const owingOrder = sql<string>`coalesce(${orderFees.movedTo}, ${orderFees.orderId})`;

/** Those due for these orders, also moved from other orders. */
const feesOf = createPreparedStatement((db) =>
  db
    .select({
      orderId: owingOrder,
      kind: orderFees.kind,
      amount: orderFees.amount,
      from: sql<
        number | null
      >`case when ${orderFees.movedTo} is not null then ${orders.orderNumber} end`,
    })
    .from(orderFees)
    .innerJoin(orders, eq(orders.id, orderFees.orderId))
    .where(
      sql`not ${orderFees.isWaived} and ((${isOneOf(orderFees.orderId)} and ${orderFees.movedTo} is null) or ${isOneOf(orderFees.movedTo)})`,
    )
    .orderBy(asc(orderFees.createdAt), asc(orderFees.kind))
    .prepare('fees_of_orders'),
);

/** Without reversed entries, oldest first. */
const paymentsOf = createPreparedStatement((db) =>
  db
    .select()
    .from(ledgerEntries)
    .where(and(isOneOf(ledgerEntries.orderId), isEffectiveEntry))
    .orderBy(asc(ledgerEntries.id))
    .prepare('payments_of_orders'),
);

/** Without removed ones, oldest first. */
const discountsOf = createPreparedStatement((db) =>
  db
    .select()
    .from(orderDiscounts)
    .where(and(isOneOf(orderDiscounts.orderId), isActiveDiscount))
    .orderBy(asc(orderDiscounts.id))
    .prepare('discounts_of_orders'),
);

type Rows<Query extends (db: Db) => { execute: () => unknown }> = Awaited<
  ReturnType<ReturnType<Query>['execute']>
>;

type Head = Awaited<ReturnType<typeof headsOf>>[number];

export type OrderWithRelatedRows = Head & {
  lines: Rows<typeof linesOf>;
  history: Rows<typeof historyOf>;
  discounts: Rows<typeof discountsOf>;
  fees: Rows<typeof feesOf>;
  payments: Rows<typeof paymentsOf>;
};

const groupByOrder = <Row>(rows: Row[], orderOf: (row: Row) => string): ((id: string) => Row[]) => {
  const grouped = Map.groupBy(rows, orderOf);
  return (id) => grouped.get(id) ?? [];
};

const headsById = createPreparedStatement((db) =>
  headsOf(db).where(isOneOf(orders.id)).prepare('orders_by_id'),
);

const withRows = async (db: Db, heads: Head[]): Promise<OrderWithRelatedRows[]> => {
  if (heads.length === 0) return [];
  const ids = heads.map(({ order }) => order.id);
  const [allLines, allHistory, allFees, allDiscounts, allPayments] = await Promise.all([
    linesOf(db).execute({ ids }),
    historyOf(db).execute({ ids }),
    feesOf(db).execute({ ids }),
    discountsOf(db).execute({ ids }),
    paymentsOf(db).execute({ ids }),
  ]);
  const lines = groupByOrder(allLines, ({ line }) => line.orderId);
  const history = groupByOrder(allHistory, ({ orderId }) => orderId);
  const fees = groupByOrder(allFees, ({ orderId }) => orderId);
  const discounts = groupByOrder(allDiscounts, ({ orderId }) => orderId);
  const payments = groupByOrder(allPayments, ({ orderId }) => orderId);
  return heads.map((head) => {
    const { id } = head.order;
    const rows = { lines: lines(id), history: history(id), fees: fees(id), payments: payments(id) };
    return { ...head, ...rows, discounts: discounts(id) };
  });
};

type OrderSelection = { where: SQL | undefined; orderBy?: readonly SQL[]; limit?: number };

/** Always six statements, however many orders. */
export const listOrdersWithRelatedRows = async (
  db: Db,
  { where, orderBy = [], limit }: OrderSelection,
): Promise<OrderWithRelatedRows[]> => {
  const query = headsOf(db)
    .where(where)
    .orderBy(...orderBy);
  return withRows(db, await (limit === undefined ? query : query.limit(limit)));
};

export const findOrderWithRelatedRows = async (
  db: Db,
  where: SQL | undefined,
): Promise<OrderWithRelatedRows | undefined> => {
  const [found] = await listOrdersWithRelatedRows(db, { where });
  return found;
};

/** In any order. */
export const listOrdersWithRelatedRowsById = async (
  db: Db,
  ids: readonly string[],
): Promise<OrderWithRelatedRows[]> => withRows(db, await headsById(db).execute({ ids }));

export const findOrderWithRelatedRowsById = async (
  db: Db,
  id: string,
): Promise<OrderWithRelatedRows | undefined> => {
  const [found] = await listOrdersWithRelatedRowsById(db, [id]);
  return found;
};
