import type { AuditPage } from '@haldi/contract/audit/schema';
import type {
  AdminCatalogue,
  AdminService,
  PriceHistoryEntry,
} from '@haldi/contract/catalogue/editing';
import type { PriceChange } from '@haldi/contract/catalogue/price-change';
import type { Service } from '@haldi/contract/catalogue/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { formRequest } from '../testing/test-form.ts';
import { lineOf, openTestSalon, type TestSalon } from '../testing/test-orders.ts';
import { jpeg, png } from '../testing/test-pictures.ts';
import type { TestUser } from '../testing/test-user.ts';

let haldi: TestApp;
let salon: TestSalon;
let owner: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(haldi);
  await salon.hire(3);
  owner = await haldi.user({ isAdmin: true, username: 'Meera' });
});
afterAll(() => haldi.close());

const home = '/api/admin/services';
const draft = {
  name: 'Rose Facial',
  description: 'Rose water, a cool mask and a long massage.',
  dataSet: 'facial',
  price: '999',
  offerprice: '1299',
  duration: '60',
  picture: '',
};
type Files = Parameters<typeof formRequest>[3];
const add = async (over: Record<string, string> = {}, files?: Files) =>
  haldi.as(owner, await formRequest('POST', home, { ...draft, ...over }, files));
const edit = async (service: AdminService, over: Record<string, string> = {}, files?: Files) => {
  const { name, description, dataSet, price, offerprice, duration, version } = service;
  const struck = offerprice > price ? String(offerprice) : '';
  const fields = {
    ...{ name, description, dataSet, price: String(price), offerprice: struck },
    ...{ duration: String(duration), picture: '', version: String(version), ...over },
  };
  return haldi.as(owner, await formRequest('PUT', `${home}/${service._id}`, fields, files));
};
const put = (path: string, payload: object) =>
  haldi.as(owner, { method: 'PUT', url: `${home}/${path}`, payload });
const all = async (): Promise<AdminService[]> =>
  (await haldi.as(owner, { url: home })).json<AdminCatalogue>().services;
const one = async (id: string): Promise<AdminService> => {
  const found = (await all()).find(({ _id }) => _id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};
const file = async (name: string): Promise<Service[]> =>
  (await haldi.as(null, { url: `/Json%20Files/${name}.json` })).json();
const inFile = async (name: string, id: string) =>
  (await file(name)).find((service) => service.id === id);
const history = async (id: string): Promise<PriceHistoryEntry[]> =>
  (await haldi.as(owner, { url: `${home}/${id}/prices` })).json();
const lastActs = async (count: number) =>
  (await haldi.as(owner, { url: `/api/admin/audit?limit=${count}` })).json<AuditPage>().entries;
const imageCount = async (): Promise<number> =>
  (await haldi.database.pool.query('select count(*)::int from images')).rows[0].count;

test('the owner sees the whole menu and our pictures', async () => {
  const answer = await haldi.as(owner, { url: home });
  const { services, pictures } = answer.json<AdminCatalogue>();
  expect(services.map(({ _id }) => _id)).toEqual((await file('AllServices')).map(({ id }) => id));
  expect(pictures).toHaveLength(services.length);
  expect(pictures).toContainEqual({
    image: '/pictures/services/facial-gold.svg',
    name: 'Gold Facial',
    dataSet: 'facial',
  });
});

describe('adding', () => {
  test('puts a service at the end of its category, for everybody at once', async () => {
    // Kept by the cache: the addition must drop it.
    await file('Facial');
    const answer = await add();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      _id: 'facial-rose-facial',
      price: 999,
      offerprice: 1299,
      hidden: false,
      version: 1,
      image: '/pictures/services/facial-fruit.svg',
      isOwnPicture: false,
    });
    expect((await file('Facial')).at(-1)).toEqual({
      _id: 'facial-rose-facial',
      id: 'facial-rose-facial',
      name: 'Rose Facial',
      description: draft.description,
      image: '/pictures/services/facial-fruit.svg',
      href: '/service/facial-cleanup#facial-rose-facial',
      price: 999,
      offerprice: 1299,
      duration: 60,
      category: 'Facial',
    });
    expect(await inFile('AllServices', 'facial-rose-facial')).toBeDefined();
    expect(await history('facial-rose-facial')).toEqual([
      { price: 999, offerprice: 1299, before: null, by: 'Meera', at: '2026-11-16T06:00:00.000Z' },
    ]);
    const [act] = await lastActs(1);
    expect(act).toMatchObject({
      act: 'service-added',
      subject: { id: 'facial-rose-facial', name: 'Rose Facial' },
    });
    expect(act?.changes).toContainEqual({ field: 'price', before: null, after: 999 });
  });

  test('a name is taken once a category, in any letter case', async () => {
    const answer = await add({ name: 'ROSE facial' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'ALREADY_TAKEN',
      fields: { name: expect.stringContaining('already') },
    });
    expect((await add({ dataSet: 'clean-up' })).json()._id).toBe('clean-up-rose-facial');
  });

  test('an id is never used again, even when its first bearer is called otherwise now', async () => {
    await edit(await one('facial-rose-facial'), { name: 'Rose and Saffron Facial' });
    expect((await add()).json()._id).toBe('facial-rose-facial-2');
  });

  test('without a struck-through price nothing is struck through', async () => {
    const answer = await add({ name: 'Plain Facial', offerprice: '' });
    expect(answer.json()).toMatchObject({ price: 999, offerprice: 999 });
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ description: 'x'.repeat(301) }, 'description'],
    [{ dataSet: 'spa' }, 'dataSet'],
    [{ price: '0' }, 'price'],
    [{ price: '99.50' }, 'price'],
    [{ offerprice: '999' }, 'offerprice'],
    [{ offerprice: '1' }, 'offerprice'],
    [{ duration: '3' }, 'duration'],
    [{ picture: 'https://evil.example/x.svg' }, 'picture'],
    [{ picture: '/pictures/services/../mark.svg' }, 'picture'],
  ])('%j is refused and leaves nothing', async (over, field) => {
    const before = await all();
    const answer = await add({ name: 'Never', ...over });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toContain(field);
    expect(await all()).toEqual(before);
  });
});

describe('changing', () => {
  test('everything but the id, at once, with who and when', async () => {
    haldi.clock.set('2026-11-16T09:00:00Z');
    const before = await one('facial-gold');
    const picture = '/pictures/services/facial-pearl.svg';
    const answer = await edit(before, {
      name: 'Gold Leaf Facial',
      description: 'Now with leaf.',
      dataSet: 'clean-up',
      price: '1499',
      offerprice: '1799',
      duration: '90',
      picture,
    });
    expect(answer.json()).toMatchObject({ version: before.version + 1, image: picture });
    expect(await inFile('Facial', 'facial-gold')).toBeUndefined();
    expect((await file('Cleanup')).at(-1)).toMatchObject({
      id: 'facial-gold',
      name: 'Gold Leaf Facial',
      href: '/service/facial-cleanup#facial-gold',
      price: 1499,
      category: 'Clean-Up',
    });
    expect(await history('facial-gold')).toEqual([
      {
        price: 1499,
        offerprice: 1799,
        before: { price: before.price, offerprice: before.offerprice },
        by: 'Meera',
        at: '2026-11-16T09:00:00.000Z',
      },
    ]);
    const [act] = await lastActs(1);
    expect(act?.act).toBe('service-changed');
    expect(act?.changes).toContainEqual({ field: 'category', before: 'Facial', after: 'Clean-Up' });
  });

  test('what somebody else changed in between is not overwritten', async () => {
    const read = await one('facial-pearl');
    expect((await edit(read, { duration: '80' })).statusCode).toBe(200);
    const answer = await edit(read, { price: '1' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'SERVICE_CHANGED',
      details: { services: [{ _id: 'facial-pearl', duration: 80 }] },
    });
    expect((await one('facial-pearl')).price).toBe(read.price);
  });

  test('nothing changed is nothing kept', async () => {
    const read = await one('facial-pearl');
    const acts = await lastActs(1);
    expect((await edit(read)).json()).toEqual(read);
    expect(await lastActs(1)).toEqual(acts);
    expect(await history('facial-pearl')).toEqual([]);
  });

  test('a name that is taken, and a service that is not there', async () => {
    const pearl = await one('facial-pearl');
    expect((await edit(pearl, { name: 'Plain facial' })).statusCode).toBe(409);
    expect((await edit({ ...pearl, _id: 'nope' })).statusCode).toBe(404);
    expect((await haldi.as(owner, { url: `${home}/nope/prices` })).statusCode).toBe(404);
    expect((await edit(pearl, { offerprice: String(pearl.price) })).statusCode).toBe(422);
  });

  test('orders keep what they were sold at, new ones are asked about the price', async () => {
    const customer = await haldi.user();
    const sold = salon.service(45);
    const order = await salon.place(customer, { services: [lineOf(sold)] });
    await edit(await one(sold._id), { name: 'Called otherwise', price: String(sold.price + 1) });
    const kept = await haldi.as(customer, { url: `/api/orders/${customer.id}/${order.orderId}` });
    expect(kept.json()).toMatchObject({ total: order.total, services: order.services });
    const refused = await salon.send(
      customer,
      salon.body(customer, { services: [lineOf(sold)], appointmentSlot: '05:00 PM' }),
    );
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { prices: [{ serviceId: sold._id, price: sold.price + 1 }] },
    });
  });
});

describe('pictures', () => {
  test('are uploaded, replaced, and given up for one of ours; unused bytes go', async () => {
    const added = await add({ name: 'Pictured' }, { image: { bytes: await jpeg() } });
    const first: AdminService = added.json();
    expect(first).toMatchObject({ isOwnPicture: true });
    expect(first.image).toMatch(/^\/api\/images\/[0-9a-f]{32}-480\.webp$/);
    expect((await haldi.as(null, { url: first.image })).headers['content-type']).toBe('image/webp');
    expect((await inFile('Facial', first._id))?.image).toBe(first.image);
    expect(await imageCount()).toBe(1);

    const second: AdminService = (
      await edit(first, {}, { image: { bytes: await jpeg(300, 300, { r: 1, g: 2, b: 3 }) } })
    ).json();
    expect(second.image).not.toBe(first.image);
    expect(await imageCount()).toBe(1);
    expect((await edit(second, { duration: '30' })).json().image).toBe(second.image);

    const ours = '/pictures/services/facial-pearl.svg';
    const last = await edit(await one(first._id), { picture: ours });
    expect(last.json()).toMatchObject({ image: ours, isOwnPicture: false });
    expect(await imageCount()).toBe(0);
  });

  test('two services may share one; what is no picture is refused', async () => {
    const bytes = await png();
    const a: AdminService = (await add({ name: 'Shared A' }, { image: { bytes } })).json();
    await add({ name: 'Shared B' }, { image: { bytes } });
    await edit(a, { picture: '/pictures/services/facial-pearl.svg' });
    expect(await imageCount()).toBe(1);
    const refused = await add({ name: 'Script' }, { image: { bytes: '<svg onload="x()"/>' } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toHaveProperty('image');
  });
});

describe('hiding', () => {
  test('takes services off the menu and out of reach of carts, and back', async () => {
    const customer = await haldi.user();
    const hidden = salon.service(30);
    const [target] = (await all()).filter(({ _id }) => _id === hidden._id);
    const answer = await put('hidden', { ids: [hidden._id, 'facial-pearl'], hidden: true });
    expect(answer.statusCode).toBe(200);
    expect(await inFile('AllServices', hidden._id)).toBeUndefined();
    expect(await inFile('Facial', 'facial-pearl')).toBeUndefined();
    expect(await one(hidden._id)).toMatchObject({ hidden: true, price: target?.price });
    const refused = await salon.send(
      customer,
      salon.body(customer, { services: [lineOf(hidden)], appointmentSlot: '06:00 PM' }),
    );
    expect(refused.json()).toMatchObject({
      code: 'SERVICE_GONE',
      details: { gone: [{ serviceId: hidden._id }] },
    });
    expect((await lastActs(2)).map(({ act }) => act)).toEqual(['service-hidden', 'service-hidden']);
    await put('hidden', { ids: [hidden._id], hidden: true });
    expect((await lastActs(3)).map(({ act }) => act)).not.toEqual(Array(3).fill('service-hidden'));
    await put('hidden', { ids: [hidden._id, 'facial-pearl'], hidden: false });
    expect(await inFile('AllServices', hidden._id)).toBeDefined();
    expect((await put('hidden', { ids: [hidden._id, 'nope'], hidden: true })).statusCode).toBe(404);
    expect(await inFile('AllServices', hidden._id)).toBeDefined();
    expect((await put('hidden', { ids: [], hidden: true })).statusCode).toBe(422);
  });
});

describe('the order of a category', () => {
  test('is the order on the page; it takes exactly what is there', async () => {
    const ids = (await all()).filter(({ dataSet }) => dataSet === 'massage').map(({ _id }) => _id);
    const turned = ids.toReversed();
    expect((await put('order', { dataSet: 'massage', ids: turned })).statusCode).toBe(200);
    expect((await file('Massage')).map(({ id }) => id)).toEqual(turned);
    expect((await lastActs(1))[0]).toMatchObject({
      act: 'services-ordered',
      subject: { id: 'massage', name: 'Massage' },
    });
    for (const wrong of [
      ids.slice(1),
      [...ids, 'facial-pearl'],
      [...ids.slice(1), ids[1]],
      [...ids.slice(1), 'facial-pearl'],
    ]) {
      const answer = await put('order', { dataSet: 'massage', ids: wrong });
      expect(answer.json().code).toBe('SERVICE_CHANGED');
    }
    expect((await file('Massage')).map(({ id }) => id)).toEqual(turned);
  });
});

describe('many prices at once', () => {
  const changeOf = ({ _id, price, offerprice }: AdminService, by: number): PriceChange => ({
    _id,
    from: { price, offerprice },
    to: { price: price + by, offerprice: offerprice + by },
  });
  const bleaches = async () => (await all()).filter(({ dataSet }) => dataSet === 'bleach');

  test('change together, with a line of history each and one act', async () => {
    const before = await bleaches();
    const changes = before.map((service) => changeOf(service, 50));
    const answer = await put('prices', { changes });
    expect(answer.statusCode).toBe(200);
    expect((await file('Bleach')).map(({ price }) => price)).toEqual(
      before.map(({ price }) => price + 50),
    );
    for (const { _id, price, offerprice } of before) {
      expect((await history(_id))[0]).toMatchObject({
        price: price + 50,
        before: { price, offerprice },
        by: 'Meera',
      });
    }
    const [act] = await lastActs(1);
    expect(act).toMatchObject({ act: 'prices-changed', subject: null });
    expect(act?.changes).toHaveLength(before.length);
  });

  test('one that changed in between keeps all as they are', async () => {
    const read = await bleaches();
    const changes = read.map((service) => changeOf(service, 10));
    const [first] = read;
    if (!first) throw new Error('no bleach');
    await edit(first, { price: String(first.price - 1) });
    const now = await bleaches();
    const answer = await put('prices', { changes });
    expect(answer.json()).toMatchObject({
      code: 'SERVICE_CHANGED',
      details: { services: [{ _id: first._id, price: first.price - 1 }] },
    });
    expect(await bleaches()).toEqual(now);
    const gone = [...now.map((service) => changeOf(service, 1)), { ...changes[0], _id: 'nope' }];
    expect((await put('prices', { changes: gone })).json().code).toBe('SERVICE_CHANGED');
    expect(await bleaches()).toEqual(now);
  });

  test('ten who press Apply at once: one of them does', async () => {
    const read = await bleaches();
    const changes = read.map((service) => changeOf(service, 25));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        put('prices', { changes: place % 2 ? changes : changes.toReversed() }),
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

  test('what makes no sense is refused', async () => {
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
      expect((await put('prices', { changes })).statusCode).toBe(422);
    }
    expect((await bleaches())[0]).toEqual(first);
  });
});

test('the history of prices only grows', async () => {
  for (const change of [
    'update service_prices set price = 1',
    'delete from service_prices',
    'truncate service_prices',
  ]) {
    await expect(haldi.database.pool.query(change)).rejects.toThrow('service_prices only grows');
  }
});
