import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectRoot } from './run-process.ts';

export type Import = { from: string; to: string; isFile: boolean };

const importForms =
  /(?:^|[\s;])(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const endings = ['', '.ts', '.tsx'];

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Resolves workspace names too, so that an import cannot bypass the rules. */
const resolveImport = (file: string, specifier: string): string | undefined => {
  const workspace = /^@haldi\/(contract|embedded-postgres|server|web)\/(.+)$/.exec(specifier);
  const homes = {
    contract: 'packages/contract/src',
    'embedded-postgres': 'packages/embedded-postgres/src',
    server: 'apps/server/src',
    web: 'apps/web/app',
  };
  const base = workspace
    ? join(projectRoot, homes[workspace[1] as keyof typeof homes], workspace[2] ?? '')
    : specifier.startsWith('.')
      ? join(projectRoot, dirname(file), specifier)
      : undefined;
  const found = endings.map((ending) => `${base}${ending}`).find((path) => base && isFile(path));
  return found && relative(projectRoot, found);
};

/** Project files by path, packages by name. */
export const importsOf = (file: string): Import[] => {
  const source = readFileSync(join(projectRoot, file), 'utf8');
  return [...source.matchAll(importForms)].flatMap(([, fixed, dynamic]) => {
    const specifier = fixed ?? dynamic ?? '';
    if (specifier.includes('+types/')) return [];
    const path = resolveImport(file, specifier);
    return [{ from: file, to: path ?? specifier, isFile: path !== undefined }];
  });
};
