import type { AdminCatalogue, AdminService } from '@haldi/contract/catalogue/desk/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  adminServicesUrl,
  openTestMenuEditing,
  type TestMenuEditing,
  testServiceDraft,
} from '../../../testing/test-menu-editing.ts';
import { jpeg, png } from '../../../testing/test-pictures.ts';
import { type TestSalon, toRequestLine } from '../../../testing/test-salon.ts';

let menu: TestMenuEditing;
let haldi: TestApp;
let salon: TestSalon;
beforeAll(async () => {
  menu = await openTestMenuEditing();
  ({ haldi, salon } = menu);
});
afterAll(() => haldi.close());

const imageCount = async (): Promise<number> =>
  (await haldi.database.pool.query('select count(*)::int from images')).rows[0].count;

test('the owner sees the whole menu and the picture library', async () => {
  const answer = await haldi.as(menu.owner, { url: adminServicesUrl });
  const { services, pictures } = answer.json<AdminCatalogue>();
  expect(services.map(({ _id }) => _id)).toEqual(
    (await menu.file('AllServices')).map(({ id }) => id),
  );
  expect(pictures).toHaveLength(services.length);
  expect(pictures).toContainEqual({
    image: '/pictures/services/facial-gold.svg',
    name: 'Gold Facial',
    dataSet: 'facial',
  });
});

describe('adding', () => {
  test('adds a service at the end of its category, visible immediately', async () => {
    // Fills the cache, which adding the service must invalidate.
    await menu.file('Facial');
    const answer = await menu.add();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      _id: 'facial-rose-facial',
      price: 999,
      offerprice: 1299,
      hidden: false,
      version: 1,
      image: '/pictures/services/facial-fruit.svg',
    });
    expect((await menu.file('Facial')).at(-1)).toEqual({
      _id: 'facial-rose-facial',
      id: 'facial-rose-facial',
      name: 'Rose Facial',
      description: testServiceDraft.description,
      image: '/pictures/services/facial-fruit.svg',
      href: '/service/facial-cleanup#facial-rose-facial',
      price: 999,
      offerprice: 1299,
      duration: 60,
      category: 'Facial',
    });
    expect(await menu.inFile('AllServices', 'facial-rose-facial')).toBeDefined();
    expect(await menu.history('facial-rose-facial')).toEqual([
      { price: 999, offerprice: 1299, before: null, by: 'Meera', at: '2026-11-16T06:00:00.000Z' },
    ]);
    const [act] = await menu.lastActs(1);
    expect(act).toMatchObject({
      act: 'service-added',
      subject: { id: 'facial-rose-facial', name: 'Rose Facial' },
    });
    expect(act?.changes).toContainEqual({ field: 'price', before: null, after: 999 });
  });

  test('a name is unique in its category, regardless of case', async () => {
    const answer = await menu.add({ name: 'ROSE facial' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'ALREADY_TAKEN',
      fields: { name: expect.stringContaining('already') },
    });
    expect((await menu.add({ dataSet: 'clean-up' })).json()._id).toBe('clean-up-rose-facial');
  });

  test('an id is never reused, even after a rename', async () => {
    await menu.edit(await menu.one('facial-rose-facial'), { name: 'Rose and Saffron Facial' });
    expect((await menu.add()).json()._id).toBe('facial-rose-facial-2');
  });

  test('an empty struck-through price equals the price', async () => {
    const answer = await menu.add({ name: 'Plain Facial', offerprice: '' });
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
  ])('%j is refused and adds nothing', async (over, field) => {
    const before = await menu.all();
    const answer = await menu.add({ name: 'Never', ...over });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toContain(field);
    expect(await menu.all()).toEqual(before);
  });
});

describe('changing', () => {
  test('changes everything but the id, with an audit entry', async () => {
    haldi.clock.set('2026-11-16T09:00:00Z');
    const before = await menu.one('facial-gold');
    const picture = '/pictures/services/facial-pearl.svg';
    const answer = await menu.edit(before, {
      name: 'Gold Leaf Facial',
      description: 'Now with leaf.',
      dataSet: 'clean-up',
      price: '1499',
      offerprice: '1799',
      duration: '90',
      picture,
    });
    expect(answer.json()).toMatchObject({ version: before.version + 1, image: picture });
    expect(await menu.inFile('Facial', 'facial-gold')).toBeUndefined();
    expect((await menu.file('Cleanup')).at(-1)).toMatchObject({
      id: 'facial-gold',
      name: 'Gold Leaf Facial',
      href: '/service/facial-cleanup#facial-gold',
      price: 1499,
      category: 'Clean-Up',
    });
    expect(await menu.history('facial-gold')).toEqual([
      {
        price: 1499,
        offerprice: 1799,
        before: { price: before.price, offerprice: before.offerprice },
        by: 'Meera',
        at: '2026-11-16T09:00:00.000Z',
      },
    ]);
    const [act] = await menu.lastActs(1);
    expect(act?.act).toBe('service-changed');
    expect(act?.changes).toContainEqual({ field: 'category', before: 'Facial', after: 'Clean-Up' });
  });

  test('a stale change is refused', async () => {
    const read = await menu.one('facial-pearl');
    expect((await menu.edit(read, { duration: '80' })).statusCode).toBe(200);
    const answer = await menu.edit(read, { price: '1' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'SERVICE_CHANGED',
      details: { services: [{ _id: 'facial-pearl', duration: 80 }] },
    });
    expect((await menu.one('facial-pearl')).price).toBe(read.price);
  });

  test('an unchanged service is not saved', async () => {
    const read = await menu.one('facial-pearl');
    const acts = await menu.lastActs(1);
    expect((await menu.edit(read)).json()).toEqual(read);
    expect(await menu.lastActs(1)).toEqual(acts);
    expect(await menu.history('facial-pearl')).toEqual([]);
  });

  test('refuses a taken name and an unknown service', async () => {
    const pearl = await menu.one('facial-pearl');
    expect((await menu.edit(pearl, { name: 'Plain facial' })).statusCode).toBe(409);
    expect((await menu.edit({ ...pearl, _id: 'nope' })).statusCode).toBe(404);
    expect(
      (await haldi.as(menu.owner, { url: `${adminServicesUrl}/nope/prices` })).statusCode,
    ).toBe(404);
    expect((await menu.edit(pearl, { offerprice: String(pearl.price) })).statusCode).toBe(422);
  });

  test('existing orders keep their prices, an order at the old price is refused', async () => {
    const customer = await haldi.user();
    const sold = salon.service(45);
    const order = await salon.place(customer, { services: [toRequestLine(sold)] });
    await menu.edit(await menu.one(sold._id), {
      name: 'Called otherwise',
      price: String(sold.price + 1),
    });
    const kept = await haldi.as(customer, { url: `/api/orders/${customer.id}/${order.orderId}` });
    expect(kept.json()).toMatchObject({ total: order.total, services: order.services });
    const refused = await salon.send(
      customer,
      salon.body(customer, { services: [toRequestLine(sold)], appointmentSlot: '05:00 PM' }),
    );
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { prices: [{ serviceId: sold._id, price: sold.price + 1 }] },
    });
  });
});

describe('pictures', () => {
  test('are uploaded, replaced and swapped for the library; unused files are deleted', async () => {
    const added = await menu.add({ name: 'Pictured' }, { image: { bytes: await jpeg() } });
    const first: AdminService = added.json();
    expect(first.image).toMatch(/^\/api\/images\/[0-9a-f]{32}-480\.webp$/);
    expect((await haldi.as(null, { url: first.image })).headers['content-type']).toBe('image/webp');
    expect((await menu.inFile('Facial', first._id))?.image).toBe(first.image);
    expect(await imageCount()).toBe(1);

    const second: AdminService = (
      await menu.edit(first, {}, { image: { bytes: await jpeg(300, 300, { r: 1, g: 2, b: 3 }) } })
    ).json();
    expect(second.image).not.toBe(first.image);
    expect(await imageCount()).toBe(1);
    expect((await menu.edit(second, { duration: '30' })).json().image).toBe(second.image);

    const ours = '/pictures/services/facial-pearl.svg';
    const last = await menu.edit(await menu.one(first._id), { picture: ours });
    expect(last.json()).toMatchObject({ image: ours });
    expect(await imageCount()).toBe(0);
  });

  test('can be shared by services; other files are refused', async () => {
    const bytes = await png();
    const a: AdminService = (await menu.add({ name: 'Shared A' }, { image: { bytes } })).json();
    await menu.add({ name: 'Shared B' }, { image: { bytes } });
    await menu.edit(a, { picture: '/pictures/services/facial-pearl.svg' });
    expect(await imageCount()).toBe(1);
    const refused = await menu.add({ name: 'Script' }, { image: { bytes: '<svg onload="x()"/>' } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toHaveProperty('image');
  });
});
