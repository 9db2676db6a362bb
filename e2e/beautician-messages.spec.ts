import { suggestUpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import type { Page } from '@playwright/test';
import {
  addBeauticianWithAccount,
  bookAssignedVisit,
  fetchOrder,
  signInWithPasswordLinkByApi,
} from './beautician-app-helpers.ts';
import { assignBeauticianByApi } from './beauticians-by-api.ts';
import type { PlacedVisit } from './book-customer-visit-by-api.ts';
import { putAsOwner } from './calls-as-owner.ts';
import { dayAhead } from './clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { logInAsDesk, messageCards, openMessages } from './messages-helpers.ts';
import { mockPush } from './mock-browser-push.ts';

test.use({ serviceWorkers: 'allow' });

/** The plan keeps the beautician. */
const unassign = (page: Page, { _id }: PlacedVisit): Promise<void> =>
  putAsOwner(page, `/api/orders/${_id}/track`, {
    ...{ status: 'confirmed', beautician: 'none' },
    message: suggestUpdateMessage('confirmed'),
  });

test('a planned visit is shown as not confirmed, without the customer, until it is assigned', async ({
  page,
}) => {
  await mockPush(page);
  const usha = await addBeauticianWithAccount(page);
  const booked = await bookAssignedVisit(page, usha, '02:00 PM', dayAhead(1));
  await unassign(page, booked);
  const { services, address, userPhone, username } = await fetchOrder(page, booked);
  await signInWithPasswordLinkByApi(page, usha);
  const answer = page.waitForResponse((one) => new URL(one.url()).pathname === '/api/work');
  await openPage(page, '/work');
  const planned = page.getByRole('region', { name: 'Not confirmed yet' });
  await expect(planned.getByRole('listitem')).toHaveText(
    new RegExp(`^02:00 PM .*${address.city}${services[0]?.name}`),
  );
  await expect(planned).toContainText('You get a message when the salon assigns the visit to you.');
  await expect(planned.getByRole('link')).toHaveCount(0);
  const shown = `${await (await answer).text()} ${await page.locator('body').textContent()}`;
  for (const secret of [username, userPhone, address.street, '₹', String(booked.orderId)]) {
    expect(shown).not.toContain(secret);
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await test.step('notifications are turned on', async () => {
    const subscribed = page.waitForResponse('**/api/push/subscriptions');
    await page.getByRole('button', { name: /^Notify me on this (phone|computer)$/ }).click();
    expect((await subscribed).status()).toBe(204);
    await expect(page.getByText(/This (phone|computer) gets notifications/)).toBeVisible();
    await expectAccessible(page);
  });

  await assignBeauticianByApi(page, booked, usha.place);
  await expect(page.getByRole('link').filter({ hasText: '02:00 PM' })).toBeVisible();
  await expect(planned).toHaveCount(0);
});

test('the desk sends messages to a beautician who has no notifications', async ({ page }) => {
  const usha = await addBeauticianWithAccount(page);
  const booked = await bookAssignedVisit(page, usha, '03:00 PM', dayAhead(1));
  await logInAsDesk(page);
  await openMessages(page);
  const card = messageCards(page).filter({
    has: page.getByRole('heading', { name: usha.place.name }),
  });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading')).toContainText('Beautician');
  await expect(card).toContainText('Visit assigned, to the beautician');
  await expect(card).toContainText('you have a new visit on');
  await expect(card).not.toContainText(booked.username);
  const chat = card.getByRole('link', { name: `Send by WhatsApp to ${usha.place.name}` });
  expect(await chat.getAttribute('href')).toContain(`wa.me/91${usha.login}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const popup = page.waitForEvent('popup');
  await chat.click();
  await (await popup).close();
  await expect(card).toHaveCount(0);

  await openPage(page, `/admin/orders/${booked._id}`);
  const messages = page.getByRole('region', { name: 'Messages about this order' });
  await expect(
    messages.getByText(`${usha.place.name}: Visit assigned, to the beautician`),
  ).toBeVisible();
});
