import { orderLinkUrl } from '@haldi/contract/orders/order-link/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { signUpAndBookVisit } from './book-customer-visit.ts';
import { chooseDay, chooseSlot, formatShownDay, tapOrClick } from './booking-helpers.ts';
import { dayAhead } from './clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { ownerSessionAt } from './staff-sessions.ts';
import { cancelDialog, moveDialog, trackingHistory } from './tracking-page.ts';

const linkUrl = (origin: string | undefined, { link }: Order): string =>
  orderLinkUrl(origin ?? '', link ?? '');

test('threat 61: the order link shows the visit but no personal data of the customer', async ({
  page,
  otherPage,
  baseURL,
}) => {
  const day = dayAhead(20);
  const { order, person, path } = await signUpAndBookVisit(page, day, '10:00 AM');
  await openPage(page, path);
  const share = page.getByRole('region', { name: 'Share this visit' });
  await expect(share.getByRole('textbox')).toHaveValue(linkUrl(baseURL, order));
  await expect(share.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*${order.link}$`),
  );

  const guest = await otherPage();
  const requests: string[] = [];
  guest.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await openPage(guest, linkUrl(baseURL, order));
  await expect(
    guest.getByText('We have received your booking and will confirm it soon.'),
  ).toBeVisible();
  await expect(guest.getByText(`${formatShownDay(day)}, 10:00 AM`)).toBeVisible();
  await expect(guest.getByText('Pune 411038')).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Services Booked' })).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Moving and cancelling' })).toBeVisible();
  const text = (await guest.locator('main').textContent()) ?? '';
  for (const secret of [
    person.username,
    person.mobileNumber,
    'Paud Road',
    person.apartmentNumber,
  ]) {
    expect(text).not.toContain(secret);
  }
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  // Only the calls about this order carry the secret.
  const requestsWithLink = requests.filter((line) => line.includes(order.link ?? ''));
  for (const line of requestsWithLink) expect(line).toContain('/api/visit/');
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
});

test('a visit is moved and cancelled by link, and the customer sees it live', {
  tag: '@ci',
}, async ({ page, otherPage, baseURL }) => {
  const [from, to] = [dayAhead(21), dayAhead(22)];
  const { order, path } = await signUpAndBookVisit(page, from, '10:00 AM');
  await openPage(page, path);
  const guest = await otherPage();
  await openPage(guest, linkUrl(baseURL, order));
  await tapOrClick(guest.getByRole('button', { name: 'Move visit' }));
  await chooseDay(moveDialog(guest), to);
  await chooseSlot(moveDialog(guest), '11:00 AM');
  await tapOrClick(moveDialog(guest).getByRole('button', { name: /^Move to/ }));
  await expect(moveDialog(guest)).toBeHidden();
  await expect(trackingHistory(guest).first()).toContainText('Moved by the customer');
  await expect(trackingHistory(page).first()).toContainText('Moved by the customer');

  await tapOrClick(guest.getByRole('button', { name: 'Cancel visit' }));
  await tapOrClick(cancelDialog(guest).getByRole('radio', { name: 'My plans changed' }));
  await tapOrClick(cancelDialog(guest).getByRole('button', { name: 'Cancel for free' }));
  await expect(cancelDialog(guest)).toBeHidden();
  await expect(guest.getByText('Cancelled by the customer: My plans changed')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Move visit' })).toHaveCount(0);
  await expect(page.getByText('Cancelled by you: My plans changed')).toBeVisible();
});

test('an invalid link offers contact, and a revoked link closes the open page', {
  tag: '@ci',
}, async ({ page, otherPage, baseURL }) => {
  const { order } = await signUpAndBookVisit(page, dayAhead(23), '10:00 AM');
  const guest = await otherPage();
  for (const wrong of ['', '#too-short', `#${'x'.repeat(24)}`]) {
    await guest.goto('/api/health');
    await openPage(guest, `${baseURL}/visit${wrong}`);
    await expect(guest.getByText('This link does not work')).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Call us' })).toBeVisible();
  }
  await guest.goto('/api/health');
  await openPage(guest, linkUrl(baseURL, order));
  await expect(guest.getByText('This page updates automatically.')).toBeVisible();
  const { request, headers } = await ownerSessionAt(baseURL ?? '');
  const revoked = await request.delete(`/api/orders/${order._id}/link`, { headers });
  expect(revoked.status()).toBe(200);
  await expect(guest.getByText('This link does not work')).toBeVisible();
  await expect(guest.locator('main')).not.toContainText(`#${order.orderId}`);
});
