import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isPrivatePage } from '@haldi/contract/pages/private-and-sitemap-pages';
import { isWorkPage } from '@haldi/contract/pages/staff-pages';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';
import {
  clientBuildDirectory,
  type PagesManifest,
  readPagesManifest,
  routeAddress,
  routeFilePaths,
} from './pages-manifest.ts';
import { projectRoot } from './run-process.ts';

const web = join(projectRoot, 'apps/web');

/** Files of public pages, which are precached. */
const shellFiles = (manifest: PagesManifest): string[] => {
  const { routes } = manifest;
  const publicRoutes = Object.values(routes).filter(
    (route) => !isPrivatePage(routeAddress(routes, route)),
  );
  const files = [manifest.entry, ...publicRoutes].flatMap(routeFilePaths);
  // A style sheet that two routes share is listed as `file.css#`.
  return [...new Set(files.map((file) => file.replace(/^\/|#.*$/g, '')))];
};

const shellPatterns = [
  'assets/manifest-*.js',
  'assets/{fraunces-english,mukta-english,rupee}-*.woff2',
  'pictures/empty/offline.svg',
];

/** The remaining code: back office and dialogs. */
const deskFiles = async (shell: readonly string[]): Promise<string[]> => {
  const names = await readdir(join(clientBuildDirectory, 'assets'));
  const code = names.filter((name) => /\.(js|css)$/.test(name)).map((name) => `assets/${name}`);
  const isKept = new Set(shell);
  return code
    .filter((file) => !isKept.has(file) && !/manifest-/.test(file))
    .map((file) => `/${file}`);
};

/** Code of the beautician's page, found by following file names. */
const workFiles = async (manifest: PagesManifest, code: readonly string[]): Promise<string[]> => {
  const { routes } = manifest;
  const ofPage = Object.values(routes).filter((route) => isWorkPage(routeAddress(routes, route)));
  const found = new Set<string>();
  const waiting = ofPage.flatMap(routeFilePaths);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next) || !code.includes(next)) continue;
    found.add(next);
    const text = await readFile(join(clientBuildDirectory, next), 'utf8');
    waiting.push(...code.filter((file) => text.includes(basename(file))));
  }
  return [...found];
};

type StaffFiles = { desk: readonly string[]; work: readonly string[] };

const bundleWorker = async (buildId: string, { desk, work }: StaffFiles): Promise<string> => {
  const bundled = await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      BUILD: JSON.stringify(buildId),
      DESK_FILES: JSON.stringify(desk),
      WORK_FILES: JSON.stringify(work),
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

export const buildServiceWorker = async (buildId: string): Promise<void> => {
  const manifest = await readPagesManifest();
  const bundle = join(web, 'build/sw-bundle.js');
  const shell = shellFiles(manifest);
  const desk = await deskFiles(shell);
  const work = await workFiles(manifest, desk);
  await writeFile(bundle, await bundleWorker(buildId, { desk, work }));
  const { warnings } = await injectManifest({
    swSrc: bundle,
    swDest: join(clientBuildDirectory, 'sw.js'),
    globDirectory: clientBuildDirectory,
    globPatterns: [...shell, ...shellPatterns],
    modifyURLPrefix: { '': '/' },
    dontCacheBustURLsMatching: /\/assets\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  await rm(bundle);
};
