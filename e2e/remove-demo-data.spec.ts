import { expect, expectAccessible, openPage, test } from './fixtures.ts';
import { demoAdmin } from './test-accounts.ts';

// The first test removes the demo data.
test.describe.configure({ mode: 'serial' });

const owner = { email: 'radhika@roop.example', password: 'a-pot-of-turmeric' };

test('an owner removes the demo data and keeps the menu and one beautician', async ({
  page,
  expectedMessages,
}) => {
  // The wrong name, and requests of the screen while its session ends.
  expectedMessages.push(/status of (422|401|404)/);
  await openPage(page, '/contact/login?next=%2Fadmin%2Fsettings');
  await page.getByLabel(/Email or mobile/).fill(demoAdmin.login);
  await page.getByLabel(/^Password/).fill(demoAdmin.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
  await page.getByRole('link', { name: 'Remove demo data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Remove demo data' })).toBeVisible();
  await expect(page.getByLabel(/^The menu with \d+ services$/)).toBeChecked();
  await expect(page.getByLabel('Usha Bhosale (from the demo)')).not.toBeChecked();
  await page.getByLabel('Usha Bhosale (from the demo)').check();
  await page.getByLabel(/^Your name/).fill('Radhika Joshi');
  await page.getByLabel(/^Email/).fill(owner.email);
  await page.getByLabel(/^Password/).fill(owner.password);
  await page.getByLabel(/^Type the name of your salon/).fill('Another salon');
  await page.getByRole('button', { name: 'Remove demo data' }).click();
  await expect(page.getByText('Type the exact name of your salon')).toBeVisible();
  await expect(page.getByLabel(/^Your name/)).toHaveValue('Radhika Joshi');
  await expectAccessible(page);
  await page.getByLabel(/^Type the name of your salon/).fill('Haldi Home Salon');
  await page.getByRole('button', { name: 'Remove demo data' }).click();

  await expect(page).toHaveURL(/\/admin\/setup/);
  await expect(page.getByRole('heading', { level: 2, name: 'Your business' })).toBeVisible();
  await page.goto('/admin/setup?step=people');
  await expect(page.getByRole('list', { name: 'Your beauticians' })).toHaveText(/Usha Bhosale/);
  await page.goto('/admin/settings/general');
  await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove demo data' })).toHaveCount(0);
});

test('after a restart there is no demo data and no demo log-in, and the site is opening soon', async ({
  page,
  product,
}) => {
  expect(product.printed()).toContain('Demo admin');
  await product.halt();
  await product.resume();
  await openPage(page, '/contact/login');
  expect(product.printed()).not.toContain('Demo');
  expect(product.printed()).not.toContain('#token=');
  await expect(page.getByText('This is a demo')).toHaveCount(0);
  await page.getByLabel(/Email or mobile/).fill(owner.email);
  await page.getByLabel(/^Password/).fill(owner.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/setup/);
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Finish setting up' })).toBeVisible();
  await expectAccessible(page);
});
