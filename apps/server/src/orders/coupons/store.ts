import type { CouponUse } from '@haldi/contract/orders/coupons/coupon-refusal';
import type { CouponTerms } from '@haldi/contract/orders/desk/coupons/schema';
import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { services } from '../../catalogue/tables.ts';
import type { Db } from '../../platform/database/database.ts';
import { isActiveDiscount, orderDiscounts } from '../discounts/tables.ts';
import { discountWorth } from '../payments/order-amounts-sql-tables.ts';
import { isBookedOrder, orders } from '../tables.ts';
import { coupons } from './tables.ts';

export type CouponRow = typeof coupons.$inferSelect;

export const findCoupon = async (db: Db, code: string): Promise<CouponRow | undefined> => {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row;
};

/** Orders with the same coupon are placed and reopened one at a time. */
export const lockCoupon = async (tx: Db, code: string): Promise<CouponRow | undefined> => {
  const [row] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('no key update');
  return row;
};

/** The services that a coupon applies to. Null: all. */
export const listServiceIdsOfCoupon = async (
  db: Db,
  { sections, services: single }: Pick<CouponRow, 'sections' | 'services'>,
): Promise<string[] | null> => {
  if (sections.length + single.length === 0) return null;
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(or(inArray(services.dataSet, sections), inArray(services.id, single)))
    .orderBy(services.id);
  return rows.map(({ id }) => id);
};

type Asked = { couponId: number; userId: string | null; exceptOrderId?: string };

/** Cancelled orders do not count: their use is given back. */
export const countCouponUse = async (
  db: Db,
  { couponId, userId, exceptOrderId }: Asked,
): Promise<CouponUse> => {
  const isOther = exceptOrderId === undefined ? undefined : ne(orders.id, exceptOrderId);
  const [used] = await db
    .select({
      uses: sql<number>`count(*)::int`,
      usesOfCustomer: sql<number>`(count(*) filter (where ${orders.userId} = ${userId}))::int`,
    })
    .from(orderDiscounts)
    .innerJoin(orders, eq(orders.id, orderDiscounts.orderId))
    .where(and(eq(orderDiscounts.couponId, couponId), isActiveDiscount, isBookedOrder, isOther));
  const others =
    userId === null
      ? 0
      : await db.$count(orders, and(eq(orders.userId, userId), isBookedOrder, isOther));
  return {
    uses: used?.uses ?? 0,
    usesOfCustomer: used?.usesOfCustomer ?? 0,
    hasOtherOrders: others > 0,
  };
};

export const listCouponsWithUses = (db: Db, id?: number) =>
  db
    .select({
      coupon: coupons,
      uses: sql<number>`count(${orders.id})::int`,
      discount: sql<number>`coalesce(sum(${discountWorth}) filter (where ${orders.id} is not null), 0)::float8`,
    })
    .from(coupons)
    .leftJoin(orderDiscounts, and(eq(orderDiscounts.couponId, coupons.id), isActiveDiscount))
    .leftJoin(orders, and(eq(orders.id, orderDiscounts.orderId), isBookedOrder))
    .where(id === undefined ? undefined : eq(coupons.id, id))
    .groupBy(coupons.id)
    .orderBy(desc(coupons.id));

export const insertCoupon = async (
  tx: Db,
  terms: CouponTerms,
  createdAt: Date,
): Promise<number> => {
  const [row] = await tx
    .insert(coupons)
    .values({ ...terms, createdAt })
    .returning({ id: coupons.id });
  if (!row) throw new Error('an inserted coupon has no row');
  return row.id;
};

/** Undefined: unknown, or unchanged. */
export const updateCouponPaused = async (
  tx: Db,
  id: number,
  isPaused: boolean,
): Promise<string | undefined> => {
  const [row] = await tx
    .update(coupons)
    .set({ isPaused })
    .where(and(eq(coupons.id, id), ne(coupons.isPaused, isPaused)))
    .returning({ code: coupons.code });
  return row?.code;
};
