import { readHealth } from '@haldi/contract/health/endpoints';
import { expect, test } from 'vitest';
import { createPageRenderer, type PageCall } from './page-renderer.ts';

const build = {
  entry: {
    module: {
      createRequestHandler: () => async (_request: Request, call: PageCall) => {
        try {
          await call(readHealth, {});
          return new Response('a page');
        } catch {
          return new Response('kind words', { status: 500 });
        }
      },
      createPageContext: (call: PageCall) => call,
    },
  },
};

const renderWith = async (call: PageCall): Promise<[number, string]> => {
  const render = createPageRenderer(build, call, 'production');
  const response = await render(new Request('http://haldi.test/blog'));
  return [response.status, await response.text()];
};

test('a page that fails without the database is 503 with the error page', async () => {
  const lost = Object.assign(new Error('shutting down'), { code: '57P01' });
  expect(await renderWith(() => Promise.reject(lost))).toEqual([503, 'kind words']);
});

test('a page with another error is 500, a page without errors is unchanged', async () => {
  expect(await renderWith(() => Promise.reject(new Error('oops')))).toEqual([500, 'kind words']);
  expect(await renderWith(async () => 'fine')).toEqual([200, 'a page']);
});
