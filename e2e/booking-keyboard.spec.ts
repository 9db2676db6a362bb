import type { Locator, Page } from '@playwright/test';
import {
  arrowDownTo,
  dayForTest,
  formatShownDay,
  mockWhatsapp,
  orderReviewDialog,
} from './booking-helpers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { signInAsNewCustomer } from './test-accounts.ts';

test.beforeEach(async ({ page }) => mockWhatsapp(page));

const focusedBy = async (page: Page, target: Locator, key: string): Promise<void> => {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached by ${key}`);
};

/** Checks each step on a desktop; e2e/booking-from-cart.spec.ts checks it on a phone. */
test('the whole journey by keyboard alone', async ({ page }, info) => {
  const day = dayForTest(info, 4);
  await signInAsNewCustomer(page);
  await openPage(page, '/service/threading');
  const add = page.getByRole('main').getByRole('button', { name: /^Add / }).first();
  await focusedBy(page, add, 'Tab');
  await page.keyboard.press('Enter');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' });
  await focusedBy(page, opener, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const orderNow = page.getByRole('dialog').getByRole('button', { name: 'Order Now' });
  await expect(orderNow).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await focusedBy(page, orderNow, 'Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Appointment' });
  // Today, or the first bookable day.
  const entry = dialog.locator('[data-day]:has(button[tabindex="0"])');
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await focusedBy(page, entry.getByRole('button'), 'Tab');
  const first = await entry.getAttribute('data-day');
  const steps = Math.round((Date.parse(day) - Date.parse(first ?? '')) / 86_400_000);
  for (let step = 0; step < Math.floor(steps / 7); step += 1)
    await page.keyboard.press('ArrowDown');
  for (let step = 0; step < steps % 7; step += 1) await page.keyboard.press('ArrowRight');
  await expect(dialog.locator(`[data-day="${day}"]`).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  const time = dialog.getByRole('combobox', { name: /Select Time/ });
  await focusedBy(page, time, 'Tab');
  await page.keyboard.press('ArrowDown');
  await arrowDownTo(page.getByRole('option', { name: '01:00 PM' }));
  await page.keyboard.press('Enter');
  await expect(time).toContainText('01:00 PM');
  await expect(time).toBeFocused();
  await focusedBy(page, dialog.getByRole('button', { name: 'Confirm Appointment' }), 'Tab');
  await page.keyboard.press('Enter');
  const use = page.getByRole('button', { name: 'Use this address' });
  await expect(use).toBeVisible();
  await expectAccessible(page);
  await focusedBy(page, use, 'Tab');
  await page.keyboard.press('Enter');
  await expect(orderReviewDialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await focusedBy(
    page,
    orderReviewDialog(page).getByRole('button', { name: /^Place order/ }),
    'Tab',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/track-order\//);
  await expect(page.getByText(`${formatShownDay(day)}, 01:00 PM`)).toBeVisible();
});
