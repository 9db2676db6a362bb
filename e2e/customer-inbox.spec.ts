import type { OrderMessages } from '@haldi/contract/messages/schema';
import { orderLinkUrl } from '@haldi/contract/orders/order-link/schema';
import { signUpAndBookVisit } from './book-customer-visit.ts';
import { dayAhead } from './clock.ts';
import {
  confirmOrderAsOwner,
  customerInbox,
  markConfirmationSent,
  messagesSwitch,
} from './customer-inbox-helpers.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  openPage,
  test,
} from './fixtures.ts';

test('sent messages are on the tracking page with their text, and on the order link without it', async ({
  page,
  otherPage,
  baseURL,
}) => {
  const { order, path } = await signUpAndBookVisit(page, dayAhead(20), '10:00 AM');
  await openPage(page, path);
  await expect(customerInbox(page)).toContainText('No messages about this visit yet.');
  await confirmOrderAsOwner(page, order);
  await markConfirmationSent(page, order);
  // A change of the visit reloads the messages.
  await confirmOrderAsOwner(page, order);
  await expect(customerInbox(page).getByRole('listitem')).toHaveCount(1);
  await expect(customerInbox(page)).toContainText('your visit with Haldi Home Salon is confirmed.');
  await expect(customerInbox(page)).toContainText('Today, 11:40 AM, by WhatsApp');

  const more = customerInbox(page).getByRole('button', { name: 'Show all', exact: true });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.focus();
  await page.keyboard.press('Enter');
  const less = customerInbox(page).getByRole('button', { name: 'Show less' });
  await expect(less).toBeFocused();
  await expect(customerInbox(page).getByText('View, move or cancel your visit:')).toHaveCSS(
    'white-space',
    'pre-line',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await expect(more).toBeFocused();

  const guest = await otherPage();
  await openPage(guest, orderLinkUrl(baseURL ?? '', order.link ?? ''));
  await expect(customerInbox(guest)).toContainText('Visit confirmed');
  await expect(customerInbox(guest)).toContainText('by WhatsApp');
});

test('the latest message is shown, others on request; a failed list can be loaded again', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/500/, /ERR_FAILED/);
  const { path } = await signUpAndBookVisit(page, dayAhead(21), '10:00 AM');
  const answer: OrderMessages = {
    wantsMessages: true,
    messages: (['push', 'email', 'by-hand'] as const).map((channel, place) => ({
      _id: String(place),
      kind: 'moved',
      channel,
      text: `Your visit has a new time, number ${3 - place}.`,
      at: '2027-03-09T10:00:00.000Z',
    })),
  };
  let isBroken = true;
  await page.route('**/api/orders/*/*/messages', (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: answer }),
  );
  await openPage(page, path);
  await expect(customerInbox(page)).toContainText('Your messages could not be loaded.');
  await expect(messagesSwitch(page)).toHaveCount(0);
  isBroken = false;
  await customerInbox(page).getByRole('button', { name: 'Try again' }).click();
  await expect(customerInbox(page).getByRole('listitem')).toHaveText([/number 3.*to your browser/]);
  await customerInbox(page).getByRole('button', { name: 'Show all 3 messages' }).click();
  await expect(customerInbox(page).getByRole('listitem')).toHaveText([
    /number 3.*to your browser/,
    /number 2.*by email/,
    /number 1.*09 Mar 2027, 03:30 PM, by WhatsApp/,
  ]);

  await test.step('a setting that could not be saved is shown and unchanged', async () => {
    const letGo = await holdRequests(page, '**/api/messages/preference', (route) => route.abort());
    await messagesSwitch(page).click();
    await expect(messagesSwitch(page)).not.toBeChecked();
    letGo();
    await expect(page.locator('[data-toasts]')).toContainText('This setting could not be saved.');
    await expect(messagesSwitch(page)).toBeChecked();
  });
});

test('messages can be turned off and on: on the tracking page, in the profile and by order link', async ({
  page,
  otherPage,
  baseURL,
}) => {
  const { order, path } = await signUpAndBookVisit(page, dayAhead(22), '10:00 AM');
  await openPage(page, path);
  await expect(messagesSwitch(page)).toBeChecked();
  await expect(customerInbox(page)).toContainText(
    'This page shows every update, even with messages off.',
  );
  await messagesSwitch(page).focus();
  await page.keyboard.press('Space');
  await expect(messagesSwitch(page)).not.toBeChecked();

  await openPage(page, '/profile');
  await expect(messagesSwitch(page)).not.toBeChecked();
  const saved = page.waitForResponse('**/api/messages/preference');
  await messagesSwitch(page).click();
  expect((await saved).status()).toBe(200);
  await expect(messagesSwitch(page)).toBeChecked();
  await expectAccessible(page);

  const guest = await otherPage();
  await openPage(guest, orderLinkUrl(baseURL ?? '', order.link ?? ''));
  await expect(messagesSwitch(guest)).toBeChecked();
  await expect(customerInbox(guest)).toContainText('For this visit only.');
  const reloaded = guest.waitForResponse(`**/api/visit/${order.link}/messages`);
  await messagesSwitch(guest).click();
  expect((await reloaded).status()).toBe(200);
  await expect(messagesSwitch(guest)).not.toBeChecked();
  await page.reload();
  await expect(messagesSwitch(page)).toBeChecked();
});
