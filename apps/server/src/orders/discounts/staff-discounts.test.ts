import type { Order, TrackedOrder } from '@haldi/contract/orders/schema';
import type { UpcomingWorkVisits } from '@haldi/contract/orders/work/schema';
import { conflictKinds } from '@haldi/contract/schedule/plan/conflicts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBeauticianUser } from '../../../testing/test-beautician-app.ts';
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

const rupees = (amount: number) => ({ kind: 'amount', amount, reason: 'Regular customer' });
const percent = (value: number) => ({
  kind: 'percent',
  percent: value,
  reason: 'Beautician was late',
});
const place = async (): Promise<{ customer: TestUser; order: Order }> => {
  const customer = await desk.haldi.user();
  return { customer, order: await desk.place(customer) };
};
const pay = (order: Order, amount: number) =>
  desk.done(order, 'payments', { amount, tip: 0, method: 'cash' });

describe('a discount', () => {
  test('lowers what is due, but not the total, and is seen by customer and staff', async () => {
    const { customer, order } = await place();
    const given = await desk.done(order, 'discounts', percent(10), desk.devika);
    const off = Math.floor(order.total / 10) * 100;
    expect(given.total).toBe(order.total);
    expect(desk.amountsOf(given)).toMatchObject({ discount: off, due: order.total * 100 - off });
    const seen: TrackedOrder = await desk.read(customer, order);
    expect(seen.discounts).toEqual(given.discounts);
    expect(seen.discounts).toMatchObject([{ percent: 10, amount: null, code: null }]);
    expect(seen.trackingHistory[0]).toMatchObject({
      kind: 'discount-added',
      message: `Discount (10%) of ₹${off / 100} given.`,
    });
    // Only staff read why.
    expect(JSON.stringify(seen)).not.toContain('Beautician was late');
    expect((await desk.ledgerOf(order)).discounts).toMatchObject([
      {
        ...{ percent: 10, worth: off / 100, reason: 'Beautician was late' },
        ...{ givenBy: 'Devika', removed: null },
      },
    ]);
    const { entries } = (await desk.haldi.as(desk.meera, { url: '/api/admin/audit' })).json();
    expect(entries[0]).toMatchObject({
      ...{ act: 'discount-added', admin: { name: 'Devika' } },
      changes: [{ field: 'message' }, { field: 'reason', after: 'Beautician was late' }],
    });
  });

  test('is sent once, however often the attempt is repeated', async () => {
    const { order } = await place();
    const attempt = '0b0c7dd4-3b5c-4c52-8f26-0d8c0a3c8a11';
    await desk.done(order, 'discounts', { ...rupees(20), attempt });
    const again = await desk.done(order, 'discounts', { ...rupees(20), attempt });
    expect(again.discounts).toHaveLength(1);
    const other = await desk.refused(order, 'discounts', { ...rupees(30), attempt });
    expect(other.reason).toBe('OTHER_ATTEMPT');
  });

  test('that was removed no longer counts, and stays in the list of the desk', async () => {
    const { order } = await place();
    const given = await desk.done(order, 'discounts', rupees(50));
    const part = `discounts/${given.discounts[0]?.id}/removal`;
    const removed = await desk.done(order, part, {}, desk.devika);
    expect(removed.discounts).toEqual([]);
    expect(desk.amountsOf(removed).due).toBe(order.total * 100);
    expect(removed.trackingHistory[0]?.message).toBe('Discount of ₹50 removed.');
    expect((await desk.ledgerOf(order)).discounts[0]?.removed).toMatchObject({ by: 'Devika' });
    expect(await desk.refused(order, part, {})).toMatchObject({
      ...{ reason: 'NO_SUCH_DISCOUNT', message: 'This discount was already removed.' },
    });
  });

  test('of another order is not found', async () => {
    const given = await desk.done((await place()).order, 'discounts', rupees(50));
    const part = `discounts/${given.discounts[0]?.id}/removal`;
    expect((await desk.refused((await place()).order, part, {})).reason).toBe('NO_SUCH_DISCOUNT');
  });

  test('cannot take off more than the price', async () => {
    const { order } = await place();
    const tooMuch = await desk.refused(order, 'discounts', rupees(order.total + 1));
    expect(tooMuch.reason).toBe('ABOVE_PRICE');
    await desk.done(order, 'discounts', percent(100));
    const again = await desk.refused(order, 'discounts', percent(1));
    expect(again.message).toBe('The price of this order is already ₹0.');
  });

  test.each([
    [{ kind: 'percent', percent: 0, reason: 'x' }, 'percent'],
    [{ kind: 'percent', percent: 101, reason: 'x' }, 'percent'],
    [{ kind: 'percent', percent: 1.5, reason: 'x' }, 'percent'],
    [{ kind: 'amount', amount: 0, reason: 'x' }, 'amount'],
    [{ kind: 'amount', amount: 5, reason: ' ' }, 'reason'],
  ])('%j is refused at its field', async (payload, field) => {
    const answer = await desk.send((await place()).order, 'discounts', payload);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });
});

describe('the limit of the desk', () => {
  const setLimit = (share: number, amount: number) =>
    desk.haldi.database.pool.query(
      'update payment_settings set desk_discount_percent = $1, desk_discount_limit = $2',
      [share, amount],
    );

  test('threat 72: is a share of the order, and discounts of everybody count towards it', async () => {
    await setLimit(10, 500);
    const { order } = await place();
    const limit = Math.floor(order.total / 10);
    expect((await desk.ledgerOf(order, desk.devika)).discountLimit).toBe(limit);
    await desk.done(order, 'discounts', rupees(limit - 5), desk.meera);
    const refused = await desk.refused(order, 'discounts', rupees(6), desk.devika);
    expect(refused).toMatchObject({
      reason: 'ABOVE_DISCOUNT_LIMIT',
      message: 'You can give up to ₹5 discount for this order. Please ask the owner to give more.',
    });
    await desk.done(order, 'discounts', rupees(5), desk.devika);
    const none = await desk.refused(order, 'discounts', rupees(1), desk.devika);
    expect(none.message).toBe(
      'You cannot give more discount for this order. Please ask the owner.',
    );
  });

  test('is also an amount, and owners have none', async () => {
    await setLimit(100, 20);
    const { order } = await place();
    const refused = await desk.refused(order, 'discounts', percent(50), desk.devika);
    expect(refused.reason).toBe('ABOVE_DISCOUNT_LIMIT');
    expect((await desk.ledgerOf(order, desk.meera)).discountLimit).toBeNull();
    await desk.done(order, 'discounts', percent(50), desk.meera);
  });

  test('0 leaves discounts to owners', async () => {
    await setLimit(0, 500);
    const { order } = await place();
    expect((await desk.refused(order, 'discounts', rupees(1), desk.devika)).reason).toBe(
      'ABOVE_DISCOUNT_LIMIT',
    );
  });

  const changeQuantity = async ({ _id }: Order, quantity: number, by: TestUser) => {
    const order = await desk.haldi.as(desk.meera, { url: `/api/orders/${_id}` });
    const current = order.json<Order>();
    const lines = current.services.map(({ serviceId }) => ({ serviceId, quantity }));
    return desk.changeServices(current, lines, { acknowledged: [...conflictKinds] }, by);
  };

  test('threat 72: holds when services are removed after a discount in rupees', async () => {
    await setLimit(10, 500);
    const { order } = await place();
    const small = Math.floor(order.total / 10);
    const large = (await changeQuantity(order, 3, desk.devika)).json<Order>();
    const most = Math.floor(large.total / 10);
    const given = await desk.done(order, 'discounts', rupees(most), desk.devika);
    const refused = await changeQuantity(order, 1, desk.devika);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'PAYMENT_REFUSED',
        message: `The discount of ₹${most} would be above your limit of ₹${small} for these services. Remove the discount first, or ask the owner to change the services.`,
        details: { reason: 'ABOVE_DISCOUNT_LIMIT', due: (large.total - most) * 100 },
      },
    ]);
    await desk.done(order, `discounts/${given.discounts[0]?.id}/removal`, {}, desk.devika);
    expect((await changeQuantity(order, 1, desk.devika)).statusCode).toBe(200);
  });

  test('threat 72: holds when services are added after a percentage', async () => {
    const { order } = await place();
    const most = Math.floor(order.total / 2);
    await setLimit(60, most);
    await desk.done(order, 'discounts', percent(40), desk.devika);
    const refused = await changeQuantity(order, 3, desk.devika);
    expect(refused.json()).toMatchObject({ details: { reason: 'ABOVE_DISCOUNT_LIMIT' } });
    expect((await changeQuantity(order, 3, desk.meera)).statusCode).toBe(200);
    // What the owner allowed stays allowed.
    expect((await changeQuantity(order, 4, desk.devika)).statusCode).toBe(200);
  });

  test('threat 72: beauticians and customers cannot give any', async () => {
    const { customer, order } = await place();
    await desk.salon.hireOne('Rekha');
    const beautician = await createBeauticianUser(desk.haldi, 'Rekha');
    for (const who of [customer, beautician]) {
      expect((await desk.send(order, 'discounts', rupees(1), who)).statusCode).toBe(403);
    }
    expect((await desk.send(order, 'discounts', rupees(1), null)).statusCode).toBe(401);
  });
});

describe('together with other changes', () => {
  test('a percentage follows the services, an amount does not', async () => {
    const { order } = await place();
    await desk.done(order, 'discounts', percent(20));
    const given = await desk.done(order, 'discounts', rupees(30));
    const [line] = given.services;
    if (!line) throw new Error('the order has a service');
    const services = [{ serviceId: line.serviceId, quantity: 2 }];
    const answer = await desk.changeServices(given, services, { acknowledged: [...conflictKinds] });
    const changed = answer.json<Order>();
    const total = order.visitingCharge + 2 * line.price;
    expect(changed.total).toBe(total);
    const off = Math.floor((total * 20) / 100) + 30;
    expect(desk.amountsOf(changed)).toMatchObject({ discount: off * 100 });
  });

  test('an amount above the price of fewer services takes off the whole price', async () => {
    const customer = await desk.haldi.user();
    const service = desk.salon.service(30);
    const placed = await desk.place(customer);
    const more = [{ serviceId: toRequestLine(service).serviceId, quantity: 3 }];
    const acknowledged = [...conflictKinds];
    const large = (await desk.changeServices(placed, more, { acknowledged })).json<Order>();
    const given = await desk.done(large, 'discounts', rupees(large.total - 1));
    const fewer = more.map((line) => ({ ...line, quantity: 1 }));
    const small = (await desk.changeServices(given, fewer, { acknowledged })).json<Order>();
    expect(desk.amountsOf(small)).toMatchObject({ discount: small.total * 100, due: 0 });
  });

  test('a cancelled order owes nothing and takes no discount; reopened, it has its own again', async () => {
    const { order } = await place();
    await desk.done(order, 'discounts', rupees(40));
    const cancelled = await desk.markNoShow(order);
    expect(desk.amountsOf(cancelled).due).toBe(10_000);
    const refused = await desk.send(order, 'discounts', rupees(5));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'NOT_CHANGEABLE']);
    const reopened = await desk.reopen(order);
    expect(desk.amountsOf(reopened).due).toBe(order.total * 100 - 4_000);
  });

  test('a refund after a discount returns what was overpaid first', async () => {
    const { order } = await place();
    const completed = await desk.complete(order);
    await pay(completed, order.total * 100);
    const given = await desk.done(order, 'discounts', rupees(100));
    expect(desk.amountsOf(given).due).toBe(-10_000);
    const refunded = await desk.done(order, 'refunds', {
      ...{ amount: 15_000, method: 'cash', reason: 'Sorry' },
    });
    expect(desk.amountsOf(refunded)).toMatchObject({ discount: 15_000, due: 0 });
    const removed = await desk.done(order, `discounts/${given.discounts[0]?.id}/removal`, {});
    expect(desk.amountsOf(removed)).toMatchObject({ discount: 5_000, due: 10_000 });
  });

  test('the beautician sees the discount', async () => {
    const name = 'Rekha Bill';
    await desk.salon.hireOne(name);
    const phone = await createBeauticianUser(desk.haldi, name);
    const customer = await desk.haldi.user();
    const today = await desk.salon.place(customer, {
      appointmentDate: '2026-11-16',
      appointmentSlot: '05:00 PM',
    });
    const order = await desk.confirm(today, name);
    await desk.done(order, 'discounts', percent(10));
    const { days } = (await desk.haldi.as(phone, { url: '/api/work' })).json<UpcomingWorkVisits>();
    const visit = days.flatMap(({ visits }) => visits).find(({ _id }) => _id === order._id);
    expect(visit?.discounts).toMatchObject([{ percent: 10 }]);
  });
});
