import { defaultSections } from '@haldi/contract/catalogue/default-categories';
import { Service } from '@haldi/contract/catalogue/service-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertStarterServicesIfEmpty } from './starter/service.ts';

let product: TestApp;
beforeAll(async () => {
  product = await buildTestApp();
  await insertStarterServicesIfEmpty(product.context.db, product.clock());
});
afterAll(() => product.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  product.app.inject({ url, headers });

describe('catalogue files', () => {
  test('AllServices contains every data set, in order', async () => {
    const answer = await get('/Json%20Files/AllServices.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const services = z.array(Service).parse(answer.json());
    expect([...new Set(services.map(({ category }) => category))]).toEqual(
      defaultSections.map(({ name }) => name),
    );
    expect(new Set(services.map(({ _id }) => _id)).size).toBe(services.length);
  });

  test.each(defaultSections.map(({ file, name, category }) => [file, name, category]))(
    '%s.json contains the services of %s',
    async (file, name, category) => {
      const services = z.array(Service).parse((await get(`/Json%20Files/${file}.json`)).json());
      expect(services.length).toBeGreaterThan(4);
      for (const service of services) {
        expect(service.category).toBe(name);
        expect(service.href).toBe(`/service/${category}#${service.id}`);
        expect(service.offerprice).toBeGreaterThan(service.price);
      }
    },
  );

  test('an ETag spares the second download', async () => {
    const first = await get('/Json%20Files/Facial.json');
    const second = await get('/Json%20Files/Facial.json', {
      'if-none-match': String(first.headers.etag),
    });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
  });

  test('is compressed if the client accepts it', async () => {
    const answer = await get('/Json%20Files/AllServices.json', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(20_000);
  });

  test('an invalid bearer token is refused, also for cached files', async () => {
    await get('/Json%20Files/Facial.json');
    const answer = await get('/Json%20Files/Facial.json', { authorization: 'Bearer nonsense' });
    expect(answer.statusCode).toBe(401);
  });

  test.each(['/Json%20Files/Nope.json', '/Json%20Files/', '/api/nope', '/api'])(
    '%s is a JSON 404',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  test('hidden services and changed prices invalidate the cache', async () => {
    const before = z.array(Service).parse((await get('/Json%20Files/Bleach.json')).json());
    const [hidden, changed] = before;
    await product.database.pool.query('update services set hidden = true where id = $1', [
      hidden?.id,
    ]);
    await product.database.pool.query('update services set price = 1 where id = $1', [changed?.id]);
    product.context.live.publish('content-changed');
    const after = z.array(Service).parse((await get('/Json%20Files/Bleach.json')).json());
    expect(after.map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
    expect(after[0]?.price).toBe(1);
  });

  test('the database refuses invalid prices', async () => {
    const { pool } = product.database;
    await expect(pool.query('update services set price = 0')).rejects.toThrow('services_price');
    await expect(pool.query('update services set offerprice = price - 1')).rejects.toThrow(
      'services_price',
    );
  });

  test('an existing catalogue is not filled again', async () => {
    await product.database.pool.query("delete from services where data_set = 'party'");
    await insertStarterServicesIfEmpty(product.context.db, product.clock());
    product.context.live.publish('content-changed');
    expect((await get('/Json%20Files/Party.json')).json()).toEqual([]);
  });
});
