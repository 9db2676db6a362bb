import { randomUUID } from 'node:crypto';
import type { BookingDays } from '@haldi/contract/schedule/endpoints';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../../testing/test-salon.ts';
import type { TestUser } from '../../testing/test-user.ts';

let product: TestApp;
let salon: TestSalon;
beforeEach(async () => {
  product = await buildTestApp({ now: '2026-11-16T06:00:00Z' });
  salon = await openTestSalon(product);
  await salon.hire(1);
});
afterEach(() => product.close());

const day = '2026-11-17';
const days = `/api/booking/days?from=${day}&to=${day}`;
const ask = (url: string, who: TestUser | null = null, remoteAddress = '203.0.113.7') =>
  product.as(who, { url, remoteAddress });
const isFree = async (who: TestUser | null = null): Promise<boolean | undefined> =>
  (await ask(days, who)).json<BookingDays>().days[0]?.available;
/** Written directly into the database, so that no event is published. */
const sendEverybodyHome = (isHome = true) =>
  product.database.pool.query('update beauticians set active = $1', [!isHome]);

describe('threat 45: availability for visitors is cached or rate limited', () => {
  test('the same query is calculated once per minute', async () => {
    expect(await isFree()).toBe(true);
    await sendEverybodyHome();
    expect(await isFree()).toBe(true);
    expect(await isFree(await product.user())).toBe(false);
    product.clock.advance(60_000);
    expect(await isFree()).toBe(false);
  });

  test('an order, the roster and the settings clear the cache', async () => {
    const asha = await product.user();
    const order = await salon.place(asha, { appointmentDate: day });
    expect(await isFree()).toBe(true);
    await sendEverybodyHome();
    const url = `/api/orders/${asha.id}/${order.orderId}/cancel`;
    const payload = {
      reason: 'other',
      fee: 0,
      version: order.version,
      attempt: randomUUID(),
    };
    const cancelled = await product.as(asha, { method: 'POST', url, payload });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect(await isFree()).toBe(false);
    await sendEverybodyHome(false);
    expect(await isFree()).toBe(false);
    product.context.live.publish('content-changed');
    expect(await isFree()).toBe(true);
  });

  test('120 calculations per minute and network; cached answers, other networks and staff are not limited', async () => {
    const asha = await product.user();
    const queryFor = (minutes: number) => `${days}&duration=${minutes}`;
    for (let minutes = 1; minutes <= 120; minutes += 1) {
      expect((await ask(queryFor(minutes))).statusCode).toBe(200);
    }
    const refused = await ask(queryFor(121));
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('TOO_MANY_REQUESTS');
    for (const url of [
      `/api/booking/slots?date=${day}`,
      '/api/booking/cart?services=facial-gold',
    ]) {
      expect((await ask(url)).statusCode).toBe(429);
    }
    expect((await ask(days, asha)).statusCode).toBe(429);
    expect((await ask(queryFor(120))).statusCode).toBe(200);
    expect((await ask(queryFor(121), null, '203.0.113.8')).statusCode).toBe(200);
    expect((await ask(queryFor(121), await product.user({ isAdmin: true }))).statusCode).toBe(200);
    product.clock.advance(60_000);
    expect((await ask(queryFor(121))).statusCode).toBe(200);
  });
});
