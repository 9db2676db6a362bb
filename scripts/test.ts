import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { olderServer } from '../vitest.config.ts';
import { buildIfStale } from './lib/build-if-stale.ts';
import { requireChromium } from './lib/chromium.ts';
import { runProcess } from './lib/run-process.ts';
import {
  readPlaywrightReport,
  readVitestReport,
  slowestFiles,
  type TestReport,
} from './lib/test-reports.ts';

const memory = '/dev/shm';
const enoughBytes = 8 * 1024 ** 3;

/** In memory if there is space, because PostgreSQL is slow on disks. TMPDIR overrides it. */
const chooseTestDirectory = async (): Promise<string> => {
  if (process.env.TMPDIR) return process.env.TMPDIR;
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= enoughBytes ? memory : tmpdir();
};

/**
 * `npm test -- --all` is for `.ci/run`: it adds the other browser tests (`e2e/screen-sizes.ts`) and
 * PostgreSQL 15 at TEST_DATABASE_URL.
 */
const wantsAll = process.argv.includes('--all');
// Fails early if Chromium is missing.
const chromium = requireChromium();
const results = await mkdtemp(join(await chooseTestDirectory(), 'haldi-tests-'));
// Some tests run the product as another user, who needs access.
await chmod(results, 0o755);
process.env.TMPDIR = results;
const count = { passed: 0, failed: 0 };
const failures: string[] = [];
const testFiles: TestReport['files'] = [];

const step = async (name: string, work: () => Promise<number>): Promise<void> => {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const code = await work();
  console.log(`── ${name}: ${Math.round((performance.now() - began) / 1000)} s`);
  count[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) failures.push(`step ${name}`);
};

const addReport = async (file: string, read: (json: string) => TestReport): Promise<void> => {
  // A runner that could not start writes no report; its exit code fails the step.
  const json = await readFile(file, 'utf8').catch(() => undefined);
  if (json === undefined) return;
  const report = read(json);
  count.passed += report.passed;
  count.failed += report.failed;
  failures.push(...report.failures);
  testFiles.push(...report.files);
};

const vitest = async (project: string): Promise<number> => {
  const file = join(results, 'vitest.json');
  await rm(file, { force: true });
  const code = await runProcess('vitest', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  await addReport(file, readVitestReport);
  return code;
};

const browser = async (): Promise<number> => {
  const file = join(results, 'browser.json');
  const code = await runProcess('playwright', ['test', '--reporter=list,json'], {
    env: {
      CHROMIUM_PATH: chromium,
      BROWSER_FILES: wantsAll ? 'ci' : 'tests',
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  });
  await addReport(file, readPlaywrightReport);
  return code;
};

const olderPostgres = async (): Promise<number> => {
  if (process.env.TEST_DATABASE_URL) return vitest(olderServer);
  console.error('TEST_DATABASE_URL is not set. Set it to the address of a PostgreSQL 15 server.');
  return 1;
};

await step('check', () => runProcess('node', ['scripts/check.ts', '--without-rules']));
await step('build', async () => {
  await buildIfStale();
  return 0;
});
await step('rules and API', () => vitest(`!${olderServer}`));
if (wantsAll) await step('older PostgreSQL', olderPostgres);
await step('browser', browser);
await rm(results, { recursive: true, force: true });

console.log(`\nSlowest test files:\n${slowestFiles(testFiles, 10).join('\n')}`);
if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;
