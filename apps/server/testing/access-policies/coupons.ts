import { addTestCoupon, newCouponTerms } from '../test-coupons.ts';
import { type AccessPolicies, forEveryone, forOwners } from './access-policy.ts';
import { openSharedTestSalon } from './orders.ts';

export const couponPolicies: AccessPolicies = {
  'GET /api/coupons/:code': forEveryone(200, async ({ owner }, haldi) => {
    const { code } = await addTestCoupon(haldi, owner);
    const { _id } = (await openSharedTestSalon(haldi)).service(60);
    return { url: `/api/coupons/${code}?services=${_id}` };
  }),
  'GET /api/admin/coupons': forOwners(200, () => ({ url: '/api/admin/coupons' })),
  'POST /api/admin/coupons': forOwners(201, () => ({
    method: 'POST',
    url: '/api/admin/coupons',
    payload: newCouponTerms(),
  })),
  'PUT /api/admin/coupons/:id/paused': forOwners(200, async ({ owner }, haldi) => ({
    method: 'PUT',
    url: `/api/admin/coupons/${(await addTestCoupon(haldi, owner))._id}/paused`,
    payload: { isPaused: true },
  })),
};
