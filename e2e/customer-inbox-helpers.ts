import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { expect, type Locator, type Page } from '@playwright/test';
import { putAsOwner } from './calls-as-owner.ts';
import { ownerSession } from './staff-sessions.ts';

export const customerInbox = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your messages' });
export const messagesSwitch = (page: Page): Locator =>
  page.getByRole('switch', { name: 'Messages about my visits' });

export const confirmOrderAsOwner = (page: Page, { _id }: Pick<Order, '_id'>): Promise<void> =>
  putAsOwner(page, `/api/orders/${_id}/track`, {
    status: 'confirmed',
    message: 'Your appointment is confirmed. See you soon!',
  });

const messagesAbout = async (page: Page, { _id }: Pick<Order, '_id'>): Promise<StaffMessage[]> => {
  const { request, headers } = await ownerSession(page);
  const answer = await request.get(`/api/admin/orders/${_id}/messages`, { headers });
  return ((await answer.json()) as { messages: StaffMessage[] }).messages;
};

/** Staff mark the confirmation as sent. Alerts to staff may be listed too. */
export const markConfirmationSent = async (
  page: Page,
  order: Pick<Order, '_id'>,
): Promise<void> => {
  let waiting: StaffMessage | undefined;
  const look = async () => {
    waiting = (await messagesAbout(page, order)).find(
      ({ kind, state }) => kind === 'confirmed' && state === 'to-send',
    );
    return waiting;
  };
  await expect.poll(look).toBeDefined();
  const { request, headers } = await ownerSession(page);
  const answer = await request.post(`/api/admin/messages/${waiting?._id}/sent`, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
};
