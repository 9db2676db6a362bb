import { sitemapPaths } from '@haldi/contract/pages/private-and-sitemap-pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { formRequest } from '../../testing/test-form-request.ts';

let product: TestApp;
beforeAll(async () => {
  product = await buildTestApp();
});
afterAll(() => product.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  product.app.inject({ method: 'GET', url, headers });

test('robots.txt links the sitemap and disallows the API', async () => {
  const answer = await get('/robots.txt', { host: 'haldi.test' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toContain('Disallow: /api/');
  expect(answer.body).toContain('Sitemap: http://haldi.test/sitemap.xml');
});

test('the sitemap contains every listed page with its full URL', async () => {
  const answer = await get('/sitemap.xml', { host: 'haldi.test' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/xml');
  const addresses = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(sitemapPaths([]).map((path) => `http://haldi.test${path}`));
});

test('the sitemap contains every post with its last change', async () => {
  const author = await product.user();
  const form = { title: 'Ubtan at home', content: 'Gram flour and turmeric.' };
  const posted = await product.as(author, await formRequest('POST', '/api/blog', form), 'cookie');
  expect(posted.statusCode).toBe(201);
  const { body } = await get('/sitemap.xml', { host: 'haldi.test' });
  const { _id, createdAt } = posted.json();
  expect(body).toContain(`<loc>http://haldi.test/blog/${_id}</loc><lastmod>${createdAt}</lastmod>`);
});

test('before the salon opens the sitemap is empty', async () => {
  const { pool } = product.database;
  await pool.query('update settings set opened_at = null');
  expect((await get('/sitemap.xml')).body).not.toContain('<loc>');
  await pool.query('update settings set opened_at = now()');
  expect((await get('/sitemap.xml')).body).toContain('<loc>');
});

test('special characters in a URL are escaped', async () => {
  const answer = await get('/sitemap.xml', { host: 'a<b&c' });
  expect(answer.body).not.toContain('a<b&c');
});

test('PUBLIC_ORIGIN overrides the requested host', async () => {
  const known = await buildTestApp({
    env: { PUBLIC_ORIGIN: 'https://haldi.example' },
    database: product.database,
  });
  const answer = await known.app.inject({ url: '/sitemap.xml', headers: { host: 'elsewhere' } });
  expect(answer.body).toContain('<loc>https://haldi.example/</loc>');
  expect(answer.body).not.toContain('elsewhere');
  await known.close();
});
