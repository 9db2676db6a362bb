import { formatCartParameter } from '@haldi/contract/schedule/visit-query-parameters';
import type { Locator, Page, Request } from '@playwright/test';
import { nextStepButton } from './book-page-helpers.ts';
import {
  bookSlotFully,
  chooseDay,
  chooseSlot,
  createAdminApi,
  dayForTest,
  fetchServiceList,
  findService,
  formatShownDay,
  goToOrderReviewDialog,
  type ListedService,
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
import {
  dismissToasts,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  openPage,
  test,
} from './fixtures.ts';
import { readLocalStorage, signInAsCustomer, signInAsNewCustomer } from './test-accounts.ts';

test.beforeEach(async ({ page }) => mockWhatsapp(page));

/** Five hours: two fit in one visit, three do not. */
const longService = async (page: Page): Promise<ListedService> => {
  const found = (await fetchServiceList(page.request)).find(
    ({ name }) => name === 'Bridal Mehndi, Full Arms and Feet',
  );
  expect(found?.duration).toBe(300);
  return found as ListedService;
};

const orderNow = (cart: Locator): Locator => cart.getByRole('button', { name: 'Order Now' });

const isRequestFor = (path: string, wanted: Record<string, string>) => (request: Request) => {
  const { pathname, searchParams } = new URL(request.url());
  return (
    pathname === path &&
    Object.entries(wanted).every(([name, value]) => searchParams.get(name) === value)
  );
};

test('a fully booked day is marked and cannot be chosen', async ({ page, baseURL }, info) => {
  const day = dayForTest(info, 20);
  const service = await longService(page);
  await bookSlotFully(baseURL, { day, slot: '09:00 AM', service, quantity: 2 });
  const person = await signInAsCustomer(page);
  await storeCart(page, [service]);
  const release = await holdRequests(page, /\/api\/booking\/days\?/);
  const requested = page.waitForRequest(
    isRequestFor('/api/booking/days', { services: service._id, pincode: person.pincode }),
  );
  const dialog = await openAppointmentDialog(page);
  await requested;
  const full = await showCalendarDay(dialog, day);
  await expect(full).toBeEnabled();
  release();
  await expect(full).toBeDisabled();
  await expect(full).toHaveAccessibleName(/fully booked$/);
  await expect(dialog.getByText('No available times')).toBeVisible();
  await expect(await showCalendarDay(dialog, dayForTest(info, 21))).toBeEnabled();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await test.step('the first available time of a month is chosen with one tap', async () => {
    const next = dialog.getByRole('button', { name: /^First available in \w+: / });
    const textPattern = /^First available in \w+: \w{3} (\d\d \w{3}), (\d\d:\d\d [AP]M)$/;
    await expect(next).toHaveText(textPattern);
    const [, date = '', slot = ''] = textPattern.exec(await next.innerText()) ?? [];
    const calendarTop = (await dialog.getByRole('grid').boundingBox())?.y;
    await tapOrClick(next);
    await expect(dialog.getByRole('combobox', { name: /Select Time/ })).toContainText(slot);
    const chosen = dialog.locator('[data-selected]');
    await expect(chosen.getByRole('button')).toHaveAccessibleName(/, selected$/);
    expect(formatShownDay((await chosen.getAttribute('data-day')) ?? '')).toContain(date);
    await expect(next).toHaveAttribute('aria-pressed', 'true');
    expect((await dialog.getByRole('grid').boundingBox())?.y).toBe(calendarTop);
  });
});

test('another pincode on /book loads the times for that pincode', async ({ page }, info) => {
  const day = dayForTest(info, 22);
  const person = await signInAsCustomer(page);
  const service = await findService(page.request);
  await storeCart(page, [service]);
  const slotRequest = (pincode: string) =>
    page.waitForRequest(
      isRequestFor('/api/booking/slots', { date: day, services: service._id, pincode }),
    );
  await openPage(page, '/book');
  const profileRequest = slotRequest(person.pincode);
  await chooseDay(page.getByRole('region', { name: 'Choose day and time' }), day);
  await profileRequest;
  const typedRequest = slotRequest('411004');
  const address = page.getByRole('region', { name: 'Your address' });
  await tapOrClick(address.getByRole('button', { name: 'Edit address' }));
  await address.getByLabel('Pincode').fill('411004');
  await typedRequest;
  const secondProfileRequest = slotRequest(person.pincode);
  await tapOrClick(address.getByRole('button', { name: 'Cancel' }));
  await secondProfileRequest;
});

test('a cart too long for one visit is split in one tap and becomes two orders', async ({
  page,
  baseURL,
}, info) => {
  const days = [dayForTest(info, 23), dayForTest(info, 24)] as const;
  const person = await signInAsNewCustomer(page);
  const service = await longService(page);
  await storeCart(page, [{ ...service, quantity: 3 }]);
  await openPage(page, '/service/threading');
  let cart = await openCart(page);
  await expect(
    cart.getByRole('status').filter({ hasText: 'These services need two visits' }),
  ).toContainText(`${service.name} × 2`);
  await expect(orderNow(cart)).toBeDisabled();
  await expect(orderNow(cart)).toHaveAccessibleDescription(/cannot be booked/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const secondVisit = () => cart.getByRole('region', { name: 'Second visit' });
  await tapOrClick(cart.getByRole('button', { name: 'Split into two visits' }));
  await expect(secondVisit()).toContainText(service.name);
  await expect(orderNow(cart)).toBeEnabled();
  await tapOrClick(cart.getByRole('button', { name: 'Combine into one visit' }));
  await expect(secondVisit()).toBeHidden();
  await tapOrClick(cart.getByRole('button', { name: 'Split into two visits' }));
  await expect(secondVisit()).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(secondVisit()).toContainText(service.name);
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Appointment' });
  await tapOrClick(orderNow(cart));
  await chooseDay(dialog, days[0]);
  await chooseSlot(dialog, '09:00 AM');
  await placeOrderWithSavedAddress(page);
  await expect(page.getByText('Order placed successfully!')).toBeVisible();
  await expect(
    page.getByText('Your second visit is now in your cart. Choose a time for it.'),
  ).toBeVisible();
  await expect(page.getByText(`${formatShownDay(days[0])}, 09:00 AM`)).toBeVisible();
  expect(await readLocalStorage(page)).not.toHaveProperty('haldi-second-visit');
  await dismissToasts(page);

  cart = await openCart(page);
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(secondVisit()).toBeHidden();
  await tapOrClick(orderNow(cart));
  await chooseDay(dialog, days[1]);
  await chooseSlot(dialog, '01:00 PM');
  await placeOrderWithSavedAddress(page);
  await expect(page.getByText(`${formatShownDay(days[1])}, 01:00 PM`)).toBeVisible();
  const orders = await (await createAdminApi(baseURL)).ordersOf(person.mobileNumber);
  expect(orders.map(({ total }) => total).sort((a, b) => a - b)).toEqual([
    service.price + 100,
    service.price * 2 + 100,
  ]);
});

test('a cart too long for two visits shows a notice, also on /book', async ({ page }) => {
  await signInAsCustomer(page);
  const service = await longService(page);
  await storeCart(page, [{ ...service, quantity: 5 }, await findService(page.request)]);
  await openPage(page, '/service/threading');
  const cart = await openCart(page);
  const tooMuchNotice = (scope: Locator | Page) =>
    scope.getByText('This is too much for two visits');
  await expect(tooMuchNotice(cart)).toBeVisible();
  await expect(orderNow(cart)).toBeDisabled();

  await openPage(page, '/book');
  await expect(tooMuchNotice(page)).toBeVisible();
  await expect(nextStepButton(page)).toHaveText('See the note on your services');
  await tapOrClick(nextStepButton(page));
  await expect(tooMuchNotice(page)).toBeInViewport();

  await openPage(page, '/service/threading');
  await openCart(page);
  await tapOrClick(cart.getByRole('button', { name: `Remove ${service.name}` }));
  await expect(tooMuchNotice(cart)).toBeHidden();
  await expect(orderNow(cart)).toBeEnabled();
});

test('a service that no beautician offers is named and removed', async ({ page }) => {
  const [service, other] = await fetchServiceList(page.request);
  if (!service || !other) throw new Error('the catalogue is empty');
  const isCartRequest = isRequestFor('/api/booking/cart', {
    services: formatCartParameter(
      [service, other].map(({ _id }) => ({ serviceId: _id, quantity: 1 })),
    ),
  });
  await page.route(/\/api\/booking\/cart\?/, (route) =>
    isCartRequest(route.request())
      ? route.fulfill({
          json: { kind: 'IMPOSSIBLE', why: 'SKILLS', serviceIds: [service._id] },
        })
      : route.continue(),
  );
  await storeCart(page, [service, other]);
  await openPage(page, '/service/threading');
  const cart = await openCart(page);
  const notice = cart.getByRole('status').filter({ hasText: 'No beautician offers this' });
  await expect(notice).toContainText(service.name);
  await expect(orderNow(cart)).toBeDisabled();
  await expectAccessible(page);
  await tapOrClick(notice.getByRole('button', { name: `Remove ${service.name}` }));
  await expect(notice).toBeHidden();
  await expect(orderNow(cart)).toBeEnabled();
  await expect(cart.getByRole('listitem')).toHaveCount(1);
});

test('the calendar works when the days fail to load, and a refusal loses no input', async ({
  page,
  expectedMessages,
}, info) => {
  expectedMessages.push(/422/, /ERR_FAILED/);
  const day = dayForTest(info, 25);
  await signInAsNewCustomer(page);
  await storeCart(page, [await findService(page.request)]);
  await page.route(/\/api\/booking\/days\?/, (route) => route.abort());
  const dialog = await openAppointmentDialog(page);
  await chooseDay(dialog, day);
  await chooseSlot(dialog, '02:00 PM');
  const message = 'No beautician for these services is working on that day.';
  await page.route('**/api/orders', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'SLOT_NOT_BOOKABLE', message, details: { reason: 'NO_SKILL' } },
    }),
  );
  await goToOrderReviewDialog(page);
  await pressPlaceOrder(page);
  await expect(orderReviewDialog(page).getByText(message)).toBeVisible();
  const reloadedDays = page.waitForRequest(isRequestFor('/api/booking/days', {}));
  await pressChangeButton(page, 'Day and time');
  await reloadedDays;
  await expect(dialog.getByRole('combobox', { name: /Select Time/ })).toContainText('02:00 PM');
  await expect(dialog.locator('[data-selected]')).toHaveAttribute('data-day', day);
});
