import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures.ts';
import { signInAsAdmin } from './staff-sessions.ts';

const connectionSign = (page: Page) => page.locator('[data-connection]').filter({ visible: true });

test('a restarted server is noticed, and screens load their data again', async ({
  page,
  product,
  expectedMessages,
}) => {
  // A stopping server answers 503.
  expectedMessages.push(/ERR_|Failed to fetch|503/);
  await signInAsAdmin(page);
  await openPage(page, '/admin/settings/general');
  await expect(connectionSign(page)).toHaveText('Live');
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.fill('Marigold at home');
  const users = await page.context().newPage();
  await openPage(users, '/admin/users');
  await expect(connectionSign(users)).toHaveText('Live');
  await product.halt();
  await expect(connectionSign(page)).toHaveText('Reconnecting');
  const afresh = page.waitForResponse('**/api/admin/badges');
  const usersAfresh = users.waitForResponse('**/api/admin/dashboard/user*');
  await product.resume();
  await expect(connectionSign(page)).toHaveText('Live');
  expect((await afresh).ok()).toBe(true);
  expect((await usersAfresh).ok()).toBe(true);
  await expect(name).toHaveValue('Marigold at home');
});
