import { randomInt, randomUUID } from 'node:crypto';
import type { Order, TrackedOrder } from '@haldi/contract/orders/schema';
import type { UpiPayee } from '@haldi/contract/payment-settings/upi-payee-and-link';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/test-app.ts';
import {
  expectConsistentData,
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const payee: UpiPayee = {
  id: 'salon@okbank',
  name: 'Salon',
  kind: 'business',
  merchantCode: null,
};

let changes: TestOrderChanges;
let asha: TestUser;
let order: Order;

const setUpi = (upi: UpiPayee | null) =>
  changes.haldi.database.pool.query("update payment_settings set methods = '{upi}', upi = $1", [
    upi && JSON.stringify(upi),
  ]);

let days = 0;
const placeFor = (user: TestUser): Promise<Order> => {
  days += 1;
  const appointmentDate = new Date(Date.UTC(2026, 10, 17 + days)).toISOString().slice(0, 10);
  return changes.salon.place(user, { appointmentDate });
};

beforeAll(async () => {
  changes = await openTestOrderChanges();
  await changes.salon.hire(5);
  await setUpi(payee);
});
beforeEach(async () => {
  asha = await changes.haldi.user();
  order = await placeFor(asha);
});
afterAll(async () => {
  await expectConsistentData(changes.haldi);
  await changes.close();
});

const newReference = (): string => String(randomInt(1e11, 1e12));
const ownUrl = ({ userId, orderId }: Order) => `/api/orders/${userId}/${orderId}/upi-reference`;
const linkUrl = ({ link }: Order) => `/api/visit/${link}/upi-reference`;
const submit = (
  user: TestUser | null,
  url: string,
  reference: string,
  attempt: string = randomUUID(),
) => changes.send(user, 'POST', url, { reference, attempt });

const recordPayment = async ({ _id }: Order, over: object): Promise<void> => {
  const url = `/api/orders/${_id}/payments`;
  const body = { tip: 0, method: 'cash', attempt: randomUUID(), ...over };
  const answer = await changes.send(changes.meera, 'POST', url, body);
  expect(answer.statusCode, answer.body).toBe(200);
};

describe.each([
  ['the customer', () => submit.bind(null, asha, ownUrl(order))],
  ['the holder of the order link', () => submit.bind(null, null, linkUrl(order))],
])('%s', (_, sender) => {
  test('threat 71: sends a reference, which waits to be verified and pays nothing', async () => {
    const reference = newReference();
    const answer = await sender()(reference);
    expect(answer.statusCode, answer.body).toBe(200);
    const unverifiedPayment = { reference, amount: order.total * 100 };
    expect(answer.json()).toMatchObject({ payments: [], unverifiedPayment });
    const read = await changes.read(asha, order);
    expect(read).toMatchObject({ payments: [], unverifiedPayment });
    expect(read.trackingHistory[0]).toMatchObject({ kind: 'reference-submitted' });
  });

  test('repeats a lost attempt without a second effect', async () => {
    const [reference, attempt] = [newReference(), randomUUID()];
    const first = await sender()(reference, attempt);
    const second = await sender()(reference, attempt);
    expect(second.json()).toEqual(first.json());
  });

  test('corrects a reference that is not verified: the first one is in the history, and free again', async () => {
    const [wrong, right] = [newReference(), newReference()];
    await sender()(wrong);
    const corrected = await sender()(right);
    expect(corrected.json()).toMatchObject({ unverifiedPayment: { reference: right } });
    const { trackingHistory } = await changes.read(asha, order);
    expect(trackingHistory.slice(0, 2).map(({ message }) => message)).toEqual(
      [right, wrong].map((sent) => `UPI reference ${sent} received. We will check the payment.`),
    );
    const other = await placeFor(asha);
    expect((await submit(asha, ownUrl(other), wrong)).statusCode).toBe(200);
  });

  test.each(['recorded', 'waiting'])(
    'threat 71: cannot use a reference that is %s for another order, and does not learn whose it is',
    async (state) => {
      const stranger = await changes.haldi.user({ username: 'Sunita Rao' });
      const other = await placeFor(stranger);
      const reference = newReference();
      if (state === 'recorded') {
        await recordPayment(other, { amount: 10_000, method: 'upi', reference });
      } else {
        await submit(stranger, ownUrl(other), reference);
      }
      const answer = await sender()(reference);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'REFERENCE_USED']);
      for (const secret of [String(other.orderId), other._id, 'Sunita', stranger.id]) {
        expect(answer.body).not.toContain(secret);
      }
      expect((await changes.read(asha, order)).unverifiedPayment).toBe(null);
    },
  );

  test('sends nothing if nothing is due', async () => {
    await recordPayment(order, { amount: order.total * 100 });
    const answer = await sender()(newReference());
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'PAYMENT_REFUSED',
      details: { reason: 'NOTHING_DUE', due: 0 },
    });
  });

  test('sends nothing if the salon has no UPI ID', async () => {
    await setUpi(null);
    const answer = await sender()(newReference());
    await setUpi(payee);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'PAYMENT_REFUSED',
      details: { reason: 'UPI_OFF' },
    });
  });

  test('sends a reference also after UPI was turned off, because it may be paid already', async () => {
    await changes.haldi.database.pool.query("update payment_settings set methods = '{cash}'");
    const reference = newReference();
    const answer = await sender()(reference);
    await setUpi(payee);
    expect(answer.json()).toMatchObject({ unverifiedPayment: { reference } });
  });

  test.each(['12345678901', '1234567890123', '12345678901a', ''])(
    '%j is not a reference',
    async (reference) => {
      const answer = await sender()(reference);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields).toHaveProperty('reference');
    },
  );
});

test('a cancelled order owes its fee, which can be paid', async () => {
  const soon = { appointmentDate: '2026-11-16', appointmentSlot: '01:00 PM' };
  const confirmed = await changes.confirm(await changes.salon.place(asha, soon));
  const cancelled = await changes.cancel(asha, confirmed, { fee: 100 });
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  const answer = await submit(asha, ownUrl(confirmed), newReference());
  expect(answer.json<TrackedOrder>()).toMatchObject({
    status: 'cancelled',
    unverifiedPayment: { amount: 10_000 },
  });
});

test('another customer gets 404, as for an order that does not exist', async () => {
  const stranger = await changes.haldi.user();
  const answer = await submit(stranger, ownUrl(order), newReference());
  expect(answer.statusCode).toBe(404);
  const unknown = ownUrl({ ...order, orderId: 999_999 });
  expect((await submit(stranger, unknown, newReference())).body).toBe(answer.body);
  expect((await changes.read(asha, order)).unverifiedPayment).toBe(null);
});

test('my personal data contains my payments and UPI references', async () => {
  const reference = newReference();
  await submit(asha, ownUrl(order), reference);
  await recordPayment(order, { amount: 5_000 });
  const answer = await changes.haldi.as(asha, { url: '/api/auth/user/data' });
  expect(answer.json()).toMatchObject({
    orders: [{ payments: [{ method: 'cash', amount: 5_000 }] }],
    upiReferences: [
      { orderId: order.orderId, reference, amount: order.total * 100, isVerified: false },
    ],
  });
});

test('by link, the answer contains no personal data', async () => {
  const answer = await submit(null, linkUrl(order), newReference());
  for (const secret of [asha.username, order.userPhone, 'MG Road', asha.id, order._id]) {
    expect(answer.body).not.toContain(secret);
  }
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('requests by link are rate-limited by network', async () => {
  const strict = await buildTestApp();
  try {
    const url = `/api/visit/${'x'.repeat(24)}/upi-reference`;
    const tries = Array.from({ length: 130 }, () =>
      strict.as(null, {
        method: 'POST',
        url,
        payload: { reference: newReference(), attempt: randomUUID() },
      }),
    );
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 429)).toHaveLength(10);
  } finally {
    await strict.close();
  }
});
