import { readCatalogueJson } from '@haldi/contract/catalogue/catalogue-json-endpoints';
import { readMenu } from '@haldi/contract/catalogue/menu/endpoints';
import type { MenuPageWithServices } from '@haldi/contract/catalogue/page/endpoints';
import { readMenuPage as readMenuPageCall } from '@haldi/contract/catalogue/page/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { sendStoredResponse } from '../platform/cache/response-cache.ts';
import { mount, mountForPageLoaders } from '../platform/http/mount-endpoint.ts';
import { readVisibleMenu } from './menu/service.ts';
import { readCatalogueFile, readMenuPage } from './service.ts';

/** The answer for all pages before the salon goes live. */
const withoutServices = (slug: string): MenuPageWithServices => ({
  slug,
  name: '',
  scene: 'hero',
  sections: [],
});

export const catalogueRoutes = (app: FastifyInstance, { db, responseCache }: AppContext): void => {
  mount(app, readCatalogueJson, async ({ params, request, reply }) => {
    if (await app.hidesFrom(request, reply)) return [];
    const stored = await responseCache.get(`catalogue ${params.file}`, async () => ({
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, no-cache',
      },
      body: JSON.stringify(await readCatalogueFile(db, params.file)),
    }));
    return sendStoredResponse(request, reply, stored);
  });
  const isHidden = async (isPreview: boolean) => !isPreview && !(await app.isOpen());
  mountForPageLoaders(app, readCatalogueJson, async ({ params }, isPreview) =>
    (await isHidden(isPreview)) ? [] : readCatalogueFile(db, params.file),
  );
  mount(app, readMenu, async ({ request, reply }) =>
    (await app.hidesFrom(request, reply)) ? [] : readVisibleMenu(db),
  );
  mountForPageLoaders(app, readMenu, async (_, isPreview) =>
    (await isHidden(isPreview)) ? [] : readVisibleMenu(db),
  );
  mount(app, readMenuPageCall, async ({ params, request, reply }) =>
    (await app.hidesFrom(request, reply))
      ? withoutServices(params.slug)
      : readMenuPage(db, params.slug),
  );
  mountForPageLoaders(app, readMenuPageCall, async ({ params }, isPreview) =>
    (await isHidden(isPreview)) ? withoutServices(params.slug) : readMenuPage(db, params.slug),
  );
};
