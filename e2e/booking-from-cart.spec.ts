import { indiaMinuteOfDay } from '@haldi/contract/kit/dates';
import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Locator } from '@playwright/test';
import { nextStepButton } from './book-page-helpers.ts';
import {
  chooseDay,
  chooseSlot,
  createAdminApi,
  dayForTest,
  findService,
  formatShownDay,
  mockWhatsapp,
  openAppointmentDialog,
  openCart,
  orderReviewDialog,
  pressPlaceOrder,
  storeCart,
  tapOrClick,
} from './booking-helpers.ts';
import { dayAhead, now } from './clock.ts';
import {
  checkOnEachScreen,
  dismissToasts,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isPhone,
  openPage,
  test,
} from './fixtures.ts';
import { screens } from './screen-sizes.ts';
import { newPerson, signInAsCustomer, signInAsNewCustomer, signUpByApi } from './test-accounts.ts';

test.beforeEach(async ({ page }) => mockWhatsapp(page));

const positionOf = async (shown: Locator): Promise<string> => {
  const width = shown.page().viewportSize()?.width ?? 0;
  const box = (await shown.boundingBox()) ?? { x: 0, width: 0 };
  const [left, right] = [box.x, width - box.x - box.width];
  if (Math.abs(left - right) <= 16 && left > 40) return 'centred';
  return right < 40 ? 'at the right edge' : `${left} from the left, ${right} from the right`;
};

test.describe('on a phone that becomes a desktop', () => {
  test.use(screens.phone);

  test('a visitor logs in and returns with the full cart', async ({ page, otherPage }) => {
    const person = newPerson();
    await signUpByApi((await otherPage()).request, person);
    await storeCart(page, [await findService(page.request)]);
    const orderNow = async (): Promise<void> => {
      await openPage(page, '/service/threading');
      await (await openCart(page)).getByRole('button', { name: 'Order Now' }).click();
    };
    await orderNow();
    await expect(page).toHaveURL(/\/contact\/login\?next=/);

    await page.setViewportSize(screens.desktop.viewport);
    await orderNow();
    await expect(page).toHaveURL(/\/profile\?next=/);
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).first().click();
    await page.getByLabel(/Email or mobile/).fill(person.email);
    await page.getByLabel(/^Password/).fill(person.password);
    await tapOrClick(page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }));
    await expect(page).toHaveURL('/service/threading');
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Order Now' }).last()).toBeEnabled();
  });
});

test('from an empty cart to the tracking page', async ({ page }, info) => {
  const day = dayForTest(info, 0);
  const person = await signInAsNewCustomer(page);
  await openPage(page, '/service/threading');

  let cart = await openCart(page);
  await expect(cart.getByRole('button', { name: 'Cart is Empty' })).toBeDisabled();
  await test.step('an empty cart is a side panel on a phone and a centred modal on a desktop', async () => {
    await checkOnEachScreen(page, async () => {
      const place = isPhone(page) ? 'at the right edge' : 'centred';
      await expect.poll(() => positionOf(cart)).toBe(place);
      await expectAccessible(page);
    });
  });
  await tapOrClick(cart.getByRole('button', { name: 'Close' }));

  const add = page.getByRole('main').getByRole('button', { name: /^Add / });
  const nameAt = async (place: number): Promise<string> =>
    (await add.nth(place).getAttribute('aria-label'))?.slice(4) ?? '';
  const names = [await nameAt(0), await nameAt(1)] as const;
  await tapOrClick(add.nth(0));
  await tapOrClick(page.getByRole('button', { name: `Add ${names[1]}`, exact: true }));

  cart = await openCart(page);
  await tapOrClick(cart.getByRole('button', { name: `Increase ${names[0]}` }));
  await tapOrClick(cart.getByRole('button', { name: `Increase ${names[1]}` }));
  await tapOrClick(cart.getByRole('button', { name: `Decrease ${names[1]}` }));
  await expect(cart.getByRole('button', { name: `Decrease ${names[1]}` })).toBeDisabled();
  await tapOrClick(cart.getByRole('button', { name: `Remove ${names[1]}` }));
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(cart.getByRole('listitem')).toContainText(names[0]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await tapOrClick(cart.getByRole('button', { name: 'Order Now' }));
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Appointment' });
  await expect(dialog.getByRole('grid')).toBeVisible();
  await expect(dialog.getByText('Select Date')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Select Time' })).toContainText(
    'Choose time slot',
  );
  await expectAccessible(page);
  await chooseDay(dialog, day);
  await chooseSlot(dialog, '10:00 AM');
  await tapOrClick(dialog.getByRole('button', { name: 'Confirm Appointment' }));

  const address = page.getByRole('dialog', { name: 'Confirm your address' });
  await expect(address.getByText(person.street)).toBeVisible();
  await expectAccessible(page);
  await tapOrClick(address.getByRole('button', { name: 'Use this address' }));

  const last = orderReviewDialog(page);
  await expect(last.getByText('10:00 AM to about')).toBeVisible();
  await expect(last.getByText(person.street)).toBeVisible();
  await expect(last.getByText(/^Cancelling is free until 3 hours/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const chat = page.waitForEvent('popup');
  await pressPlaceOrder(page);

  // The toast disappears, so it is checked first.
  await expect(page.getByText('Order placed successfully!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/track-order/${person.userData._id}/\\d{6}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  const orderId = page.url().slice(-6);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Track Order - #${orderId}`);
  await expect(page.getByText(`${formatShownDay(day)}, 10:00 AM`)).toBeVisible();
  await expect(page.getByText('Home Service')).toBeVisible();

  const link = new URL((await chat).url());
  expect(link.origin).toBe('https://wa.me');
  expect(link.pathname).toMatch(/^\/91\d{10}$/);
  const text = link.searchParams.get('text') ?? '';
  expect(text).toContain(orderId);
  expect(text).toMatch(new RegExp(`${names[0]}.*₹\\d+ x 2 = ₹\\d+`));
  expect(text).toContain('Visiting charge: ₹100');
  for (const part of [person.street, person.apartmentNumber, person.town, person.pincode]) {
    expect(text).toContain(part);
  }
});

test('the cart survives a reload and syncs between tabs', async ({ page, context }) => {
  const service = await findService(page.request);
  await storeCart(page, [service]);
  await openPage(page, '/service');
  const other = await context.newPage();
  await openPage(other, '/service');
  await expect(other.getByRole('button', { name: 'Cart, 1 item' }).first()).toBeVisible();
  const cart = await openCart(other);
  await tapOrClick(cart.getByRole('button', { name: `Increase ${service.name}` }));
  await expect(page.getByRole('button', { name: 'Cart, 2 items' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cart, 2 items' }).first()).toBeVisible();
});

test('the appointment dialog', async ({ page }, info) => {
  await signInAsCustomer(page);
  await storeCart(page, [await findService(page.request)]);
  const dialog = await openAppointmentDialog(page);

  await test.step('date and time slot are both required', async () => {
    await tapOrClick(dialog.getByRole('button', { name: 'Confirm Appointment' }));
    const toast = page.getByRole('alert').filter({ hasText: 'Please select date and time slot' });
    await expect(toast).toBeVisible();
    await checkOnEachScreen(page, async () => {
      await expect.poll(() => positionOf(toast)).toBe('at the right edge');
      expect((await toast.boundingBox())?.y).toBeLessThan(40);
    });
    await tapOrClick(toast.getByRole('button', { name: 'Dismiss' }));
    await expect(toast).toBeHidden();
    await expect(dialog.getByText('Please select date and time slot')).toBeVisible();
    await chooseDay(dialog, dayForTest(info, 1));
    await tapOrClick(dialog.getByRole('button', { name: 'Confirm Appointment' }));
    await expect(dialog.getByText('Please select date and time slot')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Confirm your address' })).toBeHidden();
    await dismissToasts(page);
    await chooseSlot(dialog, '05:00 PM');
    await expect(dialog.getByText('Please select date and time slot')).toBeHidden();
  });

  await test.step('no day before today and none beyond 90 days', async () => {
    const cell = (date: string): Locator =>
      dialog.locator(`[data-day="${date}"]`).getByRole('button');
    const previous = dialog.getByRole('button', { name: 'Go to the Previous Month' });
    while (!(await cell(dayAhead(0)).isVisible())) await tapOrClick(previous);
    // After the last time of the day, today is disabled.
    if (indiaMinuteOfDay(now) < parseTimeOfDay('06:00 PM'))
      await expect(cell(dayAhead(0))).toBeEnabled();
    else await expect(cell(dayAhead(0))).toBeDisabled();
    if (dayAhead(-1).slice(0, 7) === dayAhead(0).slice(0, 7))
      await expect(cell(dayAhead(-1))).toBeDisabled();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    const next = dialog.getByRole('button', { name: 'Go to the Next Month' });
    while (!(await cell(dayAhead(90)).isVisible())) await tapOrClick(next);
    await expect(cell(dayAhead(90))).toBeEnabled();
    if (dayAhead(91).slice(0, 7) === dayAhead(90).slice(0, 7))
      await expect(cell(dayAhead(91))).toBeDisabled();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('Back leads to the cart, Close closes everything', async () => {
    await tapOrClick(dialog.getByRole('button', { name: 'Back' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
    await tapOrClick(page.getByRole('dialog').getByRole('button', { name: 'Order Now' }));
    await tapOrClick(dialog.getByRole('button', { name: 'Close' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('another address is validated, used, and saved to the profile on request', async ({
  page,
  context,
}, info) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 18.5074, longitude: 73.8077 });
  const person = await signInAsNewCustomer(page);
  await storeCart(page, [await findService(page.request)]);
  const dialog = await openAppointmentDialog(page);
  await chooseDay(dialog, dayForTest(info, 2));
  await chooseSlot(dialog, '02:00 PM');
  await tapOrClick(dialog.getByRole('button', { name: 'Confirm Appointment' }));
  const address = page.getByRole('dialog', { name: 'Confirm your address' });
  await tapOrClick(address.getByRole('button', { name: 'Edit address' }));
  await address.getByLabel('Street').fill('Nowhere');
  await tapOrClick(address.getByRole('button', { name: 'Cancel' }));
  await expect(address.getByText(person.street)).toBeVisible();
  await tapOrClick(address.getByRole('button', { name: 'Edit address' }));
  await expect(address.getByLabel('Street')).toHaveValue(person.street);
  await address.getByLabel('Pincode').fill('012');
  await address.getByLabel('Street').fill('7 Law College Road');
  await tapOrClick(address.getByRole('button', { name: 'Use this address' }));
  await expect(address.getByText('Enter six digits; the first cannot be 0')).toBeVisible();
  await expectAccessible(page);
  await address.getByLabel('Pincode').fill('411004');
  await tapOrClick(address.getByRole('button', { name: 'Use my location' }));
  await expect(address.getByRole('button', { name: 'Remove location' })).toBeVisible();
  await address.getByLabel('Use as my profile address').check();
  await tapOrClick(address.getByRole('button', { name: 'Use this address' }));
  await expect(orderReviewDialog(page).getByText('7 Law College Road')).toBeVisible();
  await pressPlaceOrder(page);
  await expect(page).toHaveURL(/\/track-order\//);
  await expect(
    page.getByRole('main').getByText('7 Law College Road', { exact: true }),
  ).toBeVisible();
  const headers = { authorization: `Bearer ${person.token}` };
  const { userData } = await (await page.request.get('/api/auth/user', { headers })).json();
  expect(userData).toMatchObject({
    street: '7 Law College Road',
    pincode: '411004',
    latitude: 18.5074,
    longitude: 73.8077,
  });
});

test('the whole journey on /book', { tag: '@ci' }, async ({ page, baseURL }, info) => {
  const day = dayForTest(info, 3);
  const person = await signInAsNewCustomer(page);
  await openPage(page, '/book');
  const confirm = nextStepButton(page);
  await expect(confirm).toHaveText('Choose a service');
  await tapOrClick(confirm);
  await page.getByPlaceholder('Search for Beauty').fill('eyebrow');
  await tapOrClick(page.getByRole('button', { name: /^Add Eyebrow/ }).first());
  await expect(confirm).toHaveText('Choose a day');
  await tapOrClick(confirm);
  const when = page.getByRole('region', { name: 'Choose day and time' });
  await chooseDay(when, day);
  await chooseSlot(when, '11:00 AM');
  const where = page.getByRole('region', { name: 'Your address' });
  await tapOrClick(where.getByRole('button', { name: 'Edit address' }));
  await where.getByLabel('Pincode').fill('012');
  await expect(confirm).toHaveText('Add your address');
  await tapOrClick(confirm);
  await expect(where.getByText('Enter six digits; the first cannot be 0')).toBeVisible();
  await expect(where.getByLabel('Pincode')).toBeFocused();
  await checkOnEachScreen(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  await where.getByLabel('Pincode').fill('411004');
  await tapOrClick(confirm);
  await expect(page).toHaveURL(/\/track-order\//);
  await expect(page.getByText(`${formatShownDay(day)}, 11:00 AM`)).toBeVisible();
  expect(await (await createAdminApi(baseURL)).ordersOf(person.mobileNumber)).toHaveLength(1);
});
