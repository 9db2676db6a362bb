import { describe, expect, test } from 'vitest';
import { NewCoupon } from '../desk/coupons/schema.ts';
import { parseCouponCode } from './coupon-code.ts';
import { couponRefusal } from './coupon-refusal.ts';
import { CouponCode } from './endpoints.ts';

const offer = {
  ...{ isPaused: false, startsOn: null, endsOn: null, maxUses: null, usesPerCustomer: null },
  ...{ firstVisitOnly: false, minimumOrder: 0, serviceIds: null },
};
const unused = { uses: 0, usesOfCustomer: 0, hasOtherOrders: false };
const cart = [{ serviceId: 'facial', price: 500, quantity: 2 }];
const today = '2026-11-19';

test.each([
  [{}, {}, undefined],
  [{ isPaused: true }, {}, 'PAUSED'],
  [{ startsOn: '2026-11-20' }, {}, 'NOT_YET'],
  [{ startsOn: today, endsOn: today }, {}, undefined],
  [{ endsOn: '2026-11-18' }, {}, 'OVER'],
  [{ maxUses: 10 }, { uses: 9 }, undefined],
  [{ maxUses: 10 }, { uses: 10 }, 'USED_UP'],
  [{ usesPerCustomer: 1 }, { usesOfCustomer: 1 }, 'USED_BY_CUSTOMER'],
  [{ usesPerCustomer: 2 }, { usesOfCustomer: 1 }, undefined],
  [{ firstVisitOnly: true }, { hasOtherOrders: true }, 'FIRST_VISIT_ONLY'],
  [{ firstVisitOnly: true }, { hasOtherOrders: true, usesOfCustomer: 1 }, 'FIRST_VISIT_ONLY'],
  [{ serviceIds: ['waxing'] }, {}, 'NOT_THESE_SERVICES'],
  [{ serviceIds: ['waxing', 'facial'] }, {}, undefined],
  [{ minimumOrder: 1_000 }, {}, undefined],
  [{ minimumOrder: 1_001 }, {}, 'BELOW_MINIMUM'],
] as const)('%j with %j: %s', (terms, use, reason) => {
  expect(couponRefusal({ ...offer, ...terms }, cart, { ...unused, ...use }, today)).toBe(reason);
});

test.each([
  [' diwali10 ', 'DIWALI10'],
  ['Ab1', 'AB1'],
])('code %s', (typed, code) => {
  expect(CouponCode.parse(typed)).toBe(code);
  expect(parseCouponCode(typed)).toBe(code);
});

test.each(['AB', 'DIWALI-10', 'दिवाली', 'A'.repeat(21), ''])('%s is no code', (typed) => {
  expect(CouponCode.safeParse(typed).success).toBe(false);
  expect(parseCouponCode(typed)).toBeUndefined();
});

describe('new coupon', () => {
  const coupon = {
    ...{ code: 'DIWALI', percent: 10, amount: null, ceiling: 200, minimumOrder: 0 },
    ...{ firstVisitOnly: false, startsOn: null, endsOn: null, maxUses: 10, usesPerCustomer: 1 },
    ...{ sections: [], services: [] },
  };
  test.each([
    [{}, undefined],
    [{ amount: 50 }, 'percent'],
    [{ percent: null }, 'percent'],
    [{ percent: null, amount: 50 }, 'ceiling'],
    [{ percent: null, amount: 50, ceiling: null }, undefined],
    [{ percent: 101 }, 'percent'],
    [{ startsOn: '2026-11-20', endsOn: '2026-11-19' }, 'endsOn'],
    [{ maxUses: 0 }, 'maxUses'],
    [{ minimumOrder: -1 }, 'minimumOrder'],
  ])('%j: wrong is %s', (over, field) => {
    const parsed = NewCoupon.safeParse({ ...coupon, ...over });
    expect(parsed.error?.issues[0]?.path[0]).toBe(field);
  });
});
