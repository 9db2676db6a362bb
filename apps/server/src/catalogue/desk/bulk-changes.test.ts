import type { PriceChange } from '@haldi/contract/catalogue/desk/bulk-price-change';
import type { AdminService } from '@haldi/contract/catalogue/desk/schema';
import { formatRupees } from '@haldi/contract/kit/money';
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

describe('hiding', () => {
  test('removes services from menu and carts, and restores them', async () => {
    const customer = await haldi.user();
    const hidden = salon.service(30);
    const [target] = (await menu.all()).filter(({ _id }) => _id === hidden._id);
    const answer = await menu.put('hidden', { ids: [hidden._id, 'facial-pearl'], hidden: true });
    expect(answer.statusCode).toBe(200);
    expect(await menu.inFile('AllServices', hidden._id)).toBeUndefined();
    expect(await menu.inFile('Facial', 'facial-pearl')).toBeUndefined();
    expect(await menu.one(hidden._id)).toMatchObject({ hidden: true, price: target?.price });
    const refused = await salon.send(
      customer,
      salon.body(customer, { services: [toRequestLine(hidden)], appointmentSlot: '06:00 PM' }),
    );
    expect(refused.json()).toMatchObject({
      code: 'SERVICE_GONE',
      details: { gone: [{ serviceId: hidden._id }] },
    });
    expect((await menu.lastActs(2)).map(({ act }) => act)).toEqual([
      'service-hidden',
      'service-hidden',
    ]);
    await menu.put('hidden', { ids: [hidden._id], hidden: true });
    expect((await menu.lastActs(3)).map(({ act }) => act)).not.toEqual(
      Array(3).fill('service-hidden'),
    );
    await menu.put('hidden', { ids: [hidden._id, 'facial-pearl'], hidden: false });
    expect(await menu.inFile('AllServices', hidden._id)).toBeDefined();
    expect((await menu.put('hidden', { ids: [hidden._id, 'nope'], hidden: true })).statusCode).toBe(
      404,
    );
    expect(await menu.inFile('AllServices', hidden._id)).toBeDefined();
    expect((await menu.put('hidden', { ids: [], hidden: true })).statusCode).toBe(422);
  });
});

describe('the order of a category', () => {
  test('is the order on the page and must be complete', async () => {
    const ids = (await menu.all())
      .filter(({ dataSet }) => dataSet === 'massage')
      .map(({ _id }) => _id);
    const turned = ids.toReversed();
    expect((await menu.put('order', { dataSet: 'massage', ids: turned })).statusCode).toBe(200);
    expect((await menu.file('Massage')).map(({ id }) => id)).toEqual(turned);
    expect((await menu.lastActs(1))[0]).toMatchObject({
      act: 'services-ordered',
      subject: { id: 'massage', name: 'Massage' },
    });
    for (const wrong of [
      ids.slice(1),
      [...ids, 'facial-pearl'],
      [...ids.slice(1), ids[1]],
      [...ids.slice(1), 'facial-pearl'],
    ]) {
      const answer = await menu.put('order', { dataSet: 'massage', ids: wrong });
      expect(answer.json().code).toBe('SERVICE_CHANGED');
    }
    expect((await menu.file('Massage')).map(({ id }) => id)).toEqual(turned);
  });
});

describe('bulk price change', () => {
  const changeOf = ({ _id, price, offerprice }: AdminService, by: number): PriceChange => ({
    _id,
    from: { price, offerprice },
    to: { price: price + by, offerprice: offerprice + by },
  });
  const bleaches = async () => (await menu.all()).filter(({ dataSet }) => dataSet === 'bleach');

  test('changes all prices with a history entry each and one audit entry', async () => {
    const before = await bleaches();
    const changes = before.map((service) => changeOf(service, 50));
    const answer = await menu.put('prices', { changes });
    expect(answer.statusCode).toBe(200);
    expect((await menu.file('Bleach')).map(({ price }) => price)).toEqual(
      before.map(({ price }) => price + 50),
    );
    for (const { _id, price, offerprice } of before) {
      expect((await menu.history(_id))[0]).toMatchObject({
        price: price + 50,
        before: { price, offerprice },
        by: 'Meera',
      });
    }
    const [act] = await menu.lastActs(1);
    expect(act).toMatchObject({ act: 'prices-changed', subject: null });
    expect(act?.changes).toHaveLength(before.length);
    expect(act?.changes).toContainEqual({
      field: 'Face Bleach, Bleach',
      before: expect.stringMatching(/^₹\d+$/),
      after: expect.stringMatching(/^₹\d+$/),
    });
  });

  test('the audit log names struck-through prices that changed alone', async () => {
    const [service] = await bleaches();
    if (!service) throw new Error('no bleach');
    const { _id, name, price, offerprice } = service;
    const from = { price, offerprice };
    const changes = [{ _id, from, to: { price, offerprice: offerprice + 100 } }];
    expect((await menu.put('prices', { changes })).statusCode).toBe(200);
    const [act] = await menu.lastActs(1);
    expect(act?.changes).toEqual([
      {
        field: `${name}, Bleach, struck through`,
        before: formatRupees(offerprice),
        after: formatRupees(offerprice + 100),
      },
    ]);
  });

  test('one stale price refuses all changes', async () => {
    const read = await bleaches();
    const changes = read.map((service) => changeOf(service, 10));
    const [first] = read;
    if (!first) throw new Error('no bleach');
    await menu.edit(first, { price: String(first.price - 1) });
    const now = await bleaches();
    const answer = await menu.put('prices', { changes });
    expect(answer.json()).toMatchObject({
      code: 'SERVICE_CHANGED',
      details: { services: [{ _id: first._id, price: first.price - 1 }] },
    });
    expect(await bleaches()).toEqual(now);
    const gone = [...now.map((service) => changeOf(service, 1)), { ...changes[0], _id: 'nope' }];
    expect((await menu.put('prices', { changes: gone })).json().code).toBe('SERVICE_CHANGED');
    expect(await bleaches()).toEqual(now);
  });

  test('of ten concurrent changes one succeeds', async () => {
    const read = await bleaches();
    const changes = read.map((service) => changeOf(service, 25));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        menu.put('prices', { changes: place % 2 ? changes : changes.toReversed() }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
    expect((await bleaches()).map(({ price }) => price)).toEqual(
      read.map(({ price }) => price + 25),
    );
  });

  test('invalid input is refused', async () => {
    const [first] = await bleaches();
    if (!first) throw new Error('no bleach');
    const good = changeOf(first, 1);
    for (const changes of [
      [],
      [good, good],
      [{ ...good, to: { price: 0, offerprice: 10 } }],
      [{ ...good, to: { price: 100.5, offerprice: 200 } }],
      [{ ...good, to: { price: 100, offerprice: 99 } }],
      [{ ...good, to: { price: 200_001, offerprice: 200_001 } }],
    ]) {
      expect((await menu.put('prices', { changes })).statusCode).toBe(422);
    }
    expect((await bleaches())[0]).toEqual(first);
  });
});

test('the price history is append-only', async () => {
  for (const change of [
    'update service_prices set price = 1',
    'delete from service_prices',
    'truncate service_prices',
  ]) {
    await expect(haldi.database.pool.query(change)).rejects.toThrow('service_prices only grows');
  }
});
