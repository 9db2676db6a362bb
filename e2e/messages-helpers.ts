import type {
  MessageListName,
  MessagePage,
  StaffMessage,
} from '@haldi/contract/messages/desk/schema';
import { isForSalon } from '@haldi/contract/messages/message-kinds';
import type { Page } from '@playwright/test';
import { mockWhatsapp } from './booking-helpers.ts';
import { putAsOwner } from './calls-as-owner.ts';
import { now } from './clock.ts';
import { expect, openPage } from './fixtures.ts';
import {
  confirmedOrderUpdate,
  type Placed,
  placeOrderOfNewCustomer,
} from './place-orders-by-api.ts';
import { ownerSession, signInAsNewStaff } from './staff-sessions.ts';

export const messageCards = (page: Page) => page.locator('[data-message]');
/** The customer's message only; staff get one too. */
export const messageCardOf = (page: Page, { username }: Placed) =>
  messageCards(page).filter({ has: page.getByRole('heading', { name: username }) });
export const whatsappLinkOf = (page: Page, order: Placed) =>
  messageCardOf(page, order).getByRole('link', { name: /^Send by WhatsApp to / });
export const messageListLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Message lists' }).getByRole('link', { name });

/** Without live updates. */
export const openMessages = async (page: Page, path = ''): Promise<void> => {
  await page.route('**/api/admin/events', () => {});
  await mockWhatsapp(page);
  await openPage(page, `/admin/messages${path}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
};

export const logInAsDesk = (page: Page) => signInAsNewStaff(page, { role: 'desk' });

const listMessages = async (page: Page, list: MessageListName): Promise<StaffMessage[]> => {
  const { request, headers } = await ownerSession(page);
  const answer = await request.get(`/api/admin/messages?list=${list}&limit=200`, { headers });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as MessagePage).messages;
};

/** Waits until the message is on the list. */
export const findListedMessage = async (
  page: Page,
  list: MessageListName,
  { _id }: Placed,
): Promise<StaffMessage> => {
  const find = async () =>
    (await listMessages(page, list)).find(
      ({ order, kind }) => order?._id === _id && !isForSalon(kind),
    );
  await expect.poll(find).toBeDefined();
  return (await find()) as StaffMessage;
};

/** A confirmed order of a customer without any channel, whose message has to be sent manually. */
export const createOrderWithUnsentMessage = async (page: Page): Promise<Placed> => {
  const order = await placeOrderOfNewCustomer(page);
  await putAsOwner(page, `/api/orders/${order._id}/track`, confirmedOrderUpdate);
  await findListedMessage(page, 'to-send', order);
  return order;
};

/** Mock data for states that are hard to produce. */
export const sampleMessage = (number: number, change: Partial<StaffMessage>): StaffMessage => ({
  _id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  kind: 'confirmed',
  state: 'failed',
  channel: 'email',
  to: { name: `Customer ${number}`, phone: '9822012345' },
  text: 'Hello, your visit is confirmed.',
  order: null,
  dueAt: now.toISOString(),
  attempts: 0,
  tried: [],
  problem: '',
  dropReason: null,
  sentAt: null,
  sentBy: null,
  delivery: null,
  ...change,
});

export const mockMessageList = async (
  page: Page,
  list: MessageListName,
  pageOf: (cursor: string | null) => Pick<MessagePage, 'messages' | 'next'>,
): Promise<void> => {
  await page.route(
    (url) => url.pathname === '/api/admin/messages' && url.searchParams.get('list') === list,
    (route) => {
      const cursor = new URL(route.request().url()).searchParams.get('cursor');
      const counts = { toSend: 12, planned: 128, failed: 3 };
      const json: MessagePage = { ...pageOf(cursor), counts };
      return route.fulfill({ json });
    },
  );
};
