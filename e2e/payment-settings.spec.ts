import type { Locator, Page } from '@playwright/test';
import decode from 'qr/decode.js';
import sharp from 'sharp';
import { checkOrderSection, fillBookingAsVisitor } from './book-page-helpers.ts';
import {
  chooseDay,
  chooseSlot,
  dayForTest,
  findService,
  goToOrderReviewDialog,
  openAppointmentDialog,
  storeCart,
} from './booking-helpers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { narrowPhone } from './screen-sizes.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import {
  demoAdmin,
  logInByApi,
  newPerson,
  signInAsNewCustomer,
  storeSession,
} from './test-accounts.ts';
import { clickAndExpectToast } from './toasts.ts';

const main = (page: Page): Locator => page.getByRole('main');
const field = (page: Page, label: string): Locator =>
  main(page).getByRole('textbox', { name: label });
const save = (page: Page): Locator => main(page).getByRole('button', { name: 'Save changes' });
const passwordDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Save payment settings?' });

/** As a phone camera reads it. */
const scan = async (code: Locator): Promise<URLSearchParams> => {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const link = decode({ width: info.width, height: info.height, data });
  expect(link).toMatch(/^upi:\/\/pay\?/);
  return new URL(link).searchParams;
};

test('the owner changes methods and UPI ID with the password, and customers read it', async ({
  page,
  otherPage,
  expectedMessages,
}, info) => {
  expectedMessages.push(/422/);
  await storeSession(page, await logInByApi(page.request, demoAdmin));
  await openPage(page, '/admin/settings');
  await main(page).getByRole('link', { name: 'Payments' }).click();
  const code = main(page).getByRole('img', { name: 'UPI QR code' });
  expect((await scan(code)).get('pa')).toBe('haldisalon@okbank');
  await expectAccessible(page);

  await test.step('errors are shown at the fields', async () => {
    await field(page, 'UPI ID').fill('glow');
    await expect(code).toHaveCount(0);
    await field(page, 'Merchant code').fill('72');
    await field(page, 'Refund limit').fill('');
    await save(page).click();
    await expect(main(page).getByText('Enter a UPI ID such as salon@okbank')).toBeVisible();
    await expect(main(page).getByText('A merchant code has four digits')).toBeVisible();
    await expect(field(page, 'UPI ID')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('the preview follows the fields', async () => {
    await field(page, 'UPI ID').fill('glow@okbank');
    await field(page, 'Payee name').fill('Glow & Co');
    await main(page)
      .getByRole('radio', { name: /Personal/ })
      .check();
    await expect(field(page, 'Merchant code')).toHaveCount(0);
    await field(page, 'Refund limit').fill('300');
    await main(page).getByRole('checkbox', { name: 'Card' }).uncheck();
    await expect(main(page).getByText('Pay after the visit: cash or UPI')).toBeVisible();
    await expect(main(page).getByText('Check the fields marked in red.')).toHaveCount(0);
    const link = await scan(code);
    expect([link.get('pa'), link.get('pn')]).toEqual(['glow@okbank', 'Glow & Co']);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(narrowPhone);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(info.project.use.viewport ?? narrowPhone);
  });

  await test.step('a wrong password saves nothing', async () => {
    await save(page).click();
    const dialog = passwordDialog(page);
    await dialog.getByLabel(/^Password/).fill('wrong-password');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByLabel(/^Password/)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await dialog.getByLabel(/^Password/).fill(demoAdmin.password);
    const button = dialog.getByRole('button', { name: 'Save changes' });
    await clickAndExpectToast(page, 'Payment settings saved', button);
    await expect(dialog).toHaveCount(0);
    await expect(save(page)).toHaveCount(0);
  });

  await test.step('the audit log has the changes', async () => {
    await openPage(page, '/admin/settings/activity');
    const entry = main(page).getByRole('listitem').filter({ hasText: 'payment settings' }).first();
    await expect(entry).toContainText('glow@okbank');
  });

  const customer = await otherPage();
  await test.step('the booking page says how to pay', async () => {
    const { street, apartmentNumber, pincode } = newPerson();
    const given = { street, apartmentNumber, pincode };
    await openPage(customer, '/book');
    await fillBookingAsVisitor(customer, { day: dayForTest(info, 30), slot: '10:00 AM', given });
    await expect(checkOrderSection(customer)).toContainText('Pay after the visit: cash or UPI');
  });

  await test.step('so do the last step of the checkout and the FAQ', async () => {
    await signInAsNewCustomer(customer);
    await storeCart(customer, [await findService(customer.request)]);
    const appointment = await openAppointmentDialog(customer);
    await chooseDay(appointment, dayForTest(info, 30));
    await chooseSlot(appointment, '10:00 AM');
    await expect(await goToOrderReviewDialog(customer)).toContainText(
      'Pay after the visit: cash or UPI',
    );
    await openPage(customer, '/faq');
    await customer.getByRole('textbox', { name: 'Your question' }).fill('upi id?');
    await customer.keyboard.press('Enter');
    await expect(customer.getByRole('log')).toContainText('pay to glow@okbank (Glow & Co)');
  });
});

test('an account without a password is told to log in again', { tag: '@ci' }, async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/403/);
  await signInAsAdmin(page);
  await page.route('**/api/admin/settings/payments', async (route) => {
    if (route.request().method() === 'PUT') {
      const json = { code: 'LOG_IN_AGAIN', message: 'Please log in again.' };
      return route.fulfill({ status: 403, json });
    }
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), hasPassword: false } });
  });
  await openPage(page, '/admin/settings/payments');
  await field(page, 'UPI ID').fill('counter@okbank');
  await clickAndExpectToast(page, 'Could not save payment settings', save(page));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main(page).getByText('Please log in again.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Log in again' })).toBeVisible();
  await expect(field(page, 'UPI ID')).toHaveValue('counter@okbank');
});
