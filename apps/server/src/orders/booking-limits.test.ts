import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon, type TestSalon, toRequestLine } from '../../testing/test-salon.ts';
import type { TestUser } from '../../testing/test-user.ts';

let product: TestApp;
let salon: TestSalon;
let admin: TestUser;

beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(20);
  admin = await product.user({ isAdmin: true });
});
afterAll(() => product.close());

const ofDay = (day: number) => ({ appointmentDate: `2026-12-${String(day).padStart(2, '0')}` });
const complete = async (id: string): Promise<void> => {
  const message = 'Your service is complete. Thank you for choosing us!';
  await salon.track(admin, id, { status: 'completed', message });
};
const codesOf = (answers: Awaited<ReturnType<TestSalon['send']>>[]): string[] =>
  answers.map((answer) => answer.json().code ?? String(answer.statusCode)).toSorted();

describe('threat 24: customers have booking limits', () => {
  test('a new account that requests every slot of a day gets three visits', async () => {
    const person = await product.user();
    const wanted = defaultSlots.map((appointmentSlot) =>
      salon.send(person, salon.body(person, { ...ofDay(1), appointmentSlot })),
    );
    expect(codesOf(await Promise.all(wanted))).toEqual([
      ...Array<string>(3).fill('201'),
      ...Array<string>(5).fill('TOO_MANY_OPEN_ORDERS'),
    ]);
  });

  test('a new customer can book at most sixteen hours', async () => {
    const person = await product.user();
    const hours = (count: number) => ({ services: [toRequestLine(salon.service(60), count)] });
    const send = (day: number, count: number) =>
      salon.send(person, salon.body(person, { ...ofDay(day), ...hours(count) }));
    expect((await send(9, 9)).statusCode).toBe(201);
    const refused = await send(10, 8);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'TOO_MANY_OPEN_ORDERS',
        message:
          'Before your first visit, you can book up to 16 hours. To book more, please message us on WhatsApp.',
        details: {},
      },
    ]);
    expect((await send(10, 7)).statusCode).toBe(201);
  });

  test('of overlapping visits only one is accepted, even in parallel', async () => {
    const person = await product.user();
    const long = { services: [toRequestLine(salon.service(60), 3)] };
    const wanted = (['10:00 AM', '11:00 AM', '09:00 AM'] as const).map((appointmentSlot) =>
      salon.send(person, salon.body(person, { ...ofDay(2), ...long, appointmentSlot })),
    );
    const answers = await Promise.all(wanted);
    expect(codesOf(answers)).toEqual(['201', 'ALREADY_BOOKED', 'ALREADY_BOOKED']);
    const placed = answers.find(({ statusCode }) => statusCode === 201)?.json();
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.details).toEqual({ orderId: placed.orderId });
  });

  test('overlapping visits are accepted for another person only', async () => {
    const person = await product.user();
    const mother = { recipient: { name: 'Sunita Rao', phone: '9822012345' } };
    const send = (over: object) => salon.send(person, salon.body(person, { ...ofDay(3), ...over }));
    expect((await send({})).statusCode).toBe(201);
    expect((await send(mother)).statusCode).toBe(201);
    const refused = await send(mother);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ALREADY_BOOKED']);
  });

  test('a completed visit raises the limit to ten; the refusal offers WhatsApp', async () => {
    const person = await product.user();
    await complete((await salon.place(person, ofDay(1)))._id);
    for (let day = 2; day <= 11; day += 1) await salon.place(person, ofDay(day));
    const refused = await salon.send(person, salon.body(person, ofDay(12)));
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'TOO_MANY_OPEN_ORDERS',
        message:
          'You already have 10 upcoming visits. To book more, please message us on WhatsApp.',
        details: { limit: 10 },
      },
    ]);
  });

  test('visits of past days do not count', async () => {
    const person = await product.user();
    for (const day of [17, 18, 19]) {
      await salon.place(person, { appointmentDate: `2026-11-${day}` });
    }
    product.clock.set('2026-11-18T06:00:00Z');
    await salon.place(person, ofDay(6));
    product.clock.set('2026-11-16T06:00:00Z');
  });

  test('staff have no limits for orders under their own account', async () => {
    const desk = await product.user({ isAdmin: true });
    for (let n = 0; n < 5; n += 1) await salon.place(desk, ofDay(7));
  });

  test('a visit must end within working hours', async () => {
    const person = await product.user();
    const evening = (hours: number) =>
      salon.body(person, {
        ...ofDay(8),
        appointmentSlot: '06:00 PM',
        services: [toRequestLine(salon.service(60), hours)],
      });
    const refused = await salon.send(person, evening(3));
    expect([refused.statusCode, refused.json().details]).toEqual([422, { reason: 'TOO_LATE' }]);
    const slotsLeft = await product.as(null, {
      url: '/api/booking/slots?date=2026-12-08&duration=180',
    });
    expect(slotsLeft.json()[7]).toEqual({
      slot: '06:00 PM',
      available: false,
      reason: 'TOO_LATE',
    });
    expect((await salon.send(person, evening(2))).statusCode).toBe(201);
  });
});
