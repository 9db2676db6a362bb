import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  openTestPhoneBooking,
  type TestPhoneBooking,
} from '../../../../testing/test-phone-booking.ts';
import type { TestUser } from '../../../../testing/test-user.ts';
import { listUsersByMobile } from '../../../accounts/store.ts';

let desk: TestPhoneBooking;
let number: string;
beforeAll(async () => {
  desk = await openTestPhoneBooking();
});
afterAll(() => desk.close());
beforeEach(() => {
  number = desk.newNumber();
  // Avoids the hourly sign-up limit.
  desk.haldi.clock.advance(61_000);
});

const password = 'marigold-garland-9';
const signUp = (over: object = {}) =>
  desk.haldi.as(null, {
    method: 'POST',
    url: '/api/auth/signup',
    payload: {
      ...{ username: 'Lata Joshi', mobileNumber: number, password, consent: true },
      ...{ street: '5 Paud Road', town: 'Pune', pincode: '411038', ...over },
    },
  });
const logIn = async (login = number) => {
  const payload = { login, password };
  const answer = await desk.haldi.as(null, { method: 'POST', url: '/api/auth/login', payload });
  return answer.json().userData?._id;
};
const book = (customer: object) =>
  desk.send(desk.bookingFor(customer, { appointmentDate: desk.nextDay() }));
const booked = async (customer: object): Promise<Order> => {
  const answer = await book(customer);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const lata = (over: object = {}) => ({ name: 'Lata Joshi', mobileNumber: number, ...over });
const complete = async ({ _id }: Order): Promise<void> => {
  const body = { status: 'completed', message: updateMessages[4] };
  const answer = await desk.salon.track(desk.meera, _id, body);
  expect(answer.statusCode, answer.body).toBe(200);
};
const claim = async (userId: string) => {
  const url = `/api/admin/users/${userId}/password-link`;
  const { link } = (await desk.haldi.as(desk.meera, { method: 'POST', url })).json();
  const payload = { token: link.split('#token=')[1], password, consent: true };
  return desk.haldi.as(null, { method: 'POST', url: '/api/auth/password/reset', payload });
};
const own = async (userId: string, token: string): Promise<Order[]> => {
  const user = { ...desk.ravi, id: userId, token } as TestUser;
  const url = `/api/orders/my-order/${userId}`;
  return (await desk.haldi.as(user, { url }, 'bearer')).json();
};

describe('threat 48: a stranger who signs up with a customer’s number', () => {
  test('does not see phone bookings: staff must confirm, and can create another customer', async () => {
    const { token, userData } = (await signUp()).json();
    const stranger = userData._id;
    for (const customer of [lata(), lata({ name: 'Lata J.' }), { userId: stranger }]) {
      const refused = (await book(customer)).json();
      expect(refused).toMatchObject({
        code: 'NUMBER_NOT_VERIFIED',
        details: { customer: { userId: stranger, name: 'Lata Joshi' } },
      });
    }
    const order = await booked(lata({ separate: true }));
    expect(order.userId).not.toBe(stranger);
    expect(await own(stranger, token)).toEqual([]);
    expect((await booked(lata())).userId).toBe(order.userId);
    expect(await own(stranger, token)).toEqual([]);
    expect(await listUsersByMobile(desk.haldi.context.db, number)).toHaveLength(2);
  });

  test('staff can confirm the account for each booking', async () => {
    const { token, userData } = (await signUp()).json();
    const account = { userId: userData._id };
    await booked({ ...account, acceptUnverified: true });
    expect(await own(userData._id, token)).toHaveLength(1);
    expect((await book(account)).json().code).toBe('NUMBER_NOT_VERIFIED');
  });

  test('lists for staff show whether a number is verified', async () => {
    await signUp();
    for (const url of ['customers', 'dashboard/user']) {
      const answer = await desk.haldi.as(desk.meera, { url: `/api/admin/${url}?search=${number}` });
      const [found] = answer.json().users ?? answer.json();
      expect(found).toMatchObject({ isPhoneVerified: false });
    }
  });
});

describe('threat 48: a customer created by the desk', () => {
  test('is not disclosed to others who sign up with the number', async () => {
    const { userId } = await booked(lata());
    const { statusCode, json } = await signUp({ username: 'Someone' });
    expect(statusCode).toBe(201);
    expect(json().userData._id).not.toBe(userId);
    expect(await own(json().userData._id, json().token)).toEqual([]);
    expect(await logIn()).toBe(json().userData._id);
    const twin = await signUp({ username: 'Third' });
    expect(twin.json().fields).toEqual({
      mobileNumber: 'There is already an account with this mobile number',
    });
  });

  test('a completed visit verifies the mobile number and makes it a login', async () => {
    const order = await booked(lata());
    await complete(order);
    const [customer] = await listUsersByMobile(desk.haldi.context.db, number);
    expect(customer).toMatchObject({
      id: order.userId,
      mobileIsLogin: true,
      mobileVerifiedAt: desk.haldi.clock(),
    });
    expect((await signUp()).json().fields).toEqual({
      mobileNumber:
        'We created an account with this number for your visit or booking. Please ask us for the link to activate it',
    });
  });

  test('a visit booked with another number verifies nothing', async () => {
    const order = await booked(lata());
    await desk.haldi.database.pool.query('update users set mobile_number = $2 where id = $1', [
      order.userId,
      desk.newNumber(),
    ]);
    await complete(order);
    const { rows } = await desk.haldi.database.pool.query(
      'select mobile_verified_at from users where id = $1',
      [order.userId],
    );
    expect(rows).toEqual([{ mobile_verified_at: null }]);
  });

  test('claims the account and logs in with the number', async () => {
    const { userId } = await booked(lata());
    expect((await claim(userId)).statusCode).toBe(200);
    expect(await logIn()).toBe(userId);
  });

  test('claims it even if a stranger has the number, once verified or with an email address', async () => {
    const first = await booked(lata());
    const stranger = (await signUp({ email: `s${number}@example.com` })).json().userData._id;
    const refused = await claim(first.userId);
    expect(refused.json()).toMatchObject({
      code: 'ALREADY_TAKEN',
      message:
        'Another account uses your mobile number to log in. Please contact us so that we can add your email address.',
    });
    expect(await logIn()).toBe(stranger);
    await complete(first);
    expect(await logIn()).toBe(stranger);
    expect((await claim(first.userId)).statusCode).toBe(200);
    expect(await logIn()).toBe(first.userId);
    expect(await logIn(`s${number}@example.com`)).toBe(stranger);

    number = desk.newNumber();
    const email = `lata${number}@example.com`;
    const second = await booked(lata({ email }));
    const other = (await signUp()).json().userData._id;
    expect((await claim(second.userId)).statusCode).toBe(200);
    expect([await logIn(), await logIn(email)]).toEqual([other, second.userId]);
  });

  test('a changed number has to be verified again', async () => {
    const asha = await desk.haldi.user();
    const payload = { mobileNumber: number };
    await desk.haldi.as(asha, { method: 'PUT', url: '/api/auth/user', payload });
    expect((await book({ userId: asha.id })).json().code).toBe('NUMBER_NOT_VERIFIED');
  });
});
