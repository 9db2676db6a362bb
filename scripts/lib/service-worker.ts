import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPrivatePage } from '@haldi/contract/pages/visibility';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';
import {
  client,
  filesOf,
  type PagesManifest,
  readPagesManifest,
  routeAddress,
} from './pages-manifest.ts';
import { root } from './run.ts';

const web = join(root, 'apps/web');

/** Everything that a public page needs before it is opened for the first time. */
const shellFiles = (manifest: PagesManifest): string[] => {
  const { routes } = manifest;
  const publicRoutes = Object.values(routes).filter(
    (route) => !isPrivatePage(routeAddress(routes, route)),
  );
  const files = [manifest.entry, ...publicRoutes].flatMap(filesOf);
  // A style sheet that two routes share is listed as `file.css#`.
  return [...new Set(files.map((file) => file.replace(/^\/|#.*$/g, '')))];
};

/** Around them: the letters of English and the rupee sign, and the pictures of the offline page. */
const shellPatterns = [
  'assets/manifest-*.js',
  'assets/{fraunces-english,mukta-english,rupee}-*.woff2',
  'pictures/mark.svg',
  'pictures/empty/offline.svg',
  'favicon.svg',
];

/** The code that is left: the back office, and what opens over pages. */
const deskFiles = async (shell: readonly string[]): Promise<string[]> => {
  const names = await readdir(join(client, 'assets'));
  const code = names.filter((name) => /\.(js|css)$/.test(name)).map((name) => `assets/${name}`);
  const isKept = new Set(shell);
  return code
    .filter((file) => !isKept.has(file) && !/manifest-/.test(file))
    .map((file) => `/${file}`);
};

const bundleWorker = async (buildId: string, desk: readonly string[]): Promise<string> => {
  const bundled = await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(buildId), DESK_FILES: JSON.stringify(desk) },
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

/** Makes `/sw.js`, which keeps pages readable without a connection. Runs once the pages are built. */
export const buildServiceWorker = async (buildId: string): Promise<void> => {
  const manifest = await readPagesManifest();
  const bundle = join(web, 'build/sw-bundle.js');
  const shell = shellFiles(manifest);
  await writeFile(bundle, await bundleWorker(buildId, await deskFiles(shell)));
  const { warnings } = await injectManifest({
    swSrc: bundle,
    swDest: join(client, 'sw.js'),
    globDirectory: client,
    globPatterns: [...shell, ...shellPatterns],
    modifyURLPrefix: { '': '/' },
    dontCacheBustURLsMatching: /\/assets\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  await rm(bundle);
};
