import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findColumnsWithText } from '../../../testing/find-columns-with-text.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { personalDataOfFeatures } from '../../app.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createAccountsContext } from '../context.ts';
import { resolveIdentity } from '../sessions/service.ts';
import { accountPersonalData, deleteAccount } from './export-and-delete-account.ts';

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

const remove = (who: TestUser, payload: object = { password }) =>
  haldi.as(who, { method: 'POST', url: '/api/auth/user/delete', payload });

const search = (text: string): Promise<string[]> => findColumnsWithText(haldi, text);

describe('threat 22: download my data', () => {
  test('contains the account and its sessions, and no secrets', async () => {
    const answer = await haldi.as(asha, { url: '/api/auth/user/data' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="my-data-2026-11-16.json"',
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    const data = answer.json();
    expect(data.account).toMatchObject({ email: asha.email, mobileNumber: asha.mobileNumber });
    expect(data.sessions).toMatchObject([{ id: asha.sessionId, device: 'Test' }]);
    expect(data.identityProviders).toEqual([]);
    expect(answer.body).not.toMatch(/hash|argon2/i);
  });

  test('every table with rows of a user is covered by a feature', async () => {
    const { rows } = await haldi.database.pool.query<{ table_name: string }>(
      // Columns such as `hidden_by` refer to staff: the row does not belong to that user.
      `select distinct conrelid::regclass::text as table_name
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
       where contype = 'f' and confrelid = 'users'::regclass and attname not like '%\\_by'`,
    );
    const named = personalDataOfFeatures.flatMap((part) => part.tables);
    expect(named.toSorted()).toEqual(expect.arrayContaining(rows.map((row) => row.table_name)));
  });
});

describe('threat 22: deleting my account', () => {
  test('asks for the password', async () => {
    for (const payload of [{}, { password: 'wrong-password' }]) {
      const answer = await remove(asha, payload);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields).toHaveProperty('password');
    }
    expect(await search(asha.email)).not.toEqual([]);
  });

  test('revokes the credentials and leaves no data', async () => {
    const [landmark, savedLandmark] = ['Near Canary Temple', 'Behind Canary Mill'];
    const change = { method: 'PUT', url: '/api/auth/user', payload: { landmark } } as const;
    expect((await haldi.as(asha, change)).statusCode).toBe(200);
    const mother = {
      label: 'Mother',
      street: 'Lane 7',
      landmark: savedLandmark,
      pincode: '411004',
    };
    const url = '/api/auth/user/addresses';
    const saved = { method: 'POST', url, payload: { ...mother, town: 'Pune' } } as const;
    expect((await haldi.as(asha, saved)).statusCode).toBe(201);
    const traces = [asha.email, asha.mobileNumber, asha.username, asha.id, landmark, savedLandmark];
    for (const trace of traces) expect(await search(trace)).not.toEqual([]);
    const answer = await remove(asha);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toContain('Max-Age=0');
    for (const via of ['bearer', 'cookie'] as const) {
      expect((await haldi.as(asha, { url: '/api/auth/user' }, via)).statusCode).toBe(401);
    }
    for (const trace of traces) expect(await search(trace)).toEqual([]);
  });

  test('without a password, a recent login is enough', async () => {
    const [fresh, stale] = [await haldi.user(), await haldi.user()];
    expect((await remove(fresh, {})).statusCode).toBe(204);
    haldi.clock.advance(11 * 60_000);
    const answer = await remove(stale, {});
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('LOG_IN_AGAIN');
  });

  test('is rejected for the only owner', async () => {
    const first = await haldi.user({ isAdmin: true, password });
    const second = await haldi.user({ isAdmin: true, password });
    const answers = await Promise.all([remove(first), remove(second)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 409]);
  });
});

describe('the data of other features', () => {
  const deleteWith = async (deletionRefusal: AppError | undefined) => {
    const accounts = createAccountsContext(haldi.context);
    const credentials = { bearer: asha.token, cookie: undefined };
    const identity = await resolveIdentity(haldi.context, credentials);
    if (!identity) throw new Error('not signed in');
    const calls: string[] = [];
    const part = {
      tables: [],
      download: async () => ({}),
      deletionRefusal: async () => {
        calls.push('deletionRefusal');
        return deletionRefusal;
      },
      forget: async () => {
        calls.push('forget');
      },
    };
    const caller = { address: '127.0.0.1', device: 'Test' };
    const outcome = deleteAccount(accounts, { identity, password, caller }, [
      accountPersonalData,
      part,
    ]);
    return { outcome: await outcome.catch((error: unknown) => error), calls };
  };

  test('can prevent the deletion, and then nothing changes', async () => {
    const error = new AppError('OPEN_ORDERS', 'An order is open.');
    expect(await deleteWith(error)).toEqual({ outcome: error, calls: ['deletionRefusal'] });
    expect((await haldi.as(asha, { url: '/api/auth/user' })).statusCode).toBe(200);
  });

  test('is made anonymous in the same transaction', async () => {
    expect(await deleteWith(undefined)).toEqual({
      outcome: undefined,
      calls: ['deletionRefusal', 'forget'],
    });
    expect((await haldi.as(asha, { url: '/api/auth/user' })).statusCode).toBe(401);
  });
});
