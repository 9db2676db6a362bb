import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { formRequest } from '../../testing/test-form-request.ts';
import { decompressionBomb, jpeg, photograph, png, webp } from '../../testing/test-pictures.ts';
import type { TestUser } from '../../testing/test-user.ts';

let haldi: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => haldi.close());
beforeEach(async () => {
  await haldi.database.pool.query('delete from blog_posts');
  await haldi.database.pool.query('delete from images');
});

const url = '/api/blog';
const fields = { title: 'Nail care', content: 'File in one direction.' };
type File = { bytes: Uint8Array | string; name?: string; type?: string };

const post = async (who: TestUser, image: File) =>
  haldi.as(who, await formRequest('POST', url, fields, { image }));
const put = async (who: TestUser, id: string, changes: object, image?: File) =>
  haldi.as(
    who,
    await formRequest('PUT', `${url}/${id}`, { ...fields, ...changes }, image && { image }),
  );

const countRows = async (table: string): Promise<number> =>
  (await haldi.database.pool.query(`select count(*)::int from ${table}`)).rows[0].count;

const address = /^\/api\/images\/[0-9a-f]{32}-1200\.webp$/;

describe('threat 16: accepted pictures', () => {
  test.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
  ])('%s becomes WebP in two widths, kept for ever', async (_, make) => {
    const answer = await post(await haldi.user(), { bytes: await make(1_600, 1_000) });
    expect(answer.statusCode).toBe(201);
    const { image } = answer.json();
    expect(image).toMatch(address);
    for (const [file, width] of [
      [image, 1_200],
      [image.replace('-1200', '-480'), 480],
    ] as const) {
      const served = await haldi.as(null, { url: file });
      expect(served.statusCode).toBe(200);
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
      });
      const { format, width: shown } = await sharp(served.rawPayload).metadata();
      expect([format, shown]).toEqual(['webp', width]);
    }
  });

  test('a photo is rotated upright and loses its location', async () => {
    const answer = await post(await haldi.user(), { bytes: await photograph() });
    const served = await haldi.as(null, { url: answer.json().image });
    const { width, height, exif, orientation } = await sharp(served.rawPayload).metadata();
    expect([width, height, exif, orientation]).toEqual([500, 800, undefined, undefined]);
    expect(served.rawPayload.includes('<script>')).toBe(false);
  });

  test('data appended to the picture is removed', async () => {
    const bytes = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]);
    const answer = await post(await haldi.user(), { bytes });
    const served = await haldi.as(null, { url: answer.json().image });
    expect(served.rawPayload.includes('<script>')).toBe(false);
  });

  test.each(['../../x.js', '..\\..\\x.js', '/etc/passwd', 'x.html', 'a\u0000.jpg'])(
    'a file called %j gets a generated name',
    async (name) => {
      const answer = await post(await haldi.user(), { bytes: await jpeg(), name });
      expect(answer.statusCode).toBe(201);
      expect(answer.json().image).toMatch(address);
    },
  );

  test('a wrong but harmless content type is accepted', async () => {
    const answer = await post(await haldi.user(), { bytes: await png(), type: 'text/html' });
    expect(answer.statusCode).toBe(201);
  });

  test('an empty file field means no picture', async () => {
    const answer = await post(await haldi.user(), { bytes: '', name: '', type: '' });
    expect(answer.json().image).toBeNull();
  });
});

describe('threat 16: rejected pictures', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, () => Promise<Uint8Array | string>]>([
    ['SVG', async () => svg],
    ['HTML', async () => '<!doctype html><script>alert(1)</script>'],
    ['JavaScript', async () => 'alert(1)'],
    ['GIF', async () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['half a JPEG', async () => (await jpeg()).subarray(0, 200)],
    [
      'JPEG in name only',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
    ],
    [
      'PNG in name only',
      async () => Buffer.concat([(await png()).subarray(0, 8), Buffer.from(svg)]),
    ],
    ['WebP in name only', async () => Buffer.from(`RIFF\x00\x00\x00\x00WEBP${svg}`, 'latin1')],
    ['noise', async () => Buffer.alloc(5_000, 7)],
  ])('%s: 422 that names the picture, and no row', async (_, make) => {
    const answer = await post(await haldi.user(), { bytes: await make() });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toHaveProperty('image');
    expect(await countRows('blog_posts')).toBe(0);
    expect(await countRows('images')).toBe(0);
  });

  test('50,000 pixels square: 422, without using memory', async () => {
    const bytes = await decompressionBomb(50_000);
    expect(bytes.length).toBeLessThan(1_000_000);
    const asha = await haldi.user();
    const before = process.memoryUsage().rss;
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(asha, { bytes })));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(422));
    expect(answers[0]?.json().message).toContain('12,000 pixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  test('25 megapixels are accepted, one row more is not', async () => {
    const most = await post(await haldi.user(), { bytes: await decompressionBomb(5_000) });
    expect(most.statusCode).toBe(201);
    const more = await post(await haldi.user(), { bytes: await decompressionBomb(5_001) });
    expect(more.statusCode).toBe(422);
  });

  test('more than 5 MiB: 413', async () => {
    const bytes = Buffer.concat([await jpeg(), Buffer.alloc(5 * 1_024 * 1_024)]);
    const answer = await post(await haldi.user(), { bytes });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({
      code: 'TOO_LARGE',
      message: 'Choose a picture of at most 5 MB.',
    });
  });
});

describe('threat 16: forms', () => {
  const send = async (who: TestUser, fill: (form: FormData) => void) => {
    const form = new FormData();
    form.set('title', fields.title);
    form.set('content', fields.content);
    fill(form);
    const encoded = new Response(form);
    return haldi.as(who, {
      method: 'POST',
      url,
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  };
  const file = () => new Blob(['x'], { type: 'image/png' });

  test.each<[string, number, (form: FormData) => void]>([
    ['two files', 413, (form) => [1, 2].map(() => form.append('image', file(), 'x.png'))],
    ['eleven fields', 413, (form) => [...'abcdefghi'].map((name) => form.set(name, 'x'))],
    ['a field of 200 KB', 413, (form) => form.set('content', 'x'.repeat(200_000))],
    ['a file under another name', 400, (form) => form.set('avatar', file(), 'x.png')],
    ['a field twice', 400, (form) => form.append('title', 'again')],
    ['a file in place of the title', 400, (form) => form.set('title', file(), 'x.png')],
    ['a prototype', 400, (form) => form.set('__proto__', 'x')],
  ])('%s: %i', async (_, status, fill) => {
    expect((await send(await haldi.user(), fill)).statusCode).toBe(status);
    expect(await countRows('blog_posts')).toBe(0);
  });

  test('JSON where a form is expected: 415', async () => {
    const answer = await haldi.as(await haldi.user(), { method: 'POST', url, payload: fields });
    expect(answer.statusCode).toBe(415);
  });

  test.each([
    '--x\r\nbroken',
    '',
    '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nhalf',
  ])('a broken form %j: refused, never 5xx', async (payload) => {
    const answer = await haldi.as(await haldi.user(), {
      method: 'POST',
      url,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    });
    expect([400, 422]).toContain(answer.statusCode);
  });

  test('a form without a boundary: refused, never 5xx', async () => {
    const answer = await haldi.as(await haldi.user(), {
      method: 'POST',
      url,
      headers: { 'content-type': 'multipart/form-data' },
      payload: 'x',
    });
    expect([400, 415, 422]).toContain(answer.statusCode);
  });
});

describe('pictures that no post shows any more', () => {
  const written = async (bytes: Uint8Array) => {
    const who = await haldi.user({ password: 'turmeric-and-milk' });
    return { who, ...((await post(who, { bytes })).json() as { _id: string; image: string }) };
  };
  const isServed = async (image: string) =>
    (await haldi.as(null, { url: image })).statusCode === 200;

  test('stays without a new picture, goes with one, and on removeImage', async () => {
    const { who, _id, image } = await written(await jpeg());
    expect((await put(who, _id, {})).json().image).toBe(image);
    expect((await put(who, _id, { removeImage: 'false' })).json().image).toBe(image);
    const other = (await put(who, _id, {}, { bytes: await jpeg(300, 300) })).json().image;
    expect(other).not.toBe(image);
    expect([await isServed(image), await isServed(other)]).toEqual([false, true]);
    expect((await put(who, _id, { removeImage: 'true' })).json().image).toBeNull();
    expect(await countRows('images')).toBe(0);
  });

  test('the same picture again stays', async () => {
    const { who, _id, image } = await written(await jpeg());
    expect((await put(who, _id, {}, { bytes: await jpeg() })).json().image).toBe(image);
    expect(await isServed(image)).toBe(true);
  });

  test('a picture that another post shows stays until the last of them goes', async () => {
    const first = await written(await jpeg());
    const second = await written(await jpeg());
    expect(second.image).toBe(first.image);
    await haldi.as(first.who, { method: 'DELETE', url: `${url}/${first._id}` });
    expect(await isServed(first.image)).toBe(true);
    await haldi.as(second.who, { method: 'DELETE', url: `${url}/${second._id}` });
    expect(await countRows('images')).toBe(0);
  });

  test('deleting an account deletes its post and picture; both are in the data download', async () => {
    const { who, _id, image } = await written(await jpeg());
    const data = (await haldi.as(who, { url: '/api/auth/user/data' })).json();
    expect(data.posts).toMatchObject([{ _id, image, ...fields }]);
    const gone = await haldi.as(who, {
      method: 'POST',
      url: '/api/auth/user/delete',
      payload: { password: 'turmeric-and-milk' },
    });
    expect(gone.statusCode).toBe(204);
    expect([await countRows('blog_posts'), await countRows('images')]).toEqual([0, 0]);
  });

  test('deleting a picture that is being posted by another user keeps it', async () => {
    const bytes = await jpeg(64, 64);
    for (let round = 0; round < 15; round += 1) {
      const { who, _id } = await written(bytes);
      const [removed, posted] = await Promise.all([
        haldi.as(who, { method: 'DELETE', url: `${url}/${_id}` }),
        post(await haldi.user(), { bytes }),
      ]);
      expect([removed.statusCode, posted.statusCode]).toEqual([204, 201]);
      expect(await isServed(posted.json().image)).toBe(true);
    }
  });
});

test.each(['x', '../../etc/passwd', `${'0'.repeat(32)}-481.webp`, `${'0'.repeat(32)}-480.svg`])(
  'there is no picture %j',
  async (file) => {
    const answer = await haldi.as(null, { url: `/api/images/${encodeURIComponent(file)}` });
    expect([404, 422]).toContain(answer.statusCode);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);
