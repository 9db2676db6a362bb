import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './run-process.ts';

export const clientBuildDirectory = join(projectRoot, 'apps/web/build/client');

export type RouteFiles = {
  parentId?: string;
  path?: string;
  module: string;
  imports?: string[];
  css?: string[];
};
export type PagesManifest = {
  entry: { module: string; imports: string[] };
  routes: Record<string, RouteFiles>;
};

export const readPagesManifest = async (): Promise<PagesManifest> => {
  const assets = await readdir(join(clientBuildDirectory, 'assets'));
  const name = assets.find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('the build left no manifest of its routes');
  const code = await readFile(join(clientBuildDirectory, 'assets', name), 'utf8');
  return JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as PagesManifest;
};

export const routeFilePaths = ({ module, imports = [], css = [] }: RouteFiles): string[] => [
  module,
  ...imports,
  ...css,
];

const pathOf = (routes: PagesManifest['routes'], { parentId, path = '' }: RouteFiles): string => {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return parent ? `${pathOf(routes, parent)}/${path}` : path;
};

/** A nested route has only its own path segment. */
export const routeAddress = (routes: PagesManifest['routes'], route: RouteFiles): string =>
  `/${pathOf(routes, route)}`.replace(/\/+/g, '/');
