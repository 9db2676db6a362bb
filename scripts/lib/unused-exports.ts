import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Import } from './imports.ts';
import { projectRoot } from './run-process.ts';

const exported = /^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm;
/** React Router imports these by name. */
const routerFile = /(\.route|\/root|\/entry\.\w+)\.tsx$/;
const routerNames =
  /^(loader|clientLoader|shouldRevalidate|meta|links|handle|handleError|HydrateFallback|Layout|ErrorBoundary)$/;
/** Imported as whole modules. */
const isImportedWhole = (file: string): boolean => /(\.guards|\/tables)\.ts$/.test(file);

/** Finds namespace imports that are passed on as a whole. */
const isPassedOn = (source: string, file: string): boolean =>
  [...source.matchAll(/import \* as (\w+) from '([^']+)'/g)].some(
    ([, name, from = '']) =>
      file.endsWith(from.slice(from.lastIndexOf('/') + 1)) &&
      new RegExp(`(?<!\\* as )\\b${name}\\b(?![.'])`).test(source),
  );

/** Types are not checked. */
export const unusedExports = (imports: ReadonlyMap<string, readonly Import[]>): string[] => {
  const sources = new Map(
    [...imports.keys()].map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')]),
  );
  // One search per file: a search per name took eleven seconds.
  const words = new Map(
    [...sources.values()].map((source) => [source, new Set(source.match(/\w+/g))]),
  );
  const readersOfBuild = [...sources.values()].filter((source) =>
    source.includes('importServerBuild('),
  );
  const importers = Map.groupBy(
    [...imports.values()].flat().filter(({ isFile }) => isFile),
    ({ to }) => to,
  );
  return [...sources].flatMap(([file, source]) => {
    if (isImportedWhole(file)) return [];
    const built = `importServerBuild('${file.replace(/^apps\/server\/src\/|\.ts$/g, '')}')`;
    const readers = [
      ...(importers.get(file) ?? []).map(({ from }) => sources.get(from) ?? ''),
      ...readersOfBuild.filter((reader) => reader.includes(built)),
    ];
    const isUsed = (name: string): boolean =>
      (routerFile.test(file) && routerNames.test(name)) ||
      readers.some((reader) => words.get(reader)?.has(name) || isPassedOn(reader, file));
    return [...source.matchAll(exported)]
      .map(([, name = '']) => name)
      .filter((name) => !isUsed(name))
      .map((name) => `${file} exports ${name}, which no other file imports`);
  });
};
