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
 * JavaScript of a first load in brotli bytes. Includes 2 kB for branding, menu and policies
 * (docs/decisions/016-branding.md), 0.6 kB for the reasons of unavailable times, 0.2 kB for coupons
 * in links, 0.2 kB for the rules of advances, 0.1 kB because hashes in file names compress
 * differently in every build, 0.8 kB for the addresses of bills, complaints and accounting, and, for
 * customers, 0.6 kB for payments, 2 kB for discounts and coupons, 1.3 kB for advances, 0.8 kB for
 * bills, and 0.5 kB for complaints and free repeat visits.
 */
export const weightLimits = { home: 153_600, customerPage: 184_500 } as const;

const isAdmin = (address: string): boolean => /^\/admin(\/|$)/.test(address);

/** Class names of recharts are not minified. */
const isChart = (code: string): boolean => code.includes('recharts-');

const withParents = (routes: PagesManifest['routes'], route: RouteFiles): RouteFiles[] => {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...withParents(routes, parent), route] : [route];
};

type PageWeight = { address: string; bytes: number; files: string[] };

/**
 * The scripts that the document of each page loads; `e2e/page-weight.spec.ts` checks that no others
 * follow.
 */
const weighPages = async (): Promise<PageWeight[]> => {
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
