import { expect, test } from 'vitest';
import {
  containsSkippableTests,
  findCiTagProblems,
  findScreenSizeProblems,
  isRunByNpmTest,
  listCiOnlyTestTitles,
} from './npm-test-selection.ts';
import { isQuotedTextInSource, parseCoverageRows, quotedTextsIn } from './parse-spec-coverage.ts';
import { testTitles } from './test-titles.ts';

test('rows name files and tests', () => {
  const page = [
    '| requirement | done by | proved by |',
    '|---|---|---|',
    "| 'Order Now' | `a.ts`<br>`b.ts` | `e2e/a.spec.ts › from here to there` |",
    '| nothing yet | | |',
  ].join('\n');
  expect(parseCoverageRows(page)).toEqual([
    {
      line: 3,
      requirement: "'Order Now'",
      files: ['a.ts', 'b.ts'],
      tests: [{ file: 'e2e/a.spec.ts', title: 'from here to there' }],
    },
    { line: 4, requirement: 'nothing yet', files: [], tests: [] },
  ]);
});

test('quoted texts are found, apostrophes are ignored', () => {
  expect([...quotedTextsIn("the user's 'Your Blog' and the users' 'Edit' mode")]).toEqual([
    'Your Blog',
    'Edit',
  ]);
});

test('a value may stand anywhere in a quoted text', () => {
  expect(isQuotedTextInSource('`Track Order - #$` + id', 'Track Order - #{orderId}')).toBe(true);
  expect(isQuotedTextInSource("'Loading...'", 'Loading...')).toBe(true);
  expect(isQuotedTextInSource("'Loading users'", 'Failed to load')).toBe(false);
});

test('titles of tests, groups and tables', () => {
  const source = [
    "describe('a group', () => {",
    "  test('one of them', async () => {});",
    "  test.skip('it\\'s skipped', () => {});",
    '  test(`{name} with a name`, () => {});',
    "  test.each([1, 2])('%i of a table', () => {});",
    '  test.each([',
    '    1,',
    "  ])(\n    'on its own line',\n    () => {});",
    '});',
  ].join('\n');
  expect(testTitles(source).toSorted()).toEqual(
    [
      '%i of a table',
      '{name} with a name',
      'a group',
      "it's skipped",
      'on its own line',
      'one of them',
    ].toSorted(),
  );
});

test.each([
  ['e2e/booking-from-cart.spec.ts', true],
  ['e2e/nowhere.spec.ts', false],
  ['e2e/toString.spec.ts', false],
  ['apps/server/src/orders/races.test.ts', true],
  ['apps/server/src/platform/network.rule.test.ts', true],
  ['scripts/lib/spec-coverage.test.ts', true],
  // Left to .ci/run.
  ['e2e/desk-dates-search-and-notifications.spec.ts', false],
  ['apps/web/app/orders/send-order.ts', false],
  ['bench/home.test.ts', false],
])('npm test runs %s: %s', (file, runs) => {
  expect(isRunByNpmTest(file)).toBe(runs);
});

test('every browser file has its size, and every size its file', () => {
  const files = ['e2e/a.spec.ts', 'e2e/b.spec.ts'];
  expect(findScreenSizeProblems(files, { a: 'phone', b: 'desktop' })).toEqual([]);
  expect(findScreenSizeProblems(files, { b: 'desktop', c: 'phone' })).toEqual([
    'e2e/screen-sizes.ts: add the size of e2e/a.spec.ts',
    'e2e/screen-sizes.ts: there is no e2e/c.spec.ts',
  ]);
});

test.each([
  ["test.skip(isPhone(page), 'fingers');", true],
  ["test.describe.fixme('one', () => {});", true],
  ["describe.skipIf(isRoot)('one', () => {});", true],
  ["test.describe('one that may skip', () => {});", false],
])('%s leaves tests out: %s', (source, leavesOut) => {
  expect(containsSkippableTests(source)).toBe(leavesOut);
});

const taggedSource = [
  "test.describe('a group', () => {",
  "  test('always', async () => {});",
  "  test('rare', { tag: '@ci' }, async () => {});",
  "  test('rare, on several lines', {",
  "    tag: '@ci',",
  '  }, async () => {});',
  "  test.describe('a rare group', { tag: '@ci' }, () => {",
  '    test.use(screens.phone);',
  "    test('rare by its group', async () => {",
  '    });',
  '  });',
  "  test('always, after the group', async () => {});",
  '});',
  'test(',
  '  `rare with a template`,',
  "  { tag: '@ci' },",
  '  async () => {},',
  ');',
].join('\n');

test('tests and groups tagged @ci are left to .ci/run', () => {
  expect(listCiOnlyTestTitles(taggedSource)).toEqual([
    'rare',
    'rare, on several lines',
    'a rare group',
    'rare by its group',
    'rare with a template',
  ]);
});

test.each([
  ['e2e/booking-from-cart.spec.ts', taggedSource, []],
  ['e2e/desk-dates-search-and-notifications.spec.ts', "test('one', async () => {});", []],
  [
    'e2e/desk-dates-search-and-notifications.spec.ts',
    taggedSource,
    [expect.stringContaining('need no @ci tag')],
  ],
  [
    'e2e/booking-from-cart.spec.ts',
    "test('one', { tag: ['@ci'] }, async () => {});",
    [expect.stringContaining('directly after the title')],
  ],
])('the tags of %s, example %#', (file, source, problems) => {
  expect(findCiTagProblems(file, source)).toEqual(problems);
});
