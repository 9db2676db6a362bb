import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  containsSkippableTests,
  findCiTagProblems,
  findScreenSizeProblems,
  isRunByNpmTest,
  listCiOnlyTestTitles,
} from './lib/npm-test-selection.ts';
import {
  headingsOf,
  isQuotedTextInSource,
  parseCoverageRows,
  quotedTextsIn,
} from './lib/parse-spec-coverage.ts';
import { projectFiles } from './lib/project-files.ts';
import { reportProblems } from './lib/report-problems.ts';
import { projectRoot } from './lib/run-process.ts';
import { testTitles } from './lib/test-titles.ts';

/**
 * Checks that every requirement in docs/spec-coverage.md names a file and a test that `npm test`
 * runs.
 */
const pageName = 'docs/spec-coverage.md';
/** Not part of the repository; its texts are compared if the file exists. */
const specification = join(projectRoot, '../shared/spec.md');

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const page = read(pageName);
const rows = parseCoverageRows(page);
const browserFiles = projectFiles(/^e2e\/.+\.spec\.ts$/).filter((file) =>
  existsSync(join(projectRoot, file)),
);
const problems = [
  ...findScreenSizeProblems(browserFiles),
  ...browserFiles.flatMap((file) => findCiTagProblems(file, read(file))),
];

const titles = new Map<string, string[]>();
const titlesIn = (file: string): string[] => {
  const known = titles.get(file) ?? testTitles(read(file));
  titles.set(file, known);
  return known;
};

for (const { line, requirement, files, tests } of rows) {
  const addProblem = (problem: string) => problems.push(`${pageName}:${line}: ${problem}`);
  if (requirement === '') addProblem('the requirement is empty');
  if (files.length === 0) addProblem('no implementing file is named');
  if (tests.length === 0) addProblem('no test is named');
  for (const file of files)
    if (!existsSync(join(projectRoot, file))) addProblem(`file not found: ${file}`);
  for (const { file, title } of tests) {
    if (!existsSync(join(projectRoot, file))) addProblem(`test file not found: ${file}`);
    else if (title === '') addProblem(`no test title is given for ${file}`);
    else if (!isRunByNpmTest(file)) addProblem(`npm test does not run ${file}`);
    else if (!titlesIn(file).some((known) => known.includes(title))) {
      addProblem(`no test of ${file} is called ${title}`);
    } else if (listCiOnlyTestTitles(read(file)).some((known) => known.includes(title))) {
      addProblem(`npm test leaves out ${file} › ${title}: it is tagged @ci`);
    }
  }
}

const cited = rows.flatMap(({ tests }) => tests.map(({ file }) => file));
for (const file of new Set([...browserFiles, ...cited])) {
  if (existsSync(join(projectRoot, file)) && containsSkippableTests(read(file)))
    problems.push(`${file} skips tests: tests that prove a requirement must always run`);
}

if (existsSync(specification)) {
  const text = readFileSync(specification, 'utf8');
  const source = projectFiles(/^(apps\/(web\/app|server\/src)|packages\/contract\/src)\/.*\.tsx?$/)
    .filter(
      (file) => !/\.(test\.tsx?|guards\.ts)$/.test(file) && existsSync(join(projectRoot, file)),
    )
    .map(read)
    .join('\n');
  const covered = quotedTextsIn(rows.map(({ requirement }) => requirement).join('\n'));
  for (const quoted of quotedTextsIn(text)) {
    if (!covered.has(quoted)) problems.push(`${pageName}: no row quotes '${quoted}'`);
    if (!isQuotedTextInSource(source, quoted))
      problems.push(`not found in the source: '${quoted}'`);
  }
  const headings = headingsOf(page);
  for (const heading of headingsOf(text)) {
    if (!headings.includes(heading)) problems.push(`${pageName}: missing section ${heading}`);
  }
}

reportProblems(`coverage of the specification, ${rows.length} rows`, problems);
