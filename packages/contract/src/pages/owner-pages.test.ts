import { expect, test } from 'vitest';
import { isOwnerPage } from './owner-pages.ts';

test.each([
  ['/admin/analytics', true],
  ['/admin/settings', true],
  ['/admin/settings/staff/', true],
  ['/Admin//Settings/areas', true],
  ['/admin/settingsx', false],
  ['/admin', false],
  ['/admin/orders', false],
  ['/admin/beauticians/7', false],
])('%s: %s', (path, expected) => {
  expect(isOwnerPage(path)).toBe(expected);
});
