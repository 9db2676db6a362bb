import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { openSession } from '../sessions/service.ts';
import { findUserById } from '../store.ts';

const password = 'turmeric-and-milk';

let haldi: TestApp;
let asha: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp();
});
afterAll(() => haldi.close());
beforeEach(async () => {
  haldi.clock.advance(61_000);
  asha = await haldi.user({ password });
});

const change = (who: TestUser, payload: object) =>
  haldi.as(who, { method: 'PUT', url: '/api/auth/user', payload });
const changePassword = (who: TestUser, currentPassword: string, newPassword: string) =>
  haldi.as(who, {
    method: 'PUT',
    url: '/api/auth/password',
    payload: { currentPassword, newPassword },
  });

describe('the profile', () => {
  test('has every detail; missing ones are empty or null', async () => {
    const emptyUser = await haldi.user({
      mobileNumber: null,
      street: '',
      apartmentNumber: '',
      town: '',
      state: '',
      pincode: '',
      latitude: null,
      longitude: null,
    });
    const answer = await haldi.as(emptyUser, { url: '/api/auth/user' });
    expect(answer.json()).toEqual({
      userData: {
        _id: emptyUser.id,
        username: emptyUser.username,
        email: emptyUser.email,
        mobileNumber: '',
        street: '',
        apartmentNumber: '',
        landmark: '',
        town: '',
        state: '',
        pincode: '',
        latitude: null,
        longitude: null,
        isAdmin: false,
        role: 'customer',
        isOnRoster: false,
      },
    });
  });

  test('only sent fields change', async () => {
    const before = (await haldi.as(asha, { url: '/api/auth/user' })).json().userData;
    const sent = { street: '7 Karve Road', latitude: null, username: 'आशा' };
    const answer = await change(asha, sent);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().userData).toEqual({ ...before, ...sent });
  });

  test('a new name refreshes the pages that show it; other changes do not', async () => {
    let published = 0;
    const unsubscribe = haldi.context.live.subscribe('content-changed', () => {
      published += 1;
    });
    await change(asha, { street: '8 Karve Road', username: asha.username });
    expect(published).toBe(0);
    await change(asha, { username: 'Asha of Karve Road' });
    unsubscribe();
    expect(published).toBe(1);
  });

  test('logins of another account are rejected; its name and your own logins are not', async () => {
    const priya = await haldi.user();
    const { username, email, mobileNumber } = priya;
    const answer = await change(asha, { username, email, mobileNumber, currentPassword: password });
    expect(answer.statusCode).toBe(409);
    expect(Object.keys(answer.json().fields)).toEqual(['email', 'mobileNumber']);
    const own = { username: asha.username.toUpperCase(), email: asha.email };
    expect((await change(asha, own)).statusCode).toBe(200);
    const renamed = await change(asha, { username });
    expect(renamed.json().userData.username).toBe(username);
  });

  test.each([
    [{ isAdmin: true }],
    [{ status: 'blocked' }],
    [{ pincode: '012345' }],
    [{ town: '' }],
    [{ mobileNumber: '1234567890' }],
  ])('%j: 422', async (payload) => {
    expect((await change(asha, payload)).statusCode).toBe(422);
  });
});

describe('a new mobile number', () => {
  test('threat 25: requires the current password, since it is a login', async () => {
    const user = await haldi.user({ password });
    const mobileNumber = '9812345678';
    const refused = await change(user, { mobileNumber });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'WRONG_PASSWORD']);
    expect((await change(user, { mobileNumber: user.mobileNumber })).statusCode).toBe(200);
    const changed = await change(user, { mobileNumber, currentPassword: password });
    expect(changed.json().userData.mobileNumber).toBe(mobileNumber);
  });
  test('an account without a password can change its number, which is not a login', async () => {
    const user = await haldi.user();
    expect((await change(user, { mobileNumber: '9812345671' })).statusCode).toBe(200);
  });
  test('a first number requires no password: provider accounts have none', async () => {
    const user = await haldi.user({ mobileNumber: null });
    expect((await change(user, { mobileNumber: '9812345670' })).statusCode).toBe(200);
  });
});

describe('a new email address', () => {
  test('requires the current password and is unverified', async () => {
    const verified = await haldi.user({ password, emailVerifiedAt: haldi.clock() });
    const email = 'new.address@example.com';
    for (const currentPassword of [undefined, 'wrong-password']) {
      const answer = await change(verified, { email, currentPassword });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        code: 'WRONG_PASSWORD',
        fields: { currentPassword: expect.any(String) },
      });
    }
    const answer = await change(verified, { email, currentPassword: password });
    expect(answer.json().userData.email).toBe(email);
    const row = await findUserById(haldi.context.db, verified.id);
    expect(row?.emailVerifiedAt).toBeNull();
  });

  test.each([null, ''])(
    'taken away (%j): asks for the password as a change does',
    async (email) => {
      const user = await haldi.user({ password, emailVerifiedAt: haldi.clock() });
      const refused = await change(user, { email });
      expect(refused.json()).toMatchObject({
        code: 'WRONG_PASSWORD',
        fields: { currentPassword: expect.any(String) },
      });
      const taken = await change(user, { email, currentPassword: password });
      expect(taken.json().userData.email).toBe('');
      const row = await findUserById(haldi.context.db, user.id);
      expect(row).toMatchObject({ email: null, emailVerifiedAt: null });
      expect((await change(user, { email, username: 'Asha of Aundh' })).statusCode).toBe(200);
    },
  );

  test('cannot be removed if there is no number to log in with', async () => {
    const user = await haldi.user({ password, mobileNumber: null });
    const removal = { email: null, currentPassword: password };
    const refused = await change(user, removal);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['email']]);
    const both = await change(user, { ...removal, mobileNumber: '9812345699' });
    expect(both.json().userData).toMatchObject({ email: '', mobileNumber: '9812345699' });
  });

  test('is rejected for an account without a password: a thief could then set one', async () => {
    const passwordless = await haldi.user();
    const answer = await change(passwordless, { email: 'thief@example.com' });
    expect(answer.statusCode).toBe(422);
  });
});

describe('probing through the profile', () => {
  test('which addresses have an account is limited like guessing', async () => {
    haldi.clock.advance(61_000);
    const { email } = await haldi.user();
    const prober = await haldi.user({ password });
    const ask = async (asked: string) =>
      (await change(prober, { email: asked, currentPassword: password })).statusCode;
    expect((await change(prober, { email })).json().code).toBe('WRONG_PASSWORD');
    const statuses = [];
    for (let turn = 1; turn <= 21; turn += 1) statuses.push(await ask(email));
    expect(statuses).toEqual([...Array(20).fill(409), 429]);
    // From here on the response is the same whether or not the account exists.
    expect(await ask('nobody.has.this@example.com')).toBe(429);
    expect((await change(prober, { street: 'Paud Road' })).statusCode).toBe(200);
    haldi.clock.advance(61_000);
  });

  test('threat 9: a name that imitates an admin is rejected in any spelling', async () => {
    await haldi.user({ username: 'Meera Joshi', isAdmin: true });
    for (const username of ['Мeera Jоshi', 'Haldi Home Salon']) {
      expect((await change(asha, { username })).json().code).toBe('ALREADY_TAKEN');
    }
  });
});

describe('changing the password', () => {
  test('ends the other sessions and keeps this one', async () => {
    const other = await openSession(haldi.context, asha.id, { device: 'Other' });
    const answer = await changePassword(asha, password, 'a-new-turmeric-latte');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().userData._id).toBe(asha.id);
    const me = { url: '/api/auth/user' };
    expect((await haldi.as(asha, me)).statusCode).toBe(200);
    expect((await haldi.as({ ...asha, ...other }, me)).statusCode).toBe(401);
    const logIn = (given: string) =>
      haldi.as(null, {
        method: 'POST',
        url: '/api/auth/login',
        payload: { login: asha.email, password: given },
      });
    expect((await logIn(password)).statusCode).toBe(401);
    expect((await logIn('a-new-turmeric-latte')).statusCode).toBe(200);
  });

  test('a wrong current password is 422, never 401, and limited', async () => {
    const statuses = [];
    for (let guess = 1; guess <= 6; guess += 1) {
      statuses.push((await changePassword(asha, 'wrong-password', 'a-new-latte-1')).statusCode);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('a weak new password is rejected at its field', async () => {
    const answer = await changePassword(asha, password, 'password1');
    expect(answer.json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { newPassword: expect.any(String) },
    });
  });
});

describe('writes', () => {
  test('threat 19: thirty a minute per user', async () => {
    const priya = await haldi.user();
    const statuses = [];
    for (let turn = 1; turn <= 31; turn += 1) {
      statuses.push((await change(asha, { town: 'Pune' })).statusCode);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses[30]).toBe(429);
    expect((await change(priya, { town: 'Pune' })).statusCode).toBe(200);
    expect((await haldi.as(asha, { url: '/api/auth/user' })).statusCode).toBe(200);
    haldi.clock.advance(60_000);
    expect((await change(asha, { town: 'Pune' })).statusCode).toBe(200);
  });
});
