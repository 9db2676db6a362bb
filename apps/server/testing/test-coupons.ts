import type { Coupon, CouponTerms } from '@haldi/contract/orders/desk/coupons/schema';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';
import type { TestUser } from './test-user.ts';

let created = 0;

/** 10 percent, for everyone, with a new code. */
export const newCouponTerms = (over: Partial<CouponTerms> = {}): CouponTerms => {
  created += 1;
  return {
    ...{ code: `TEST${created}`, percent: 10, amount: null, ceiling: null, minimumOrder: 0 },
    ...{ firstVisitOnly: false, startsOn: null, endsOn: null, maxUses: null },
    ...{ usesPerCustomer: null, sections: [], services: [] },
    ...over,
  };
};

export const addTestCoupon = async (
  haldi: TestApp,
  owner: TestUser,
  over: Partial<CouponTerms> = {},
): Promise<Coupon> => {
  const payload = newCouponTerms(over);
  const answer = await haldi.as(owner, { method: 'POST', url: '/api/admin/coupons', payload });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Coupon>();
};

export const findTestCoupon = async (
  haldi: TestApp,
  owner: TestUser,
  code: string,
): Promise<Coupon | undefined> =>
  (await haldi.as(owner, { url: '/api/admin/coupons' }))
    .json<Coupon[]>()
    .find((coupon) => coupon.code === code);
