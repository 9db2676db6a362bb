import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { webDirectory } from '../directories.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { StoredResponse } from '../platform/cache/response-cache.ts';
import { endpointName } from '../platform/http/mount-endpoint.ts';
import { StartError } from '../start-error.ts';
import { devPageRoutes } from './dev-page-routes.ts';
import { importBuiltPages, loadPageRenderer, type PageCall } from './page-renderer.ts';
import { pageRoutes } from './routes.ts';

const builtPages = join(webDirectory, 'build/server/index.js');

/** Imports the built pages early, while the database starts. */
export const preloadBuiltPages = async (): Promise<void> => {
  if (existsSync(builtPages)) await importBuiltPages(builtPages);
};

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const cacheControl = (path: string): string => {
  // The build puts a content hash into these names.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (path === '/sw.js') return 'no-cache';
  // The salon may change its palette.
  if (path.startsWith('/pictures/')) return 'public, max-age=600, stale-while-revalidate=86400';
  return 'public, max-age=3600, stale-while-revalidate=604800';
};

/**
 * A worker keeps the policy it was fetched with. It fetches for the pages and shows the logo in
 * notifications.
 */
const workerPolicy =
  "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'";

const readIfExists = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

const loadFile = async (file: string, path: string, type: string): Promise<StoredResponse> => {
  const identity = await readFile(file);
  const [br, gzip] = await Promise.all([readIfExists(`${file}.br`), readIfExists(`${file}.gz`)]);
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': cacheControl(path),
      ...(path === '/sw.js' && { 'content-security-policy': workerPolicy }),
    },
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
  };
};

/** The built files, a few megabytes, are kept in memory with their compressed versions. */
const loadStaticFiles = async (directory: string): Promise<Map<string, StoredResponse>> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Map<string, StoredResponse>();
  for (const entry of entries) {
    const type = contentTypes[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join('/')}`;
    files.set(path, await loadFile(file, path, type));
  }
  return files;
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
