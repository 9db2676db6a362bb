import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser, UserOptions } from '../../../testing/test-user.ts';
import { startWhatsappServer } from '../../../testing/whatsapp-server.ts';
import { findUserById } from '../store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const password = 'turmeric-and-milk';
const account = { token: 'EAAG-token', phoneId: '106540352242922', appSecret: 'signs' };

let whatsapp: Awaited<ReturnType<typeof startWhatsappServer>>;
let haldi: TestApp;
let number: string;
beforeAll(async () => {
  const templates = { phone_code: { language: 'en', parameters: 2, isForCodes: true } };
  whatsapp = await startWhatsappServer({ ...account, templates });
  haldi = await buildTestApp({
    env: {
      WHATSAPP_API: whatsapp.api,
      WHATSAPP_TOKEN: account.token,
      WHATSAPP_PHONE_ID: account.phoneId,
      WHATSAPP_APP_SECRET: account.appSecret,
      WHATSAPP_VERIFY_TOKEN: 'asks',
      WHATSAPP_CODE_TEMPLATE: 'phone_code',
    },
  });
});
afterAll(async () => {
  await haldi.close();
  await whatsapp.close();
});
beforeEach(() => {
  number = `8${String(randomInt(1e9)).padStart(9, '0')}`;
  haldi.clock.advance(2 * 60 * minute);
});

const unverified = (over: UserOptions = {}) =>
  haldi.user({ mobileNumber: number, mobileVerifiedAt: null, ...over });
const send = (who: TestUser, app = haldi) =>
  app.as(who, { method: 'POST', url: '/api/auth/user/mobile-code' }, 'bearer');
const codesTo = (to: string): string[] =>
  whatsapp.taken.filter((one) => one.to === `91${to}`).map((one) => one.parameters[0] ?? '');
const sent = async (who: TestUser, to = number): Promise<string> => {
  const answer = await send(who);
  expect(answer.statusCode, answer.body).toBe(204);
  return codesTo(to).at(-1) ?? '';
};
const enterCode = (who: TestUser, code: string) =>
  haldi.as(
    who,
    { method: 'POST', url: '/api/auth/user/mobile-code/verify', payload: { code } },
    'bearer',
  );
const other = (code: string): string => String((Number(code) + 1) % 1e6).padStart(6, '0');
const rowOf = async ({ id }: TestUser) => findUserById(haldi.context.db, id);
const state = async (who: TestUser, app = haldi): Promise<string> =>
  (await app.as(who, { url: '/api/auth/sessions' }, 'bearer')).json().mobileCode;
const changeNumber = (who: TestUser, mobileNumber: string) =>
  haldi.as(who, { method: 'PUT', url: '/api/auth/user', payload: { mobileNumber } }, 'bearer');
const wrong = { code: 'This code is wrong. Please check it.' };
const ended = { code: 'This code is no longer valid. Please request a new one.' };

describe('threat 48: a code on WhatsApp', () => {
  test('verifies the number, once, and is stored as a hash', async () => {
    const asha = await unverified();
    expect(await state(asha)).toBe('can-be-sent');
    const code = await sent(asha);
    expect(code).toMatch(/^\d{6}$/);
    expect(whatsapp.taken.at(-1)).toMatchObject({
      ...{ to: `91${number}`, template: 'phone_code', parameters: [code, code] },
    });
    const { rows } = await haldi.database.pool.query('select * from mobile_codes');
    expect(rows[0].code_hash).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(number);
    expect(await state(asha)).toBe('sent');
    expect((await enterCode(asha, code)).statusCode).toBe(204);
    expect(await rowOf(asha)).toMatchObject({
      ...{ mobileIsLogin: true, mobileVerifiedAt: haldi.clock() },
    });
    expect(await state(asha)).toBe('not-needed');
    // A new number is unverified, and older codes stay invalid.
    await changeNumber(asha, `7${number.slice(1)}`);
    expect(await state(asha)).toBe('can-be-sent');
    await changeNumber(asha, number);
    expect((await rowOf(asha))?.mobileVerifiedAt).toBeNull();
    expect((await enterCode(asha, code)).json().fields).toEqual(ended);
  });

  test('allows five tries, also concurrent ones', async () => {
    const asha = await unverified();
    const code = await sent(asha);
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await enterCode(asha, other(code))).json().fields).toEqual(wrong);
    }
    const [first, second] = await Promise.all([
      enterCode(asha, other(code)),
      enterCode(asha, other(code)),
    ]);
    expect([first.json().fields.code, second.json().fields.code].sort()).toEqual(
      [wrong.code, ended.code].sort(),
    );
    expect((await enterCode(asha, code)).json().fields).toEqual(ended);
    expect(await state(asha)).toBe('can-be-sent');
  });

  test('is accepted once when entered twice at the same moment', async () => {
    const asha = await unverified();
    const code = await sent(asha);
    const answers = await Promise.all([enterCode(asha, code), enterCode(asha, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
  });

  test('expires after ten minutes, or when the next one is sent', async () => {
    const asha = await unverified();
    const first = await sent(asha);
    haldi.clock.advance(10 * minute);
    expect((await enterCode(asha, first)).json().fields).toEqual(ended);
    const second = await sent(asha);
    haldi.clock.advance(minute);
    const third = await sent(asha);
    if (second !== third) expect((await enterCode(asha, second)).json().fields).toEqual(wrong);
    expect((await enterCode(asha, third)).statusCode).toBe(204);
  });

  test('verifies only the number it was sent to, for the account that requested it', async () => {
    const asha = await unverified();
    const code = await sent(asha);
    const stranger = await unverified({ mobileIsLogin: false });
    expect((await enterCode(stranger, code)).json().fields).toEqual(ended);
    await changeNumber(asha, `7${number.slice(1)}`);
    expect((await enterCode(asha, code)).json().fields).toEqual(ended);
    expect(await state(asha)).toBe('can-be-sent');
  });

  test('can be guessed at most twenty times a minute from one network', async () => {
    const asha = await unverified();
    const statuses = [];
    for (let turn = 0; turn < 21; turn += 1) {
      statuses.push((await enterCode(asha, '000000')).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(422), 429]);
  });
});

describe('threat 48: codes are sent', () => {
  test('once a minute and five times a day to one account, whatever its number', async () => {
    const asha = await unverified();
    await sent(asha);
    await changeNumber(asha, `7${number.slice(1)}`);
    const refused = await send(asha);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    for (let turn = 0; turn < 4; turn += 1) {
      haldi.clock.advance(minute);
      await sent(asha, `7${number.slice(1)}`);
    }
    haldi.clock.advance(minute);
    expect((await send(asha)).headers['retry-after']).toBe(String((day - 5 * minute) / 1_000));
    haldi.clock.advance(day - 5 * minute);
    await sent(asha, `7${number.slice(1)}`);
  });

  test('as often to one number, across accounts and deleted accounts', async () => {
    const asha = await unverified({ password });
    await sent(asha);
    const url = '/api/auth/user/delete';
    await haldi.as(asha, { method: 'POST', url, payload: { password } });
    const [one, two] = [await unverified(), await unverified({ mobileIsLogin: false })];
    expect((await send(one)).headers['retry-after']).toBe('60');
    for (const who of [one, two, one, two]) {
      haldi.clock.advance(minute);
      const answers = await Promise.all([send(who), send(who)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 429]);
    }
    haldi.clock.advance(minute);
    expect((await send(one)).statusCode).toBe(429);
    expect(codesTo(number)).toHaveLength(5);
  });

  test('twenty times an hour from one network', async () => {
    const statuses = [];
    for (let turn = 0; turn < 21; turn += 1) {
      const mobileNumber = `9${String(randomInt(1e9)).padStart(9, '0')}`;
      statuses.push((await send(await unverified({ mobileNumber }))).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(204), 429]);
  });

  test('to unverified numbers only, and a refusal by WhatsApp is reported', async () => {
    const asha = await haldi.user();
    expect((await send(asha)).statusCode).toBe(204);
    expect(codesTo(asha.mobileNumber)).toEqual([]);
    const lata = await unverified();
    whatsapp.next({ code: 131026, status: 400 });
    const refused = await send(lata);
    expect(refused.json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'The code could not be sent on WhatsApp. Please try again in a minute.',
    });
    expect(await state(lata)).toBe('can-be-sent');
    expect((await send(lata)).statusCode).toBe(429);
  });

  test('only with a configured template', async () => {
    const withoutCodes = await buildTestApp({ database: haldi.database });
    const asha = await unverified();
    expect(await state(asha, withoutCodes)).toBe('not-needed');
    expect((await send(asha, withoutCodes)).json().code).toBe('CONFLICT');
    await withoutCodes.close();
  });
});

describe('threat 48: a verified contact number', () => {
  test('becomes a login, also if another account signed up with it without verifying it', async () => {
    const asha = await unverified({ mobileIsLogin: false });
    expect((await enterCode(asha, await sent(asha))).statusCode).toBe(204);
    expect((await rowOf(asha))?.mobileIsLogin).toBe(true);

    number = `9${number.slice(1)}`;
    const lata = await unverified({ mobileIsLogin: false });
    const stranger = await unverified();
    expect((await enterCode(lata, await sent(lata))).statusCode).toBe(204);
    expect((await rowOf(lata))?.mobileIsLogin).toBe(true);
    expect((await rowOf(stranger))?.mobileIsLogin).toBe(false);
  });

  test('stays a contact number if a verified account logs in with it, without revealing that', async () => {
    const holder = await haldi.user({ mobileNumber: number });
    const asha = await unverified({ mobileIsLogin: false });
    const answer = await enterCode(asha, await sent(asha));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await rowOf(asha)).toMatchObject({
      ...{ mobileIsLogin: false, mobileVerifiedAt: haldi.clock() },
    });
    expect((await rowOf(holder))?.mobileIsLogin).toBe(true);
  });

  test('is the login of one account when two verify it at the same moment', async () => {
    const [one, two] = [await unverified(), await unverified({ mobileIsLogin: false })];
    const first = await sent(one);
    haldi.clock.advance(minute);
    const second = await sent(two);
    const answers = await Promise.all([enterCode(one, first), enterCode(two, second)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const logins = [(await rowOf(one))?.mobileIsLogin, (await rowOf(two))?.mobileIsLogin];
    expect(logins.filter(Boolean)).toHaveLength(1);
  });
});
