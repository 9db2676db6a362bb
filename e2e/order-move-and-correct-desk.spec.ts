import type { Locator, Page } from '@playwright/test';
import { addBeauticianByApi, assignBeauticianByApi } from './beauticians-by-api.ts';
import { bookVisitOfNewCustomer, type PlacedVisit } from './book-customer-visit.ts';
import { dayForTest, findService, formatShownDay } from './booking-helpers.ts';
import { putAsOwner } from './calls-as-owner.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import {
  buttonIn,
  fetchOrder,
  openOrderDialog,
  trackingEntries,
  whatsappTextOf,
} from './order-dialog.ts';
import { openOrderManagement, openOrderMenuAndFindItem, orderCard } from './orders-screen.ts';
import { confirmedOrderUpdate } from './place-orders-by-api.ts';
import { narrowPhone } from './screen-sizes.ts';
import { clickAndExpectToast } from './toasts.ts';

const moveDialog = (page: Page, { orderId }: PlacedVisit): Locator =>
  page.getByRole('dialog', { name: `Move order #${orderId}` });
const servicesDialog = (page: Page, { orderId }: PlacedVisit): Locator =>
  page.getByRole('dialog', { name: `Change services of order #${orderId}` });
const slotRadio = (dialog: Locator, slot: string): Locator =>
  dialog.getByRole('radio', { name: slot });

test('staff move a visit, and the WhatsApp text says the new time', async ({
  page,
  baseURL,
}, info) => {
  const day = dayForTest(info, 1);
  const order = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
  const details = await openOrderDialog(page, order);
  await buttonIn(details, 'Move Visit').click();
  const dialog = moveDialog(page, order);
  await expect(slotRadio(dialog, '10:00 AM')).toBeDisabled();
  await buttonIn(dialog, 'Move visit').click();
  await expect(dialog.getByText('Please choose a day and time')).toBeVisible();
  await slotRadio(dialog, '03:00 PM').check();
  await expectAccessible(page);
  await page.setViewportSize(narrowPhone);
  await expectNoSidewaysScroll(page);
  await clickAndExpectToast(page, 'Visit moved', buttonIn(dialog, 'Move visit'));
  await expect(dialog).toBeHidden();
  const historyText = `We moved your visit from ${formatShownDay(day)}, 10:00 AM to ${formatShownDay(day)}, 03:00 PM.`;
  await expect(trackingEntries(details).first()).toContainText(historyText);
  await expect(details.getByText('This order was changed while you were editing:')).toBeHidden();
  const chat = details.getByRole('link', { name: 'Send WhatsApp Confirmation' });
  expect(await whatsappTextOf(chat)).toMatch(/ has been moved\.\n/);
  await buttonIn(details, 'Close').click();
  await expect(orderCard(page, await fetchOrder(page, order))).toContainText('03:00 PM');

  await test.step('by keyboard, to another day', async () => {
    const next = dayForTest(info, 3);
    await page.getByRole('button', { name: `Actions for order #${order.orderId}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Move Visit' }).press('Enter');
    await dialog.getByLabel('Other date').fill(next);
    await expect(slotRadio(dialog, '01:00 PM')).toBeEnabled();
    await slotRadio(dialog, '10:00 AM').focus();
    await page.keyboard.press('ArrowRight');
    const chosen = await dialog.getByRole('radio', { checked: true }).getAttribute('value');
    const shown = page.waitForFunction(() =>
      document.querySelector('[data-toasts]')?.textContent.includes('Visit moved'),
    );
    await Promise.all([shown, buttonIn(dialog, 'Move visit').press('Enter')]);
    const moved = await fetchOrder(page, order);
    expect(moved).toMatchObject({ appointmentDate: next, appointmentSlot: chosen });
  });
});

test('a move with a conflict offers any available beautician or another time', async ({
  page,
  baseURL,
  expectedMessages,
}, info) => {
  expectedMessages.push(/409/);
  const day = dayForTest(info, 4);
  const order = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
  const other = await bookVisitOfNewCustomer(baseURL, day, '03:00 PM');
  await openOrderManagement(page);
  const beautician = await addBeauticianByApi(page, 'Kirti');
  await assignBeauticianByApi(page, order, beautician);
  await assignBeauticianByApi(page, other, beautician);
  await openOrderManagement(page, `?search=${order.orderId}`);
  await (await openOrderMenuAndFindItem(page, order, 'Move Visit')).click();
  const dialog = moveDialog(page, order);
  await slotRadio(dialog, '03:00 PM').check();
  await buttonIn(dialog, 'Move visit').click();
  const question = page.getByRole('dialog', { name: 'Choose a beautician' });
  await expect(question).toContainText(`${beautician.name} already has a visit at that time.`);
  await expectAccessible(page);
  await buttonIn(question, 'Back to my changes').click();
  await expect(question).toBeHidden();
  await expect(slotRadio(dialog, '03:00 PM')).toBeChecked();
  await buttonIn(dialog, 'Move visit').click();
  await clickAndExpectToast(page, 'Visit moved', buttonIn(question, 'Any available beautician'));
  const moved = await fetchOrder(page, order);
  expect(moved).toMatchObject({ appointmentSlot: '03:00 PM', beautician: 'none' });
});

test('staff correct the address and the recipient', async ({ page, baseURL }, info) => {
  const order = await bookVisitOfNewCustomer(baseURL, dayForTest(info, 9), '10:00 AM');
  const details = await openOrderDialog(page, order);
  await buttonIn(details, 'Correct Address').click();
  const dialog = page.getByRole('dialog', {
    name: `Correct address of order #${order.orderId}`,
  });
  await dialog.getByLabel('Landmark').fill('Near SBI ATM');
  await dialog.getByLabel('The visit is for someone else').check();
  await buttonIn(dialog, 'Correct address').click();
  await expect(dialog.getByLabel('Their name')).toBeFocused();
  await dialog.getByLabel('Their name').fill('Sunita Rao');
  await dialog.getByLabel('Their mobile number').fill('9822000001');
  await expectAccessible(page);
  await page.setViewportSize(narrowPhone);
  await expectNoSidewaysScroll(page);
  await clickAndExpectToast(page, 'Address corrected', buttonIn(dialog, 'Correct address'));
  await expect(dialog).toBeHidden();
  await expect(trackingEntries(details).first()).toContainText(
    'We updated the address and contact of the visit.',
  );
  await expect(details).toContainText('Near SBI ATM');
  expect(await fetchOrder(page, order)).toMatchObject({ recipient: { name: 'Sunita Rao' } });
});

test('staff change services and see both totals and the previous services', async ({
  page,
  request,
  baseURL,
}, info) => {
  const order = await bookVisitOfNewCustomer(baseURL, dayForTest(info, 5), '11:00 AM');
  await openOrderManagement(page);
  const before = await fetchOrder(page, order);
  const bookedService = before.services[0];
  if (!bookedService) throw new Error('nothing was sold');
  const added = await findService(request, 'threading-upper-lip');
  const details = await openOrderDialog(page, order);
  await buttonIn(details, 'Change Services').click();
  const dialog = servicesDialog(page, order);
  await buttonIn(dialog, 'Change services').click();
  await expect(dialog.getByText('You have not changed anything yet.')).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Add a service' }).fill(added.name);
  await dialog
    .getByRole('button', { name: `Add ${added.name}` })
    .first()
    .click();
  const lines = dialog.getByRole('list', { name: 'Services of the visit' });
  await expect(lines.getByText('Added')).toBeVisible();
  const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`;
  const total = before.total + added.price;
  const row = dialog.getByRole('row', { name: /^Total/ });
  await expect(row.getByRole('cell')).toHaveText([rupees(before.total), rupees(total)]);
  await expectAccessible(page);
  await page.setViewportSize(narrowPhone);
  await expectNoSidewaysScroll(page);
  await clickAndExpectToast(page, 'Services changed', buttonIn(dialog, 'Change services'));
  await expect(trackingEntries(details).first()).toContainText(
    `The total is now ${rupees(total)} instead of ${rupees(before.total)}.`,
  );
  const previousServices = details.getByRole('region', { name: 'Previous services' });
  await expect(previousServices).toContainText(bookedService.name);
  await expect(previousServices).toContainText(rupees(before.total));
  await expect(previousServices).not.toContainText(added.name);
});

test('a visit is moved once after a version conflict and a lost answer', async ({
  page,
  baseURL,
  expectedMessages,
}, info) => {
  expectedMessages.push(/409/, /ERR_FAILED/);
  const day = dayForTest(info, 6);
  const order = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
  await page.route('**/api/admin/events', (route) => route.abort());
  await openOrderManagement(page, `?search=${order.orderId}`);
  await (await openOrderMenuAndFindItem(page, order, 'Move Visit')).click();
  const dialog = moveDialog(page, order);
  await slotRadio(dialog, '03:00 PM').check();
  await putAsOwner(page, `/api/orders/${order._id}/track`, confirmedOrderUpdate);
  await clickAndExpectToast(page, 'Failed to update order', buttonIn(dialog, 'Move visit'));
  await expect(dialog.getByRole('alert')).toContainText('Status: Pending → Confirmed');
  await expect(slotRadio(dialog, '03:00 PM')).toBeChecked();
  await page.route(
    '**/api/orders/*/appointment',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await clickAndExpectToast(page, 'Failed to update order', buttonIn(dialog, 'Move visit'));
  await clickAndExpectToast(page, 'Visit moved', buttonIn(dialog, 'Move visit'));
  const now = await fetchOrder(page, order);
  expect(now).toMatchObject({ status: 'confirmed', appointmentSlot: '03:00 PM' });
  const moves = now.trackingHistory.filter(({ message }) => message.startsWith('We moved'));
  expect(moves).toHaveLength(1);
});
