import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addCustomer } from '../user-admin/service.ts';

let haldi: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp();
});
afterAll(() => haldi.close());
beforeEach(() => haldi.clock.advance(61_000));

const completeInput = {
  username: 'Asha Kulkarni',
  email: 'Asha@Example.com',
  mobileNumber: '9822012345',
  password: 'turmeric-and-milk',
  street: '5 Paud Road',
  apartmentNumber: 'B-204',
  landmark: 'Near SBI ATM',
  town: 'Pune',
  state: 'Maharashtra',
  pincode: '411038',
  latitude: 18.5,
  longitude: 73.8,
  consent: true,
};
const other = { username: 'Priya', email: 'priya@example.com', mobileNumber: '9822012346' };

const signUp = (changes: Record<string, unknown> = {}) =>
  haldi.as(null, {
    method: 'POST',
    url: '/api/auth/signup',
    payload: { ...completeInput, ...changes },
  });

const countUsers = async (): Promise<number> =>
  (await haldi.database.pool.query('select count(*)::int from users')).rows[0].count;

describe('signing up', () => {
  test('opens an account and a session', async () => {
    const answer = await signUp();
    expect(answer.statusCode).toBe(201);
    const { consent: _, password: _p, ...details } = completeInput;
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      userData: {
        ...details,
        _id: expect.any(String),
        email: 'asha@example.com',
        isAdmin: false,
        role: 'customer',
        isOnRoster: false,
      },
    });
    expect(String(answer.headers['set-cookie'])).toContain('HttpOnly; SameSite=Lax');
    const { rows } = await haldi.database.pool.query('select consent_at from users');
    expect(rows[0].consent_at).toEqual(haldi.clock());
  });

  test('reports all taken logins at once, at their fields', async () => {
    const answer = await signUp();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'ALREADY_TAKEN',
      fields: {
        email: 'There is already an account with this email address',
        mobileNumber: 'There is already an account with this mobile number',
      },
    });
    expect(Object.keys(answer.json().fields)).toEqual(['email', 'mobileNumber']);
  });

  test('a name may repeat', async () => {
    const { username } = completeInput;
    const sameName = { username, email: 'second.asha@example.com', mobileNumber: '9822012347' };
    const answer = await signUp(sameName);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().userData).toMatchObject(sameName);
    const logIn = async (login: string) =>
      (
        await haldi.as(null, {
          method: 'POST',
          url: '/api/auth/login',
          payload: { login, password: completeInput.password },
        })
      ).json().userData._id;
    expect(await logIn(sameName.mobileNumber)).toBe(answer.json().userData._id);
    expect(await logIn(completeInput.mobileNumber)).not.toBe(answer.json().userData._id);
  });

  test.each([[{ email: '' }], [{ email: null }], [{ email: undefined }], [{ email: '  ' }]])(
    'the mobile number is enough: %j',
    async (changes) => {
      const mobileNumber = `98220124${10 + (await countUsers())}`;
      const answer = await signUp({ ...changes, username: 'Sunita', mobileNumber });
      expect(answer.statusCode).toBe(201);
      expect(answer.json().userData).toMatchObject({ email: '', mobileNumber });
      const back = await haldi.as(null, {
        method: 'POST',
        url: '/api/auth/login',
        payload: { login: `+91 ${mobileNumber}`, password: completeInput.password },
      });
      expect(back.json().userData._id).toBe(answer.json().userData._id);
    },
  );

  test('an account created by staff is not created again: the customer is told to ask for the link', async () => {
    const mobileNumber = '9822012377';
    const email = 'kavita.r@example.com';
    await addCustomer(
      haldi.context.db,
      { username: 'Kavita Rao', mobileNumber, email },
      haldi.clock(),
    );
    const before = await countUsers();
    const answer = await signUp({ username: 'Kavita', mobileNumber, email });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ALREADY_TAKEN']);
    expect(answer.json().fields).toEqual({
      email:
        'We created an account with this email address for your visit or booking. Please ask us for the link to activate it',
    });
    // Guessing a number must not reveal the customer's details.
    expect(answer.body).not.toContain('Rao');
    expect(await countUsers()).toBe(before);
  });

  test.each([
    ['email', { ...other, email: 'ASHA@example.com' }],
    ['mobileNumber', { ...other, mobileNumber: '+91 98220 12345' }],
  ])('threat 9: a duplicate by %s: 409', async (field, changes) => {
    const answer = await signUp(changes);
    expect(answer.statusCode).toBe(409);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });

  test.each([
    [{ isAdmin: true }],
    [{ _id: 'x' }],
    [{ status: 'active' }],
    [{ passwordHash: 'x' }],
    [{ consent: false }],
    [{ password: 'password1' }],
    [{ password: 'Priya1234' }],
    [{ mobileNumber: null }],
    [{ latitude: '18' }],
    [{ email: 'priya' }],
    [{ username: 'a\u0000b' }],
  ])('threat 8: %j: 422 and no row', async (changes) => {
    const before = await countUsers();
    const answer = await signUp({ ...other, ...changes });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toHaveLength(1);
    expect(await countUsers()).toBe(before);
  });

  test('threat 9: fifteen with the same number at once: one row', async () => {
    const sameName = { username: 'Ritu', email: 'ritu@example.com', mobileNumber: '9822012399' };
    haldi.clock.advance(60 * 60_000);
    const answers = await Promise.all(Array.from({ length: 15 }, () => signUp(sameName)));
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([201, ...Array(14).fill(409)]);
  });

  test.each(['Haldi Home Salon', 'Нaldi Ноme Salon', 'Haldi Official'])(
    'threat 9: %s is not the salon: 409',
    async (username) => {
      const before = await countUsers();
      const answer = await signUp({ ...other, username });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'ALREADY_TAKEN']);
      expect(Object.keys(answer.json().fields)).toEqual(['username']);
      expect(await countUsers()).toBe(before);
    },
  );

  test('asking which addresses have an account is limited like guessing', async () => {
    const statuses = [];
    for (let turn = 1; turn <= 21; turn += 1) statuses.push((await signUp()).statusCode);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(409));
    expect(statuses[20]).toBe(429);
  });

  test('sign-ups per hour are limited per network; other networks are not affected', async () => {
    haldi.clock.advance(60 * 60_000);
    const open = (turn: number, remoteAddress: string) =>
      haldi.app.inject({
        method: 'POST',
        url: '/api/auth/signup',
        headers: { 'sec-fetch-site': 'same-origin' },
        remoteAddress,
        payload: {
          ...completeInput,
          username: `Guest ${turn}`,
          email: `guest${turn}@example.com`,
          mobileNumber: `70000000${turn}`,
        },
      });
    const statuses = [];
    for (let turn = 10; turn < 31; turn += 1) {
      statuses.push((await open(turn, `2001:db8:1:2::${turn}`)).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
    expect((await open(40, '2001:db8:1:3::1')).statusCode).toBe(201);
    haldi.clock.advance(60 * 60_000);
    expect((await open(41, '2001:db8:1:2::1')).statusCode).toBe(201);
  });
});
