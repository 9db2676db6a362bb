import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { webDirectory } from '../directories.ts';
import type { AppContext } from '../platform/app-context.ts';
import { endpointName } from '../platform/http/mount-endpoint.ts';
import { StartError } from '../start-error.ts';
import { devPageRoutes } from './dev-page-routes.ts';
import { importBuiltPages, loadPageRenderer, type PageCall } from './page-renderer.ts';
import { pageRoutes } from './routes.ts';
import { loadStaticFiles } from './static-files.ts';

const builtPages = join(webDirectory, 'build/server/index.js');

/** Imports the built pages early, while the database starts. */
export const preloadBuiltPages = async (): Promise<void> => {
  if (existsSync(builtPages)) await importBuiltPages(builtPages);
};

export const mountPages = async (
  app: FastifyInstance,
  context: AppContext,
  isDevelopment: boolean,
): Promise<void> => {
  const call: PageCall = (called, input, isPreview = false) => {
    const visitorCall = app.visitorCalls.get(endpointName(called));
    if (!visitorCall) throw new Error(`${called.path} is not offered to pages`);
    // Data of pages is cached like the pages themselves, until the public content changes.
    return context.responseCache.loadOnce(
      `${endpointName(called)} ${isPreview} ${JSON.stringify(input)}`,
      () => visitorCall(input, isPreview),
    );
  };
  if (isDevelopment) return devPageRoutes(app, webDirectory, call);
  if (!existsSync(builtPages)) {
    throw new StartError('The pages are not built. Run npm run build first.');
  }
  const files = await loadStaticFiles(join(webDirectory, 'build/client'));
  pageRoutes(app, context, { files, render: await loadPageRenderer(builtPages, call) });
};
