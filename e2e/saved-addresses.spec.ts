import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { signInAsNewCustomer } from './test-accounts.ts';

const cardOf = (page: Page): Locator => page.getByRole('region', { name: 'Saved addresses' });

const savedOf = async (page: Page, token: string): Promise<object[]> =>
  (
    await page.request.get('/api/auth/user/addresses', {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json();

test('an address is saved, changed and deleted by keyboard alone', async ({ page }) => {
  const { token } = await signInAsNewCustomer(page);
  await openPage(page, '/profile');
  const card = cardOf(page);
  const add = card.getByRole('button', { name: 'Add an address' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(card.getByLabel('Label')).toBeFocused();
  await page.keyboard.type('Mother');
  await page.keyboard.press('Tab');
  await page.keyboard.type('B 12');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7 Law College Road');
  await card.getByLabel('Pincode').focus();
  await page.keyboard.type('411004');
  await card.getByLabel('Someone else lives at this address').focus();
  await page.keyboard.press('Space');
  await card.getByLabel('Their name').focus();
  await page.keyboard.type('Sunita Rao');
  await page.keyboard.press('Tab');
  await page.keyboard.type('98');
  await page.keyboard.press('Enter');
  await expect(card.getByText('Enter ten digits beginning with 6, 7, 8 or 9')).toBeVisible();
  await expect(card.getByLabel('Their mobile number')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await page.keyboard.type('22012345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Address saved: Mother')).toBeVisible();
  await expect(add).toBeFocused();
  await expect(card.getByRole('listitem')).toContainText('Sunita Rao, +91 98220 12345');
  await expectNoSidewaysScroll(page);
  expect(await savedOf(page, token)).toMatchObject([
    { label: 'Mother', street: '7 Law College Road', recipient: { phone: '9822012345' } },
  ]);

  await card.getByRole('button', { name: 'Edit Mother' }).press('Enter');
  await expect(card.getByLabel('Label')).toBeFocused();
  await card.getByLabel('Label').fill('Mum');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading', { name: 'Mum' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Edit Mum' })).toBeFocused();

  await card.getByRole('button', { name: 'Delete Mum' }).press('Enter');
  const asked = page.getByRole('dialog', { name: 'Delete Mum?' });
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await card.getByRole('button', { name: 'Delete Mum' }).press('Enter');
  await asked.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(card.getByRole('listitem')).toHaveCount(0);
  // The address leaves the list before the server has answered.
  await expect.poll(() => savedOf(page, token)).toEqual([]);
});

test('a taken label is reported at its field, and nothing is lost', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  const { token } = await signInAsNewCustomer(page);
  const data = { label: 'Office', street: '1 Baner Road', town: 'Pune', pincode: '411045' };
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post('/api/auth/user/addresses', { data, headers });
  await openPage(page, '/profile');
  const card = cardOf(page);
  await card.getByRole('button', { name: 'Add an address' }).click();
  await card.getByLabel('Label').fill('office');
  await card.getByLabel('Street and area').fill('5 Paud Road');
  await card.getByLabel('Pincode').fill('411038');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('You already have an address with this label')).toBeVisible();
  await expect(card.getByLabel('Label')).toBeFocused();
  await expect(card.getByLabel('Street and area')).toHaveValue('5 Paud Road');
});
