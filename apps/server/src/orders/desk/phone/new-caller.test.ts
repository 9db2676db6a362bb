import type { ApiError } from '@haldi/contract/kit/errors';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openTestPhoneBooking,
  type TestPhoneBooking,
} from '../../../../testing/test-phone-booking.ts';

let desk: TestPhoneBooking;

beforeAll(async () => {
  desk = await openTestPhoneBooking();
});
afterAll(() => desk.close());

const caller = (over: object = {}) => ({
  name: 'Lata Joshi',
  mobileNumber: desk.newNumber(),
  ...over,
});

test('a new customer is created with the order and address', async () => {
  const customer = caller({ email: 'lata@example.com' });
  const answer = await desk.send(desk.bookingFor(customer, { appointmentDate: desk.nextDay() }));
  expect(answer.statusCode).toBe(201);
  const { userId, username, userPhone } = answer.json<Order>();
  expect({ username, userPhone }).toEqual({
    username: 'Lata Joshi',
    userPhone: customer.mobileNumber,
  });
  const { rows } = await desk.haldi.database.pool.query(
    'select email, street, town, pincode, latitude, password_hash from users where id = $1',
    [userId],
  );
  expect(rows).toEqual([
    {
      email: 'lata@example.com',
      street: '12 MG Road',
      town: 'Pune',
      pincode: '411001',
      latitude: null,
      password_hash: null,
    },
  ]);
});

test('another person’s address is not stored for the customer', async () => {
  const recipient = { name: 'Aai', phone: '9822000002' };
  const booked = await desk.send(
    desk.bookingFor(caller(), { appointmentDate: desk.nextDay(), recipient }),
  );
  const { rows } = await desk.haldi.database.pool.query(
    'select street, pincode from users where id = $1',
    [booked.json<Order>().userId],
  );
  expect(rows).toEqual([{ street: '', pincode: '' }]);
});

test('no customer is created if the order is refused', async () => {
  const customer = caller();
  const refused = await desk.send(desk.bookingFor(customer, { appointmentDate: '2026-11-15' }));
  expect(refused.statusCode).toBe(422);
  const taken = desk.bookingFor({ userId: desk.ravi.id }, { appointmentDate: desk.nextDay() });
  await desk.send(taken);
  const { orderId } = taken;
  expect(
    (await desk.errorOf(desk.bookingFor(customer, { orderId, appointmentDate: desk.nextDay() })))
      .code,
  ).toBe('ORDER_ID_TAKEN');
  expect(await desk.countOf('users', 'mobile_number', customer.mobileNumber)).toBe(0);
});

test('a repeat after a lost response gives the same order and customer', async () => {
  const customer = caller();
  const body = desk.bookingFor(customer, { appointmentDate: desk.nextDay() });
  const answers = await Promise.all([desk.send(body), desk.send(body), desk.send(body)]);
  answers.push(await desk.send(body));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 201]);
  const [first] = answers.map((answer) => answer.json<Order>());
  for (const answer of answers) expect(answer.json<Order>()._id).toBe(first?._id);
  expect(await desk.countOf('users', 'mobile_number', customer.mobileNumber)).toBe(1);
  expect(await desk.countOf('orders', 'user_id', first?.userId ?? '')).toBe(1);
});

test('parallel bookings by two admins create one customer', async () => {
  const other = await desk.haldi.user({ isAdmin: true });
  const customer = caller();
  const bookings = [desk.nextDay(), desk.nextDay()].map((appointmentDate) =>
    desk.bookingFor(customer, { appointmentDate }),
  );
  const answers = await Promise.all(
    bookings.map((body, place) => desk.send(body, place === 0 ? desk.meera : other)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const ids = new Set(answers.map((answer) => answer.json<Order>().userId));
  expect(ids.size).toBe(1);
  expect(await desk.countOf('users', 'mobile_number', customer.mobileNumber)).toBe(1);
});

test('parallel bookings under two names create one customer, the other is refused', async () => {
  const customer = caller();
  const answers = await Promise.all([
    desk.send(desk.bookingFor(customer, { appointmentDate: desk.nextDay() })),
    desk.send(
      desk.bookingFor({ ...customer, name: 'L. Joshi' }, { appointmentDate: desk.nextDay() }),
    ),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  const made = answers.find(({ statusCode }) => statusCode === 201)?.json<Order>();
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json<ApiError>();
  expect(refused).toMatchObject({
    code: 'ALREADY_TAKEN',
    message: `This number belongs to ${made?.username}.`,
    details: { customer: { userId: made?.userId, name: made?.username } },
  });
  expect(await desk.countOf('users', 'mobile_number', customer.mobileNumber)).toBe(1);
});

test('a known number is used only if the name matches or staff chose the customer', async () => {
  const customer = { name: 'Other Name', mobileNumber: `+91 ${desk.ravi.mobileNumber}` };
  const body = desk.bookingFor(customer, { appointmentDate: desk.nextDay() });
  const refused = await desk.errorOf(body);
  expect(refused).toMatchObject({
    code: 'ALREADY_TAKEN',
    fields: { mobileNumber: 'This number belongs to Ravi.' },
    details: { customer: { userId: desk.ravi.id, name: 'Ravi' } },
  });
  const matching = await desk.send({ ...body, customer: { ...customer, name: ' ravi ' } });
  expect(matching.json<Order>()).toMatchObject({ userId: desk.ravi.id, username: 'Ravi' });
  const appointmentDate = desk.nextDay();
  const chosen = await desk.send(desk.bookingFor({ userId: desk.ravi.id }, { appointmentDate }));
  expect(chosen.statusCode).toBe(201);
});

test('an email address in use is refused at its field', async () => {
  const answer = await desk.errorOf(
    desk.bookingFor(caller({ email: desk.ravi.email }), { appointmentDate: desk.nextDay() }),
  );
  expect(answer.code).toBe('ALREADY_TAKEN');
  expect(Object.keys(answer.fields ?? {})).toEqual(['email']);
});

test.each([
  [{}],
  [{ name: 'Lata' }],
  [{ name: 'L', mobileNumber: '9822012345' }],
  [{ userId: 'x', name: 'Lata', mobileNumber: '9822012345' }],
])('%j is not a valid customer', async (customer) => {
  expect(await desk.errorOf(desk.bookingFor(customer))).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { customer: 'Choose a customer, or enter a name and mobile number' },
  });
});

test('an invalid number is refused at its field', async () => {
  const customer = { name: 'Lata', mobileNumber: '123' };
  expect(await desk.errorOf(desk.bookingFor(customer))).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { 'customer.mobileNumber': 'Enter ten digits beginning with 6, 7, 8 or 9' },
  });
});
