import { type Page, request as requests } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { signUpByApi } from './test-accounts.ts';

const customerField = (page: Page) => page.getByRole('combobox', { name: 'Name or mobile number' });

test('any minute can be booked, and the caller’s upcoming visits are shown', async ({
  page,
  baseURL,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  const request = await requests.newContext({ baseURL: baseURL ?? '' });
  const customer = await signUpByApi(request);
  await request.dispose();
  await signInAsAdmin(page);
  await openPage(page, '/admin/orders/new');
  await customerField(page).fill(customer.mobileNumber);
  await page.getByRole('option', { name: customer.username }).click();
  await page.getByRole('combobox', { name: 'Search services' }).fill('gold facial');
  await page
    .getByRole('option', { name: /Gold Facial/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Next available/ }).click();
  const time = page.getByLabel('Another time');
  await time.fill('25:00');
  await expect(page.getByText('Enter a time such as 4:15 PM')).toBeVisible();
  await time.fill('16:15');
  const chip = page.getByRole('button', { name: /^04:15 PM/ });
  await expect(chip).toContainText('available');
  await chip.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Book this visit' }).click();
  await page.getByRole('button', { name: 'Book on this account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /is booked$/ })).toBeVisible();

  await openPage(page, '/admin/orders/new');
  await customerField(page).fill(customer.mobileNumber);
  const found = page.getByRole('option', { name: customer.username });
  await expect(found).toContainText('1 upcoming visit');
  await found.click();
  const visits = page.getByRole('region', { name: 'Upcoming visits' });
  await expect(visits).toContainText('04:15 PM');
  await expectNoSidewaysScroll(page);
});
