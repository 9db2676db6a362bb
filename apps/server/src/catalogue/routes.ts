import { catalogueFile } from '@haldi/contract/catalogue/endpoints';
import { readMenu } from '@haldi/contract/catalogue/menu/endpoints';
import { readMenuPage as readingPage } from '@haldi/contract/catalogue/page/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { sendStored } from '../platform/cache/response-cache.ts';
import { mount, mountForPages } from '../platform/http/mount.ts';
import { readMenuOnSale } from './menu/service.ts';
import { readCatalogueFile, readMenuPage } from './service.ts';

export const catalogueRoutes = (app: FastifyInstance, { db, responseCache }: AppContext): void => {
  mount(app, catalogueFile, async ({ params, request, reply }) => {
    const stored = await responseCache.get(`catalogue ${params.file}`, async () => ({
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, no-cache',
      },
      body: JSON.stringify(await readCatalogueFile(db, params.file)),
    }));
    return sendStored(request, reply, stored);
  });
  mountForPages(app, catalogueFile, ({ params }) => readCatalogueFile(db, params.file));
  mount(app, readMenu, () => readMenuOnSale(db));
  mountForPages(app, readMenu, () => readMenuOnSale(db));
  mount(app, readingPage, ({ params }) => readMenuPage(db, params.slug));
  mountForPages(app, readingPage, ({ params }) => readMenuPage(db, params.slug));
};
