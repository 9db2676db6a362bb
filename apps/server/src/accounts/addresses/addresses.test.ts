import { maxSavedAddresses } from '@haldi/contract/accounts/addresses/max-saved-addresses';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const password = 'turmeric-and-milk';
const url = '/api/auth/user/addresses';

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

const mother = {
  label: 'Mother',
  recipient: { name: 'Sunita Rao', phone: '+91 98220 12345' },
  street: '7 Law College Road',
  apartmentNumber: 'B 12',
  landmark: 'Near SBI ATM',
  town: 'Pune',
  pincode: '411004',
};
const office = { label: 'Office', street: '1 Baner Road', town: 'Pune', pincode: '411045' };

const save = (payload: object, who = asha) => haldi.as(who, { method: 'POST', url, payload });
const change = (id: string, payload: object, who = asha) =>
  haldi.as(who, { method: 'PUT', url: `${url}/${id}`, payload });
const remove = (id: string, who = asha) => haldi.as(who, { method: 'DELETE', url: `${url}/${id}` });
const list = async (who = asha) => (await haldi.as(who, { url })).json();

describe('saved addresses', () => {
  test('are listed by label, with the recipient', async () => {
    await save(office);
    const saved = await save(mother);
    expect(saved.statusCode).toBe(201);
    expect(await list()).toEqual([
      {
        _id: saved.json()._id,
        label: 'Mother',
        recipient: { name: 'Sunita Rao', phone: '9822012345' },
        street: '7 Law College Road',
        apartmentNumber: 'B 12',
        landmark: 'Near SBI ATM',
        town: 'Pune',
        state: '',
        pincode: '411004',
        latitude: null,
        longitude: null,
      },
      expect.objectContaining({ label: 'Office', recipient: null }),
    ]);
  });

  test('do not change the account’s address', async () => {
    const before = (await haldi.as(asha, { url: '/api/auth/user' })).json();
    await save(mother);
    expect((await haldi.as(asha, { url: '/api/auth/user' })).json()).toEqual(before);
  });

  test('can be changed and deleted; absent fields become empty', async () => {
    const { _id } = (await save(mother)).json();
    const { recipient: _, apartmentNumber: __, ...alone } = mother;
    const changed = await change(_id, { ...alone, label: 'mother', pincode: '411038' });
    expect(changed.statusCode).toBe(200);
    expect(await list()).toEqual([
      expect.objectContaining({ label: 'mother', recipient: null, apartmentNumber: '', _id }),
    ]);
    expect((await remove(_id)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect((await remove(_id)).statusCode).toBe(404);
    expect((await change(_id, mother)).statusCode).toBe(404);
  });

  test('have unique labels within an account, ignoring case', async () => {
    await save(mother);
    const again = await save({ ...office, label: ' MOTHER ' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'ALREADY_TAKEN']);
    expect(again.json().fields).toHaveProperty('label');
    const { _id } = (await save(office)).json();
    expect((await change(_id, { ...office, label: 'mother' })).statusCode).toBe(409);
    expect((await list()).map(({ label }: { label: string }) => label)).toEqual([
      'Mother',
      'Office',
    ]);
    expect((await save(mother, await haldi.user())).statusCode).toBe(201);
  });

  test('of another account are not found', async () => {
    const { _id } = (await save(mother)).json();
    const ritu = await haldi.user();
    expect(await list(ritu)).toEqual([]);
    expect((await change(_id, office, ritu)).statusCode).toBe(404);
    expect((await remove(_id, ritu)).statusCode).toBe(404);
    for (const id of ['0', '-1', 'abc', '999999999999999', '99999999999999999999', '1e3'])
      expect((await remove(id)).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  test('are limited to twenty, also with concurrent requests', async () => {
    for (let number = 1; number < maxSavedAddresses; number += 1)
      expect((await save({ ...office, label: `Place ${number}` })).statusCode).toBe(201);
    const both = await Promise.all(['One', 'Two'].map((label) => save({ ...office, label })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('20'),
    });
    expect(await list()).toHaveLength(maxSavedAddresses);
  });

  test.each([
    ['label', { label: '  ' }],
    ['label', { label: 'a'.repeat(31) }],
    ['street', { street: '' }],
    ['pincode', { pincode: '011004' }],
    ['recipient.name', { recipient: { name: 'S', phone: '9822012345' } }],
    ['recipient.phone', { recipient: { name: 'Sunita', phone: '12345' } }],
  ])('with an invalid %s are rejected', async (field, bad) => {
    const answer = await save({ ...mother, ...bad });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toHaveProperty([field]);
    expect(await list()).toEqual([]);
  });

  test('are in the data download and deleted with the account', async () => {
    await save(mother);
    const data = (await haldi.as(asha, { url: '/api/auth/user/data' })).json();
    expect(data.savedAddresses).toMatchObject([{ label: 'Mother', recipientName: 'Sunita Rao' }]);
    await haldi.as(asha, { method: 'POST', url: '/api/auth/user/delete', payload: { password } });
    const { rows } = await haldi.database.pool.query(
      'select 1 from saved_addresses where user_id = $1',
      [asha.id],
    );
    expect(rows).toEqual([]);
  });
});
