import type { CouponTerms } from '@haldi/contract/orders/desk/coupons/schema';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { DiscountTerms } from '@haldi/contract/orders/discounts/schema';
import type { OrderRequest } from '@haldi/contract/orders/order-request';
import type { Order, TrackedOrder } from '@haldi/contract/orders/schema';
import { conflictKinds } from '@haldi/contract/schedule/plan/conflicts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestCoupon, findTestCoupon, newCouponTerms } from '../../../testing/test-coupons.ts';
import { openTestDeskPayments } from '../../../testing/test-desk-payments.ts';
import { expectConsistentData } from '../../../testing/test-order-changes.ts';
import { toRequestLine } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let desk: Awaited<ReturnType<typeof openTestDeskPayments>>;
beforeAll(async () => {
  desk = await openTestDeskPayments();
});
afterAll(async () => {
  await expectConsistentData(desk.haldi);
  await desk.close();
});

let days = 0;
const send = async (customer: TestUser, coupon: string, over: Partial<OrderRequest> = {}) => {
  days += 1;
  const appointmentDate = new Date(Date.UTC(2026, 10, 16 + days)).toISOString().slice(0, 10);
  return desk.salon.send(customer, desk.salon.body(customer, { appointmentDate, coupon, ...over }));
};
const place = async (customer: TestUser, coupon: string, over: Partial<OrderRequest> = {}) => {
  const answer = await send(customer, coupon, over);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Order>();
};
const add = (over: Partial<CouponTerms> = {}) => addTestCoupon(desk.haldi, desk.meera, over);
const usesOf = async (code: string) => (await findTestCoupon(desk.haldi, desk.meera, code))?.uses;
const refusalOf = (answer: { statusCode: number; json: () => unknown }) => {
  const body = answer.json() as { code: string; message: string; details?: { reason: string } };
  expect([answer.statusCode, body.code]).toEqual([409, 'COUPON_REFUSED']);
  return { message: body.message, reason: body.details?.reason };
};
const check = (who: TestUser | null, code: string, query = '') => {
  const services = toRequestLine(desk.salon.service(60)).serviceId;
  return desk.haldi.as(who, { url: `/api/coupons/${code}?services=${services}${query}` });
};

describe('the owner', () => {
  test('creates a coupon, sees its uses and pauses it', async () => {
    const { code, _id } = await add({ code: 'diwali10', maxUses: 5 });
    expect(code).toBe('DIWALI10');
    const order = await place(await desk.haldi.user(), 'Diwali10');
    const off = Math.floor((order.total - order.visitingCharge) / 10);
    expect(await findTestCoupon(desk.haldi, desk.meera, code)).toMatchObject({
      ...{ uses: 1, discount: off, maxUses: 5, isPaused: false },
    });
    const cancelled = await place(await desk.haldi.user(), code);
    await desk.markNoShow(cancelled);
    const found = await desk.haldi.as(desk.meera, { url: '/api/orders?coupon=diwali10' });
    expect(found.json<Order[]>().map(({ orderId }) => orderId)).toEqual([order.orderId]);
    const url = `/api/admin/coupons/${_id}/paused`;
    const payload = { isPaused: true };
    const paused = await desk.haldi.as(desk.meera, { method: 'PUT', url, payload });
    expect(paused.json()).toMatchObject({ code, isPaused: true, uses: 1 });
    expect(refusalOf(await send(await desk.haldi.user(), code)).reason).toBe('PAUSED');
    const log = await desk.haldi.as(desk.meera, { url: '/api/admin/audit' });
    expect(log.json().entries[0]).toMatchObject({ act: 'coupon-paused', subject: { name: code } });
  });

  test('cannot create a code twice, in any case', async () => {
    const { code } = await add();
    const answer = await desk.haldi.as(desk.meera, {
      ...{ method: 'POST', url: '/api/admin/coupons' },
      payload: newCouponTerms({ code: code.toLowerCase() }),
    });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([409, ['code']]);
  });
});

describe('an order with a coupon', () => {
  test('costs less, and names the coupon', async () => {
    const { code } = await add({ percent: 20, ceiling: 100 });
    const customer = await desk.haldi.user();
    const order = await place(customer, code);
    expect(desk.amountsOf(order)).toMatchObject({ discount: 10_000 });
    expect(order.total).toBe(order.visitingCharge + toRequestLine(desk.salon.service(60)).price);
    const seen: TrackedOrder = await desk.read(customer, order);
    expect(seen.discounts).toEqual(order.discounts);
    expect(seen.discounts).toMatchObject([{ code, percent: 20, ceiling: 100 }]);
  });

  test('is the same order if the request is repeated, and another with another coupon', async () => {
    const [first, second] = [await add({ maxUses: 1 }), await add()];
    const customer = await desk.haldi.user();
    const body = desk.salon.body(customer, { appointmentDate: '2027-03-01', coupon: first.code });
    expect((await desk.salon.send(customer, body)).statusCode).toBe(201);
    expect((await desk.salon.send(customer, body)).statusCode).toBe(200);
    const other = await desk.salon.send(customer, { ...body, coupon: second.code });
    expect(other.json().code).toBe('ORDER_EXISTS');
    expect(await usesOf(first.code)).toBe(1);
  });

  test('is limited to sections and services, also after its services change', async () => {
    const [facial, other] = [desk.salon.service(60), desk.salon.service(30)];
    const { rows } = await desk.haldi.database.pool.query<{ data_set: string }>(
      'select data_set from services where id = $1',
      [facial._id],
    );
    const sections = rows.map(({ data_set }) => data_set);
    const { code } = await add({ percent: 50, sections });
    const services = [toRequestLine(facial), toRequestLine(other)];
    const order = await place(await desk.haldi.user(), code, { services });
    expect(desk.amountsOf(order).discount).toBe(Math.floor(facial.price / 2) * 100);
    const only = [{ serviceId: other._id, quantity: 2 }];
    const acknowledged = [...conflictKinds];
    const changed = (await desk.changeServices(order, only, { acknowledged })).json<Order>();
    expect(desk.amountsOf(changed).discount).toBe(0);
    const wrong = await send(await desk.haldi.user(), code, { services: [toRequestLine(other)] });
    expect(refusalOf(wrong).reason).toBe('NOT_THESE_SERVICES');
    const single = await add({ amount: 50, percent: null, services: [other._id] });
    const both = await place(await desk.haldi.user(), single.code, { services });
    expect(desk.amountsOf(both).discount).toBe(5_000);
  });

  test('by phone is checked for the customer', async () => {
    const { code } = await add({ firstVisitOnly: true });
    const customer = await desk.haldi.user();
    await desk.place(customer);
    const {
      userId: _,
      username: __,
      ...body
    } = desk.salon.body(customer, {
      ...{ appointmentDate: '2027-04-01', coupon: code },
    });
    const url = '/api/admin/bookings';
    const book = (payload: object) => desk.haldi.as(desk.devika, { method: 'POST', url, payload });
    const known = { userId: customer.id, acceptUnverified: true };
    expect(refusalOf(await book({ ...body, customer: known }))).toEqual({
      reason: 'FIRST_VISIT_ONLY',
      message: `Coupon ${code} is only for a customer’s first visit.`,
    });
    const caller = { name: 'Leela', mobileNumber: '9811100007' };
    const booked = await book({ ...body, userPhone: '9811100007', customer: caller });
    expect(booked.statusCode, booked.body).toBe(201);
    expect(booked.json<Order>().discounts).toMatchObject([{ code }]);
  });
});

describe('a coupon is refused with the reason', () => {
  test.each<[string, Partial<CouponTerms>, string]>([
    ['NOT_YET', { startsOn: '2026-11-20' }, 'can be used from 20 Nov 2026.'],
    ['OVER', { endsOn: '2026-11-15' }, 'could be used until 15 Nov 2026.'],
    ['BELOW_MINIMUM', { minimumOrder: 90_000 }, 'needs services worth ₹90,000. Add services'],
  ])('%s', async (reason, terms, message) => {
    const { code } = await add(terms);
    const placed = refusalOf(await send(await desk.haldi.user(), code));
    expect(placed.reason).toBe(reason);
    expect(placed.message).toContain(message);
    expect(refusalOf(await check(null, code))).toEqual(placed);
  });

  test('unknown', async () => {
    const customer = await desk.haldi.user();
    const refused = refusalOf(await send(customer, 'NOSUCH'));
    expect(refused).toEqual({
      reason: 'UNKNOWN',
      message: 'There is no coupon NOSUCH. Check the code.',
    });
    expect(refusalOf(await check(customer, 'nosuch'))).toEqual(refused);
  });

  test('only for a first visit, which a cancelled order is not', async () => {
    const { code } = await add({ firstVisitOnly: true });
    const customer = await desk.haldi.user();
    const first = await desk.place(customer);
    expect(refusalOf(await check(customer, code)).reason).toBe('FIRST_VISIT_ONLY');
    expect(refusalOf(await send(customer, code)).reason).toBe('FIRST_VISIT_ONLY');
    // A visitor is not known yet.
    expect((await check(null, code)).statusCode).toBe(200);
    await desk.markNoShow(first);
    await place(customer, code);
  });

  test('used by the customer, or used up', async () => {
    const { code } = await add({ usesPerCustomer: 1, maxUses: 2 });
    const [customer, second, third] = [
      await desk.haldi.user(),
      await desk.haldi.user(),
      await desk.haldi.user(),
    ];
    await place(customer, code);
    expect(refusalOf(await check(customer, code)).message).toBe(
      'You have already used this coupon.',
    );
    expect(refusalOf(await check(desk.devika, code, `&customer=${customer.id}`)).message).toBe(
      'This customer has already used this coupon.',
    );
    expect(refusalOf(await send(customer, code)).reason).toBe('USED_BY_CUSTOMER');
    await place(second, code);
    expect(refusalOf(await check(third, code)).reason).toBe('USED_UP');
    expect(refusalOf(await send(third, code)).reason).toBe('USED_UP');
  });
});

describe('a check', () => {
  test('says what the coupon takes off', async () => {
    const { code } = await add({ percent: 15, ceiling: 300 });
    expect((await check(null, code.toLowerCase())).json<DiscountTerms>()).toEqual({
      ...{ code, percent: 15, amount: null, ceiling: 300, services: null },
    });
  });

  test('for a customer is only for staff', async () => {
    const { code } = await add();
    const customer = await desk.haldi.user();
    const other = await desk.haldi.user();
    const query = `&customer=${customer.id}`;
    expect((await check(null, code, query)).statusCode).toBe(401);
    expect((await check(other, code, query)).statusCode).toBe(403);
    expect((await check(desk.devika, code, query)).statusCode).toBe(200);
  });
});

describe('cancelling and reopening', () => {
  const reopen = (order: Order) =>
    desk.salon.track(desk.meera, order._id, {
      ...{ status: 'confirmed', message: updateMessages[0], asked: ['reopen'] },
    });

  test('a cancelled order gives its use back, and takes it again when it is reopened', async () => {
    const { code } = await add({ maxUses: 1, usesPerCustomer: 1 });
    const customer = await desk.haldi.user();
    const order = await place(customer, code);
    await desk.markNoShow(order);
    expect(await usesOf(code)).toBe(0);
    const reopened = await desk.reopen(order);
    expect(reopened.discounts).toMatchObject([{ code }]);
    expect(await usesOf(code)).toBe(1);
    expect(refusalOf(await send(await desk.haldi.user(), code)).reason).toBe('USED_UP');
  });

  test('without a use left, the desk removes the coupon first', async () => {
    const { code } = await add({ maxUses: 1 });
    const order = await place(await desk.haldi.user(), code);
    await desk.markNoShow(order);
    await place(await desk.haldi.user(), code);
    expect(refusalOf(await reopen(order))).toEqual({
      reason: 'USED_UP',
      message: `Coupon ${code} has been used up meanwhile. Remove it from this order, then reopen it.`,
    });
    await desk.done(order, `discounts/${order.discounts[0]?.id}/removal`, {});
    const reopened = await desk.reopen(order);
    expect(desk.amountsOf(reopened)).toMatchObject({ discount: 0, due: order.total * 100 });
  });

  test('a customer who used it for another order meanwhile keeps one use', async () => {
    const { code } = await add({ usesPerCustomer: 1 });
    const customer = await desk.haldi.user();
    const order = await place(customer, code);
    await desk.markNoShow(order);
    await place(customer, code);
    expect(refusalOf(await reopen(order)).reason).toBe('USED_BY_CUSTOMER');
  });

  test('two first visits cannot both have a coupon for first visits', async () => {
    const { code } = await add({ firstVisitOnly: true });
    const customer = await desk.haldi.user();
    const order = await place(customer, code);
    await desk.markNoShow(order);
    await place(customer, code);
    expect(refusalOf(await reopen(order))).toEqual({
      reason: 'USED_BY_CUSTOMER',
      message: `This customer has used coupon ${code} for another order meanwhile. Remove it from this order, then reopen it.`,
    });
  });

  test('a coupon that staff removed can be used again', async () => {
    const { code } = await add({ maxUses: 1 });
    const order = await place(await desk.haldi.user(), code);
    const removed = await desk.done(order, `discounts/${order.discounts[0]?.id}/removal`, {});
    expect(removed.trackingHistory[0]?.message).toContain(`Coupon ${code} (10%) of ₹`);
    await place(await desk.haldi.user(), code);
  });
});

test('coupons do not use up the limit of the desk', async () => {
  const { code } = await add({ percent: 50 });
  const order = await place(await desk.haldi.user(), code);
  const limit = Math.floor(order.total / 10);
  expect((await desk.ledgerOf(order, desk.devika)).discountLimit).toBe(limit);
  const given = { kind: 'amount', amount: limit, reason: 'Late' };
  const both = await desk.done(order, 'discounts', given, desk.devika);
  expect(both.discounts).toHaveLength(2);
});
