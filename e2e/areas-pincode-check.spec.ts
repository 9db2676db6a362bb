import type { Page } from '@playwright/test';
import {
  banerArea,
  homePincode,
  kothrudArea,
  replaceAllAreas,
  unservedPincode,
} from './areas-by-api.ts';
import { signUpAndBookVisit } from './book-customer-visit.ts';
import { addressSection, dayAndTimeSection, nextStepButton } from './book-page-helpers.ts';
import { dayForTest, findService, openCart, storeCart, tapOrClick } from './booking-helpers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { readLocalStorage, signInAsNewCustomer } from './test-accounts.ts';
import { trackingHistory } from './tracking-page.ts';

// The tests of this file share one product.
test.afterEach(async ({ page }) => {
  await replaceAllAreas(page, []);
});

const main = (page: Page) => page.getByRole('main');
const weCome = 'We serve Kothrud: visiting charge ₹150, every day.';
const asked = 'Do we serve your area?';

const visitorWithCart = async (page: Page): Promise<void> => {
  await page.goto('/api/health');
  await replaceAllAreas(page, [kothrudArea]);
  await storeCart(page, [await findService(page.request, 'threading-eyebrow')]);
};

test('the cart asks for the pincode once, and the pages show its area', async ({ page }) => {
  await visitorWithCart(page);
  await openPage(page, '/');
  await expect(main(page).getByRole('link', { name: /^See the areas we serve/ })).toBeVisible();
  await openPage(page, '/service/threading');
  let cart = await openCart(page);
  await cart.getByLabel(asked).fill('411 038');
  await expect(cart.getByText('Yes, we serve Kothrud')).toBeVisible();
  await expect(cart).toContainText('Visiting charge₹150For Kothrud');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await tapOrClick(cart.getByRole('button', { name: 'Close' }));

  for (const path of ['/', '/service', '/service/waxing']) {
    await openPage(page, path);
    await expect(main(page).getByText(weCome)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await openPage(page, '/about');
  await expect(main(page).getByLabel(asked)).toHaveValue(homePincode);
  await openPage(page, '/service/threading');
  cart = await openCart(page);
  await expect(cart.getByText(weCome)).toBeVisible();
  await expect(cart.getByLabel(asked)).toHaveCount(0);
  await expectAccessible(page);
  await tapOrClick(cart.getByRole('button', { name: 'Change your pincode' }));
  await expect(cart.getByLabel(asked)).toBeFocused();

  await openPage(page, '/book');
  await expect(dayAndTimeSection(page).getByRole('grid')).toBeVisible();
  await expect(addressSection(page).getByLabel('Pincode')).toHaveValue(homePincode);
  await expect(nextStepButton(page)).toHaveText('Choose a day');
});

test('an unserved pincode shows in the cart and on the pages, with a waiting list', async ({
  page,
}) => {
  await visitorWithCart(page);
  await openPage(page, '/service/threading');
  const cart = await openCart(page);
  await cart.getByLabel(asked).fill(unservedPincode);
  await expect(
    cart.getByRole('region', { name: `We do not serve ${unservedPincode} yet` }),
  ).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Notify me' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await openPage(page, '/');
  await expect(main(page).getByText(`We do not serve ${unservedPincode} yet.`)).toBeVisible();
  await tapOrClick(main(page).getByRole('link', { name: 'Leave your number' }));
  await expect(main(page).getByLabel(asked)).toHaveValue(unservedPincode);
  await expect(main(page).getByRole('button', { name: 'Notify me' })).toBeVisible();
});

test('the pincode of the profile is used until log out', async ({ page }) => {
  await signInAsNewCustomer(page);
  await replaceAllAreas(page, [kothrudArea]);
  await storeCart(page, [await findService(page.request, 'threading-eyebrow')]);
  await openPage(page, '/service/threading');
  await expect(main(page).getByText(weCome)).toBeVisible();
  const cart = await openCart(page);
  await expect(cart.getByText(weCome)).toBeVisible();
  await expect(cart.getByLabel(asked)).toHaveCount(0);
  await expect(cart.getByRole('button', { name: 'Change your pincode' })).toHaveCount(0);
  expect(Object.values(await readLocalStorage(page))).not.toContain(homePincode);
  await openPage(page, '/contact/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged out');
  await openPage(page, '/service/threading');
  await expect(main(page).getByRole('link', { name: /^See the areas we serve/ })).toBeVisible();
});

test('without areas no page asks for a pincode', async ({ page }) => {
  await visitorWithCart(page);
  await replaceAllAreas(page, []);
  await page.evaluate((pincode) => localStorage.setItem('haldi-pincode', pincode), homePincode);
  for (const path of ['/', '/service', '/service/threading', '/about', '/book']) {
    await openPage(page, path);
    await expect(main(page).getByText(/^We serve Kothrud/)).toHaveCount(0);
    await expect(main(page).getByLabel(asked)).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: /^See the areas we serve/ })).toHaveCount(0);
    if (path === '/about')
      await expect(main(page).getByText('Koregaon Park', { exact: true })).toBeVisible();
  }
  const cart = await openCart(page);
  await expect(cart).toContainText('Visiting charge₹100');
  await expect(cart.getByLabel(asked)).toHaveCount(0);
});

test('correcting the address shows the new total first', async ({ page }, info) => {
  const { order, path } = await signUpAndBookVisit(page, dayForTest(info, 12), '10:00 AM');
  await replaceAllAreas(page, [kothrudArea, { ...banerArea, minimumOrder: 0 }]);
  await openPage(page, path);
  await tapOrClick(page.getByRole('button', { name: 'Correct address' }));
  const dialog = page.getByRole('dialog', {
    name: `Correct address of order #${order.orderId}`,
  });
  await expect(dialog.getByLabel('Street')).toHaveValue(order.address.street);
  await dialog.getByLabel('Pincode').fill(unservedPincode);
  await expect(dialog).toContainText(`We do not serve ${unservedPincode} yet.`);
  await dialog.getByLabel('Pincode').fill('411045');
  const total = order.total - order.visitingCharge + 200;
  const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
  await expect(dialog).toContainText(
    `The total changes from ${rupees(order.total)} to ${rupees(total)}: the visiting charge for this address is ₹200.`,
  );
  await dialog.getByLabel('Street').fill('7 Baner Road');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await tapOrClick(dialog.getByRole('button', { name: 'Correct address' }));
  await expect(dialog).toBeHidden();
  await expect(main(page)).toContainText('7 Baner Road');
  await expect(trackingHistory(page).first()).toContainText(
    'The customer updated the address of the visit, from pincode 411038 to 411045.',
  );
});
