import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import type { Order } from '@haldi/contract/orders/schema';
import type { Page } from '@playwright/test';
import { mockWhatsapp } from './booking-helpers.ts';
import { readAsOwner } from './calls-as-owner.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import {
  createOrderWithUnsentMessage,
  findListedMessage,
  logInAsDesk,
} from './messages-helpers.ts';
import { type Placed, placeOrderOfNewCustomer } from './place-orders-by-api.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { clickAndExpectToast } from './toasts.ts';

const openOrder = async (page: Page, { _id, orderId }: Placed) => {
  await page.route('**/api/admin/events', () => {});
  await mockWhatsapp(page);
  await openPage(page, `/admin/orders/${_id}`);
  const dialog = page.getByRole('dialog', { name: `Order #${orderId}` });
  const messages = dialog.getByRole('region', { name: 'Messages about this order' });
  await expect(messages).toBeVisible();
  return { dialog, messages };
};

test('an order shows its sent, planned and unsent messages', async ({ page }) => {
  await logInAsDesk(page);
  const order = await createOrderWithUnsentMessage(page);
  const { dialog, messages } = await openOrder(page, order);
  const confirmation = messages.getByRole('listitem').filter({ hasText: 'Visit confirmed' });
  const chat = confirmation.getByRole('link', { name: `Send by WhatsApp to ${order.username}` });
  await expect(chat).toBeVisible();
  const evening = messages.getByRole('listitem').filter({ hasText: 'the evening before' });
  await expect(evening).toContainText('07:00 PM');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(dialog.getByRole('link', { name: 'Send WhatsApp Confirmation' })).toBeVisible();

  const popup = page.waitForEvent('popup');
  await chat.click();
  await (await popup).close();
  await expect(confirmation).toContainText('Sent manually on WhatsApp by Test ');
  await expect(dialog).toBeVisible();

  await evening.getByRole('button', { name: 'Skip' }).press('Enter');
  await expect(evening).toContainText('Skipped by staff.');
  await expect(messages.getByRole('list')).toBeFocused();
  await clickAndExpectToast(
    page,
    'Message restored',
    evening.getByRole('button', { name: 'Restore' }),
  );
  await expect(evening.getByRole('button', { name: 'Skip' })).toBeVisible();
});

test('a message sent from the order replaces the unsent one', async ({ page }) => {
  await logInAsDesk(page);
  const order = await createOrderWithUnsentMessage(page);
  const { dialog, messages } = await openOrder(page, order);
  const confirmation = messages.getByRole('listitem').filter({ hasText: 'Visit confirmed' });
  await expect(confirmation.getByRole('link', { name: /^Send by WhatsApp/ })).toBeVisible();
  const popup = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Send WhatsApp Confirmation' }).click();
  const chat = await popup;
  const text = new URL(chat.url()).searchParams.get('text') ?? '';
  await chat.close();
  await expect(confirmation).toContainText('Sent manually on WhatsApp by Test ');
  expect((await findListedMessage(page, 'sent', order)).text).toBe(text);
});

test('an order without messages, and messages that cannot be loaded', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/500/);
  await logInAsDesk(page);
  const order = await placeOrderOfNewCustomer(page);
  const address = `**/api/admin/orders/${order._id}/messages`;
  await page.route(address, (route) => route.fulfill({ status: 500 }));
  const { messages } = await openOrder(page, order);
  await expect(messages).toContainText('Could not load the messages of this order.');
  const none: { messages: StaffMessage[] } = { messages: [] };
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill({ json: none }));
  await messages.getByRole('button', { name: 'Try again' }).click();
  await expect(messages).toContainText('No messages about this order yet.');
});

test('staff turn messages off for a customer', async ({ page }) => {
  await signInAsAdmin(page);
  const order = await placeOrderOfNewCustomer(page);
  const { userId } = await readAsOwner<Order>(page, `/api/orders/${order._id}`);
  await openPage(page, `/admin/users/${userId}`);
  const choice = page.getByRole('switch', { name: 'Send messages to this customer' });
  await expect(choice).toBeChecked();
  await clickAndExpectToast(page, 'Saved', choice);
  await expect(choice).not.toBeChecked();
  await expect(page.getByText('No automatic messages.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(choice).not.toBeChecked();
  await clickAndExpectToast(page, 'Saved', choice);
  await expect(choice).toBeChecked();
  await page.reload();
  await expect(choice).toBeChecked();
});
