import { indiaDay } from '@haldi/contract/kit/dates';
import {
  type CouponUse,
  couponRefusal,
  couponUseRefusal,
} from '@haldi/contract/orders/coupons/coupon-refusal';
import type { DiscountTerms } from '@haldi/contract/orders/discounts/schema';
import { type Priced, servicesTotal } from '@haldi/contract/orders/service-line-totals';
import type { Db } from '../../platform/database/database.ts';
import { listMenuServicesById } from '../commands/order-rows-and-menu-services-store.ts';
import type { DiscountRow } from '../discounts/store.ts';
import type { OrderRow } from '../tables.ts';
import { couponRefusedError } from './errors.ts';
import {
  type CouponRow,
  countCouponUse,
  findCoupon,
  listServiceIdsOfCoupon,
  lockCoupon,
} from './store.ts';

export type ReadCoupon = { coupon: CouponRow; serviceIds: string[] | null; use: CouponUse };

const read = async (
  db: Db,
  coupon: CouponRow | undefined,
  userId: string | null,
): Promise<ReadCoupon | null> => {
  if (!coupon) return null;
  return {
    coupon,
    serviceIds: await listServiceIdsOfCoupon(db, coupon),
    use: await countCouponUse(db, { couponId: coupon.id, userId }),
  };
};

/** Locked until the order is saved, so that its limits hold. Null: there is no such coupon. */
export const lockCouponForOrder = async (
  tx: Db,
  code: string,
  userId: string,
): Promise<ReadCoupon | null> => read(tx, await lockCoupon(tx, code), userId);

type Asked<Line> = { code: string; services: readonly Line[]; at: Date; isForStaff: boolean };

/** Throws why the coupon does not apply. */
export const requireCouponDiscount = (
  found: ReadCoupon | null,
  { code, services, at, isForStaff }: Asked<Priced & { serviceId: string }>,
): DiscountTerms => {
  if (!found) throw couponRefusedError('UNKNOWN', { code });
  const { coupon, serviceIds, use } = found;
  const reason = couponRefusal({ ...coupon, serviceIds }, services, use, indiaDay(at));
  if (reason) {
    const sum = servicesTotal(services);
    throw couponRefusedError(reason, { ...coupon, servicesTotal: sum, isForStaff });
  }
  const { percent, amount, ceiling } = coupon;
  return { percent, amount, ceiling, services: serviceIds, code };
};

/**
 * With the prices of the menu; services that are gone do not count. `userId` is null if the customer
 * is not known yet.
 */
export const checkCoupon = async (
  db: Db,
  userId: string | null,
  { services, ...asked }: Asked<{ serviceId: string; quantity: number }>,
): Promise<DiscountTerms> => {
  const menu = await listMenuServicesById(
    db,
    services.map(({ serviceId }) => serviceId),
  );
  const lines = services.flatMap((line) => {
    const price = menu.get(line.serviceId)?.price;
    return price === undefined ? [] : [{ ...line, price }];
  });
  const found = await read(db, await findCoupon(db, asked.code), userId);
  return requireCouponDiscount(found, { ...asked, services: lines });
};

/** Undefined: the order has no coupon, or the coupon still has a use for it. */
export const readCouponUsedMeanwhile = async (
  tx: Db,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
  discounts: readonly DiscountRow[],
): Promise<{ code: string; reason: 'USED_UP' | 'USED_BY_CUSTOMER' } | undefined> => {
  const code = discounts.find((discount) => discount.code !== null)?.code;
  if (code === undefined || code === null) return undefined;
  const coupon = await lockCoupon(tx, code);
  if (!coupon) throw new Error(`coupon ${code} is gone`);
  const use = await countCouponUse(tx, { couponId: coupon.id, userId, exceptOrderId: id });
  const reason = couponUseRefusal(coupon, use);
  return reason && { code, reason };
};
