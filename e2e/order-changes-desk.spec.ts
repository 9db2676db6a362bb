import type { Order } from '@haldi/contract/orders/schema';
import type { Locator, Page } from '@playwright/test';
import { readAsBoss } from './admin.ts';
import { dayFor, findService, shownDay } from './booking-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';
import { cardOf, choose, confirmed, menuItem, openDesk, pressFor } from './order-desk.ts';
import { test } from './own-product.ts';
import { addByApi, assignByApi } from './roster.ts';
import { type Booked, bookVisit, narrow, putAsBoss } from './salon.ts';

// They share one roster, so they take turns.
test.describe.configure({ mode: 'default' });
test.setTimeout(120_000);

const orderNow = (page: Page, { _id }: Booked): Promise<Order> =>
  readAsBoss<Order>(page, `/api/orders/${_id}`);

/** From the desk into the details of an order. */
const openOrder = async (page: Page, { orderId }: Booked): Promise<Locator> => {
  await openDesk(page, `?search=${orderId}`);
  await page.getByRole('button', { name: `View order #${orderId}` }).click();
  return page.getByRole('dialog', { name: `Order #${orderId}` });
};
const moveDialog = (page: Page, { orderId }: Booked): Locator =>
  page.getByRole('dialog', { name: `Move order #${orderId}` });
const servicesDialog = (page: Page, { orderId }: Booked): Locator =>
  page.getByRole('dialog', { name: `Change services of #${orderId}` });
const time = (dialog: Locator, slot: string): Locator => dialog.getByRole('radio', { name: slot });
const button = (place: Locator, name: string): Locator => place.getByRole('button', { name });
const history = (dialog: Locator): Locator =>
  dialog.getByRole('region', { name: 'Tracking history' }).getByRole('listitem');
const textOf = async (link: Locator): Promise<string> =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';

test('a visit is moved by form, and the chat says its new time', async ({
  page,
  baseURL,
}, info) => {
  const day = dayFor(info, 1);
  const order = await bookVisit(baseURL, day, '10:00 AM');
  const details = await openOrder(page, order);
  await button(details, 'Move Visit').click();
  const dialog = moveDialog(page, order);
  await expect(time(dialog, '10:00 AM')).toBeDisabled();
  await button(dialog, 'Move visit').click();
  await expect(dialog.getByText('Please choose a day and a time')).toBeVisible();
  await time(dialog, '03:00 PM').check();
  await expectAccessible(page);
  await page.setViewportSize(narrow);
  await expectNoSidewaysScroll(page);
  await pressFor(page, 'Visit moved', button(dialog, 'Move visit'));
  await expect(dialog).toBeHidden();
  const told = `We moved your visit from ${shownDay(day)}, 10:00 AM to ${shownDay(day)}, 03:00 PM.`;
  await expect(history(details).first()).toContainText(told);
  // One's own change is no news.
  await expect(details.getByText('This order has just been changed:')).toBeHidden();
  const chat = details.getByRole('link', { name: 'Send WhatsApp Confirmation' });
  expect(await textOf(chat)).toMatch(/ has a new time\.\n/);
  await button(details, 'Close').click();
  await expect(cardOf(page, await orderNow(page, order))).toContainText('03:00 PM');
});

test('by keyboard: moved to another day', async ({ page, baseURL }, info) => {
  const order = await bookVisit(baseURL, dayFor(info, 2), '11:00 AM');
  const next = dayFor(info, 3);
  await openDesk(page, `?search=${order.orderId}`);
  await page.getByRole('button', { name: `Actions for order #${order.orderId}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move Visit' }).press('Enter');
  const dialog = moveDialog(page, order);
  await dialog.getByLabel('Another day').fill(next);
  await expect(time(dialog, '01:00 PM')).toBeEnabled();
  await time(dialog, '10:00 AM').focus();
  await page.keyboard.press('ArrowRight');
  const chosen = await dialog.getByRole('radio', { checked: true }).getAttribute('value');
  const shown = page.waitForFunction(() =>
    document.querySelector('[data-toasts]')?.textContent.includes('Visit moved'),
  );
  await Promise.all([shown, button(dialog, 'Move visit').press('Enter')]);
  const moved = await orderNow(page, order);
  expect(moved).toMatchObject({ appointmentDate: next, appointmentSlot: chosen });
});

test('what speaks against it is asked: all the same, by the plan, or another time', async ({
  page,
  baseURL,
  expectedMessages,
}, info) => {
  expectedMessages.push(/409/);
  const day = dayFor(info, 4);
  const order = await bookVisit(baseURL, day, '10:00 AM');
  const other = await bookVisit(baseURL, day, '03:00 PM');
  await openDesk(page);
  const her = await addByApi(page, 'Kirti');
  await assignByApi(page, order, her);
  await assignByApi(page, other, her);
  await openDesk(page, `?search=${order.orderId}`);
  await (await menuItem(page, order, 'Move Visit')).click();
  const dialog = moveDialog(page, order);
  await time(dialog, '03:00 PM').check();
  await button(dialog, 'Move visit').click();
  const question = page.getByRole('dialog', { name: 'Who shall come?' });
  await expect(question).toContainText(`${her.name} already has an appointment at that time.`);
  await expectAccessible(page);
  await button(question, 'Back to what I chose').click();
  await expect(question).toBeHidden();
  await expect(time(dialog, '03:00 PM')).toBeChecked();
  await button(dialog, 'Move visit').click();
  await pressFor(page, 'Visit moved', button(question, 'Let the plan choose'));
  const moved = await orderNow(page, order);
  expect(moved).toMatchObject({ appointmentSlot: '03:00 PM', beautician: 'none' });
});

test('services are changed: old and new total, and what was sold first', async ({
  page,
  request,
  baseURL,
}, info) => {
  const order = await bookVisit(baseURL, dayFor(info, 5), '11:00 AM');
  await openDesk(page);
  const before = await orderNow(page, order);
  const sold = before.services[0];
  if (!sold) throw new Error('nothing was sold');
  const added = await findService(request, 'threading-upper-lip');
  const details = await openOrder(page, order);
  await button(details, 'Change Services').click();
  const dialog = servicesDialog(page, order);
  await button(dialog, 'Change services').click();
  await expect(dialog.getByText('Nothing is changed yet.')).toBeVisible();
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
  await page.setViewportSize(narrow);
  await expectNoSidewaysScroll(page);
  await pressFor(page, 'Services changed', button(dialog, 'Change services'));
  await expect(history(details).first()).toContainText(
    `The total is ${rupees(total)} instead of ${rupees(before.total)}.`,
  );
  const earlier = details.getByRole('region', { name: 'What was sold before' });
  await expect(earlier).toContainText(sold.name);
  await expect(earlier).toContainText(rupees(before.total));
  await expect(earlier).not.toContainText(added.name);
});

test('two staff change one order: the second is told, and nothing is lost', async ({
  page,
  baseURL,
  expectedMessages,
}, info) => {
  expectedMessages.push(/409/, /ERR_FAILED/);
  const day = dayFor(info, 6);
  const order = await bookVisit(baseURL, day, '10:00 AM');
  await page.route('**/api/admin/events', (route) => route.abort());
  await openDesk(page, `?search=${order.orderId}`);
  await (await menuItem(page, order, 'Move Visit')).click();
  const dialog = moveDialog(page, order);
  await time(dialog, '03:00 PM').check();
  await putAsBoss(page, `/api/orders/${order._id}/track`, confirmed);
  await pressFor(page, 'Failed to update order', button(dialog, 'Move visit'));
  await expect(dialog.getByRole('alert')).toContainText('Status: Pending → Confirmed');
  await expect(time(dialog, '03:00 PM')).toBeChecked();
  await pressFor(page, 'Visit moved', button(dialog, 'Move visit'));
  expect(await orderNow(page, order)).toMatchObject({
    status: 'confirmed',
    appointmentSlot: '03:00 PM',
  });
});

test('a lost answer: the same press again moves it once', async ({
  page,
  baseURL,
  expectedMessages,
}, info) => {
  expectedMessages.push(/ERR_FAILED/);
  const order = await bookVisit(baseURL, dayFor(info, 7), '10:00 AM');
  await page.route('**/api/admin/events', (route) => route.abort());
  await openDesk(page, `?search=${order.orderId}`);
  await (await menuItem(page, order, 'Move Visit')).click();
  const dialog = moveDialog(page, order);
  await time(dialog, '03:00 PM').check();
  await page.route(
    '**/api/orders/*/appointment',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await pressFor(page, 'Failed to update order', button(dialog, 'Move visit'));
  await pressFor(page, 'Visit moved', button(dialog, 'Move visit'));
  const { trackingHistory } = await orderNow(page, order);
  const moves = trackingHistory.filter(({ message }) => message.startsWith('We moved'));
  expect(moves).toHaveLength(1);
});

test('nobody at home: charged or waived; coming back drops the fee, after a question', async ({
  page,
  baseURL,
}, info) => {
  const day = dayFor(info, 8);
  const order = await bookVisit(baseURL, day, '10:00 AM');
  const details = await openOrder(page, order);
  const cancel = async (isWaived: boolean): Promise<void> => {
    await button(details, 'Cancel Order').click();
    const dialog = page.getByRole('dialog', { name: `Cancel order #${order.orderId}?` });
    await button(dialog, 'Cancel Order').click();
    await expect(dialog.getByText('Please choose a reason')).toBeVisible();
    await choose(dialog, 'Reason', 'Nobody at home');
    const charge = dialog.getByRole('checkbox', { name: 'Charge ₹100 (No-show fee)' });
    await expect(charge).toBeChecked();
    if (isWaived) await charge.uncheck();
    await dialog.getByLabel('Note (optional)').fill('Rang three times');
    await expectAccessible(page);
    await pressFor(page, 'Order updated successfully', button(dialog, 'Cancel Order'));
  };
  await cancel(false);
  const summary = details.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText('No-show fee₹100');
  await expect(summary).toContainText('To be paid₹100');
  await expect(summary).toContainText('Nobody at home');
  await expect(summary).toContainText('Rang three times');
  await expect(summary).toContainText('by the salon');
  const chat = await textOf(details.getByRole('link', { name: 'Send WhatsApp', exact: true }));
  expect(chat).toContain('has been cancelled.');
  expect(chat).toContain('No-show fee: ₹100\nTo be paid: ₹100');

  await choose(details, 'Status', 'Confirmed');
  await button(details, 'Update Order').click();
  const doubts = page.getByRole('dialog', { name: 'Is this right?' });
  await expect(doubts).toContainText('what was charged is dropped: No-show fee: ₹100.');
  await pressFor(page, 'Order updated successfully', button(doubts, 'Update all the same'));
  await expect(summary).not.toContainText('No-show fee');

  await cancel(true);
  await expect(summary).toContainText('To be paid₹0');
  const waived = await orderNow(page, order);
  expect(waived).toMatchObject({ fees: [], cancellation: { reason: 'no_show', by: 'salon' } });
});

test('a status offers its message; a contradiction and a visit to come ask first', async ({
  page,
  baseURL,
}, info) => {
  const day = dayFor(info, 9);
  const order = await bookVisit(baseURL, day, '10:00 AM');
  const details = await openOrder(page, order);
  const message = details.getByRole('combobox', { name: 'Message' });
  await choose(details, 'Status', 'Confirmed');
  await expect(message).toContainText('Your appointment is confirmed. See you soon!');
  await choose(details, 'Status', 'Completed');
  await expect(message).toContainText('Your service is complete. Thank you for choosing us!');
  const doubts = page.getByRole('dialog', { name: 'Is this right?' });
  const before = await orderNow(page, order);
  await button(details, 'Update Order').click();
  await expect(doubts).toContainText(`The visit is still to come: ${shownDay(day)}, 10:00 AM.`);
  await expectAccessible(page);
  await button(doubts, 'Go back').click();
  await expect(doubts).toBeHidden();

  const cancelled = 'Your appointment has been cancelled. Please contact us to book again.';
  await choose(details, 'Message', cancelled);
  await choose(details, 'Status', 'Confirmed');
  // What was chosen by hand stays.
  await expect(message).toContainText(cancelled);
  await button(details, 'Update Order').click();
  await expect(doubts).toContainText(`the customer reads: “${cancelled}”`);
  await page.keyboard.press('Escape');
  await expect(doubts).toBeHidden();
  expect((await orderNow(page, order)).version).toBe(before.version);

  await choose(details, 'Message', 'Your appointment is confirmed. See you soon!');
  await pressFor(page, 'Order updated successfully', button(details, 'Update Order'));
});

test('what is sent by WhatsApp fits the status and carries the order’s link', async ({
  page,
  baseURL,
}, info) => {
  const order = await bookVisit(baseURL, dayFor(info, 10), '10:00 AM');
  await openDesk(page, `?search=${order.orderId}`);
  const firstLines: [string, string, RegExp][] = [
    ['confirmed', confirmed.message, /^Your appointment with .+ is confirmed\.$/],
    [
      'completed',
      'Your service is complete. Thank you for choosing us!',
      /^Thank you for choosing/,
    ],
    [
      'cancelled',
      'Your appointment has been cancelled. Please contact us to book again.',
      /^Your appointment with .+ has been cancelled\.$/,
    ],
  ];
  const sent = async (): Promise<string> => {
    const text = await textOf(await menuItem(page, order, 'Send WhatsApp'));
    await page.keyboard.press('Escape');
    return text;
  };
  expect(await sent()).toMatch(/ has your request\. /);
  const { link } = await orderNow(page, order);
  expect(link).not.toBeNull();
  for (const [status, message, first] of firstLines) {
    await putAsBoss(page, `/api/orders/${order._id}/track`, { status, message });
    await expect(cardOf(page, await orderNow(page, order))).toContainText(
      status.charAt(0).toUpperCase() + status.slice(1),
    );
    const lines = (await sent()).split('\n');
    expect(lines[0]).toMatch(first);
    expect(lines.at(-1)).toBe(`${baseURL}/visit#${link}`);
  }
});

test('a new link: the old one opens nothing; taken away, there is none', async ({
  page,
  request,
  baseURL,
}, info) => {
  const order = await bookVisit(baseURL, dayFor(info, 11), '10:00 AM');
  const details = await openOrder(page, order);
  const section = details.getByRole('region', { name: 'The order’s link' });
  const opened = async (link: string | null): Promise<number> =>
    (await request.get(`/api/visit/${link}`)).status();
  const first = (await orderNow(page, order)).link;
  await expect(section.getByLabel('Link', { exact: true })).toHaveValue(
    `${baseURL}/visit#${first}`,
  );
  expect(await textOf(section.getByRole('link', { name: 'Send link by WhatsApp' }))).toContain(
    `/visit#${first}`,
  );
  expect(await opened(first)).toBe(200);
  await button(section, 'Make a new link').click();
  const question = page.getByRole('dialog', { name: 'Make a new link?' });
  await expectAccessible(page);
  await pressFor(page, 'The order has a new link', button(question, 'Make a new link'));
  const second = (await orderNow(page, order)).link;
  expect(second).not.toBe(first);
  expect(await opened(first)).toBe(404);
  expect(await opened(second)).toBe(200);
  await expect(section.getByLabel('Link', { exact: true })).toHaveValue(
    `${baseURL}/visit#${second}`,
  );
  await button(section, 'Take the link away').click();
  await pressFor(
    page,
    'The link is taken away',
    button(page.getByRole('dialog', { name: 'Take the link away?' }), 'Take the link away'),
  );
  expect(await opened(second)).toBe(404);
  await expect(section).toContainText('This order has no link.');
});
