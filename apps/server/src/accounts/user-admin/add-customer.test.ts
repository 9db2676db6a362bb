import { emptyAddress } from '@haldi/contract/accounts/addresses/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listUsersByMobile } from '../store.ts';
import { addCustomer } from './service.ts';

let product: TestApp;
const at = new Date('2026-11-16T06:00:00Z');

beforeAll(async () => {
  product = await buildTestApp();
});
afterAll(() => product.close());

test('name and mobile number create an unclaimed customer', async () => {
  const { db } = product.context;
  const person = await db.transaction((tx) =>
    addCustomer(tx, { username: 'Priya Sharma', mobileNumber: '9822011111' }, at),
  );
  expect(person).toMatchObject({
    username: 'Priya Sharma',
    mobileNumber: '9822011111',
    email: null,
    passwordHash: null,
    consentAt: null,
    role: 'customer',
    status: 'active',
    pincode: '',
    createdAt: at,
  });
});

test('email and address are stored if given', async () => {
  const address = { ...emptyAddress, street: '5 Paud Road', town: 'Pune', pincode: '411038' };
  const person = await addCustomer(
    product.context.db,
    { username: 'Asha', mobileNumber: '9822022222', email: 'asha.k@example.com', address },
    at,
  );
  expect(person).toMatchObject({ email: 'asha.k@example.com', ...address });
});

test('a taken number is rejected, and the transaction can continue', async () => {
  const { db } = product.context;
  const known = await product.user({ mobileNumber: '9822033333' });
  await db.transaction(async (tx) => {
    const again = { username: 'Meera', mobileNumber: known.mobileNumber };
    await expect(addCustomer(tx, again, at)).rejects.toMatchObject({
      code: 'ALREADY_TAKEN',
      fields: { mobileNumber: 'There is already an account with this mobile number' },
    });
    await addCustomer(tx, { username: 'Meera', mobileNumber: '9822044444' }, at);
  });
  expect(await listUsersByMobile(db, '9822044444')).toMatchObject([{ username: 'Meera' }]);
});

test('a transaction that fails leaves no customer', async () => {
  const { db } = product.context;
  const failed = db.transaction(async (tx) => {
    await addCustomer(tx, { username: 'Ravi', mobileNumber: '9822055555' }, at);
    throw new Error('no free time');
  });
  await expect(failed).rejects.toThrow('no free time');
  expect(await listUsersByMobile(db, '9822055555')).toEqual([]);
});
