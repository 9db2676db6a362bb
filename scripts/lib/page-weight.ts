import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  clientBuildDirectory,
  type PagesManifest,
  type RouteFiles,
  readPagesManifest,
  routeAddress,
  routeFilePaths,
} from './pages-manifest.ts';

/**
 * What the first load of a page may cost in JavaScript: bytes over the network, as brotli. The
 * owner's name, menu and policies on every page took 2 kB: docs/decisions/016-the-owners-name.md. The
 * true reason for each time that cannot be booked took 0.6 kB of /book.
 */
export const weightLimits = { home: 152_000, customerPage: 178_000 } as const;

const isAdmin = (address: string): boolean => /^\/admin(\/|$)/.test(address);

/** The charts of the admin screens come from this library, whose class names survive the build. */
const isChart = (code: string): boolean => code.includes('recharts-');

const withParents = (routes: PagesManifest['routes'], route: RouteFiles): RouteFiles[] => {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...withParents(routes, parent), route] : [route];
};

type Weighed = { address: string; bytes: number; files: string[] };

/**
 * Every page with what its document makes a browser load: the list of routes, the entry, and all
 * that the route and its frames import. `e2e/page-weight.spec.ts` sees that nothing follows.
 */
const weighPages = async (): Promise<Weighed[]> => {
  const manifest = await readPagesManifest();
  const { routes, entry } = manifest;
  const assets = await readdir(join(clientBuildDirectory, 'assets'));
  const list = assets.filter((name) => /^manifest-.*\.js$/.test(name));
  const weights = new Map<string, Promise<number>>();
  const weigh = (file: string): Promise<number> => {
    const known = weights.get(file);
    if (known) return known;
    const weight = readFile(join(clientBuildDirectory, file)).then(
      (code) => brotliCompressSync(code).length,
    );
    weights.set(file, weight);
    return weight;
  };
  const pages = Object.values(routes).map(async (route) => {
    const needed = [entry, ...withParents(routes, route)].flatMap(routeFilePaths);
    const scripts = needed.filter((file) => /\.js$/.test(file)).map((file) => file.slice(1));
    const files = [...new Set([...scripts, ...list.map((name) => `assets/${name}`)])];
    const bytes = (await Promise.all(files.map(weigh))).reduce((sum, weight) => sum + weight, 0);
    return { address: routeAddress(routes, route), bytes, files };
  });
  return Promise.all(pages);
};

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/** What is too heavy, or in the wrong place; nothing when all is well. */
export const weightProblems = async (): Promise<string[]> => {
  const pages = await weighPages();
  const { routes } = await readPagesManifest();
  const adminCode = new Set(
    Object.values(routes)
      .filter((route) => isAdmin(routeAddress(routes, route)))
      .map(({ module }) => module.slice(1)),
  );
  const problems = pages
    .filter(({ address }) => !isAdmin(address))
    .map(async ({ address, bytes, files }) => {
      const limit = address === '/' ? weightLimits.home : weightLimits.customerPage;
      const codes = await Promise.all(
        files.map((file) => readFile(join(clientBuildDirectory, file), 'utf8')),
      );
      return [
        bytes > limit &&
          `${address} loads ${kilobytes(bytes)} of JavaScript; the limit is ${kilobytes(limit)}`,
        files.some((file) => adminCode.has(file)) && `${address} loads code of the admin screens`,
        codes.some(isChart) && `${address} loads the chart library`,
      ].filter((problem) => problem !== false);
    });
  return (await Promise.all(problems)).flat();
};
