import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPrivatePage } from '@haldi/contract/pages/visibility';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';
import { root } from './run.ts';

const web = join(root, 'apps/web');
const client = join(web, 'build/client');

type RouteFiles = {
  parentId?: string;
  path?: string;
  module: string;
  imports?: string[];
  css?: string[];
};
type PagesManifest = {
  version: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, RouteFiles>;
};

/** The list of routes and files that the build leaves for the browser. */
const readPagesManifest = async (): Promise<PagesManifest> => {
  const assets = await readdir(join(client, 'assets'));
  const name = assets.find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('the build left no manifest of its routes');
  const code = await readFile(join(client, 'assets', name), 'utf8');
  return JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as PagesManifest;
};

const filesOf = ({ module, imports = [], css = [] }: RouteFiles): string[] => [
  module,
  ...imports,
  ...css,
];

/** The whole address of a route: a nested one knows only its own part. */
const addressOf = (
  routes: PagesManifest['routes'],
  { parentId, path = '' }: RouteFiles,
): string => {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return parent ? `${addressOf(routes, parent)}/${path}` : path;
};

/** Everything that a public page needs before it is opened for the first time. */
const shellFiles = (manifest: PagesManifest): string[] => {
  const { routes } = manifest;
  const publicRoutes = Object.values(routes).filter(
    (route) => !isPrivatePage(`/${addressOf(routes, route)}`.replace(/\/+/g, '/')),
  );
  const files = [manifest.entry, ...publicRoutes].flatMap(filesOf);
  // A style sheet that two routes share is listed as `file.css#`.
  return [...new Set(files.map((file) => file.replace(/^\/|#.*$/g, '')))];
};

/** Around them: the letters of English and the rupee sign, and the pictures of the offline page. */
const shellPatterns = [
  'assets/manifest-*.js',
  'assets/{fraunces-latin,mukta-latin}-*.woff2',
  'pictures/mark.svg',
  'pictures/empty/offline.svg',
  'favicon.svg',
];

const bundleWorker = async (fingerprint: string, version: string): Promise<string> => {
  const bundled = await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      BUILD: JSON.stringify(fingerprint.slice(0, 12)),
      PAGES_VERSION: JSON.stringify(version),
    },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(web, 'worker/sw.ts'), formats: ['iife'], name: 'worker' },
    },
  });
  const [result] = Array.isArray(bundled) ? bundled : [bundled];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error('the service worker was not bundled');
  return chunk.code;
};

/** Makes `/sw.js`, which keeps pages readable without a line. Runs once the pages are built. */
export const buildServiceWorker = async (fingerprint: string): Promise<void> => {
  const manifest = await readPagesManifest();
  const bundle = join(web, 'build/sw-bundle.js');
  await writeFile(bundle, await bundleWorker(fingerprint, manifest.version));
  const { warnings } = await injectManifest({
    swSrc: bundle,
    swDest: join(client, 'sw.js'),
    globDirectory: client,
    globPatterns: [...shellFiles(manifest), ...shellPatterns],
    modifyURLPrefix: { '': '/' },
    dontCacheBustURLsMatching: /\/assets\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  await rm(bundle);
};
