import type { Locator, Page } from '@playwright/test';
import {
  banerArea,
  changeArea,
  homePincode,
  kothrudArea,
  replaceAllAreas,
  type SavedArea,
  unservedPincode,
} from './areas-by-api.ts';
import { nextStepButton } from './book-page-helpers.ts';
import {
  chooseDay,
  chooseSlot,
  dayForTest,
  findService,
  mockWhatsapp,
  openAppointmentDialog,
  openCart,
  orderReviewDialog,
  placeOrderWithSavedAddress,
  pressChangeButton,
  pressPlaceOrder,
  showCalendarDay,
  storeCart,
  tapOrClick,
} from './booking-helpers.ts';
import { dayAhead } from './clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { openBeforeHydration } from './slow-phone.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { signInAsNewCustomer } from './test-accounts.ts';

// The tests of this file share one product.
test.afterEach(async ({ page }) => {
  await replaceAllAreas(page, []);
});

const main = (page: Page) => page.getByRole('main');
const orderNow = (cart: Locator) => cart.getByRole('button', { name: 'Order Now' });
const appointmentDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Confirm Your Appointment' });

const customerInAreas = async (page: Page, areas: Parameters<typeof replaceAllAreas>[1]) => {
  await mockWhatsapp(page);
  const person = await signInAsNewCustomer(page);
  const kept = await replaceAllAreas(page, areas);
  const service = await findService(page.request, 'threading-eyebrow');
  await storeCart(page, [service]);
  return { person, service, area: kept[0] as SavedArea };
};

test('the charge and the days of the area are in the cart, the calendar and the order', async ({
  page,
}, info) => {
  const day = dayForTest(info, 1);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const { service } = await customerInAreas(page, [
    { ...kothrudArea, weekdays: [weekday] },
    banerArea,
  ]);
  await openPage(page, '/service/threading');
  const cart = await openCart(page);
  await expect(cart).toContainText('Visiting charge₹150For Kothrud');
  await tapOrClick(orderNow(cart));
  const dialog = appointmentDialog(page);
  await expect(dialog.getByText(/^Days in Kothrud: /)).toBeVisible();
  const other = await showCalendarDay(dialog, dayAhead(1 + ((weekday - 3 + 7) % 7)));
  await expect(other).toBeDisabled();
  await expect(other).toHaveAccessibleName(/we do not serve this area$/);
  await chooseDay(dialog, day);
  await chooseSlot(dialog, '11:00 AM');
  await expectNoSidewaysScroll(page);
  await placeOrderWithSavedAddress(page);
  await expect(page).toHaveURL(/\/track-order\//);
  await expect(main(page)).toContainText(`₹${service.price + 150}`);
});

test('visitors see that the charge depends on the area', async ({ page }) => {
  await page.goto('/api/health');
  await replaceAllAreas(page, [kothrudArea]);
  await storeCart(page, [await findService(page.request, 'threading-eyebrow')]);
  await openPage(page, '/service/threading');
  await expect(await openCart(page)).toContainText('Visiting charge₹100Depends on your area');
});

test('a pincode typed before hydration is answered', async ({ page }) => {
  await page.goto('/api/health');
  await replaceAllAreas(page, [kothrudArea]);
  const wake = await openBeforeHydration(page, '/contact');
  await main(page).getByLabel('Do we serve your area?').pressSequentially(homePincode);
  await wake();
  await expect(main(page).getByText(/^Yes, we serve Kothrud/)).toBeVisible();
});

test('a cart below the minimum order cannot be ordered, at the minimum it can', async ({
  page,
}) => {
  const { service, area } = await customerInAreas(page, [kothrudArea]);
  await changeArea(page, area, { minimumOrder: service.price + 1 });
  await openPage(page, '/service/threading');
  const cart = await openCart(page);
  await expect(orderNow(cart)).toBeDisabled();
  await expect(orderNow(cart)).toHaveAccessibleDescription(/Add services worth ₹1 more/);
  await expectAccessible(page);

  await openPage(page, '/book');
  await expect(
    main(page)
      .getByText(/Add services worth ₹1 more/)
      .first(),
  ).toBeVisible();
  await expect(nextStepButton(page)).toHaveText('Add services worth ₹1');
  await tapOrClick(nextStepButton(page));
  await expect(main(page).getByPlaceholder('Search for Beauty')).toBeVisible();

  await changeArea(page, { ...area, version: area.version + 1 }, { minimumOrder: service.price });
  await openPage(page, '/service/threading');
  await expect(orderNow(await openCart(page))).toBeEnabled();
  await expect(cart).not.toContainText('Add services worth');
});

test.describe('an unserved address', () => {
  const away = [{ ...kothrudArea, pincodes: ['411029'] }];

  test('shows before a date is chosen; the owner sees the number left there', async ({
    page,
    otherPage,
  }) => {
    const { person } = await customerInAreas(page, away);
    await openPage(page, '/service/threading');
    await tapOrClick(orderNow(await openCart(page)));
    const dialog = appointmentDialog(page);
    await expect(dialog.getByText(`We do not serve ${homePincode} yet`)).toBeVisible();
    await expect(dialog.getByRole('grid')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Confirm Appointment' })).toBeDisabled();
    const number = dialog.getByLabel('Mobile number');
    await expect(number).toHaveValue(person.mobileNumber);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await number.fill('12345');
    await tapOrClick(dialog.getByRole('button', { name: 'Notify me' }));
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await number.fill(person.mobileNumber);
    await tapOrClick(dialog.getByRole('button', { name: 'Notify me' }));
    await expect(dialog.getByText(`when we serve ${homePincode}`)).toBeVisible();

    const owner = await otherPage();
    await signInAsAdmin(owner);
    await openPage(owner, '/admin/settings/areas');
    const waiting = main(owner).getByRole('region', { name: 'Waiting list' });
    const place = waiting.getByRole('listitem').filter({ hasText: homePincode }).first();
    const shown = person.mobileNumber.replace(/^(\d{5})/, '$1 ');
    await expect(place).toContainText(shown);
    await expect(place.getByRole('link', { name: `Call +91 ${shown}` })).toHaveAttribute(
      'href',
      `tel:+91${person.mobileNumber}`,
    );
    await place.getByRole('button', { name: /^Delete numbers/ }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Delete numbers' }).click();
    await expect(waiting).not.toContainText(shown);
  });

  test('can be replaced by another address with its own charge', async ({ page }) => {
    await customerInAreas(page, away);
    await openPage(page, '/service/threading');
    await tapOrClick(orderNow(await openCart(page)));
    const dialog = appointmentDialog(page);
    await tapOrClick(dialog.getByRole('button', { name: 'Use another address' }));
    const where = page.getByRole('dialog', { name: 'Confirm your address' });
    await tapOrClick(where.getByRole('button', { name: 'Edit address' }));
    await where.getByLabel('Pincode').fill(unservedPincode);
    await expect(where.getByText(`We do not serve ${unservedPincode} yet`)).toBeVisible();
    await where.getByLabel('Pincode').fill('411029');
    await expect(where.getByText('Kothrud: visiting charge ₹150, every day.')).toBeVisible();
    await expectAccessible(page);
    await tapOrClick(where.getByRole('button', { name: 'Use this address' }));
    await expect(dialog.getByRole('grid')).toBeVisible();
    await expect(dialog).toContainText('411029');
  });

  test('shows on /book while it is typed', async ({ page }) => {
    await customerInAreas(page, [kothrudArea]);
    await openPage(page, '/book');
    const when = page.getByRole('region', { name: 'Choose day and time' });
    const where = page.getByRole('region', { name: 'Your address' });
    await expect(when.getByRole('grid')).toBeVisible();
    await tapOrClick(where.getByRole('button', { name: 'Edit address' }));
    await where.getByLabel('Pincode').fill(unservedPincode);
    await expect(where.getByText(`We do not serve ${unservedPincode} yet`)).toBeVisible();
    await expect(when.getByRole('grid')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await tapOrClick(where.getByRole('button', { name: 'Cancel' }));
    await expect(when.getByRole('grid')).toBeVisible();
  });

  test('visitors enter the pincode first and see days and charge of their area', async ({
    page,
  }) => {
    await page.goto('/api/health');
    await replaceAllAreas(page, [kothrudArea]);
    await storeCart(page, [await findService(page.request, 'threading-eyebrow')]);
    await openPage(page, '/book');
    const when = page.getByRole('region', { name: 'Choose day and time' });
    const where = page.getByRole('region', { name: 'Your address' });
    await expect(when).toContainText('Enter your pincode to see available days and times');
    await expect(nextStepButton(page)).toHaveText('Enter your pincode');
    await tapOrClick(nextStepButton(page));
    const pincode = when.getByLabel('Do we serve your area?');
    await expect(pincode).toBeFocused();
    await pincode.fill(unservedPincode);
    await expect(when.getByText(`We do not serve ${unservedPincode} yet`).first()).toBeVisible();
    await expect(when.getByRole('grid')).toHaveCount(0);
    await expect(nextStepButton(page)).toHaveText('Enter another address');
    await pincode.fill(homePincode);
    await expect(when.getByText('Yes, we serve Kothrud')).toBeVisible();
    await expect(when.getByRole('grid')).toBeVisible();
    await expect(where.getByLabel('Pincode')).toHaveValue(homePincode);
    await where.getByLabel('Street and area').fill('Paud Road');
    await where.getByLabel('Pincode').fill('411029');
    await expect(pincode).toHaveValue('411029');
    await pincode.fill(homePincode);
    await expect(where.getByLabel('Pincode')).toHaveValue(homePincode);
    await expect(where.getByLabel('Street and area')).toHaveValue('Paud Road');
    await expect(page.getByRole('complementary', { name: 'Your booking' })).toContainText(
      'Visiting charge₹150',
    );
  });
});

test('changes of an area during checkout are shown, and the customer’s choices are kept', async ({
  page,
  expectedMessages,
}, info) => {
  expectedMessages.push(/409|422/);
  const { service, area } = await customerInAreas(page, [kothrudArea]);
  const [day, otherDay] = [dayForTest(info, 2), dayForTest(info, 3)];
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  const last = orderReviewDialog(page);
  const dialog = await openAppointmentDialog(page);
  await chooseDay(dialog, day);
  await chooseSlot(dialog, '11:00 AM');

  await test.step('the cart shows the minimum order', async () => {
    await changeArea(page, area, { minimumOrder: service.price + 10 });
    await placeOrderWithSavedAddress(page);
    await expect(cart.getByText(/Add services worth ₹10 more/)).toBeVisible();
    await tapOrClick(cart.getByRole('button', { name: /^Increase / }).first());
    await tapOrClick(orderNow(cart));
    await expect(dialog.getByRole('combobox', { name: /Select Time/ })).toContainText('11:00 AM');
    await expect(dialog).not.toContainText('Your order was not placed');
    await tapOrClick(page.getByRole('button', { name: 'Confirm Appointment' }));
    await expect(last).toBeVisible();
  });

  await test.step('another day is chosen after the days of the area changed', async () => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const rest = [0, 1, 2, 3, 4, 5, 6].filter((one) => one !== weekday);
    await changeArea(page, { ...area, version: area.version + 1 }, { weekdays: rest });
    await pressPlaceOrder(page);
    await expect(
      page
        .getByRole('dialog')
        .getByText(/We do not serve this area on this day/)
        .first(),
    ).toBeVisible();
    await pressChangeButton(page, 'Day and time');
    await chooseDay(dialog, otherDay);
    await chooseSlot(dialog, '11:00 AM');
    await tapOrClick(page.getByRole('button', { name: 'Confirm Appointment' }));
    await expect(last).toBeVisible();
  });

  await test.step('the new visiting charge shows like a changed price', async () => {
    await changeArea(page, { ...area, version: area.version + 2 }, { visitingCharge: 180 });
    await pressPlaceOrder(page);
    await expect(last.getByText('Our prices have changed')).toBeVisible();
    await expect(last.getByText('₹150, now ₹180')).toBeVisible();
    const total = service.price * 2 + 180;
    await tapOrClick(last.getByRole('button', { name: `Accept and order for ₹${total}` }));
    await expect(page).toHaveURL(/\/track-order\//);
    await expect(main(page)).toContainText('₹180');
  });
});
