import { brotliDecompressSync } from 'node:zlib';
import { paletteFor } from '@haldi/contract/branding/palette';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { toStoredResponse } from '../platform/cache/response-cache.ts';
import { DatabaseUnavailableError } from '../platform/database/database-unavailable.ts';

const skin = '#dda682';
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path fill="#571845"/><path fill="${skin}"/></svg>`;
const headers = { 'content-type': 'image/svg+xml' };
const files = new Map([
  ['/pictures/scenes/waxing.svg', toStoredResponse({ status: 200, headers, body: svg })],
  ['/icon.svg', toStoredResponse({ status: 200, headers, body: svg })],
]);

let haldi: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp({ pages: { files, render: async () => new Response() } });
});
afterAll(() => haldi.close());

const ask = (url = '/pictures/scenes/waxing.svg', more = {}) =>
  haldi.app.inject({ url, headers: more });
const choose = async (palette: string): Promise<void> => {
  await haldi.database.pool.query('update branding set palette = $1', [palette]);
  haldi.context.live.publish('content-changed');
};

test('a drawing follows the palette, except natural colours', async () => {
  expect((await ask()).body).toBe(svg);
  const etags = new Set<unknown>();
  for (const palette of ['ocean', 'sage', '#1f6f8b']) {
    await choose(palette);
    const answer = await ask();
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.body).toBe(svg.replace('#571845', paletteFor(palette)['plum-700']));
    expect((await ask('/icon.svg')).body).toBe(svg);
    etags.add(answer.headers.etag);
  }
  expect(etags.size).toBe(3);
  const packed = await ask(undefined, { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain(skin);
  const again = await ask(undefined, { 'if-none-match': packed.headers.etag });
  expect(again.statusCode).toBe(304);
  await choose('turmeric');
  expect((await ask()).body).toBe(svg);
});

test('without a database drawings keep their colours', async () => {
  await choose('ocean');
  const { body } = await ask();
  await choose('rose');
  const away = new DatabaseUnavailableError('no host accepts writes');
  const reading = vi.spyOn(haldi.context.responseCache, 'loadOnce').mockRejectedValue(away);
  expect((await ask()).body).toBe(body);
  reading.mockRestore();
  expect((await ask()).body).not.toBe(body);
});
