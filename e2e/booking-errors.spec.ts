import type { Page } from '@playwright/test';
import {
  bookLastPlaceInSlot,
  bookSlotExceptOne,
  chooseDay,
  chooseSlot,
  createAdminApi,
  dayForTest,
  fetchServiceList,
  findService,
  formatShownDay,
  goToOrderReviewDialog,
  mockWhatsapp,
  openAppointmentDialog,
  openCart,
  orderReviewDialog,
  placeOrderWithSavedAddress,
  pressChangeButton,
  pressPlaceOrder,
  statusMessages,
  storeCart,
  tapOrClick,
} from './booking-helpers.ts';
import { shortenPageTimers } from './clock.ts';
import { dismissToasts, expect, expectAccessible, openPage, test } from './fixtures.ts';
import { signInAsNewCustomer } from './test-accounts.ts';

const failed = 'Something went wrong while placing the order.';

test.beforeEach(async ({ page }) => mockWhatsapp(page));

const showOldPrice = async (page: Page, id: string, price: number): Promise<void> => {
  const old = (await fetchServiceList(page.request)).map((service) =>
    service.id === id ? { ...service, price } : service,
  );
  await page.route('**/Json%20Files/AllServices.json', (route) => route.fulfill({ json: old }));
};

/** The server accepts the order, but its response is lost. */
const loseNextAnswer = async (page: Page): Promise<void> => {
  await page.route(
    '**/api/orders',
    async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );
};

test('a changed price is shown in the cart and applied with one tap', {
  tag: '@ci',
}, async ({ page }) => {
  const service = await findService(page.request);
  await storeCart(page, [
    { ...service, price: service.price + 50 },
    { ...service, id: 'no-more', _id: 'no-more', name: 'Forgotten treatment' },
  ]);
  await openPage(page, '/service');
  const cart = await openCart(page);
  await expect(cart.getByText(`Price changed to ₹${service.price}`)).toBeVisible();
  await expect(cart.getByText('No longer offered')).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Order Now' })).toBeDisabled();
  await expectAccessible(page);
  await tapOrClick(cart.getByRole('button', { name: 'Update' }));
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(cart.getByText(`₹${service.price + 100}`)).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Order Now' })).toBeEnabled();
});

test(
  'a price that changes during checkout must be accepted',
  { tag: '@ci' },
  async ({ page, expectedMessages }, info) => {
    expectedMessages.push(/409/);
    await signInAsNewCustomer(page);
    const service = await findService(page.request);
    await showOldPrice(page, service.id, service.price - 40);
    await storeCart(page, [{ ...service, price: service.price - 40 }]);
    const dialog = await openAppointmentDialog(page);
    await chooseDay(dialog, dayForTest(info, 6));
    await chooseSlot(dialog, '09:00 AM');
    await placeOrderWithSavedAddress(page);
    await expect(page.getByText(failed)).toBeVisible();
    const last = orderReviewDialog(page);
    await expect(last.getByText('Our prices have changed')).toBeVisible();
    await expect(last.getByText(`₹${service.price - 40}, now ₹${service.price}`)).toBeVisible();
    await expect(last.getByText('09:00 AM to about')).toBeVisible();
    await expectAccessible(page);
    await tapOrClick(
      last.getByRole('button', { name: `Accept and order for ₹${service.price + 100}` }),
    );
    await expect(page).toHaveURL(/\/track-order\//);
    await expect(
      page
        .getByRole('main')
        .getByText(`₹${service.price + 100}`)
        .first(),
    ).toBeVisible();
  },
);

test(
  'a retry after a lost response creates one order',
  { tag: '@ci' },
  async ({ page, baseURL, expectedMessages }, info) => {
    expectedMessages.push(/ERR_CONNECTION/);
    const person = await signInAsNewCustomer(page);
    await storeCart(page, [await findService(page.request)]);
    const dialog = await openAppointmentDialog(page);
    await chooseDay(dialog, dayForTest(info, 7));
    await chooseSlot(dialog, '10:00 AM');
    await loseNextAnswer(page);
    await placeOrderWithSavedAddress(page);
    await expect(page.getByText(failed)).toBeVisible();
    await expect(orderReviewDialog(page).getByText('you are not booked twice')).toBeVisible();

    // A reload keeps the attempt, its day and its time.
    await page.reload();
    await expect(orderReviewDialog(page).getByText('10:00 AM to about')).toBeVisible();
    await pressPlaceOrder(page);
    await expect(page).toHaveURL(/\/track-order\//);
    const orders = await (await createAdminApi(baseURL)).ordersOf(person.mobileNumber);
    expect(orders.map(({ orderId }) => String(orderId))).toEqual([page.url().slice(-6)]);
  },
);

test(
  'a changed order after a lost response shows the existing order',
  { tag: '@ci' },
  async ({ page, baseURL, expectedMessages }, info) => {
    expectedMessages.push(/ERR_CONNECTION/, /409/);
    const day = dayForTest(info, 8);
    const person = await signInAsNewCustomer(page);
    await storeCart(page, [await findService(page.request)]);
    const dialog = await openAppointmentDialog(page);
    await chooseDay(dialog, day);
    await chooseSlot(dialog, '10:00 AM');
    await loseNextAnswer(page);
    await placeOrderWithSavedAddress(page);
    const last = orderReviewDialog(page);
    await expect(last.getByText('you are not booked twice')).toBeVisible();
    await pressChangeButton(page, 'Day and time');
    await chooseSlot(dialog, '05:00 PM');
    await tapOrClick(dialog.getByRole('button', { name: 'Confirm Appointment' }));
    await pressPlaceOrder(page);
    await expect(last.getByText('You have already placed this order')).toBeVisible();
    await expect(
      last.getByText(`${formatShownDay(day)}, 10:00 AM, so we did not book it again`),
    ).toBeVisible();
    await tapOrClick(last.getByRole('button', { name: 'See this order' }));
    await expect(
      page.getByRole('main').getByText(`${formatShownDay(day)}, 10:00 AM`),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, empty' }).first()).toBeVisible();
    expect(await (await createAdminApi(baseURL)).ordersOf(person.mobileNumber)).toHaveLength(1);
  },
);

test('offline, everything is kept and a retry works', async ({
  page,
  context,
  expectedMessages,
}, info) => {
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED/, /409/);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signInAsNewCustomer(page);
  await storeCart(page, [await findService(page.request)]);
  const dialog = await openAppointmentDialog(page);
  await chooseDay(dialog, dayForTest(info, 9));
  await chooseSlot(dialog, '11:00 AM');
  await goToOrderReviewDialog(page);
  await context.setOffline(true);
  await pressPlaceOrder(page);
  await expect(page.getByText(failed)).toBeVisible();
  await dismissToasts(page);
  await expect(page.getByText(failed)).toBeHidden();
  await context.setOffline(false);

  await test.step('an order number that is taken is replaced without a message', async () => {
    const sent: number[] = [];
    await page.route('**/api/orders', async (route) => {
      sent.push(route.request().postDataJSON().orderId);
      if (sent.length > 1) return route.continue();
      await route.fulfill({
        status: 409,
        json: { code: 'ORDER_ID_TAKEN', message: 'This order number is taken.' },
      });
    });
    await pressPlaceOrder(page);
    await expect(page).toHaveURL(/\/track-order\//);
    await expect(page.getByText(failed)).toBeHidden();
    expect(sent).toHaveLength(2);
    expect(page.url().slice(-6)).toBe(String(sent[1]));
  });

  await test.step('a blocked chat window is offered on the tracking page', async () => {
    await expect(page.getByText('Send us your order on WhatsApp')).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: 'Send on WhatsApp' });
    const href = (await link.getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('text')).toContain(page.url().slice(-6));
  });
});

test('two customers want the last available beautician: one gets the visit, the other a message', async ({
  page,
  otherPage,
  baseURL,
  expectedMessages,
}, info) => {
  expectedMessages.push(/409/);
  const day = dayForTest(info, 11);
  const service = await findService(page.request);
  await bookSlotExceptOne(baseURL, { day, slot: '06:00 PM', service });
  const buyers = [page, await otherPage()];
  for (const buyer of buyers) {
    await mockWhatsapp(buyer);
    await signInAsNewCustomer(buyer);
    await storeCart(buyer, [service]);
    const dialog = await openAppointmentDialog(buyer);
    await chooseDay(dialog, day);
    await chooseSlot(dialog, '06:00 PM');
    await goToOrderReviewDialog(buyer);
  }
  await Promise.all(buyers.map(pressPlaceOrder));
  const refusalNotice = (buyer: Page) => orderReviewDialog(buyer).getByText('was not placed');
  await expect
    .poll(async () => {
      const won = buyers.filter((buyer) => buyer.url().includes('/track-order/')).length;
      const lost = (
        await Promise.all(buyers.map((buyer) => refusalNotice(buyer).isVisible()))
      ).filter(Boolean).length;
      return { won, lost };
    })
    .toEqual({ won: 1, lost: 1 });
  const loser = buyers.find((buyer) => !buyer.url().includes('/track-order/')) ?? page;
  await pressChangeButton(loser, 'Day and time');
  const dialog = loser.getByRole('dialog', { name: 'Confirm Your Appointment' });
  const gone = dialog.getByText('This time is no longer available');
  await expect(gone).toBeVisible();
  await tapOrClick(dialog.getByRole('combobox', { name: /Select Time/ }));
  const full = loser.getByRole('option', { name: /06:00 PM/ });
  await expect(full).toContainText('Full');
  await expect(full).toHaveAttribute('aria-disabled', 'true');
  await tapOrClick(loser.getByRole('option', { name: '09:00 AM' }));
  await tapOrClick(dialog.getByRole('button', { name: 'Confirm Appointment' }));
  await pressPlaceOrder(loser);
  await expect(loser).toHaveURL(/\/track-order\//);
});

test(
  'an open dialog updates when the time is taken and available again',
  { tag: '@ci' },
  async ({ page, baseURL }, info) => {
    const day = dayForTest(info, 11);
    await shortenPageTimers(page, 10_000);
    const service = await findService(page.request);
    const booked = { day, slot: '05:00 PM', service };
    await bookSlotExceptOne(baseURL, booked);
    await signInAsNewCustomer(page);
    await storeCart(page, [service]);
    const dialog = await openAppointmentDialog(page);
    await chooseDay(dialog, day);
    await chooseSlot(dialog, '05:00 PM');
    const gone = dialog.getByText('This time is no longer available');
    const admin = await createAdminApi(baseURL);
    const taken = await bookLastPlaceInSlot(baseURL, booked);
    await expect(gone).toBeVisible();
    await admin.track(taken._id, 'cancelled', statusMessages.cancelled);
    await expect(gone).toBeHidden();
  },
);
