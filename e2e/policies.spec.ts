import type { Page } from '@playwright/test';
import {
  chooseDay,
  chooseSlot,
  findService,
  goToOrderReviewDialog,
  mockWhatsapp,
  openAppointmentDialog,
  pressPlaceOrder,
  storeCart,
} from './booking-helpers.ts';
import { dayAhead } from './clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { signInAsNewCustomer } from './test-accounts.ts';

const main = (page: Page) => page.getByRole('main');

test('the footer links to each policy, which shows its date', async ({ page }) => {
  await openPage(page, '/contact');
  for (const [name, path] of [
    ['Privacy notice', '/privacy'],
    ['Terms', '/terms'],
    ['Cancelling and refunds', '/refunds'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main(page).getByText(/^In force since \d\d \w{3} \d{4}$/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('sign-up links both policies next to the consent and keeps the form', async ({ page }) => {
  await openPage(page, '/contact/signup');
  await main(page).getByLabel('Name', { exact: false }).first().fill('Asha');
  for (const [name, path] of [
    ['privacy notice', '/privacy'],
    ['terms', '/terms'],
  ] as const) {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      main(page).getByRole('link', { name, exact: true }).click(),
    ]);
    await expect(opened).toHaveURL(path);
    await opened.close();
  }
  await expect(main(page).getByLabel('Name', { exact: false }).first()).toHaveValue('Asha');
});

test('the owner’s text is in force immediately; earlier orders keep their version', async ({
  page,
  otherPage,
}) => {
  await mockWhatsapp(page);
  await signInAsNewCustomer(page);
  await storeCart(page, [await findService(page.request)]);
  const dialog = await openAppointmentDialog(page);
  await chooseDay(dialog, dayAhead(7));
  await chooseSlot(dialog, '11:00 AM');
  const last = await goToOrderReviewDialog(page);
  await expect(last).toContainText('By booking you agree to our terms and refund rules.');
  const [rules] = await Promise.all([
    page.waitForEvent('popup'),
    last.getByRole('link', { name: 'refund rules' }).click(),
  ]);
  await expect(main(rules)).toContainText('until 3 hours before it begins');
  await rules.close();
  await pressPlaceOrder(page);
  await expect(page).toHaveURL(/\/track-order\//);

  const desk = await otherPage();
  await signInAsAdmin(desk);
  await openPage(desk, '/admin/settings/policies');
  await main(desk).getByRole('tab', { name: 'Cancelling and refunds' }).click();
  const text = main(desk).getByLabel('Text', { exact: true });
  await text.fill('## Our rule\n- <b>Ask us</b>, always.');
  const preview = main(desk).getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Our rule' })).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveText('<b>Ask us</b>, always.');
  await main(desk).getByRole('tab', { name: 'Terms' }).click();
  await main(desk).getByRole('tab', { name: 'Cancelling and refunds' }).click();
  await main(desk).getByRole('button', { name: 'Publish' }).click();
  await expect(main(desk).getByText(/^Your own text\. In force since/)).toBeVisible();
  await expectAccessible(desk);

  const visitor = await otherPage();
  await openPage(visitor, '/refunds');
  await expect(main(visitor).getByRole('heading', { name: 'Our rule' })).toBeVisible();
  await expect(main(visitor)).toContainText('<b>Ask us</b>, always.');

  await page.reload();
  await main(page).getByRole('link', { name: 'Refund rules of this booking' }).click();
  await expect(main(page).getByText('This is an earlier version')).toBeVisible();
  await expect(main(page)).toContainText('until 3 hours before it begins');
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Read the current version' }).click();
  await expect(main(page)).toContainText('Ask us');

  await main(desk).getByRole('button', { name: 'Restore default text' }).click();
  const confirmation = desk.getByRole('dialog', { name: 'Restore the default text?' });
  await confirmation.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(
    main(desk).getByText(/^Generated from your settings\. In force since/),
  ).toBeVisible();
  await openPage(visitor, '/refunds');
  await expect(main(visitor)).toContainText('until 3 hours before it begins');
});

test('a changed privacy notice is shown once in the profile', async ({ page, otherPage }) => {
  await signInAsNewCustomer(page);
  await openPage(page, '/profile');
  await expect(main(page).getByText('Where you are logged in')).toBeVisible();
  const notice = main(page).getByText(/^Our privacy notice changed on/);
  const desk = await otherPage();
  await signInAsAdmin(desk);
  await openPage(desk, '/admin/settings/policies');
  await main(desk).getByLabel('Text', { exact: true }).fill('We keep next to nothing.');
  await main(desk).getByRole('button', { name: 'Publish' }).click();
  await expect(main(desk).getByText(/^Your own text\. In force since/)).toBeVisible();
  await openPage(page, '/profile');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toHaveCount(0);
  await openPage(page, '/profile');
  await expect(main(page).getByText('Where you are logged in')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
