import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './run-process.ts';
import { readPlaywrightReport, readVitestReport, slowestFiles } from './test-reports.ts';

test('a Vitest report: counts, failed tests, files that cannot be imported, times', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: join(projectRoot, 'scripts/a.test.ts'),
        status: 'failed',
        startTime: 1_000,
        endTime: 3_500,
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two' },
        ],
      },
      {
        name: join(projectRoot, 'scripts/broken.test.ts'),
        status: 'failed',
        startTime: 1_000,
        endTime: 1_000,
        assertionResults: [],
      },
      {
        name: join(projectRoot, 'scripts/b.test.ts'),
        status: 'passed',
        startTime: 1_000,
        endTime: 1_200,
        assertionResults: [{ status: 'passed', fullName: 'three' }],
      },
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 1,
    failures: ['scripts/a.test.ts › two', 'scripts/broken.test.ts'],
    files: [
      { file: 'scripts/a.test.ts', ms: 2_500 },
      { file: 'scripts/broken.test.ts', ms: 0 },
      { file: 'scripts/b.test.ts', ms: 200 },
    ],
  });
});

test('a Playwright report: counts, failed tests of nested groups, times', () => {
  const spec = (file: string, title: string, ok: boolean, ...durations: number[]) => ({
    ...{ file, title, ok },
    tests: durations.map((duration) => ({ results: [{ duration }] })),
  });
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('a.spec.ts', 'one', true, 400)],
        suites: [{ specs: [spec('a.spec.ts', 'two', false, 100, 200)] }],
      },
    ],
  };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 2,
    failures: ['e2e/a.spec.ts › two'],
    files: [
      { file: 'e2e/a.spec.ts', ms: 400 },
      { file: 'e2e/a.spec.ts', ms: 300 },
    ],
  });
});

test('the slowest files first, each with all its runs', () => {
  const files = [
    { file: 'a', ms: 900 },
    { file: 'b', ms: 12_340 },
    { file: 'c', ms: 10 },
    { file: 'a', ms: 800 },
  ];
  expect(slowestFiles(files, 2)).toEqual(['  12.3 s  b', '   1.7 s  a']);
});
