import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { expect, type Locator, type Page } from '@playwright/test';
import { asBoss } from './admin.ts';
import { putAsBoss } from './salon.ts';

/** The part of a page that says what was sent to her. */
export const inbox = (page: Page): Locator => page.getByRole('region', { name: 'Messages to you' });
export const choice = (page: Page): Locator =>
  page.getByRole('switch', { name: 'Messages about my visits' });

export const confirmAsBoss = (page: Page, { _id }: Pick<Order, '_id'>): Promise<void> =>
  putAsBoss(page, `/api/orders/${_id}/track`, {
    status: 'confirmed',
    message: 'Your appointment is confirmed. See you soon!',
  });

/** What there is about an order, sent or not. */
export const messagesAbout = async (
  page: Page,
  { _id }: Pick<Order, '_id'>,
): Promise<StaffMessage[]> => {
  const { request, headers } = await asBoss(page);
  const answer = await request.get(`/api/admin/orders/${_id}/messages`, { headers });
  return ((await answer.json()) as { messages: StaffMessage[] }).messages;
};

/** Somebody at the desk sends by hand what waits for her there. */
export const sendByHand = async (page: Page, order: Pick<Order, '_id'>): Promise<void> => {
  const waiting = async () =>
    (await messagesAbout(page, order)).filter(({ state }) => state === 'to-send');
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
  const { request, headers } = await asBoss(page);
  for (const { _id } of await waiting()) {
    const answer = await request.post(`/api/admin/messages/${_id}/sent`, { headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
};
