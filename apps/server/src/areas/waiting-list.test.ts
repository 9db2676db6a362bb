import type { PincodeWaitingList } from '@haldi/contract/areas/desk/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import {
  deleteExpiredWaitingListEntries,
  readPincodeWaitingLists,
} from './waiting-list-service.ts';

let haldi: TestApp;
let meera: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp();
  meera = await haldi.user({ isAdmin: true });
});
afterAll(() => haldi.close());
beforeEach(async () => {
  haldi.clock.advance(60 * 60_000);
  const { pool } = haldi.database;
  await pool.query('delete from areas');
  await pool.query('delete from area_requests');
  await pool.query(
    `insert into areas (name, visiting_charge, weekdays, travel_minutes_within)
     values ('Kothrud', 150, '{1}', 20)`,
  );
  await pool.query(`insert into area_pincodes select '411038', id from areas`);
});

const leave = (pincode: string, mobileNumber: string) =>
  haldi.as(null, {
    method: 'POST',
    url: '/api/areas/requests',
    payload: { pincode, mobileNumber },
  });
const url = '/api/admin/areas/requests';
const waiting = async (): Promise<PincodeWaitingList[]> => (await haldi.as(meera, { url })).json();

describe('an unserved pincode', () => {
  test('adds a number once, and the owner sees the counts by pincode', async () => {
    for (const [pincode, mobileNumber] of [
      ['411014', '+91 98220 00001'],
      ['411014', '9822000001'],
      ['411045', '9822000001'],
      ['411045', '9822000002'],
    ] as const) {
      haldi.clock.advance(1_000);
      expect((await leave(pincode, mobileNumber)).statusCode).toBe(204);
    }
    const askedAt = expect.any(String);
    expect(await waiting()).toEqual([
      {
        ...{ pincode: '411045', area: null },
        people: [
          { mobileNumber: '9822000002', askedAt: haldi.clock().toISOString() },
          { mobileNumber: '9822000001', askedAt },
        ],
      },
      { pincode: '411014', area: null, people: [{ mobileNumber: '9822000001', askedAt }] },
    ]);
  });

  test('shows the new area, and is deleted by the owner', async () => {
    await leave('411014', '9822000001');
    await leave('411045', '9822000001');
    await haldi.database.pool.query(`insert into area_pincodes select '411014', id from areas`);
    const areas = (await waiting()).map(({ pincode, area }) => [pincode, area]);
    expect(Object.fromEntries(areas)).toEqual({ 411014: 'Kothrud', 411045: null });
    const left = await haldi.as(meera, { method: 'DELETE', url: `${url}?pincode=411014` });
    expect(left.json<PincodeWaitingList[]>().map(({ pincode }) => pincode)).toEqual(['411045']);
  });

  test('a served pincode is refused', async () => {
    const served = await leave('411038', '9822000001');
    expect([served.statusCode, served.json().code]).toEqual([422, 'INVALID_INPUT']);
    expect(served.json().fields.pincode).toMatch(/^We already serve this pincode/);
    for (const [pincode, mobileNumber, field] of [
      ['41103', '9822000001', 'pincode'],
      ['411014', '12345', 'mobileNumber'],
    ] as const) {
      const wrong = await leave(pincode, mobileNumber);
      expect(wrong.statusCode).toBe(422);
      expect(wrong.json().fields).toHaveProperty(field);
    }
    await haldi.database.pool.query('delete from areas');
    expect((await leave('999999', '9822000001')).statusCode).toBe(422);
    expect(await waiting()).toEqual([]);
  });

  test('threat 19: thirty requests an hour per network', async () => {
    for (let n = 0; n < 30; n += 1) await leave('411014', `98220000${10 + n}`);
    const answer = await leave('411014', '9822000099');
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    haldi.clock.advance(60 * 60_000);
    expect((await leave('411014', '9822000099')).statusCode).toBe(204);
  });
});

describe('threat 22: a number on the waiting list', () => {
  test('is deleted 180 days after the last request', async () => {
    await leave('411014', '9822000001');
    await leave('411014', '9822000002');
    haldi.clock.advance(100 * 24 * 60 * 60_000);
    await leave('411014', '9822000002');
    haldi.clock.advance(80 * 24 * 60 * 60_000);
    await deleteExpiredWaitingListEntries(haldi.context.db, haldi.clock());
    expect(await readPincodeWaitingLists(haldi.context.db)).toMatchObject([{ people: [{}, {}] }]);
    haldi.clock.advance(1);
    await deleteExpiredWaitingListEntries(haldi.context.db, haldi.clock());
    expect(await readPincodeWaitingLists(haldi.context.db)).toMatchObject([
      { people: [{ mobileNumber: '9822000002' }] },
    ]);
  });

  test('threat 48: is not shown to accounts with the unverified number', async () => {
    const stranger = await haldi.user({ mobileVerifiedAt: null });
    await leave('411014', stranger.mobileNumber);
    const data = await haldi.as(stranger, { url: '/api/auth/user/data' });
    expect(data.json().waitingListEntries).toEqual([]);
  });

  test('is part of the download and deleted with the account', async () => {
    const password = 'turmeric-and-milk';
    const asha = await haldi.user({ password });
    await leave('411014', asha.mobileNumber);
    await leave('411014', '9822000003');
    const data = await haldi.as(asha, { url: '/api/auth/user/data' });
    expect(data.json().waitingListEntries).toMatchObject([
      { pincode: '411014', mobileNumber: asha.mobileNumber },
    ]);
    const gone = await haldi.as(asha, {
      method: 'POST',
      url: '/api/auth/user/delete',
      payload: { password },
    });
    expect(gone.statusCode).toBe(204);
    expect(await readPincodeWaitingLists(haldi.context.db)).toMatchObject([
      { people: [{ mobileNumber: '9822000003' }] },
    ]);
  });
});
