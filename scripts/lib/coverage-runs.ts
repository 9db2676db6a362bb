import { matchesGlob } from 'node:path';
import { isInTests, sizeOf } from '../../e2e/sizes.ts';
import config, { olderServer } from '../../vitest.config.ts';

type Project = { name: string; include: string[]; exclude?: string[] };

/** What Vitest runs for `npm test`: every project but the one on a second, older server. */
const projects = (config.test?.projects ?? [])
  .map((project) => (project as { test: Project }).test)
  .filter(({ name }) => name !== olderServer);

const isIn = ({ include, exclude = [] }: Project, file: string): boolean =>
  include.some((glob) => matchesGlob(file, glob)) &&
  !exclude.some((glob) => matchesGlob(file, glob));

const browserFile = /^e2e\/(.+)\.spec\.ts$/;

/** Whether `npm test` runs this file. */
export const runsInTests = (file: string): boolean => {
  const [, name] = browserFile.exec(file) ?? [];
  return name === undefined ? projects.some((project) => isIn(project, file)) : isInTests(name);
};

/** What is wrong with the table of sizes, given the browser files that there are. */
export const sizeProblems = (files: string[], sizes: Record<string, string> = sizeOf): string[] => {
  const names = files.map((file) => browserFile.exec(file)?.[1] ?? file);
  return [
    ...names
      .filter((name) => !Object.hasOwn(sizes, name))
      .map((name) => `e2e/sizes.ts: at which size does e2e/${name}.spec.ts matter most?`),
    ...Object.keys(sizes)
      .filter((name) => !names.includes(name))
      .map((name) => `e2e/sizes.ts: there is no e2e/${name}.spec.ts`),
  ];
};

/** A test that may be left out proves nothing; one that is about a size sets that size itself. */
export const mayBeLeftOut = (source: string): boolean =>
  /\b(?:test|describe)\.(?:\w+\.)*(?:skip|skipIf|runIf|todo|fixme|only|fails?)\b/.test(source);
