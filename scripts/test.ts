import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildIfStale } from './lib/build.ts';
import { findChromium } from './lib/chromium.ts';
import { root, run } from './lib/run.ts';

/**
 * What is driven in a browser here: the main journeys on a phone, and on a wide screen those whose
 * layout differs there. `npm run trial:browser` drives every file at both sizes; all of them
 * together take longer than a test run should.
 */
const journeys = {
  phone: [
    'accounts-provider',
    'accounts-sign-up',
    'admin-dashboard',
    'booking',
    'booking-keyboard',
    'catalogue',
    'designs',
    'first-tap',
    'hostile',
    'links',
    'shell',
  ],
  desktop: ['admin-dashboard', 'booking', 'catalogue', 'shell'],
};

/** Everything that proves the product, in one go; prints one line with the count at the end. */
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

const vitest = async (): Promise<number> => {
  const file = join(results, 'vitest.json');
  const code = await run('vitest', [
    'run',
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

const drive = async (size: keyof typeof journeys, chromium: string): Promise<number> => {
  const file = join(results, `${size}.json`);
  const code = await run(
    'playwright',
    [
      'test',
      `--project=${size}`,
      '--reporter=list,json',
      ...journeys[size].map((name) => `e2e/${name}.spec.ts`),
    ],
    { env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  const found = (await readJson(file)) as PlaywrightReport | null;
  count.passed += found?.stats.expected ?? 0;
  count.failed += (found?.stats.unexpected ?? 0) + (found?.stats.flaky ?? 0);
  for (const suite of found?.suites ?? []) failures.push(...failedSpecs(suite));
  return code;
};

const browser = (size: keyof typeof journeys) => async (): Promise<number> => {
  const chromium = findChromium();
  if (chromium) return drive(size, chromium);
  console.error(
    'There is no Chromium here and no way to one: install it, or set CHROMIUM_PATH to its program.',
  );
  return 1;
};

await step('check', () => run('node', ['scripts/check.ts', '--without-rules']));
await step('pages', async () => {
  await buildIfStale();
  return 0;
});
await step('rules and API', vitest);
await step('browser, phone', browser('phone'));
await step('browser, desktop', browser('desktop'));
await rm(results, { recursive: true, force: true });

if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;
