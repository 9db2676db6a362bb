import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let product: TestApp;
let salon: TestSalon;
let owner: TestUser;

beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(5);
  owner = await product.user();
});
afterAll(() => product.close());

type Sent = { method: 'GET' | 'PUT' | 'POST'; url: string; body?: object };
const byLink = (sent: Sent) => product.as(null, sent, 'cookie');

test('threat 61: refusals by link disclose nothing about the customer or other orders', async () => {
  const order = await salon.place(owner, { appointmentDate: '2026-12-21' });
  const other = await salon.place(owner, { appointmentDate: '2026-12-22' });
  const move = (version: number) =>
    byLink({
      method: 'PUT',
      url: `/api/visit/${order.link}/appointment`,
      body: {
        appointmentDate: '2026-12-22',
        appointmentSlot: other.appointmentSlot,
        version,
        attempt: crypto.randomUUID(),
      },
    });
  const changed = await move(order.version + 1);
  expect(changed.json()).toEqual({ code: 'ORDER_CHANGED', message: expect.any(String) });
  const overlapping = await move(order.version);
  expect(overlapping.json()).toEqual({ code: 'ALREADY_BOOKED', message: expect.any(String) });
  for (const { payload, headers } of [changed, overlapping]) {
    expect(payload).not.toContain(String(other.orderId));
    expect(payload).not.toContain(order.address.street);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('threat 61: the cancel note is not shown by link', async () => {
  const { link, version } = await salon.place(owner, { appointmentDate: '2026-12-23' });
  const note = 'My mother is in hospital.';
  const cancelled = await byLink({
    method: 'POST',
    url: `/api/visit/${link}/cancel`,
    body: { reason: 'other', note, fee: 0, version, attempt: crypto.randomUUID() },
  });
  expect(cancelled.json()).toMatchObject({ status: 'cancelled', cancellation: { note: '' } });
  const read = await byLink({ method: 'GET', url: `/api/visit/${link}` });
  expect(read.payload).not.toContain(note);
  expect(read.headers['cache-control']).toBe('no-store');
});
