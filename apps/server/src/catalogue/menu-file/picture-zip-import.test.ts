import type { PictureZipPreview } from '@haldi/contract/catalogue/menu-file/picture-zip-preview';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForBlockedConnections } from '../../../testing/provoke-deadlock.ts';
import { openTestMenuEditing, type TestMenuEditing } from '../../../testing/test-menu-editing.ts';
import { menuFileCalls, writeTable } from '../../../testing/test-menu-file.ts';
import { decompressionBomb, jpeg, png, webp } from '../../../testing/test-pictures.ts';
import { zipOf } from '../../../testing/test-zips.ts';

let menu: TestMenuEditing;
let sheet: ReturnType<typeof menuFileCalls>;
beforeAll(async () => {
  menu = await openTestMenuEditing();
  sheet = menuFileCalls(menu);
});
afterAll(() => menu.haldi.close());

const preview = async (file: Buffer, awaited = '[]'): Promise<PictureZipPreview> =>
  (await sheet.send('pictures/preview', file, { awaited })).json();
const store = async (file: Buffer, awaited = '[]') =>
  sheet.send('pictures', file, {
    awaited,
    fingerprint: (await preview(file, awaited)).fingerprint,
  });
const imageCount = async (): Promise<number> =>
  (await menu.haldi.database.pool.query('select count(*)::int from images')).rows[0].count;

test('pictures are stored for matching services', async () => {
  const named = await writeTable('csv', [
    ['Id', 'Picture'],
    ['facial-pearl', 'IMG 0042.jpg'],
  ]);
  const { awaited } = (await sheet.apply(named)).json();
  expect(awaited).toEqual([{ id: 'facial-pearl', file: 'IMG 0042.jpg' }]);
  const file = zipOf({
    'pictures/facial-gold.jpg': await jpeg(),
    'fruit facial.PNG': await png(),
    'img_0042.webp': await webp(),
    'holiday.jpg': await jpeg(),
    '__MACOSX/._x.jpg': new Uint8Array(3),
  });
  const seen = await preview(file, JSON.stringify(awaited));
  expect(seen.matched.map(({ file: name, id }) => [name, id])).toEqual([
    ['pictures/facial-gold.jpg', 'facial-gold'],
    ['fruit facial.PNG', 'facial-fruit'],
    ['img_0042.webp', 'facial-pearl'],
  ]);
  expect(seen).toMatchObject({ unmatched: ['holiday.jpg'], refused: [] });
  expect(await imageCount()).toBe(0);
  expect((await store(file, JSON.stringify(awaited))).json()).toEqual({ stored: 3 });
  const { image } = await menu.one('facial-gold');
  expect(image).toMatch(/^\/api\/images\//);
  expect((await menu.haldi.as(null, { url: image })).headers['content-type']).toBe('image/webp');
  expect((await menu.lastActs(1))[0]).toMatchObject({ act: 'service-changed' });
});

test('a single unusable picture blocks the import', async () => {
  const before = await imageCount();
  const file = zipOf({
    'facial-gold.jpg': await jpeg(300, 300),
    'facial-fruit.jpg': Buffer.from('<svg onload="alert(1)"/>'),
    'facial-pearl.png': await decompressionBomb(20_000),
  });
  const seen = await preview(file);
  expect(seen.refused).toEqual([
    { file: 'facial-fruit.jpg', reason: expect.stringContaining('JPEG, PNG or WebP') },
    { file: 'facial-pearl.png', reason: expect.stringContaining('12,000 pixels') },
  ]);
  expect((await store(file)).statusCode).toBe(422);
  expect(await imageCount()).toBe(before);
});

test('a menu changed meanwhile needs a new preview', async () => {
  const file = zipOf({ 'facial-gold.jpg': await jpeg(200, 200) });
  const { fingerprint } = await preview(file);
  await menu.edit(await menu.one('facial-gold'), {}, { image: { bytes: await jpeg(100, 100) } });
  const answer = await sheet.send('pictures', file, { fingerprint });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().details.matched).toHaveLength(1);
});

test('an outdated preview is reported first', async () => {
  const file = zipOf({ 'holiday.jpg': await jpeg(200, 200) });
  const answer = await sheet.send('pictures', file, { fingerprint: '0'.repeat(32) });
  expect(answer.statusCode).toBe(409);
});

test('a menu changed during processing needs a new preview', async () => {
  const { pool } = menu.haldi.database;
  const file = zipOf({ 'facial-gold.jpg': await jpeg(250, 250) });
  const { fingerprint } = await preview(file);
  const other = await pool.connect();
  await other.query('begin; lock table services in share row exclusive mode');
  const working = sheet.send('pictures', file, { fingerprint });
  await waitForBlockedConnections(pool);
  await other.query(`update services set image_hash = null where id = 'facial-gold'; commit`);
  other.release();
  expect((await working).statusCode).toBe(409);
});
