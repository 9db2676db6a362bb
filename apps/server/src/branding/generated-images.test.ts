import { paletteFor } from '@haldi/contract/branding/palette';
import { sharePictureUrl } from '@haldi/contract/branding/share-picture';
import { defaultCategories } from '@haldi/contract/catalogue/default-categories';
import { defaultMenu } from '@haldi/contract/catalogue/default-menu';
import { sitemapPaths } from '@haldi/contract/pages/private-and-sitemap-pages';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let haldi: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp();
});
afterAll(() => haldi.close());

const get = (url: string, headers = {}) => haldi.app.inject({ url, headers });
const stamp = async (): Promise<string> => (await get('/api/branding')).json().stamp;

const call = async (name: string, palette = 'turmeric'): Promise<void> => {
  await haldi.database.pool.query('update settings set business_name = $1', [name]);
  await haldi.database.pool.query('update branding set palette = $1', [palette]);
  haldi.context.live.publish('content-changed');
};

const names = ['Nila', '<script>alert("&")</script>', 'हल्दी सौंदर्य', '💅🏽', 'w'.repeat(80)];

test.each([
  ['/icons/icon-192.png', 192],
  ['/icons/icon-512.png', 512],
  ['/icons/maskable-512.png', 512],
  ['/icons/apple-touch-icon.png', 180],
  ['/icons/badge-96.png', 96],
  ['/favicon.svg', 32],
  ['/pictures/mark.svg', 32],
])('%s is a picture of %i pixels, whatever the salon is called', async (url, side) => {
  const drawn = new Set<string>();
  for (const name of names) {
    await call(name, 'ocean');
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: side, height: side });
    drawn.add(answer.rawPayload.toString('base64'));
  }
  // A name without a known letter gets the flower.
  expect(drawn.size).toBe(names.length);
});

test('favicon.ico contains a PNG', async () => {
  const { rawPayload, headers } = await get('/favicon.ico');
  expect(headers['content-type']).toBe('image/x-icon');
  expect(await sharp(rawPayload.subarray(22)).metadata()).toMatchObject({ width: 32 });
});

describe('share pictures', () => {
  test('of every indexed page are 1200 by 630 and small', async () => {
    await call('Nila & Daughters', 'sage');
    for (const path of [
      ...sitemapPaths(defaultMenu.map(({ slug }) => ({ slug, offersMehndi: true }))),
      '/search-services',
    ]) {
      const answer = await get(sharePictureUrl(path, await stamp()));
      expect(answer.headers['content-type'], path).toBe('image/png');
      expect(answer.rawPayload.length).toBeLessThan(300_000);
    }
    const { rawPayload } = await get('/share/service/waxing.png');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(defaultCategories.some(({ slug }) => slug === 'waxing')).toBe(true);
  });

  test('contain the name in every script, inside the edges', async () => {
    const drawn = new Set<string>();
    for (const name of names) {
      await call(name);
      const { rawPayload } = await get('/share/home.png');
      const { data } = await sharp(rawPayload)
        .extract({ left: 0, top: 0, width: 60, height: 600 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(new Set(data.values()).size, name).toBeLessThanOrEqual(3);
      drawn.add(rawPayload.toString('base64'));
    }
    expect(drawn.size).toBe(names.length);
  });

  test('exist for existing pages only and never draw text of the caller', async () => {
    for (const url of [
      '/share/nothing.png',
      '/share/home.svg',
      '/share/',
      '/share/../x.png',
      '/share/service/%3Cb%3E.png',
      '/share/__proto__.png',
    ]) {
      expect((await get(url)).statusCode, url).toBe(404);
    }
    const plain = await get('/share/home.png');
    const asked = await get('/share/home.png?title=Free&v=%3Cscript%3E');
    expect(asked.rawPayload.equals(plain.rawPayload)).toBe(true);
  });
});

test('addresses with a current stamp are immutable, others are cached briefly', async () => {
  await call('Nila', 'rose');
  const kept = await get(`/pictures/mark.svg?v=${await stamp()}`);
  expect(kept.headers['cache-control']).toContain('immutable');
  expect(kept.headers).not.toHaveProperty('x-stamps');
  const other = await get('/pictures/mark.svg?v=0123456789');
  expect(other.headers['cache-control']).not.toContain('immutable');
  const again = await get('/pictures/mark.svg', { 'if-none-match': kept.headers.etag });
  expect(again.statusCode).toBe(304);
  expect(kept.body).toContain(paletteFor('rose')['haldi-300']);
});

test.each(['/site.webmanifest', '/work.webmanifest'])(
  '%s contains the name of the salon only',
  async (url) => {
    await call('Nila "Home" <Salon>', '#1f6f8b');
    const answer = await get(url);
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    expect(answer.body).not.toMatch(/haldi/i);
    const manifest = answer.json();
    expect(manifest.name).toContain('Nila "Home" <Salon>');
    expect(manifest.theme_color).toBe(paletteFor('#1f6f8b')['haldi-200']);
    for (const { src } of manifest.icons) expect((await get(src)).statusCode).toBe(200);
  },
);

test('a salon without its own name keeps the flower', async () => {
  await call('Haldi Home Salon');
  expect((await get('/pictures/mark.svg')).body.match(/<path/g)).toHaveLength(3);
  await call('Hina');
  expect((await get('/pictures/mark.svg')).body.match(/<path/g)).toHaveLength(1);
});
