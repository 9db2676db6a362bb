import type { DiscountTerms } from '@haldi/contract/orders/discounts/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { isActiveDiscount, orderDiscounts } from './tables.ts';

export type DiscountRow = typeof orderDiscounts.$inferSelect;

export const listActiveDiscounts = (db: Db, orderId: string): Promise<DiscountRow[]> =>
  db
    .select()
    .from(orderDiscounts)
    .where(and(eq(orderDiscounts.orderId, orderId), isActiveDiscount))
    .orderBy(asc(orderDiscounts.id));

/** Also removed ones. */
export const listDiscounts = (db: Db, orderId: string): Promise<DiscountRow[]> =>
  db
    .select()
    .from(orderDiscounts)
    .where(eq(orderDiscounts.orderId, orderId))
    .orderBy(asc(orderDiscounts.id));

export type NewDiscount = DiscountTerms &
  Pick<DiscountRow, 'orderId' | 'couponId' | 'reason' | 'givenBy' | 'givenAt'>;

export const insertDiscount = async (tx: Db, discount: NewDiscount): Promise<DiscountRow> => {
  const [row] = await tx.insert(orderDiscounts).values(discount).returning();
  if (!row) throw new Error('an inserted discount has no row');
  return row;
};

export const markDiscountRemoved = async (
  tx: Db,
  id: number,
  { by: removedBy, at: removedAt }: { by: string; at: Date },
): Promise<void> => {
  await tx.update(orderDiscounts).set({ removedBy, removedAt }).where(eq(orderDiscounts.id, id));
};
