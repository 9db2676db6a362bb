import { discountAmount } from '@haldi/contract/orders/discounts/discount-amount';
import type { OrderDiscount } from '@haldi/contract/orders/discounts/schema';
import type { StaffDiscount } from '@haldi/contract/orders/payments/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { readUsernames } from '../../accounts/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { type DiscountRow, listDiscounts } from './store.ts';

export const toDiscount = ({
  id,
  percent,
  amount,
  ceiling,
  services,
  code,
}: DiscountRow): OrderDiscount => ({ id, percent, amount, ceiling, services, code });

export const readStaffDiscounts = async (db: Db, order: Order): Promise<StaffDiscount[]> => {
  const rows = await listDiscounts(db, order._id);
  const people = rows.flatMap(({ givenBy, removedBy }) => [givenBy ?? [], removedBy ?? []].flat());
  const names = await readUsernames(db, [...new Set(people)]);
  return rows.map((row) => ({
    ...toDiscount(row),
    worth: discountAmount(row, order),
    reason: row.reason,
    givenBy: names.get(row.givenBy ?? '') ?? null,
    givenAt: row.givenAt.toISOString(),
    removed:
      row.removedAt === null
        ? null
        : { by: names.get(row.removedBy ?? '') ?? null, at: row.removedAt.toISOString() },
  }));
};
