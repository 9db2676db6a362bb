import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { openTestMenuEditing, type TestMenuEditing } from '../../../testing/test-menu-editing.ts';
import { type TestSalon, toRequestLine } from '../../../testing/test-salon.ts';

let menu: TestMenuEditing;
let haldi: TestApp;
let salon: TestSalon;
beforeAll(async () => {
  menu = await openTestMenuEditing();
  ({ haldi, salon } = menu);
});
afterAll(() => haldi.close());

const remove = (...ids: string[]) =>
  haldi.as(menu.owner, {
    method: 'POST',
    url: '/api/admin/services/removal',
    payload: { ids },
  });
const sold = async (): Promise<string[]> =>
  (await haldi.as(menu.owner, { url: '/api/admin/services/sold' })).json();
const ids = async (): Promise<string[]> => (await menu.all()).map(({ _id }) => _id);
const add = async (name: string) => (await menu.add({ name })).json();

const untilSomebodyWaits = async (): Promise<void> => {
  for (;;) {
    const { rows } = await haldi.database.pool.query(
      'select 1 from pg_locks where not granted limit 1',
    );
    if (rows.length > 0) return;
  }
};

describe('deleting services', () => {
  test('deletes services that were never sold and keeps their price history', async () => {
    const { _id } = await add('Kesar Facial');
    expect((await remove(_id)).statusCode).toBe(200);
    expect(await ids()).not.toContain(_id);
    const { rows } = await haldi.database.pool.query(
      'select price from service_prices where service_id = $1',
      [_id],
    );
    expect(rows).toEqual([{ price: 999 }]);
    expect((await menu.lastActs(1))[0]).toMatchObject({
      act: 'service-removed',
      subject: { id: _id, name: 'Kesar Facial' },
    });
    // Carts and links may still contain the old id.
    expect((await add('Kesar Facial'))._id).toBe('facial-kesar-facial-2');
    expect((await remove(_id)).statusCode).toBe(404);
  });

  test('refuses the whole request if one service was sold', async () => {
    const customer = await haldi.user();
    const service = salon.service(60);
    await salon.place(customer, { services: [toRequestLine(service)] });
    const { _id } = await add('Never Sold');
    expect(await sold()).toContain(service._id);
    expect(await sold()).not.toContain(_id);
    const refused = await remove(service._id, _id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'SERVICE_SOLD']);
    expect(await ids()).toEqual(expect.arrayContaining([service._id, _id]));
  });

  test('refuses a service that is ordered at the same time', async () => {
    const { _id } = await add('Just Sold');
    const client = await haldi.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into order_services
           (order_id, revision, service_id, position, data_set, name, price, duration, quantity)
         select order_id, 9, $1, position, data_set, name, price, duration, quantity
         from order_services limit 1`,
        [_id],
      );
      const removing = remove(_id);
      await untilSomebodyWaits();
      await client.query('commit');
      const refused = await removing;
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'SERVICE_SOLD']);
    } finally {
      client.release();
    }
    expect(await ids()).toContain(_id);
  });

  test('an order for a service deleted at the same time names it', async () => {
    const customer = await haldi.user();
    const { _id, name, price, duration } = await add('Just Deleted');
    const client = await haldi.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('delete from services where id = $1', [_id]);
      const line = { serviceId: _id, name, price, duration, quantity: 1 };
      const sending = salon.send(
        customer,
        salon.body(customer, { services: [line], appointmentSlot: '06:00 PM' }),
      );
      await untilSomebodyWaits();
      await client.query('commit');
      const refused = await sending;
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'SERVICE_GONE',
        details: { gone: [{ serviceId: _id }] },
      });
    } finally {
      client.release();
    }
  });
});
