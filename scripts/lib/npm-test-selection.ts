import { matchesGlob } from 'node:path';
import { runsInNpmTest, screenSizeByFile } from '../../e2e/screen-sizes.ts';
import config, { olderServer } from '../../vitest.config.ts';
import { testTitles } from './test-titles.ts';

type Project = { name: string; include: string[]; exclude?: string[] };

const projects = (config.test?.projects ?? [])
  .map((project) => (project as { test: Project }).test)
  .filter(({ name }) => name !== olderServer);

const isIn = ({ include, exclude = [] }: Project, file: string): boolean =>
  include.some((glob) => matchesGlob(file, glob)) &&
  !exclude.some((glob) => matchesGlob(file, glob));

const browserFile = /^e2e\/(.+)\.spec\.ts$/;

export const isRunByNpmTest = (file: string): boolean => {
  const [, name] = browserFile.exec(file) ?? [];
  return name === undefined ? projects.some((project) => isIn(project, file)) : runsInNpmTest(name);
};

export const findScreenSizeProblems = (
  files: string[],
  sizes: Record<string, string> = screenSizeByFile,
): string[] => {
  const names = files.map((file) => browserFile.exec(file)?.[1] ?? file);
  return [
    ...names
      .filter((name) => !Object.hasOwn(sizes, name))
      .map((name) => `e2e/screen-sizes.ts: add the size of e2e/${name}.spec.ts`),
    ...Object.keys(sizes)
      .filter((name) => !names.includes(name))
      .map((name) => `e2e/screen-sizes.ts: there is no e2e/${name}.spec.ts`),
  ];
};

/** Finds tests that may be skipped and therefore prove nothing. */
export const containsSkippableTests = (source: string): boolean =>
  /\b(?:test|describe)\.(?:\w+\.)*(?:skip|skipIf|runIf|todo|fixme|only|fails?)\b/.test(source);

const ciTag = '@ci';
/** The indentation shows where a group ends. */
const taggedCall =
  /^( *)(?:\w+\.)*(test|describe)\(\s*(['"`])((?:\\.|(?!\3)[^\\])*)\3,\s*\{\s*tag: '@ci',?\s*\}/gms;

export const listCiOnlyTestTitles = (source: string): string[] =>
  [...source.matchAll(taggedCall)].flatMap((call) => {
    const [text, indent = '', kind, , title = ''] = call;
    if (kind === 'test') return [title];
    const rest = source.slice(call.index + text.length);
    const end = rest.search(new RegExp(`^${indent}[})]`, 'm'));
    return [title, ...testTitles(rest.slice(0, end === -1 ? rest.length : end))];
  });

export const findCiTagProblems = (file: string, source: string): string[] => {
  const uses = source.split(ciTag).length - 1;
  if (uses === 0) return [];
  if (!isRunByNpmTest(file))
    return [`${file}: npm test does not run this file, so its tests need no ${ciTag} tag`];
  const recognised = [...source.matchAll(taggedCall)].length;
  return uses === recognised
    ? []
    : [`${file}: write { tag: '${ciTag}' } directly after the title of a test or group`];
};
