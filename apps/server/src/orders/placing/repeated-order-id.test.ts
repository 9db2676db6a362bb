import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { provokeDeadlock } from '../../../testing/provoke-deadlock.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSalon, type TestSalon, toRequestLine } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let product: TestApp;
let salon: TestSalon;
let asha: TestUser;
let other: TestUser;

const count = async (): Promise<number> => {
  const { rows } = await product.database.pool.query('select count(*)::int as n from orders');
  return rows[0].n;
};
const setPrice = (id: string, price: number) =>
  product.database.pool.query('update services set price = $2 where id = $1', [id, price]);

beforeAll(async () => {
  product = await buildTestApp({ now: '2026-11-16T06:00:00Z', env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(3);
  // An admin account, because customers have booking limits.
  asha = await product.user({ isAdmin: true });
  other = await product.user();
});
afterAll(() => product.close());

describe('the six-digit id', () => {
  test('the same request again: 200 with the same order, before price, date and seats', async () => {
    const service = salon.service(60);
    const body = salon.body(other, { appointmentDate: '2026-11-18' });
    const first = await salon.send(other, body);
    await setPrice(service._id, service.price - 1);
    product.clock.set('2026-11-19T06:00:00Z');
    await product.database.pool.query('update settings set max_concurrent_visits = 0');
    const again = await salon.send(other, {
      ...body,
      trackingHistory: [{ status: 'pending', timestamp: 'later' }],
    });
    await product.database.pool.query('update settings set max_concurrent_visits = null');
    product.clock.set('2026-11-16T06:00:00Z');
    await setPrice(service._id, service.price);
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
  });
  test('the order of lines does not matter', async () => {
    const services = [toRequestLine(salon.service(60)), toRequestLine(salon.service(30))];
    const body = salon.body(asha, { appointmentDate: '2026-11-24', services });
    await salon.send(asha, body);
    const again = await salon.send(asha, { ...body, services: services.toReversed() });
    expect(again.statusCode).toBe(200);
  });
  test.each([
    ['another slot', { appointmentSlot: '05:00 PM' as const }],
    ['another day', { appointmentDate: '2026-11-26' }],
  ])('%s under the same id: 409 ORDER_EXISTS with the order', async (_, change) => {
    const body = salon.body(asha, { appointmentDate: '2026-11-25' });
    const first = await salon.send(asha, body);
    const before = await count();
    const again = await salon.send(asha, { ...body, ...change });
    expect([again.statusCode, again.json().code]).toEqual([409, 'ORDER_EXISTS']);
    expect(again.json().details).toEqual({ order: first.json() });
    expect(await count()).toBe(before);
  });
  test('another address or quantity under the same id: 409 ORDER_EXISTS', async () => {
    const body = salon.body(asha, { appointmentDate: '2026-11-26' });
    await salon.send(asha, body);
    const moved = { ...body, address: { ...body.address, street: '13 MG Road' } };
    const more = { ...body, services: [toRequestLine(salon.service(60), 2)] };
    expect((await salon.send(asha, moved)).json().code).toBe('ORDER_EXISTS');
    expect((await salon.send(asha, more)).json().code).toBe('ORDER_EXISTS');
  });
  test('used by another customer’s open order: 409 ORDER_ID_TAKEN; free once closed', async () => {
    const admin = await product.user({ isAdmin: true });
    const mine = await salon.place(asha, { appointmentDate: '2026-11-27' });
    const theirs = salon.body(other, { appointmentDate: '2026-11-27', orderId: mine.orderId });
    expect((await salon.send(other, theirs)).json().code).toBe('ORDER_ID_TAKEN');
    await salon.track(admin, mine._id, {
      status: 'completed',
      message: 'Your service is complete. Thank you for choosing us!',
    });
    expect((await salon.send(other, theirs)).statusCode).toBe(201);
  });
});

test.each([
  ['a customer’s', false],
  ['an admin’s', true],
])('%s account deleted while the order is placed: 401, and no order', async (_, isAdmin) => {
  const person = await product.user({ isAdmin });
  const before = await count();
  const answer = await provokeDeadlock(
    product.database.pool,
    [
      ['select from users where id = $1 for update', [person.id]],
      ['delete from users where id = $1', [person.id]],
    ],
    () => salon.send(person, salon.body(person)),
  );
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED']);
  expect(await count()).toBe(before);
});

test('threat 19: five orders a minute a user; repeats and what is refused do not count', async () => {
  const limited = await buildTestApp({ env: { RATE_LIMITS: 'on' } });
  const small = await openTestSalon(limited);
  await small.hire(20);
  const person = await limited.user({ isAdmin: true });
  const past = small.body(person, { appointmentDate: '2020-01-01' });
  for (let n = 0; n < 6; n += 1) expect((await small.send(person, past)).statusCode).toBe(422);
  const bodies = Array.from({ length: 6 }, () => small.body(person));
  for (const body of bodies.slice(0, 5)) {
    expect((await small.send(person, body)).statusCode).toBe(201);
    expect((await small.send(person, body)).statusCode).toBe(200);
  }
  const sixth = await small.send(person, bodies[5]);
  expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
  expect((await small.send(person, bodies[0])).statusCode).toBe(200);
  limited.clock.advance(60_000);
  expect((await small.send(person, bodies[5])).statusCode).toBe(201);

  const hurried = await limited.user({ isAdmin: true });
  const burst = Array.from({ length: 8 }, () => small.send(hurried, small.body(hurried)));
  const codes = (await Promise.all(burst)).map(({ statusCode }) => statusCode);
  expect(codes.toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
  await limited.close();
});
