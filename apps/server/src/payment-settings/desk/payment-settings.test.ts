import type { AuditPage } from '@haldi/contract/audit/schema';
import type { ApiError } from '@haldi/contract/kit/errors';
import {
  CurrentPaymentSettings,
  defaultPaymentSettings,
  StaffPaymentSettings,
} from '@haldi/contract/payment-settings/desk/schema';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const url = '/api/admin/settings/payments';
const password = 'turmeric-and-milk';
const upi = { id: 'salon@okbank', name: 'Salon', kind: 'business', merchantCode: null };
const advance = {
  ...{ percent: 20, amount: null, minimumPrice: 2_000, services: [], minutes: 60, isKept: true },
};

let haldi: TestApp;
let meera: TestUser;
let provider: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  meera = await haldi.user({ isAdmin: true, username: 'Meera', password });
});
afterAll(() => haldi.close());
beforeEach(async () => {
  await haldi.database.pool.query(
    'delete from payment_settings; insert into payment_settings default values',
  );
  haldi.context.live.publish('content-changed');
  provider = await haldi.user({ isAdmin: true });
});

const read = async (who = meera): Promise<StaffPaymentSettings> =>
  StaffPaymentSettings.parse((await haldi.as(who, { url })).json());
const save = async (changes: object, who = meera) => {
  const { settings, version } = await read();
  const payload = { ...settings, version, password, ...changes };
  return haldi.as(who, { method: 'PUT', url, payload });
};
const offered = async () => {
  const answer = await haldi.as(null, { url: '/api/settings/public' });
  return answer.json<PublicSettings>().payments;
};
const fieldsOf = (answer: { json: () => ApiError }) => answer.json().fields;

test('a new salon takes cash and card', async () => {
  expect(await read()).toEqual({
    settings: defaultPaymentSettings,
    version: 1,
    hasPassword: true,
  });
  expect(await offered()).toEqual({ methods: ['cash', 'card'], upi: null, advance: null });
});

describe('saving', () => {
  test('customers see the new methods at once, and the audit log has every change', async () => {
    expect(await offered()).toMatchObject({ upi: null });
    const answer = await save({
      methods: ['cash', 'upi'],
      upi,
      deskRefundLimit: 300,
      deskDiscountPercent: 5,
    });
    expect(StaffPaymentSettings.parse(answer.json())).toEqual({
      settings: {
        ...{ methods: ['cash', 'upi'], upi, deskRefundLimit: 300 },
        ...{ deskDiscountPercent: 5, deskDiscountLimit: 500, advance: null },
      },
      version: 2,
      hasPassword: true,
    });
    expect(await offered()).toEqual({ methods: ['cash', 'upi'], upi, advance: null });
    const log = await haldi.as(meera, { url: '/api/admin/audit' });
    expect(log.json<AuditPage>().entries[0]).toMatchObject({
      admin: { name: 'Meera' },
      act: 'payment-settings-saved',
      changes: [
        { field: 'methods', before: ['cash', 'card'], after: ['cash', 'upi'] },
        { field: 'upiId', before: null, after: 'salon@okbank' },
        { field: 'payeeName', before: null, after: 'Salon' },
        { field: 'upiKind', before: null, after: 'business' },
        { field: 'deskRefundLimit', before: 500, after: 300 },
        { field: 'deskDiscountPercent', before: 10, after: 5 },
      ],
    });
  });

  test('customers do not see the UPI ID of a salon that does not take UPI', async () => {
    await save({ methods: ['cash'], upi });
    expect((await read()).settings.upi).toEqual(upi);
    expect(await offered()).toEqual({ methods: ['cash'], upi: null, advance: null });
  });

  test('unchanged settings keep their version', async () => {
    expect((await save({})).json()).toMatchObject({ version: 1 });
  });

  test('an older version is refused with the current settings', async () => {
    await save({ upi });
    const answer = await save({ methods: ['card'], version: 1 });
    expect(answer.statusCode).toBe(409);
    const { code, details } = answer.json<ApiError>();
    expect(code).toBe('SETTINGS_CHANGED');
    expect(CurrentPaymentSettings.parse(details).standing).toEqual(await read());
    expect((await read()).settings.methods).toEqual(['cash', 'card']);
  });

  test('a business may have a merchant code, a person may not', async () => {
    const withCode = { ...upi, merchantCode: '7230' };
    expect((await save({ upi: withCode })).statusCode).toBe(200);
    const answer = await save({ upi: { ...withCode, kind: 'personal' } });
    expect(answer.statusCode).toBe(422);
    expect(fieldsOf(answer)).toEqual({
      'upi.merchantCode': 'A personal UPI ID has no merchant code',
    });
  });

  test('threat 78: customers see the rules for advances, and the audit log has them', async () => {
    const answer = await save({ methods: ['upi'], upi, advance });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await offered()).toMatchObject({ advance });
    const log = await haldi.as(meera, { url: '/api/admin/audit' });
    expect(log.json<AuditPage>().entries[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'advancePercent', before: null, after: 20 },
        { field: 'advanceMinutes', before: null, after: 60 },
      ]),
    );
  });

  const withUpi = { methods: ['upi'], upi };
  test.each([
    [{ ...withUpi, advance: { ...advance, amount: 100 } }, 'advance.percent'],
    [{ ...withUpi, advance: { ...advance, percent: 101 } }, 'advance.percent'],
    [{ ...withUpi, advance: { ...advance, percent: null, amount: 0 } }, 'advance.amount'],
    [{ ...withUpi, advance: { ...advance, minimumPrice: null } }, 'advance.minimumPrice'],
    [{ ...withUpi, advance: { ...advance, minutes: 7 } }, 'advance.minutes'],
    [{ methods: ['cash'], upi, advance }, 'advance'],
    [{ methods: ['upi'], upi: null, advance }, 'advance'],
    [{ methods: [] }, 'methods'],
    [{ upi: { ...upi, id: 'salon' } }, 'upi.id'],
    [{ upi: { ...upi, name: ' ' } }, 'upi.name'],
    [{ upi: { ...upi, merchantCode: '72' } }, 'upi.merchantCode'],
    [{ deskRefundLimit: -1 }, 'deskRefundLimit'],
    [{ deskDiscountPercent: 101 }, 'deskDiscountPercent'],
    [{ deskDiscountLimit: 100_001 }, 'deskDiscountLimit'],
  ])('%j is refused at its field', async (changes, field) => {
    const answer = await save(changes);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(fieldsOf(answer) ?? {})).toEqual([field]);
  });
});

describe('threat 69: only an owner who proves it changes where customers pay to', () => {
  test.each([
    ['no password', undefined],
    ['a wrong password', 'wrong-password'],
  ])('%s is refused at its field', async (_, given) => {
    const answer = await save({ upi, password: given });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ApiError>().code).toBe('WRONG_PASSWORD');
    expect(fieldsOf(answer)).toHaveProperty('password');
    expect((await read()).settings.upi).toBeNull();
  });

  test('without a password, a recent login is enough', async () => {
    expect((await read(provider)).hasPassword).toBe(false);
    expect((await save({ upi, password: undefined }, provider)).statusCode).toBe(200);
  });

  test('without a password, an old login is refused', async () => {
    haldi.clock.advance(11 * 60_000);
    const answer = await save({ upi, password: undefined }, provider);
    expect(answer.statusCode).toBe(403);
    expect(answer.json<ApiError>().code).toBe('LOG_IN_AGAIN');
    expect((await read()).settings.upi).toBeNull();
  });

  test('the desk cannot read or save them', async () => {
    const desk = await haldi.user({ role: 'desk', password });
    expect((await save({ upi }, desk)).statusCode).toBe(403);
    expect((await haldi.as(desk, { url })).statusCode).toBe(403);
  });
});
