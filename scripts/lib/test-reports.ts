import { relative } from 'node:path';
import { projectRoot } from './run-process.ts';

export type TestReport = {
  passed: number;
  failed: number;
  failures: string[];
  files: { file: string; ms: number }[];
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

type PlaywrightSuite = {
  specs: {
    ok: boolean;
    file: string;
    title: string;
    tests: { results: { duration: number }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

const failuresOf = ({ name, status, assertionResults }: VitestReport['testResults'][number]) => {
  const file = relative(projectRoot, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that cannot be imported fails without a test.
  if (failed.length === 0) return status === 'failed' ? [file] : [];
  return failed.map(({ fullName }) => `${file} › ${fullName}`);
};

/** Vitest's own times leave out imports and `beforeAll`. */
export const readVitestReport = (json: string): TestReport => {
  const report = JSON.parse(json) as VitestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(failuresOf),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(projectRoot, name),
      ms: endTime - startTime,
    })),
  };
};

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

export const readPlaywrightReport = (json: string): TestReport => {
  const { stats, suites } = JSON.parse(json) as PlaywrightReport;
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: specs.filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file} › ${title}`),
    files: specs.map(({ file, tests }) => ({
      file: `e2e/${file}`,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
};

export const slowestFiles = (files: TestReport['files'], limit: number): string[] => {
  const total = new Map<string, number>();
  for (const { file, ms } of files) total.set(file, (total.get(file) ?? 0) + ms);
  return [...total]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, limit)
    .map(([file, ms]) => `${(ms / 1_000).toFixed(1).padStart(6)} s  ${file}`);
};
