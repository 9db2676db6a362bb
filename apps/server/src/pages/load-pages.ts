import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { webDirectory } from '../directories.ts';
import type { AppContext } from '../platform/app-context.ts';
import { endpointName } from '../platform/http/mount.ts';
import { StartError } from '../start-error.ts';
import { devPageRoutes } from './dev-page-routes.ts';
import { importBuiltPages, loadRenderer, type PageCall } from './render.ts';
import { pageRoutes } from './routes.ts';
import { loadStaticFiles } from './static-files.ts';

const builtPages = join(webDirectory, 'build/server/index.js');

/** Reads the code of the built pages ahead of the time when it is needed. */
export const preloadBuiltPages = async (): Promise<void> => {
  if (existsSync(builtPages)) await importBuiltPages(builtPages);
};

/** Adds the pages: the built ones, or their sources while developing. */
export const loadPages = async (
  app: FastifyInstance,
  context: AppContext,
  isDevelopment: boolean,
): Promise<void> => {
  const call: PageCall = (called, input, isPreview = false) => {
    const visitorCall = app.visitorCalls.get(endpointName(called));
    if (!visitorCall) throw new Error(`${called.path} is not offered to pages`);
    // Pages are stored until what the public sees changes; so is what they are made of.
    return context.responseCache.read(
      `${endpointName(called)} ${isPreview} ${JSON.stringify(input)}`,
      () => visitorCall(input, isPreview),
    );
  };
  if (isDevelopment) return devPageRoutes(app, webDirectory, call);
  if (!existsSync(builtPages)) {
    throw new StartError('The pages are not built. Run npm run build first.');
  }
  const files = await loadStaticFiles(join(webDirectory, 'build/client'));
  pageRoutes(app, context, { files, render: await loadRenderer(builtPages, call) });
};
