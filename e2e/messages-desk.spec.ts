import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import {
  createOrderWithUnsentMessage,
  findListedMessage,
  logInAsDesk,
  messageCardOf,
  messageCards,
  messageListLink,
  mockMessageList,
  openMessages,
  sampleMessage,
  whatsappLinkOf,
} from './messages-helpers.ts';
import { openSideMenu } from './side-menu.ts';
import { ownerSession } from './staff-sessions.ts';
import { clickAndExpectToast } from './toasts.ts';

const undo = (page: Page) => page.locator('[data-toasts]').getByRole('button', { name: 'Undo' });
const actionButton = (card: Locator, name: string) => card.getByRole('button', { name });

const openChat = async (page: Page, link: Locator): Promise<URL> => {
  const popup = page.waitForEvent('popup');
  await link.click();
  const chat = await popup;
  const address = new URL(chat.url());
  await chat.close();
  return address;
};

const showAll = async (page: Page): Promise<void> => {
  const cards = messageCards(page);
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(cards.first()).toBeVisible();
  while ((await more.count()) > 0) {
    const shown = await cards.count();
    await more.click();
    await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  }
};

test('one tap opens the chat and marks the message as sent; undo restores it', async ({ page }) => {
  await logInAsDesk(page);
  const order = await createOrderWithUnsentMessage(page);
  const { text, to } = await findListedMessage(page, 'to-send', order);
  await openMessages(page);
  const card = messageCardOf(page, order);
  await expect(card).toContainText(order.username);
  await expect(card).toContainText('Visit confirmed');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const chat = await openChat(page, whatsappLinkOf(page, order));
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/91${to.phone}`);
  expect(chat.searchParams.get('text')).toBe(text);
  await expect(card).toHaveCount(0);
  await undo(page).click();
  await expect(card).toBeVisible();

  await openChat(page, whatsappLinkOf(page, order));
  await expect(card).toHaveCount(0);
  await messageListLink(page, 'Sent').click();
  await expect(page).toHaveURL('/admin/messages?list=sent');
  await expect(card).toContainText('Sent manually on WhatsApp by Test ');
  await expectAccessible(page);
  await clickAndExpectToast(page, 'Message restored', actionButton(card, 'Restore'));
  await expect(card).toHaveCount(0);
  await page.goBack();
  await expect(card).toBeVisible();

  await card.getByRole('link', { name: `Order #${order.orderId}` }).click();
  await expect(page).toHaveURL(`/admin/orders/${order.orderId}`);
});

test('a message is skipped and restored by Undo; focus stays in the list', {
  tag: '@ci',
}, async ({ page }) => {
  await logInAsDesk(page);
  const order = await createOrderWithUnsentMessage(page);
  await openMessages(page);
  const leave = actionButton(messageCardOf(page, order), 'Skip');
  await expect(leave).toBeEnabled();
  await leave.press('Enter');
  await expect(messageCardOf(page, order)).toHaveCount(0);
  await expect(messageCards(page).locator('[data-action]:focus')).toHaveCount(1);
  await undo(page).click();
  await expect(messageCardOf(page, order)).toBeVisible();

  await messageListLink(page, 'Scheduled').click();
  await expect(messageCards(page).first()).toContainText('The channel is chosen when it is sent.');
  await showAll(page);
  const evening = messageCardOf(page, order).filter({ hasText: 'Reminder the evening before' });
  await expect(evening).toContainText('07:00 PM');
  await expect(evening).toContainText('The channel is chosen when it is sent.');
  await expectAccessible(page);
  await actionButton(evening, 'Skip').click();
  await expect(evening).toHaveCount(0);
  await undo(page).click();
  await expect(evening).toBeVisible();
});

test('the side menu counts messages to send in every window', { tag: '@ci' }, async ({
  page,
  otherPage,
}) => {
  await logInAsDesk(page);
  await openPage(page, '/admin/messages');
  const order = await createOrderWithUnsentMessage(page);
  await expect(messageCardOf(page, order)).toBeVisible();
  const link = (await openSideMenu(page)).getByRole('link', { name: /^Messages/ });
  await expect(link).toHaveAccessibleName(/ \d+ waiting$/);
  const before = await link.innerText();
  const second = await otherPage();
  await logInAsDesk(second);
  await openMessages(second);
  await actionButton(messageCardOf(second, order), 'Skip').click();
  await expect(messageCardOf(second, order)).toHaveCount(0);
  await expect.poll(() => link.innerText()).not.toBe(before);
  await expect(messageCardOf(page, order)).toHaveCount(0);
});

test('a message that was already sent updates the list and says so', { tag: '@ci' }, async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  await logInAsDesk(page);
  const order = await createOrderWithUnsentMessage(page);
  const { _id } = await findListedMessage(page, 'to-send', order);
  await openMessages(page);
  await expect(whatsappLinkOf(page, order)).toBeVisible();
  const { request, headers } = await ownerSession(page);
  const marked = await request.post(`/api/admin/messages/${_id}/sent`, { headers });
  expect(marked.status()).toBe(200);
  await openChat(page, whatsappLinkOf(page, order));
  await expect(page.locator('[data-toasts]')).toContainText(
    'This message was changed while you were editing. Do not send it.',
  );
  await expect(messageCardOf(page, order)).toHaveCount(0);
});

test('failed messages show the reason, unsure ones can be decided', {
  tag: '@ci',
}, async ({ page }) => {
  await logInAsDesk(page);
  const failed = sampleMessage(1, {
    problem: 'The mail server refused the address.',
    attempts: 4,
    to: { name: 'Asha Kulkarni', phone: '9822012345' },
  });
  const unsure = sampleMessage(2, {
    state: 'unsure',
    channel: 'whatsapp',
    problem: 'The server stopped while the message was being sent.',
    to: { name: 'Zoya Khan', phone: '9822012346' },
  });
  const salon = sampleMessage(3, { kind: 'new-order', to: { name: 'Haldi', phone: '' } });
  let listed = [failed, unsure, salon];
  await mockMessageList(page, 'failed', () => ({ messages: listed, next: null }));
  const requested: string[] = [];
  await page.route('**/api/admin/messages/*/*', (route) => {
    const [_id = '', act = ''] = route.request().url().split('/').slice(-2);
    requested.push(act);
    const message = listed.find((one) => one._id === _id) ?? failed;
    listed = listed.filter((one) => one._id !== _id);
    const json: StaffMessage = { ...message, state: act === 'again' ? 'planned' : 'sent' };
    return route.fulfill({ json });
  });
  await openMessages(page, '?list=failed');
  await expect(messageListLink(page, 'Scheduled')).toContainText('128');
  const card = (name: string) => messageCards(page).filter({ hasText: name });
  await expect(card('Asha Kulkarni')).toContainText('Not sent');
  await expect(card('Asha Kulkarni')).toContainText('The mail server refused the address.');
  await expect(card('Asha Kulkarni')).toContainText('Tried 4 times.');
  await expect(
    card('Asha Kulkarni').getByRole('link', { name: 'Send by WhatsApp to Asha Kulkarni' }),
  ).toHaveAttribute('href', /^https:\/\/wa\.me\/919822012345\?text=Hello/);
  await expect(card('Zoya Khan')).toContainText('May have been sent');
  await expect(card('Zoya Khan')).toContainText('Check the chat or ask the recipient');
  await expect(card('Salon').getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expect(messageListLink(page, 'Failed')).toBeInViewport({ ratio: 1 });

  await clickAndExpectToast(
    page,
    'Sending again',
    actionButton(card('Asha Kulkarni'), 'Try again'),
  );
  await expect(card('Asha Kulkarni')).toHaveCount(0);
  await clickAndExpectToast(
    page,
    'Marked as sent: Zoya Khan',
    actionButton(card('Zoya Khan'), 'Mark as sent'),
  );
  await expect(card('Zoya Khan')).toHaveCount(0);
  await actionButton(card('Salon'), 'Skip').click();
  await expect(page.getByText('No failed messages')).toBeVisible();
  expect(requested).toEqual(['again', 'sent', 'leave']);

  await test.step('a message without a phone number can only be skipped', async () => {
    const withoutNumber = sampleMessage(4, {
      state: 'to-send',
      to: { name: 'Asha Kulkarni', phone: '' },
    });
    await mockMessageList(page, 'to-send', () => ({ messages: [withoutNumber], next: null }));
    await messageListLink(page, 'To send').click();
    const only = messageCards(page);
    await expect(only).toContainText('There is no phone number. You can only skip this message.');
    await expect(only.getByRole('link')).toHaveCount(0);
    await expect(only.getByRole('button')).toHaveText(['Skip: Asha Kulkarni']);
  });
});

test('long texts expand, long lists continue, and a failed request is shown', {
  tag: '@ci',
}, async ({ page, expectedMessages }) => {
  expectedMessages.push(/500/);
  await logInAsDesk(page);
  const long = Array.from({ length: 9 }, (_, line) => `Line ${line + 1}`).join('\n\n');
  await mockMessageList(page, 'sent', (cursor) => ({
    messages: [
      sampleMessage(cursor ? 2 : 1, {
        state: 'sent',
        channel: 'whatsapp',
        delivery: 'read',
        sentAt: sampleMessage(1, {}).dueAt,
        text: long,
      }),
    ],
    next: cursor ? null : 'next',
  }));
  await openMessages(page, '?list=sent');
  const first = messageCards(page).first();
  await expect(first).toContainText('Sent automatically by WhatsApp');
  await expect(first).toContainText('Read');
  const open = first.getByRole('button', { name: 'Show all' });
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await open.click();
  await expect(first.getByText('Line 9')).toBeInViewport();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(messageCards(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);

  await page.route('**/api/admin/messages?list=failed*', (route) => route.fulfill({ status: 500 }));
  await messageListLink(page, 'Failed').click();
  await expect(page.getByText('Could not load messages')).toBeVisible();
  await page.unroute('**/api/admin/messages?list=failed*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No failed messages')).toBeVisible();
  await expectAccessible(page);
});
