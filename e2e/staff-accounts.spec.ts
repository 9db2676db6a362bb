import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { openSideMenu } from './side-menu.ts';
import { ownerSession, signInAsAdmin, signInAsNewStaff } from './staff-sessions.ts';
import { newPerson } from './test-accounts.ts';
import { clickAndExpectToast } from './toasts.ts';

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Staff' }).getByRole('listitem').filter({ hasText: name });

const selectAction = async (page: Page, name: string, item: string): Promise<void> => {
  await cardOf(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('the owner adds a staff member, changes the role and removes the member', async ({ page }) => {
  const { username, mobileNumber } = newPerson();
  await signInAsAdmin(page);
  await openPage(page, '/admin/settings/staff');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add staff' }).click();
  const adding = page.getByRole('dialog', { name: 'Add staff' });
  await adding.getByLabel('Name').fill(username);
  await adding.getByLabel('Mobile number').fill(mobileNumber);
  await adding.getByRole('button', { name: 'Add staff' }).click();
  await expect(adding.getByText('Choose the beautician on the roster')).toBeVisible();
  await adding.getByRole('radio', { name: /^Desk/ }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await clickAndExpectToast(page, 'Staff added', adding.getByRole('button', { name: 'Add staff' }));
  const link = page.getByRole('dialog', { name: 'Login link' });
  await expect(link.getByLabel('One-time link')).toHaveValue(/#token=/);
  await link.getByRole('button', { name: 'Done' }).click();
  await expect(cardOf(page, username)).toContainText('Desk');
  await expect(cardOf(page, username)).toContainText('Not activated yet');

  await selectAction(page, username, `Edit ${username}`);
  const changing = page.getByRole('dialog', { name: `Edit ${username}` });
  await changing.getByRole('radio', { name: /^Owner/ }).check();
  await clickAndExpectToast(page, 'Saved', changing.getByRole('button', { name: 'Save' }));
  await expect(cardOf(page, username)).toContainText('Owner');

  await selectAction(page, username, `Create login link for ${username}`);
  await expect(link.getByLabel('One-time link')).toHaveValue(/#token=/);
  await link.getByRole('button', { name: 'Done' }).click();
  await selectAction(page, username, `Remove ${username} from staff`);
  const asked = page.getByRole('dialog', { name: `Remove ${username} from staff?` });
  await expectAccessible(page);
  await clickAndExpectToast(
    page,
    'Removed from staff',
    asked.getByRole('button', { name: 'Remove from staff' }),
  );
  await expect(cardOf(page, username)).toHaveCount(0);
});

test('the desk has orders, customers and roster; revenue, settings and exports are for the owner', async ({
  page,
}) => {
  await signInAsNewStaff(page, { role: 'desk' });
  await openPage(page, '/admin');
  await expect(page.getByRole('link', { name: /Total Orders/ })).toBeVisible();
  await expect(page.getByText('Total Revenue')).toHaveCount(0);
  await expect(page.getByText('Revenue by day')).toHaveCount(0);
  const menu = await openSideMenu(page);
  await expect(menu.getByRole('link', { name: /^Orders/ })).toBeVisible();
  for (const name of ['Analytics', 'Settings'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
  await menu.getByRole('link', { name: /^Orders/ }).click();
  await expect(page.getByRole('button', { name: 'More Filters' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export Orders' })).toHaveCount(0);
  await openPage(page, '/admin/users');
  await expect(page.getByRole('button', { name: 'Add New User' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export Users' })).toHaveCount(0);
  for (const path of ['/admin/analytics', '/admin/settings', '/admin/settings/staff']) {
    await openPage(page, path);
    await expect(page.getByText('Only for the owner').last()).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a removed role is noticed on the open screen', async ({ page, expectedMessages }) => {
  expectedMessages.push(/401/);
  const kirti = await signInAsNewStaff(page, { role: 'desk' });
  await openPage(page, '/admin/users');
  await expect(page.locator('[data-connection]').filter({ visible: true })).toHaveText('Live');
  const owner = await ownerSession(page);
  const changed = await owner.request.put(`/api/admin/staff/${kirti.id}`, {
    headers: owner.headers,
    data: { role: 'customer', beautician: null },
  });
  expect(changed.status()).toBe(200);
  await expect(page).toHaveURL('/contact/login');
  await expect(page.getByText('You have been logged out.')).toBeVisible();
});
