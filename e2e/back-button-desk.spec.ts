import type { Locator, Page } from '@playwright/test';
import { tapOrClick } from './booking-helpers.ts';
import { expect, openPage, test } from './fixtures.ts';
import { expectHistoryLevel, pressBack } from './press-back.ts';
import { signInAsAdmin } from './staff-sessions.ts';

const openFirstUser = async (page: Page): Promise<Locator> => {
  await tapOrClick(
    page
      .getByRole('main')
      .getByRole('button', { name: /^View Details/ })
      .first(),
  );
  const details = page.getByRole('dialog');
  await expect(details).toBeVisible();
  return details;
};

test('Back closes details, menus and dialogs above them', async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, '/admin/users');
  await openFirstUser(page);
  await pressBack(page, 1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/users');
  await openFirstUser(page);
  await expectHistoryLevel(page, 1);
  await page.reload();
  // The entry of the dialog must not take a press of Back.
  await expectHistoryLevel(page, 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressBack(page, 1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/users');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectHistoryLevel(page, 1);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Orders/ })
    .click();
  await expect(page).toHaveURL('/admin/orders');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/admin/users');
  await expectHistoryLevel(page, 0);
});

test('unsaved settings: opening a dialog does not ask, leaving does, and Back means no', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page);
  await openPage(page, '/admin/users');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Settings/ })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^General/ })
    .click();
  const charge = page
    .getByRole('main')
    .getByLabel(/Visiting charge/)
    .first();
  await charge.fill('123');
  await page
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await pressBack(page, 1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/settings/general');
  await expect(charge).toHaveValue('123');
});

test('a filter chosen in a dialog stays when the dialog closes; Back removes it', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await openPage(page, '/admin/orders');
  await tapOrClick(page.getByRole('button', { name: 'More Filters' }));
  const panel = page.getByRole('dialog', { name: 'More Filters' });
  await expectHistoryLevel(page, 1);
  await panel.getByLabel('Pincode').fill('4110');
  await tapOrClick(panel.getByRole('button', { name: 'Apply filters' }));
  await expect(panel).toBeHidden();
  await expectHistoryLevel(page, 0);
  await expect(page).toHaveURL('/admin/orders?pincode=4110');
  await page.goBack();
  await expect(page).toHaveURL('/admin/orders');
});
