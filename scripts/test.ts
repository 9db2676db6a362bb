import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { filesInCi, filesInTests, type Size } from '../e2e/sizes.ts';
import { olderServer } from '../vitest.config.ts';
import { buildIfStale } from './lib/build.ts';
import { findChromium } from './lib/chromium.ts';
import { root, run } from './lib/run.ts';

/**
 * What proves the product, in one go; prints one line with the count at the end. A browser file is
 * driven at the size at which it matters most. `npm test -- --all` is for `.ci/run`: every browser
 * file, the screens of every day at their other size too, and the older PostgreSQL that
 * TEST_DATABASE_URL leads to.
 */
const wantsAll = process.argv.includes('--all');
const results = await mkdtemp(join(tmpdir(), 'haldi-tests-'));
const count = { passed: 0, failed: 0 };
const failures: string[] = [];

const step = async (name: string, work: () => Promise<number>): Promise<void> => {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const code = await work();
  console.log(`── ${name}: ${Math.round((performance.now() - began) / 1000)} s`);
  count[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) failures.push(`step ${name}`);
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

type PlaywrightSuite = {
  specs: { ok: boolean; file: string; title: string }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = { stats: Record<string, number>; suites: PlaywrightSuite[] };

const failedSpecs = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file} › ${title}`),
  ...suites.flatMap(failedSpecs),
];

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));

const vitest = async (project: string): Promise<number> => {
  const file = join(results, 'vitest.json');
  await rm(file, { force: true });
  const code = await run('vitest', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const found = (await readJson(file)) as VitestReport | null;
  count.passed += found?.numPassedTests ?? 0;
  count.failed += found?.numFailedTests ?? 0;
  for (const { name, assertionResults } of found?.testResults ?? []) {
    const place = relative(root, name);
    for (const { status, fullName } of assertionResults)
      if (status === 'failed') failures.push(`${place} › ${fullName}`);
  }
  return code;
};

const drive = async (size: Size, files: string[], chromium: string): Promise<number> => {
  const file = join(results, 'browser.json');
  await rm(file, { force: true });
  const code = await run(
    'playwright',
    ['test', `--project=${size}`, '--reporter=list,json', ...files],
    { env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  const found = (await readJson(file)) as PlaywrightReport | null;
  count.passed += found?.stats.expected ?? 0;
  count.failed += (found?.stats.unexpected ?? 0) + (found?.stats.flaky ?? 0);
  for (const suite of found?.suites ?? []) failures.push(...failedSpecs(suite));
  return code;
};

const browser = async (size: Size): Promise<number> => {
  const chromium = findChromium();
  const files = wantsAll ? filesInCi(size) : filesInTests(size);
  if (chromium) return drive(size, files, chromium);
  console.error(
    'There is no Chromium here and no way to one: install it, or set CHROMIUM_PATH to its program.',
  );
  return 1;
};

const olderPostgres = async (): Promise<number> => {
  if (process.env.TEST_DATABASE_URL) return vitest(olderServer);
  console.error('TEST_DATABASE_URL is not set: it leads to a server of PostgreSQL 15.');
  return 1;
};

await step('check', () => run('node', ['scripts/check.ts', '--without-rules']));
await step('pages', async () => {
  await buildIfStale();
  return 0;
});
await step('rules and API', () => vitest(`!${olderServer}`));
if (wantsAll) await step('older PostgreSQL', olderPostgres);
await step('browser, phone', () => browser('phone'));
await step('browser, desktop', () => browser('desktop'));
await rm(results, { recursive: true, force: true });

if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;
